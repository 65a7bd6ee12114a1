/** Tournaments whose moves are automatic: what the book proposes is done at once, or as soon as hands and counts let it. */
import { firstEdition } from '../../../events/editions.js';
import { createHash } from 'node:crypto';
import {
  after,
  asRunning,
  count,
  open,
  outcome,
  player,
  settle,
  stacksAt,
  START,
  started,
  type Create,
  when,
} from '../../../test/tournament-scenario.js';
import type { Running, TournamentState } from '../state.js';
import { assignSeats } from './break-seats.js';
import { deriveSeed } from '../lots/derived-seed.js';
import { makeCurrentPlan } from './proposal.js';
import { floorRulesOf, readTables } from './situation.js';

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

  it('has no entry handed on meanwhile', () => {
    const waiting = asRunning(after(dealt, losing(dealt, 2, 6, 7, 8)));
    const [due] = waiting.seating.due;
    const transfer = {
      type: 'TransferEntry',
      playerId: due!.playerId,
      toPlayer: player('zoe'),
      adult: true,
      showsDocument: true,
      reason: 'the wrong person was entered',
      at: START,
    } as const;
    expect(when(waiting, transfer).refusal).toEqual({
      code: 'MOVE_WAITS',
      article: null,
      parameters: { playerId: due!.playerId, ...due!.to },
    });
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
  const state = automatic(17, 8, { rulebook: firstEdition('tdaFr') });
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
    const seed = deriveSeed(then, 'break 3');
    expect(broken?.data).toMatchObject({ table: 3, seatsBy: 'seed', draw: { seed } });
    const [closing, staying] = [readTables(then)[2]!, readTables(then).slice(0, 2)];
    const drawn = assignSeats(closing, staying, floorRulesOf(then.settings).tableBreak, seed);
    expect(events.flatMap((event) => (event.type === 'PlayerMoved' ? [{ seat: event.data.from.seat, to: event.data.to }] : []))).toEqual(
      drawn,
    );
  });

  it('draw from a seed that stands on the draw of seats and on what every player has', () => {
    const { seed, tables, moments } = asRunning(dealt);
    const lines = tables.flatMap(({ table, seats }) => seats.map(({ seat, playerId, stack }) => `${table}.${seat} ${playerId} ${stack}`));
    const text = [seed, 'break 3', moments, ...lines].join('\n');
    expect(deriveSeed(asRunning(dealt), 'break 3')).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });

  it('wait for the hand of that table, and nobody is moved to balance before', () => {
    const both = after(dealt, open(3));
    const waiting = after(both, losing(both, 1, 6));
    const decision = when(both, losing(both, 1, 6));
    expect(outcome(decision)).toEqual(['HandSettled', 'PlayerEliminated', 'TableHalted']);
    expect(decision.events?.at(-1)?.data).toMatchObject({ table: 3, cause: 'tableBreak', reason: null });
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
  const state = automatic(10, 5, { rulebook: { ...firstEdition('ropta'), houseRules: { 'finalTable.size': 'nine' } } });
  const both = after(state, { type: 'CloseLateEntry', ruling: 'nobody else comes', at: START }, open(1), open(2));

  it('are seated anew once every hand is over; until then all tables stop', () => {
    const waiting = when(both, losing(both, 1, 5));
    expect(outcome(waiting)).toEqual(['HandSettled', 'PlayerEliminated', 'TableHalted', 'TableHalted']);
    expect(waiting.events?.at(-1)?.data).toMatchObject({ cause: 'finalTable', articles: [{ article: 'RO 2.1' }] });
    const halted = after(both, losing(both, 1, 5));
    expect(when(halted, open(1)).refusal).toEqual({
      code: 'TABLE_HALTED',
      article: 'RO 2.1',
      parameters: { table: 1, cause: 'finalTable', difference: 1 },
    });
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

describe('several tables that are no longer needed (RO 2.4)', () => {
  /** Five tables with three players each, and one hand until two tables of eight would hold them. */
  const drawn = started(names(15), { seatsPerTable: 3, rulebook: firstEdition('ropta'), automaticMoves: true });
  const five: Running = { ...drawn, settings: { ...drawn.settings, seatsPerTable: 8 } };
  const brokenBy = (decision: ReturnType<typeof when>): number[] =>
    (decision.events ?? []).flatMap((event) => (event.type === 'TableBroken' ? [event.data.table] : []));

  it('are each broken as soon as they can be; one that is in a hand begins no other', () => {
    const dealt = after(five, open(1), open(5));
    const decision = when(dealt, losing(dealt, 1, 3));
    expect(brokenBy(decision)).toEqual([4, 3]);
    expect(decision.events?.at(-1)).toMatchObject({ type: 'TableHalted', data: { table: 5, cause: 'tableBreak' } });
    const waiting = after(dealt, losing(dealt, 1, 3));
    expect(makeCurrentPlan(asRunning(waiting))).toMatchObject({ due: 'tableBreak', breaks: [{ table: 5, waitsFor: 'hand' }] });
    expect(brokenBy(when(waiting, losing(waiting, 5)))).toEqual([5]);
  });

  it('send nobody to one another', () => {
    const dealt = after(five, open(1), open(5));
    const moved = when(dealt, losing(dealt, 1, 3)).events!.flatMap((event) => (event.type === 'PlayerMoved' ? [event.data.to.table] : []));
    expect(new Set(moved)).toEqual(new Set([1, 2]));
  });

  it('wait for a count where nobody types hands in, and begin no hand before', () => {
    const played = after(five, { type: 'RecordHandPlayed', table: 4, at: START }, open(1));
    const decision = when(played, losing(played, 1, 3));
    expect(brokenBy(decision)).toEqual([5, 3]);
    const waiting = after(played, losing(played, 1, 3));
    expect(makeCurrentPlan(asRunning(waiting))).toMatchObject({ breaks: [{ table: 4, waitsFor: 'count' }] });
    expect(when(waiting, open(4)).refusal).toEqual({
      code: 'TABLE_HALTED',
      article: 'RO 2.4',
      parameters: { table: 4, cause: 'tableBreak', difference: 3 },
    });
    expect(brokenBy(when(waiting, count(waiting, 4, stacksAt(waiting, 4))))).toEqual([4]);
  });

  it('may be told to play on by the director', () => {
    const played = after(five, { type: 'RecordHandPlayed', table: 4, at: START }, open(1));
    const waiting = after(played, losing(played, 1, 3), { type: 'ResumeTable', table: 4, reason: 'the last hand before the dinner' });
    expect(asRunning(waiting).seating.halted).toEqual([]);
  });

  it('are broken in the order of which can go first, also where it was announced; others wait for their turn', () => {
    const asked = { ...five, settings: { ...five.settings, automaticMoves: false } };
    const told = after(asked, { type: 'AnnounceBreakOrder', tables: [2, 3, 1, 5, 4], reason: null }, open(2));
    expect(makeCurrentPlan(asRunning(told))).toMatchObject({
      breaks: [{ table: 2, waitsFor: 'hand' }, { table: 3, waitsFor: null }, { table: 1 }],
    });
    expect(outcome(when(told, { type: 'BreakTable', table: 3 })).at(-1)).toBe('TableBroken');
    expect(when(told, { type: 'BreakTable', table: 5 }).refusal).toEqual({
      code: 'BREAK_ORDER_VIOLATION',
      article: 'RO 2.4',
      parameters: { table: 5, next: 2 },
    });
  });
});

describe('tables that stay while another waits to be broken', () => {
  /** Eight, six and three players: one fewer, and two tables hold them. */
  function three(): Running {
    const full = started(names(24), { seatsPerTable: 8, rulebook: firstEdition('tdaFr') });
    const less = after(full, open(2));
    const fewer = after(less, losing(less, 2, 7, 8), open(3));
    const state = asRunning(after(fewer, losing(fewer, 3, 4, 5, 6, 7, 8)));
    return { ...state, settings: { ...state.settings, automaticMoves: true } };
  }

  it('are not balanced where those who come at the end of its hand fill them', () => {
    const dealt = after(three(), { type: 'ResumeTable', table: 3, reason: 'its last hand' }, open(3), open(2));
    expect(outcome(when(dealt, losing(dealt, 2, 6)))).not.toContain('PlayerMoved');
    const waiting = after(dealt, losing(dealt, 2, 6));
    expect(outcome(when(waiting, losing(waiting, 3))).at(-1)).toBe('TableBroken');
  });

  it('are balanced among themselves while it waits for a count, as the book has it (TDA 25)', () => {
    const dealt = after(three(), { type: 'RecordHandPlayed', table: 3, at: START }, open(2));
    const moved = when(dealt, losing(dealt, 2, 6)).events?.find(({ type }) => type === 'PlayerMoved');
    expect(moved?.data).toMatchObject({ from: { table: 1 }, to: { table: 2 }, book: { due: 'balance', followed: true } });
  });

  it('have the move to confirm where moves are not automatic', () => {
    const state = three();
    const dealt = after(
      { ...state, settings: { ...state.settings, automaticMoves: false } },
      { type: 'RecordHandPlayed', table: 3, at: START },
      open(2),
    );
    const waiting = asRunning(after(dealt, losing(dealt, 2, 6)));
    const plan = makeCurrentPlan(waiting);
    if (plan.due !== 'tableBreak' || plan.move === null) throw new Error(plan.due);
    const { playerId } = waiting.tables[0]!.seats.find(({ seat }) => seat === plan.move!.from.seat)!;
    expect(when(waiting, { type: 'ConfirmMove', playerId, ...plan.move.to }).events?.[0]).toMatchObject({
      type: 'PlayerMoved',
      data: { book: { due: 'balance', followed: true } },
    });
  });
});
