/** Tournaments whose moves are automatic: what the book proposes is done at once, or as soon as hands and counts let it. */
import { createHash } from 'node:crypto';
import {
  after,
  asRunning,
  count,
  open,
  outcome,
  settle,
  stacksAt,
  START,
  started,
  type Create,
  when,
} from '../../../test/tournament-scenario.js';
import type { Running, TournamentState } from '../state.js';
import { assignSeats } from './break-seats.js';
import { derivedSeed } from './derived-seed.js';
import { floorRulesOf, tablesNow } from './situation.js';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${String(index).padStart(2, '0')}`);
const automatic = (players: number, seatsPerTable: number, more: Partial<Create> = {}): Running =>
  started(names(players), { seatsPerTable, automaticMoves: true, ...more });

/** The open hand of a table settled: the seats named have lost everything to the first other one. */
function losing(state: TournamentState, table: number, ...seats: readonly number[]): ReturnType<typeof settle> {
  const hand = asRunning(state).tables[table - 1]!.openHand!;
  const winner = hand.seats.find(({ seat }) => !seats.includes(seat))!;
  const lost = hand.seats.filter(({ seat }) => seats.includes(seat)).reduce((sum, { stack }) => sum + stack, 0);
  const stackOf = ({ seat, stack }: (typeof hand.seats)[number]): number =>
    seats.includes(seat) ? 0 : seat === winner.seat ? stack + lost : stack;
  return settle(state, table, Object.fromEntries(hand.seats.map((dealt) => [dealt.seat, stackOf(dealt)])));
}

describe('a hand that leaves tables too far apart', () => {
  it('is followed by the move, in the same decision', () => {
    const dealt = after(automatic(16, 8), open(2));
    const decision = when(dealt, losing(dealt, 2, 6, 7, 8));
    expect(outcome(decision)).toEqual(['HandSettled', 'PlayerEliminated', 'PlayerEliminated', 'PlayerEliminated', 'PlayerMoved']);
    expect(decision.events?.at(-1)?.data).toMatchObject({ reason: 'balancing', from: { table: 1, seat: 3 }, book: { followed: true } });
  });

  it('has the move wait for the end of his own hand, and the short table stopped until then (RO 2.3)', () => {
    const dealt = after(automatic(16, 8), open(1), open(2));
    const decision = when(dealt, losing(dealt, 2, 6, 7, 8));
    expect(outcome(decision).slice(-2)).toEqual(['MoveDue', 'TableHalted']);
    const waiting = after(dealt, losing(dealt, 2, 6, 7, 8));
    expect(outcome(when(waiting, losing(waiting, 1)))).toEqual(['HandSettled', 'PlayerMoved', 'TableResumed']);
  });

  it('moves nobody where nothing says that moves are automatic', () => {
    const dealt = after(started(names(16), { seatsPerTable: 8 }), open(2));
    expect(outcome(when(dealt, losing(dealt, 2, 6, 7, 8))).at(-1)).toBe('TableHalted');
  });
});

describe('a table whose hands nobody types in', () => {
  const state = automatic(16, 8);
  const played = after(state, { type: 'RecordHandPlayed', table: 1, at: START });
  const dealt = after(played, open(2));

  it('gives a player up once its chips are counted', () => {
    const decision = when(dealt, losing(dealt, 2, 6, 7, 8));
    expect(decision.events?.find(({ type }) => type === 'MoveDue')?.data).toMatchObject({ waitsFor: 'count', from: { table: 1 } });
    const waiting = after(dealt, losing(dealt, 2, 6, 7, 8));
    expect(outcome(when(waiting, count(waiting, 1, stacksAt(waiting, 1))))).toEqual(['ChipsCounted', 'PlayerMoved', 'TableResumed']);
  });

  it('or once he is moved with his own counted', () => {
    const waiting = asRunning(after(dealt, losing(dealt, 2, 6, 7, 8)));
    const [due] = waiting.seating.due;
    const confirm = { type: 'ConfirmMove', playerId: due!.playerId, ...due!.to, stack: 7500 } as const;
    const decision = when(waiting, confirm);
    expect(decision.events?.[0]).toMatchObject({ type: 'PlayerMoved', data: { stack: 7500, book: { followed: true } } });
    expect(when(after(waiting, confirm), confirm)).toEqual({ events: [] });
  });
});

describe('players who fit at one table fewer', () => {
  const state = automatic(17, 8, { rulebook: { id: 'tdaFr', version: 1 } });
  const dealt = after(state, open(1));

  it('see the next table broken, their tickets drawn from a seed that anybody can make again (TDA 13)', () => {
    const before = asRunning(dealt);
    const decision = when(dealt, losing(dealt, 1, 6));
    const events = decision.events ?? [];
    expect(outcome(decision)).toEqual([
      'HandSettled',
      'PlayerEliminated',
      ...Array.from({ length: 5 }, () => 'PlayerMoved'),
      'TableBroken',
    ]);
    const broken = events.at(-1);
    const then = asRunning(after({ ...before, settings: { ...before.settings, automaticMoves: false } }, losing(dealt, 1, 6)));
    const seed = derivedSeed(then, 'break 3');
    expect(broken?.data).toMatchObject({ table: 3, seatsBy: 'seed', draw: { seed } });
    const [closing, staying] = [tablesNow(then)[2]!, tablesNow(then).slice(0, 2)];
    const drawn = assignSeats(closing, staying, floorRulesOf(then.settings).tableBreak, seed);
    expect(events.flatMap((event) => (event.type === 'PlayerMoved' ? [{ seat: event.data.from.seat, to: event.data.to }] : []))).toEqual(
      drawn,
    );
  });

  it('draw from a seed that stands on the draw of seats and on what every player has', () => {
    const { seed, tables, moments } = asRunning(dealt);
    const lines = tables.flatMap(({ table, seats }) => seats.map(({ seat, playerId, stack }) => `${table}.${seat} ${playerId} ${stack}`));
    const text = [seed, 'break 3', moments, ...lines].join('\n');
    expect(derivedSeed(asRunning(dealt), 'break 3')).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });

  it('wait for the hand of that table, and nobody is moved to balance before', () => {
    const both = after(dealt, open(3));
    const waiting = after(both, losing(both, 1, 6));
    expect(outcome(when(both, losing(both, 1, 6)))).toEqual(['HandSettled', 'PlayerEliminated']);
    expect(outcome(when(waiting, losing(waiting, 3))).at(-1)).toBe('TableBroken');
  });

  it('are told why', () => {
    const moved = when(dealt, losing(dealt, 1, 6)).events?.find(({ type }) => type === 'PlayerMoved');
    expect(moved?.data).toMatchObject({
      reason: 'tableBroken',
      book: { due: 'tableBreak', followed: true, articles: [{ article: 'TDA 13' }, { article: 'TDA 24' }] },
    });
  });
});

describe('as many as a final table takes', () => {
  const state = automatic(10, 5, { rulebook: { id: 'ropta', version: 1, houseRules: { 'finalTable.size': 'nine' } } });
  const both = after(state, open(1), open(2));

  it('are seated anew once every hand is over; until then all tables stop', () => {
    const waiting = when(both, losing(both, 1, 5));
    expect(outcome(waiting)).toEqual(['HandSettled', 'PlayerEliminated', 'TableHalted', 'TableHalted']);
    expect(waiting.events?.at(-1)?.data).toMatchObject({ cause: 'finalTable', articles: [{ article: 'RO 2.1' }] });
    const halted = after(both, losing(both, 1, 5));
    expect(when(halted, open(1)).refusal).toMatchObject({ code: 'TABLE_HALTED', parameters: { cause: 'finalTable' } });
    const formed = when(halted, losing(halted, 2));
    expect(outcome(formed)).toEqual(['HandSettled', 'FinalTableFormed', 'TableBroken']);
    expect(outcome(when(after(halted, losing(halted, 2)), open(1))).at(-1)).toBe('HandOpened');
  });

  it('may play on where the director wants another hand', () => {
    const halted = after(both, losing(both, 1, 5));
    const resumed = after(halted, { type: 'ResumeTable', table: 1, reason: 'the film crew is late' });
    expect(outcome(when(resumed, open(1))).at(-1)).toBe('HandOpened');
  });
});

it('a tournament plays to its winner by itself', () => {
  let state: TournamentState = automatic(40, 8);
  for (let hands = 0; state.phase === 'running' && hands < 200; hands += 1) {
    const table = state.tables.find(({ broken, seats }) => !broken && seats.length > 1);
    if (table === undefined) break;
    const dealt = after(state, open(table.table));
    const { seats } = asRunning(dealt).tables[table.table - 1]!.openHand!;
    state = after(dealt, losing(dealt, table.table, seats.at(-1)!.seat));
  }
  expect(state.phase).toBe('finished');
});
