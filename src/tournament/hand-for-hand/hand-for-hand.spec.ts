/** Tables that play hand for hand: one hand each, then they wait for each other; the clock stands, and is put forward after each round. */
import { firstEdition } from '../../../events/editions.js';
import {
  after,
  asRunning,
  count,
  friday,
  minutes,
  open,
  outcome,
  settle,
  sitting,
  stacksAt,
  START,
  started,
  type Create,
  when,
} from '../../../test/tournament-scenario.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { readClock } from '../timing/clock.js';
import type { Running, TournamentState } from '../state.js';
import { adviceOf } from './advice.js';
import { listStillPlaying, listWaitingTables } from './waiting.js';

const books = ['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'] as const;
const ofRopta = [
  ['redcactus', true],
  ['mons', true],
  ['tdaFr', true],
  ['ropta', false],
  ['toufflers', true],
] as const;

const levels: Create['structure'] = friday.structure.map((period) => (period.kind === 'level' ? { ...period, ante: 0 } : period));
const names = (players: number): string[] => Array.from({ length: players }, (_, index) => `p${String(index).padStart(2, '0')}`);
const under = (id: string, players = 10, settings: Partial<Create> = {}): Running =>
  started(names(players), {
    rulebook: { ...firstEdition(id), houseRules: { 'stack.initial': 0 } },
    antePriority: undefined,
    anteFormat: 'none',
    structure: levels,
    seatsPerTable: 5,
    ...settings,
  });

/** Minutes after the start. */
const at = (count: number): number => START + minutes(count);
const announce = (time = 1, stillPlaying: readonly number[] = []): TournamentCommand => ({
  type: 'AnnounceHandForHand',
  reason: 'bubble',
  stillPlaying,
  at: at(time),
});
const played = (table: number, time = 1): TournamentCommand => ({ type: 'RecordHandPlayed', table, at: at(time) });
const settled = (state: TournamentState, table: number, time = 1): TournamentCommand =>
  settle(state, table, stacksAt(state, table), at(time));

/** The open hand of a table, in which a seat loses all it has to the next one. */
function losing(state: TournamentState, table: number, seats: readonly number[], time = 1): TournamentCommand {
  const hand = asRunning(state).tables[table - 1]!.openHand!;
  const winner = hand.seats.find(({ seat }) => !seats.includes(seat))!.seat;
  const lost = hand.seats.filter(({ seat }) => seats.includes(seat)).reduce((sum, { stack }) => sum + stack, 0);
  const stacks = hand.seats.map(({ seat, stack }) => [seat, seats.includes(seat) ? 0 : seat === winner ? stack + lost : stack]);
  return settle(state, table, Object.fromEntries(stacks) as Record<number, number>, at(time));
}

const clockOf = (state: TournamentState, time: number) => {
  const { clock, settings } = asRunning(state);
  return readClock(clock, settings.structure, at(time));
};

describe('the announcement of hand-for-hand play (RO 2.7)', () => {
  it.each(ofRopta)('gives the signal at once where no hand runs, and stops the clock (%s)', (book, fallback) => {
    const decision = when(under(book), announce());
    expect(outcome(decision)).toEqual(['HandForHandAnnounced', 'HandForHandRoundStarted', 'ClockPaused']);
    expect(decision.events?.[0]?.data).toMatchObject({ until: 9, articles: [{ article: 'RO 2.7', fallback }] });
    expect(decision.events?.[2]?.data).toEqual({ at: at(1), remainingMs: minutes(9) });
  });

  it.each(books)('waits for the hands in progress; a table whose hand is over plays no other before the signal (%s)', (book) => {
    const dealt = after(under(book), open(1), open(2), announce());
    const one = after(dealt, settled(dealt, 1));
    expect(when(one, open(1, at(1))).refusal).toEqual({
      code: 'HAND_FOR_HAND_WAIT',
      article: 'RO 2.7',
      parameters: { table: 1, waitsFor: [2] },
    });
    expect(when(one, played(1)).refusal).toEqual({
      code: 'HAND_FOR_HAND_WAIT',
      article: 'RO 2.7',
      parameters: { table: 1, waitsFor: [2] },
    });
    expect(clockOf(one, 5).paused).toBe(false);
    const decision = when(one, settled(one, 2, 3));
    expect(outcome(decision)).toEqual(['HandSettled', 'HandForHandRoundStarted', 'ClockPaused']);
  });

  it('waits for a hand that nobody types in where the floor says that one runs: it is none of a round', () => {
    const announced = after(under('ropta'), announce(1, [2]));
    expect(listStillPlaying(asRunning(announced))).toEqual([2]);
    expect(when(announced, open(1, at(1))).refusal).toEqual({
      code: 'HAND_FOR_HAND_WAIT',
      article: 'RO 2.7',
      parameters: { table: 1, waitsFor: [2] },
    });
    const signalled = after(announced, played(2));
    expect(asRunning(signalled).handForHand).toMatchObject({ round: 1, open: true, begun: [] });
    expect(outcome(when(signalled, played(2))).at(-1)).toBe('HandPlayed');
  });

  it('waits for the hands of untracked tables that it names, once each; tracked hands are known', () => {
    const dealt = after(under('ropta'), open(1));
    expect(when(dealt, announce(1, [2, 1, 2])).events).toMatchObject([{ data: { stillPlaying: [2] } }]);
    expect(listStillPlaying(asRunning(after(dealt, announce(1, [2, 1, 2])))).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it('given twice has one effect; for another reason it is refused, and so it is at a single table', () => {
    const announced = after(under('ropta'), announce());
    expect(when(announced, announce())).toEqual({ events: [] });
    expect(when(announced, { type: 'AnnounceHandForHand', reason: 'payJump', at: at(1) }).refusal).toEqual({
      code: 'HAND_FOR_HAND_RUNNING',
      article: null,
      parameters: { reason: 'bubble' },
    });
    expect(when(under('ropta', 5), announce()).refusal).toEqual({
      code: 'TOO_FEW_TABLES',
      article: null,
      parameters: { tables: 1, minimum: 2 },
    });
    expect(when(under('ropta'), announce(1, [7])).refusal).toEqual({ code: 'UNKNOWN_TABLE', article: null, parameters: { table: '7' } });
  });

  it('made during a break stops the clock after it only', () => {
    const onBreak = after(under('ropta'), { type: 'StartPeriod', period: 2, at: at(1) }, announce(2));
    expect(asRunning(onBreak).handForHand).toMatchObject({ round: 0 });
    expect(when(onBreak, open(1, at(2))).refusal).toEqual({ code: 'ON_BREAK', article: null, parameters: { endsAt: 1000360000 } });
    expect(outcome(when(onBreak, { type: 'AdvanceClock', at: at(6) }))).toEqual(['LevelStarted', 'HandForHandRoundStarted', 'ClockPaused']);
    expect(outcome(when(onBreak, open(1, at(7))))).toEqual([
      'LevelStarted',
      'HandForHandRoundStarted',
      'ClockPaused',
      'FirstButtonDetermined',
      'HandOpened',
    ]);
  });
});

describe('a round (RO 2.7)', () => {
  it.each(books)('lets each table play one hand, typed in or not, and ends by itself (%s)', (book) => {
    const signalled = after(under(book), announce());
    const dealt = after(signalled, open(1, at(1)));
    expect(asRunning(dealt).tables[0]!.openHand?.handForHand).toBe(true);
    const done = after(dealt, settled(dealt, 1));
    expect(when(done, open(1, at(1))).refusal).toEqual({
      code: 'HAND_FOR_HAND_WAIT',
      article: 'RO 2.7',
      parameters: { table: 1, waitsFor: [2] },
    });
    expect(listWaitingTables(asRunning(done))).toEqual([1]);
    const decision = when(done, played(2, 4));
    expect(outcome(decision)).toEqual([
      'FirstButtonDetermined',
      'HandPlayed',
      'HandForHandRoundEnded',
      'ClockAdjusted',
      'HandForHandRoundStarted',
    ]);
    expect(decision.events?.[3]?.data).toMatchObject({ by: 'handForHand', byMs: -minutes(2), remainingMs: minutes(7) });
    expect(clockOf(after(done, played(2, 4)), 60)).toMatchObject({ paused: true, remainingMs: minutes(7) });
  });

  it('puts the clock forward by what the house lays down instead', () => {
    const houseRules = { 'handForHand.minutesPerHand': 3, 'stack.initial': 0 };
    const state = after(under('ropta', 10, { rulebook: { ...firstEdition('ropta'), houseRules } }), announce(), played(1), played(2));
    expect(clockOf(state, 9).remainingMs).toBe(minutes(6));
  });

  it('carries what a level has not left into the next; the hand after it is played there, whatever the last pot was (RO 3.1)', () => {
    const late = after(under('ropta'), announce(8.5), played(1, 9), open(2, at(9)));
    const over = after(late, settled(late, 2, 12));
    expect(clockOf(over, 12)).toMatchObject({ level: 2, remainingMs: minutes(9.5) });
    const gestures = { previousPotAwardedAt: at(11) };
    const next = when(over, { ...open(2, at(13)), gestures }).events?.at(-1);
    expect(next?.data).toMatchObject({ level: 2, startedAt: at(12) });
  });

  it('that runs out into a break has the clock run in it, and stopped again after it', () => {
    const late = after(under('ropta'), { type: 'StartPeriod', period: 1, at: at(1) }, announce(10), played(1, 10));
    const decision = when(late, played(2, 14));
    expect(outcome(decision).slice(-4)).toEqual(['HandForHandRoundEnded', 'BreakStarted', 'ClockAdjusted', 'ClockResumed']);
    const rests = after(late, played(2, 14));
    expect(clockOf(rests, 15)).toMatchObject({ isBreak: true, paused: false, remainingMs: minutes(3) });
    expect(when(rests, played(1, 15)).refusal).toEqual({
      code: 'HAND_FOR_HAND_WAIT',
      article: 'RO 2.7',
      parameters: { table: 1, waitsFor: [] },
    });
    expect(outcome(when(rests, { type: 'AdvanceClock', at: at(18) })).slice(-2)).toEqual(['HandForHandRoundStarted', 'ClockPaused']);
  });

  it('does not wait for a table that is stopped, but for the hand that it began before', () => {
    const halt: TournamentCommand = { type: 'HaltTable', table: 2, reason: 'a spilt drink' };
    const without = after(under('ropta'), announce(), halt, played(1));
    expect(asRunning(without).handForHand?.round).toBe(2);
    const dealt = after(under('ropta'), announce(), open(2, at(1)), halt, played(1));
    expect(listStillPlaying(asRunning(dealt))).toEqual([2]);
    expect(asRunning(after(dealt, settled(dealt, 2))).handForHand?.round).toBe(2);
  });

  it('that a stop ends is over with the next command that has an instant', () => {
    const waiting = after(under('ropta'), announce(), played(1), { type: 'HaltTable', table: 2, reason: 'a spilt drink' });
    expect(asRunning(waiting).handForHand?.round).toBe(1);
    expect(outcome(when(waiting, { type: 'AdvanceHandForHandRound', at: at(3) }))).toContain('HandForHandRoundEnded');
    expect(outcome(when(waiting, played(1, 3))).slice(0, 4)).toEqual([
      'HandForHandRoundEnded',
      'ClockAdjusted',
      'HandForHandRoundStarted',
      'HandPlayed',
    ]);
  });

  it('ends without a table of which the director says that it plays no hand', () => {
    const waiting = after(under('ropta'), announce(), played(1));
    const advance = { type: 'AdvanceHandForHandRound', at: at(2) } as const;
    expect(when(waiting, advance).refusal).toEqual({ code: 'OTHER_TABLES_STILL_PLAYING', article: 'RO 2.7', parameters: { tables: [2] } });
    expect(when(waiting, { ...advance, without: [2] }).refusal).toEqual({
      code: 'INVALID_TEXT',
      article: null,
      parameters: { field: 'reason', maximum: 500 },
    });
    const excused = when(waiting, { ...advance, without: [2], reason: 'nobody can deal' });
    expect(outcome(excused).slice(0, 3)).toEqual(['HandForHandTablesExcused', 'HandForHandRoundEnded', 'ClockAdjusted']);
    const dealt = after(waiting, open(2, at(1)));
    expect(when(dealt, { ...advance, without: [2], reason: 'nobody can deal' }).refusal).toEqual({
      code: 'OTHER_TABLES_STILL_PLAYING',
      article: 'RO 2.7',
      parameters: { tables: [2] },
    });
    const fresh = after(under('ropta'), announce());
    expect(when(fresh, { ...advance, without: [1, 2], reason: 'all tired' }).refusal).toEqual({
      code: 'OTHER_TABLES_STILL_PLAYING',
      article: 'RO 2.7',
      parameters: { tables: [1, 2] },
    });
    expect(when(under('ropta'), advance).refusal).toEqual({ code: 'NOT_HAND_FOR_HAND', article: null, parameters: {} });
  });
});

describe('players who go out in one round (RO 1.10, 2.7; MO 9.10; TF §10 b10)', () => {
  const places = (state: TournamentState) =>
    asRunning(state)
      .eliminations.map(({ playerId, place, tied }) => [playerId, place, tied] as const)
      .toSorted(([a], [b]) => a.localeCompare(b));

  /** Twelve players; at table 1 two of unlike stacks go out, at table 2 one. */
  function threeOut(book: string): { state: TournamentState; out: string[] } {
    let state: TournamentState = under(book, 12, { seatsPerTable: 6 });
    const stacks = stacksAt(state, 1);
    const [a, b, c] = Object.keys(stacks).map(Number) as [number, number, number];
    state = after(state, count(state, 1, { ...stacks, [a]: 13_000, [b]: 8_000, [c]: 9_000 }), announce());
    const out = [sitting(state, 1, b), sitting(state, 1, c), sitting(state, 2, 1)];
    state = after(state, open(1, at(1)), open(2, at(1)));
    state = after(state, losing(state, 1, [b, c]));
    return { state: after(state, losing(state, 2, [1])), out };
  }

  it.each([
    [
      'redcactus',
      [
        [12, 1],
        [10, 2],
        [10, 2],
      ],
    ],
    [
      'mons',
      [
        [12, 1],
        [11, 1],
        [10, 1],
      ],
    ],
    [
      'tdaFr',
      [
        [12, 1],
        [10, 2],
        [10, 2],
      ],
    ],
    [
      'ropta',
      [
        [12, 1],
        [10, 2],
        [10, 2],
      ],
    ],
    [
      'toufflers',
      [
        [12, 1],
        [11, 1],
        [10, 1],
      ],
    ],
  ] as const)('at two tables are placed together when it is over (%s)', (book, expected) => {
    const { state, out } = threeOut(book);
    const found = places(state);
    expect(out.map((id) => found.find(([playerId]) => playerId === id)?.slice(1))).toEqual(expected);
  });

  it('share the last paid place on the bubble', () => {
    const state = under('ropta', 10, { atStake: { paidPlaces: 9 } });
    const dealt = after(state, announce(), open(1, at(1)), open(2, at(1)));
    const one = after(dealt, losing(dealt, 1, [1]));
    const decision = when(one, losing(one, 2, [1]));
    expect(decision.events?.find(({ type }) => type === 'EliminatedTogether')?.data).toMatchObject({
      bubble: true,
      sharedPrize: { place: 9 },
      articles: expect.arrayContaining([expect.objectContaining({ article: 'RO 2.7' })]) as unknown,
    });
    expect(outcome(decision)).toContain('HandForHandEnded');
  });

  it('are placed together too where the floor tells of one after the round', () => {
    const signalled = after(under('ropta', 10), { ...announce(), reason: 'payJump' } as TournamentCommand, open(1, at(1)));
    const first = sitting(signalled, 1, 1);
    const second = sitting(signalled, 2, 1);
    const one = after(signalled, losing(signalled, 1, [1]), played(2, 2));
    expect(asRunning(one).handForHand).toBeNull();
    const other = after(under('ropta', 10), announce(), played(1), played(2));
    const late = after(other, { type: 'EliminatePlayer', playerId: first, at: at(3) });
    // Nobody has begun the next round: what it was announced for has come.
    expect(asRunning(late).handForHand).toBeNull();
    expect(clockOf(late, 3).paused).toBe(false);
    expect(first).not.toBe(second);
  });

  it('count for the round in which their table last played, before the next hand or after it', () => {
    const state = after(under('ropta', 12, { seatsPerTable: 6, atStake: { paidPlaces: 9 } }), announce(), open(1, at(1)));
    const first = sitting(state, 1, 1);
    const second = sitting(state, 2, 1);
    const next = after(state, losing(state, 1, [1]), played(2, 2), played(1, 3));
    const decision = when(next, { type: 'EliminatePlayer', playerId: second, at: at(3) });
    expect(outcome(decision)).toEqual(['PlayerEliminated', 'PlaceCorrected', 'PlaceCorrected', 'EliminatedTogether']);
    expect(places(after(next, { type: 'EliminatePlayer', playerId: second, at: at(3) }))).toEqual(
      [
        [first, 11, 2],
        [second, 11, 2],
      ].toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    );
  });

  const endsOf = ({ events = [] }: ReturnType<typeof when>): string[] =>
    events.map(({ type }) => type).filter((type) => type === 'QualificationTied' || type === 'SatelliteFinished');

  it('keep a satellite going until the round is over: its last place is theirs together (MO 1.4; RO 2.7)', () => {
    const dealt = after(under('ropta', 10, { atStake: { satellite: true, qualifiers: 9 } }), announce(), open(1, at(1)), open(2, at(1)));
    const one = after(dealt, losing(dealt, 1, [1]));
    expect(one.phase).toBe('running');
    const decision = when(one, losing(one, 2, [1]));
    expect(endsOf(decision)).toEqual(['QualificationTied']);
    expect(endsOf(when(one, settled(one, 2)))).toEqual(['SatelliteFinished']);
  });
});

describe('the end of hand-for-hand play (RO 2.7)', () => {
  it.each(books)('comes by itself after the round in which its reason is met, and the clock runs again (%s)', (book) => {
    const dealt = after(under(book), announce(), open(1, at(1)), open(2, at(1)));
    const one = after(dealt, losing(dealt, 1, [1]));
    expect(asRunning(one).handForHand).not.toBeNull();
    const decision = when(one, settled(one, 2, 5));
    expect(outcome(decision).slice(0, 5)).toEqual([
      'HandSettled',
      'HandForHandRoundEnded',
      'ClockAdjusted',
      'HandForHandEnded',
      'ClockResumed',
    ]);
    expect(clockOf(after(one, settled(one, 2, 5)), 6)).toMatchObject({ paused: false, remainingMs: minutes(6) });
  });

  it('does not come while more go out than that: it was announced until the paid places', () => {
    const dealt = after(under('ropta', 12, { seatsPerTable: 6, atStake: { paidPlaces: 10 } }), announce(), open(1, at(1)), played(2));
    const one = after(dealt, losing(dealt, 1, [1]));
    expect(asRunning(one).handForHand).toMatchObject({ until: 10, round: 2 });
  });

  it('is refused the director before it has come, unless he says why', () => {
    const signalled = after(under('ropta'), announce());
    const end = { type: 'EndHandForHand', at: at(2) } as const;
    expect(when(signalled, end).refusal).toEqual({ code: 'BUBBLE_NOT_OVER', article: 'RO 2.7', parameters: { playersLeft: 10, until: 9 } });
    expect(outcome(when(signalled, { ...end, reason: 'the prizes were changed' }))).toEqual(['HandForHandEnded', 'ClockResumed']);
    expect(when(under('ropta'), end).refusal).toEqual({ code: 'NOT_HAND_FOR_HAND', article: null, parameters: {} });
  });

  it('is not undone by a day that ends: the clock stands until the next hands are played', () => {
    const rested = after(under('ropta'), announce(), { type: 'EndDay', at: at(5) }, { type: 'StartDay', absent: [], at: at(600) });
    expect(clockOf(rested, 700)).toMatchObject({ paused: true, remainingMs: minutes(9) });
  });
});

describe('all-in hands of a round (RO 2.7)', () => {
  const hold = (state: TournamentState, table: number): TournamentCommand => ({
    type: 'HoldAllIn',
    table,
    handId: asRunning(state).tables[table - 1]!.openHand?.handId ?? null,
    at: at(1),
  });

  it('wait until the other tables are done, and are turned up then', () => {
    const dealt = after(under('ropta'), announce(), open(1, at(1)), open(2, at(1)));
    const held = after(dealt, hold(dealt, 1));
    expect(when(held, hold(held, 1))).toEqual({ events: [] });
    expect(when(held, { type: 'RevealAllIns', at: at(1) }).refusal).toEqual({
      code: 'OTHER_TABLES_STILL_PLAYING',
      article: 'RO 2.7',
      parameters: { tables: [2] },
    });
    const decision = when(held, settled(held, 2));
    expect(outcome(decision)).toEqual(['HandSettled', 'AllInsRevealed']);
    expect(decision.events?.[1]?.data).toMatchObject({ tables: [1], hands: ['friday.1.1'] });
  });

  it('are turned up together where every table that still plays waits with one, typed in or not', () => {
    const dealt = after(under('ropta'), announce(), open(1, at(1)));
    const held = after(dealt, hold(dealt, 1));
    const both = when(held, hold(held, 2));
    expect(outcome(both)).toEqual(['AllInHeld', 'AllInsRevealed']);
    const shown = after(held, hold(held, 2));
    expect(outcome(when(shown, played(2)))).toContain('HandPlayed');
    expect(listStillPlaying(asRunning(shown))).toEqual([1, 2]);
  });

  it('do not wait in a hand that was begun before, nor once nobody waits any more', () => {
    const before = after(under('ropta'), open(1, START), announce());
    expect(when(before, hold(before, 1))).toEqual({ events: [] });
    const dealt = after(under('ropta'), announce(), open(1, at(1)), { type: 'EndHandForHand', reason: 'no bubble', at: at(1) });
    expect(outcome(when(dealt, hold(dealt, 1)))).toEqual(['AllInsRevealed']);
    expect(when(dealt, { type: 'HoldAllIn', table: 2, handId: null, at: at(1) }).refusal).toEqual({
      code: 'NOT_HAND_FOR_HAND',
      article: null,
      parameters: {},
    });
  });
});

describe('the advice to play hand for hand (RO 2.7)', () => {
  it.each(ofRopta)('comes one player before the final table (%s)', (book, fallback) => {
    expect(adviceOf(under(book, 11, { seatsPerTable: 6 }))).toEqual({ advised: false, reason: null, articles: [] });
    const size = book === 'redcactus' ? 9 : 7;
    expect(adviceOf(under(book, size + 1, { seatsPerTable: 6 }))).toEqual({
      advised: true,
      reason: 'finalTable',
      articles: [{ article: 'RO 2.7', fallback, house: false }],
    });
  });

  it('comes one player before the paid places, or before those who qualify', () => {
    const near = { advised: true, reason: 'bubble' };
    expect(adviceOf(under('ropta', 12, { seatsPerTable: 6, atStake: { paidPlaces: 11 } }))).toMatchObject(near);
    expect(adviceOf(under('ropta', 12, { seatsPerTable: 6, atStake: { satellite: true, qualifiers: 11 } }))).toMatchObject(near);
    expect(adviceOf(under('ropta', 4, { atStake: { paidPlaces: 3 } })).advised).toBe(false);
  });
});

describe('RO 2.7: a player who loses an all-in hand that waits, at a table whose hands nobody types in', () => {
  const hold = (table: number): TournamentCommand => ({ type: 'HoldAllIn', table, handId: null, at: at(2) });

  it('goes out in the round of that hand, also where he is told of before his hand is recorded', () => {
    const first = after(under('ropta', 15, { atStake: { paidPlaces: 8 } }), announce(), played(1), played(2), played(3));
    const [one, other, sole] = [sitting(first, 1, 1), sitting(first, 2, 1), sitting(first, 3, 1)];
    // Table 3 lost a player in round 1, table 1 in round 2: they share nothing.
    const told = after(first, { type: 'EliminatePlayer', playerId: sole, at: at(2) }, hold(1), {
      type: 'EliminatePlayer',
      playerId: one,
      at: at(2),
    });
    const placesOf = (state: TournamentState) => asRunning(state).eliminations.map(({ playerId, place, tied }) => [playerId, place, tied]);
    expect(placesOf(told)).toEqual([
      [sole, 15, 1],
      [one, 14, 1],
    ]);
    const recorded = after(told, played(1, 2), played(2, 2), { type: 'EliminatePlayer', playerId: other, at: at(2) }, played(3, 2));
    expect(placesOf(recorded)).toEqual([
      [sole, 15, 1],
      [one, 13, 2],
      [other, 13, 2],
    ]);
  });
});

describe('RO 2.7: the clock during a round', () => {
  it('is not started again by hand', () => {
    const state = after(under('ropta'), announce(), played(1));
    expect(when(state, { type: 'ResumeClock', at: at(1) }).refusal).toEqual({
      code: 'CLOCK_STANDS_FOR_ROUND',
      article: 'RO 2.7',
      parameters: { round: 1, waitsFor: [2] },
    });
    const ended = after(state, { type: 'EndHandForHand', reason: 'no bubble', at: at(1) });
    expect(when(ended, { type: 'ResumeClock', at: at(1) })).toEqual({ events: [] });
  });
});
