/** The checks of a tournament notice each fault, shown by states and events that are falsified. */
import type { Running, Table } from '../src/tournament/state.js';
import { faultAfter, placesFault, repetitionFault } from './tournament-checks.js';
import { after, asRunning, open, player, sitting, START, started, when } from './tournament-scenario.js';

const whole = started(['ada', 'bo', 'cyd', 'dan', 'eve', 'fay', 'gus', 'hal']);
const opened = when(whole, open(1)).events!.find((event) => event.type === 'HandOpened')!;
/** An event that changes no table. */
const [last] = when(whole, { type: 'PauseClock', at: START }).events!;

/** The tournament with its first table changed. */
const first = (change: (table: Table) => Partial<Table>, state = whole): Running => ({
  ...state,
  tables: state.tables.map((table) => (table.table === 1 ? { ...table, ...change(table) } : table)),
});
const seated = (at: number, change: Partial<Table['seats'][number]>) => (table: Table) => ({
  seats: table.seats.map((each, index) => (index === at ? { ...each, ...change } : each)),
});

it('nothing is found where all is whole', () => {
  expect(faultAfter(last!, whole)).toBeNull();
  expect(faultAfter(opened, whole)).toBeNull();
  expect(placesFault(whole)).toBeNull();
});

it.each<[string, Running, RegExp]>([
  ['a chip more at a table', first(({ chips }) => ({ chips: chips + 25 })), /holds 40000 chips, and is taken to hold 40025/],
  [
    'a chip more at a table that nobody has counted',
    first(({ chips }) => ({ chips: chips + 25, stacksFrom: 'unknown' })),
    /there are 80025 chips/,
  ],
  [
    'chips that went to nobody',
    { ...whole, entry: { ...whole.entry, issued: 90_000 } },
    /80000 chips at the tables, and 90000 were issued/,
  ],
  ['players without a chip', first(() => ({ chips: 0, stacksFrom: 'unknown' })), /has 0 chips for 4 players/],
  ['a player at two tables', first(seated(0, { playerId: sitting(whole, 2, 1) })), /sits at 1\.1 and at 2\.1/],
  ['a player at two seats of a table', first(seated(0, { playerId: sitting(whole, 1, 3) })), /sits at 1\.1 and at 1\.3/],
  ['two players at a seat', first(seated(1, { seat: 1 })), /two players sit at 1\.1/],
  ['a seat that there is not', first(seated(3, { seat: 5 })), /no such seat/],
  ['a seat below the first', first(seated(0, { seat: 0 })), /no such seat/],
  ['seats out of order', first(({ seats }) => ({ seats: seats.toReversed() })), /out of order/],
  ['a broken table with players', first(() => ({ broken: true })), /is broken, and 4 players/],
  ['a broken table with chips', first(() => ({ broken: true, seats: [] })), /is broken, and 0 players and 40000 chips/],
  ['a player who has vanished', { ...whole, playersLeft: 9 }, /8 players sit at tables, and 9 are left/],
])('%s is noticed', (_what, state, fault) => {
  expect(faultAfter(last!, state)).toMatch(fault);
});

it('a player who is out and sits is noticed', () => {
  const out = asRunning(
    after(whole, { type: 'RecordHandPlayed', table: 1, at: START }, { type: 'EliminatePlayer', playerId: player('ada'), at: START }),
  );
  expect(faultAfter(last!, { ...whole, eliminations: out.eliminations })).toMatch(/ada is out, and sits at/);
});

it.each<[string, Partial<typeof opened.data>, RegExp]>([
  ['a big blind of nobody', { bigBlindSeat: 9 }, /nobody sits at 9, the big blind/],
  ['a small blind of nobody', { smallBlindSeat: 9 }, /nobody sits at 9, the small blind/],
  ['a dealer who is nobody', { dealer: 9 }, /nobody sits at 9, who deals/],
  ['both blinds of one player', { smallBlindSeat: 1, bigBlindSeat: 1 }, /has both blinds/],
  [
    'the small blind on the button, of more than two',
    { smallBlindSeat: 1, bigBlindSeat: 2, button: 1 },
    /the small blind is at 1 and the button at 1/,
  ],
])('%s is noticed', (_what, data, fault) => {
  expect(faultAfter({ ...opened, data: { ...opened.data, ...data } }, whole)).toMatch(fault);
});

describe('the places', () => {
  const out = (playerId: string) => ({ type: 'EliminatePlayer', playerId: player(playerId), at: START }) as const;
  const played = (table: number) => ({ type: 'RecordHandPlayed', table, at: START }) as const;
  const two = asRunning(after(whole, played(1), played(2), out('ada'), played(1), played(2), out('bo')));
  const placed = (at: number, change: object): Running => ({
    ...two,
    eliminations: two.eliminations.map((each, index) => (index === at ? { ...each, ...change } : each)),
  });

  it.each<[string, Running, RegExp]>([
    ['one that is left out', placed(1, { place: 6 }), /place 6 is given, and 7 is the next/],
    ['one that is given twice', placed(0, { place: 7 }), /shares place 7 with 1, and 2 have it/],
    ['one that is said to be shared', placed(0, { tied: 2 }), /shares place 8 with 2, and 1 have it/],
  ])('%s is noticed', (_what, state, fault) => {
    expect(placesFault(two)).toBeNull();
    expect(placesFault(state)).toMatch(fault);
  });
});

describe('the end', () => {
  const heads = started(['ada', 'bo']);
  const played = after(heads, { type: 'RecordHandPlayed', table: 1, at: START });
  const last = { type: 'EliminatePlayer', playerId: player('ada'), at: START } as const;
  const over = after(played, last);
  const told = when(played, last).events!.find((event) => event.type === 'TournamentFinished')!;
  const end = (winner: string, stack: number): typeof told => ({ ...told, data: { ...told.data, winner: player(winner), stack } });

  it('of another than who sits there, with other chips, or while two sit is noticed', () => {
    expect(faultAfter(end('bo', 20_000), over)).toBeNull();
    expect(faultAfter(end('ada', 20_000), over)).toMatch(/ada has won 20000 chips, and bo has 20000/);
    expect(faultAfter(end('bo', 10_000), over)).toMatch(/bo has won 10000 chips/);
    expect(faultAfter(end('bo', 20_000), heads)).toMatch(/it is over, and 2 are left/);
  });
});

it('a command that does something more the second time is noticed', () => {
  expect(repetitionFault({ events: [] })).toBeNull();
  expect(repetitionFault(when(whole, open(1)))).toMatch(/the second time gives .*HandOpened/);
  expect(repetitionFault(when(whole, open(9)))).toBe('the second time gives UNKNOWN_TABLE');
});
