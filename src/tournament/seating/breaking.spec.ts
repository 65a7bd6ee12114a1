/**
 * Breaking a table: the order announced to the players (RO 2.4), seats by the book, by tickets or by the director's order (RC 9; MO 7.1, 7.8;
 * TDA 13, 24; TF §8 b12).
 */
import { firstEdition } from '../../../events/editions.js';
import {
  after,
  asRunning,
  type Create,
  draw,
  friday,
  outcome,
  player,
  register,
  seed,
  sitting,
  START,
  started,
  when,
} from '../../../test/tournament-scenario.js';
import { initialTournamentState, type Running, type TournamentState } from '../state.js';
import type { Placement } from '../../../commands/tournament/seating.js';
import { makeCurrentPlan } from './proposal.js';
import { deriveSeed } from '../lots/derived-seed.js';
import type { TournamentRefusal } from '../refusals.js';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${String(index).padStart(2, '0')}`);

/** Three tables of eight seats with five players each. */
function three(id: string, more: Partial<Create> = {}): Running {
  return started(names(15), { seatsPerTable: 8, rulebook: firstEdition(id), ...more });
}

/** As `three`, drawn at tables of five seats and then given eight: the draw fills as few tables as it can. */
const state = fifteen('ropta');
function fifteen(id: string): Running {
  const drawn = started(names(15), { seatsPerTable: 5, rulebook: firstEdition(id) });
  return { ...drawn, settings: { ...drawn.settings, seatsPerTable: 8 } };
}

const playersOf = (of: TournamentState, table: number) => asRunning(of).tables[table - 1]!.seats;
/** Each player of the table to the seats of another that are given, in the order of their own. */
const placed = (of: TournamentState, table: number, places: readonly (readonly [number, number])[]): Placement[] =>
  playersOf(of, table).map(({ playerId }, index) => ({ playerId, table: places[index]![0], seat: places[index]![1] }));

describe('what is due', () => {
  it('is a break once everybody fits at one table fewer, before any move to balance', () => {
    expect(makeCurrentPlan(state)).toMatchObject({ due: 'tableBreak', table: 3, players: 15 });
    expect(makeCurrentPlan(three('ropta'))).toMatchObject({ due: 'nothing' });
  });

  it('is the table with the highest number, unless players were told another order', () => {
    const told = after(state, { type: 'AnnounceBreakOrder', tables: [2], reason: null });
    expect(makeCurrentPlan(asRunning(told))).toMatchObject({ due: 'tableBreak', table: 2 });
  });
});

describe('the order of breaking (RO 2.4)', () => {
  const order = { type: 'AnnounceBreakOrder', tables: [2, 3, 1], reason: null } as const;
  const told = after(state, order);

  it('is fixed before the start: any tables before the draw, those of the draw after it', () => {
    const list = after(initialTournamentState, friday, ...register('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'));
    const early = after(list, { ...order, tables: [3, 9, 1] });
    expect(early).toMatchObject({ breakOrder: [3, 9, 1] });
    const begun = after(early, ...draw(seed('1')), { type: 'StartTournament', at: START });
    expect(asRunning(begun).seating.breakOrder).toEqual([3, 1]);
    const drawn = after(list, ...draw(seed('1')));
    expect(when(drawn, { ...order, tables: [4] }).refusal).toEqual({
      code: 'INVALID_BREAK_ORDER',
      article: null,
      parameters: { open: [1, 2, 3], unexpected: ['4'], repeated: [] },
    });
    expect(asRunning(after(drawn, order, { type: 'StartTournament', at: START })).seating.breakOrder).toEqual([2, 3, 1]);
    const none = after(early, { type: 'WithdrawBreakOrder', reason: 'the tables are not known yet' });
    expect(none).toMatchObject({ breakOrder: null });
    expect(outcome(when(none, { type: 'WithdrawBreakOrder', reason: 'again' }))).toBe('NO_BREAK_ORDER');
  });

  it('is told to the players, and changed with a reason', () => {
    expect(when(state, order).events).toEqual([
      {
        type: 'BreakOrderAnnounced',
        data: { tables: [2, 3, 1], reason: null, articles: [{ article: 'RO 2.4', fallback: false, house: false }] },
      },
    ]);
    expect(when(told, order)).toEqual({ events: [] });
    const other = { ...order, tables: [3, 2, 1] };
    expect(when(told, other).refusal).toEqual({ code: 'REASON_REQUIRED', article: 'RO 2.4', parameters: {} });
    expect(when(told, { ...other, reason: 'the heating at table 3 has failed' }).events).toMatchObject([
      { data: { tables: [3, 2, 1], reason: 'the heating at table 3 has failed' } },
    ]);
  });

  it('holds until another is told', () => {
    expect(when(told, { type: 'BreakTable', table: 3 }).refusal).toEqual({
      code: 'BREAK_ORDER_VIOLATION',
      article: 'RO 2.4',
      parameters: { table: 3, next: 2 },
    });
    expect(outcome(when(told, { type: 'BreakTable', table: 2 })).at(-1)).toBe('TableBroken');
  });

  it('loses the tables that are broken', () => {
    expect(asRunning(after(told, { type: 'BreakTable', table: 2 })).seating.breakOrder).toEqual([3, 1]);
  });

  it.each([
    [[], [], []],
    [[1, 4], ['4'], []],
    [[1, 1, 2], [], [1]],
  ])('of %j is refused', (tables, unexpected, repeated) => {
    expect(when(state, { ...order, tables }).refusal).toEqual({
      code: 'INVALID_BREAK_ORDER',
      article: null,
      parameters: { open: [1, 2, 3], unexpected, repeated },
    });
  });
});

describe('a table whose players draw', () => {
  const drawn = fifteen('redcactus');
  const command = { type: 'BreakTable', table: 3 } as const;

  it('keeps the seed with its seats, so that anyone can draw again (RC 9)', () => {
    const decision = when(drawn, command);
    expect(outcome(decision)).toEqual(['PlayerMoved', 'PlayerMoved', 'PlayerMoved', 'PlayerMoved', 'PlayerMoved', 'TableBroken']);
    expect(decision.events?.at(-1)).toMatchObject({
      data: {
        table: 3,
        seatsBy: 'seed',
        draw: { algorithm: 'sha256-tickets-1', seed: deriveSeed(drawn, 'break 3') },
        articles: [{ article: 'RC 9' }],
      },
    });
    expect(decision.events?.[0]?.data).toMatchObject({
      reason: 'tableBroken',
      book: { due: 'tableBreak', followed: true, why: { key: 'tableBrokenDrawn' } },
    });
    expect(when(drawn, command)).toEqual(decision);
  });

  it('may have drawn tickets by hand', () => {
    const seats = placed(drawn, 3, [
      [1, 6],
      [2, 8],
      [2, 6],
      [1, 7],
      [2, 7],
    ]);
    const decision = when(drawn, { type: 'BreakTable', table: 3, seats });
    expect(decision.events?.at(-1)?.data).toMatchObject({ seatsBy: 'tickets' });
    expect(decision.events?.at(-1)?.data).not.toHaveProperty('draw');
    expect(sitting(after(drawn, { type: 'BreakTable', table: 3, seats }), 2, 8)).toBe(playersOf(drawn, 3)[1]!.playerId);
  });

  it('may not have put a player between button and small blind, unless the director says why (RC 9)', () => {
    const gap = behindAHand('redcactus');
    const seats = placed(gap, 3, [
      [1, 3],
      [2, 8],
      [2, 6],
      [1, 7],
      [2, 7],
    ]);
    expect(when(gap, { type: 'BreakTable', table: 3, seats }).refusal).toEqual({
      code: 'SEAT_BETWEEN_BUTTON_AND_SMALL_BLIND',
      article: 'RC 9',
      parameters: { table: 1, seat: 3 },
    });
    const ordered = when(gap, { type: 'BreakTable', table: 3, seats, reason: 'he can’t reach the others' });
    expect(ordered.events?.at(-1)?.data).toMatchObject({ seatsBy: 'director', reason: 'he can’t reach the others' });
    expect(ordered.events?.[0]?.data).toMatchObject({ reason: 'he can’t reach the others', book: { followed: false } });
    const waits = behindAHand('tdaFr');
    const same = placed(waits, 3, [
      [1, 3],
      [2, 8],
      [2, 6],
      [1, 7],
      [2, 7],
    ]);
    expect(outcome(when(waits, { type: 'BreakTable', table: 3, seats: same })).at(-1)).toBe('TableBroken');
  });
});

/** Table 1 has played a hand with the blinds at seats 2 and 4; seat 3 was empty then. */
function behindAHand(id: string): Running {
  const begun = fifteen(id);
  const left = after(begun, { type: 'EliminatePlayer', playerId: sitting(begun, 1, 3), at: START });
  const counted = asRunning(left).tables[0]!.seats.map(({ playerId, stack }, index) => ({ playerId, stack: index === 0 ? 20_000 : stack }));
  const positions = { button: 1, smallBlindSeat: 2, bigBlindSeat: 4, reason: 'as it was' };
  return asRunning(
    after(
      left,
      { type: 'RecordChipCounts', table: 1, stacks: counted, at: START },
      { type: 'RecordHandPlayed', table: 1, at: START, positions },
      { type: 'RecordChipCounts', table: 1, stacks: counted, at: START },
    ),
  );
}

describe('seats that are given', () => {
  const bookSeats = when(state, { type: 'BreakTable', table: 3 }).events!.flatMap((event) =>
    event.type === 'PlayerMoved' ? [{ playerId: event.data.playerId, ...event.data.to }] : [],
  );

  it('must be those of the book where it seats everybody itself (RO 2.4), or have the director’s reason', () => {
    expect(when(state, { type: 'BreakTable', table: 3, seats: bookSeats }).events?.at(-1)?.data).toMatchObject({ seatsBy: 'book' });
    const [one, two, ...others] = bookSeats;
    const swapped = [{ ...one!, table: two!.table, seat: two!.seat }, { ...two!, table: one!.table, seat: one!.seat }, ...others];
    expect(when(state, { type: 'BreakTable', table: 3, seats: swapped }).refusal).toEqual({
      code: 'ASSIGNMENT_NOT_CONFORMING',
      article: 'RO 2.4',
      parameters: { playerId: one!.playerId, table: one!.table, seat: one!.seat },
    });
    expect(outcome(when(state, { type: 'BreakTable', table: 3, seats: swapped, reason: 'they are brothers' })).at(-1)).toBe('TableBroken');
  });

  it.each<[string, (seats: Placement[]) => Placement[], TournamentRefusal]>([
    ['a player is missing', (seats) => seats.slice(1), { code: 'PLACEMENTS_MISMATCH', article: null, parameters: { players: ['p13'] } }],
    [
      'a player is named twice',
      (seats) => [...seats, { ...seats[0]!, seat: 8 }],
      { code: 'PLACEMENTS_MISMATCH', article: null, parameters: { players: ['p13'] } },
    ],
    [
      'a stranger is named',
      (seats) => [...seats, { playerId: player('zoe'), table: 1, seat: 8 }],
      { code: 'PLACEMENTS_MISMATCH', article: null, parameters: { players: ['zoe'] } },
    ],
    [
      'a seat is given twice',
      (seats) => [{ ...seats[0]!, table: seats[1]!.table, seat: seats[1]!.seat }, ...seats.slice(1)],
      { code: 'SEAT_TAKEN', article: null, parameters: { table: 2, seat: 6, playerId: 'p07' } },
    ],
    [
      'somebody sits there',
      (seats) => [{ ...seats[0]!, seat: 1 }, ...seats.slice(1)],
      { code: 'SEAT_TAKEN', article: null, parameters: { table: 1, seat: 1, playerId: 'p14' } },
    ],
    [
      'there is no such seat',
      (seats) => [{ ...seats[0]!, seat: 9 }, ...seats.slice(1)],
      { code: 'INVALID_NUMBER', article: null, parameters: { field: 'seat', value: '9', minimum: 1, maximum: 8 } },
    ],
    [
      'the table closes itself',
      (seats) => [{ ...seats[0]!, table: 3, seat: 8 }, ...seats.slice(1)],
      { code: 'UNKNOWN_TABLE', article: null, parameters: { table: '3' } },
    ],
  ])('are refused where %s', (_what, change, refusal) => {
    expect(when(state, { type: 'BreakTable', table: 3, seats: change([...bookSeats]), reason: 'x' }).refusal).toEqual(refusal);
  });
});

it('a table that was broken is not broken again: who is to sit elsewhere is moved (RO 2.4)', () => {
  const broken = after(state, { type: 'BreakTable', table: 3 });
  const [one] = when(state, { type: 'BreakTable', table: 3 }).events!.flatMap(({ type, data }) => (type === 'PlayerMoved' ? [data] : []));
  const { playerId, to } = one!;
  expect(when(broken, { type: 'BreakTable', table: 3 })).toEqual({ events: [] });
  expect(when(broken, { type: 'BreakTable', table: 3, seats: [{ playerId, ...to }] })).toEqual({ events: [] });
  const elsewhere = [{ playerId, table: to.table, seat: 8 }];
  expect(when(broken, { type: 'BreakTable', table: 3, seats: elsewhere, reason: 'his ticket' }).refusal).toEqual({
    code: 'SEATED_ALREADY',
    article: null,
    parameters: { playerId, ...to },
  });
});

it('a table without players is closed, and nobody moves', () => {
  const five = started(['ada', 'bo', 'cyd', 'dan', 'eve'], { seatsPerTable: 4 });
  const [one, two] = playersOf(five, 2).map(({ playerId }) => playerId);
  const emptied = after(
    five,
    { type: 'EliminatePlayer', playerId: two!, at: START },
    { type: 'MovePlayer', playerId: one!, table: 1, seat: 4, reason: 'alone' },
  );
  expect(when(emptied, { type: 'BreakTable', table: 2 })).toEqual({ events: [{ type: 'TableBroken', data: { table: 2 } }] });
});
