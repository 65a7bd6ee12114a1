/** A player who was taken out by mistake is in again: the chips, the seat, and the places of those who went out since. */
import {
  after,
  asRunning,
  count,
  open,
  outcome,
  player,
  settle,
  sitting,
  stacksAt,
  START,
  started,
  when,
} from '../../../test/tournament-scenario.js';
import type { TournamentCommand, TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { Elimination, TournamentState } from '../state.js';

const at = START + 60_000;
const eight = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay', 'gus', 'hal'];
const eliminate = (playerId: string): TournamentCommand => ({ type: 'EliminatePlayer', playerId: player(playerId), at });
type Reinstate = CommandOf<'ReinstatePlayer'>;
const reinstate = (playerId: string, more: Partial<Reinstate> = {}): Reinstate => ({
  type: 'ReinstatePlayer',
  playerId: player(playerId),
  reason: 'the wrong name was tapped',
  at,
  ...more,
});
const giveUp = (playerId: string): TournamentCommand => ({
  type: 'RecordAbandonment',
  playerId: player(playerId),
  confirmed: true,
  judged: false,
  reason: null,
  at,
});
const chipsInPlay = (state: TournamentState): number => asRunning(state).tables.reduce((sum, { chips }) => sum + chips, 0);
const places = (state: TournamentState): string[] =>
  (state as { eliminations: readonly Elimination[] }).eliminations.map(({ playerId, place, tied }) => `${playerId} ${place}/${tied}`);

describe('ReinstatePlayer, of one who was held to have lost his chips', () => {
  const state = started(eight);
  const [one, two, three] = [sitting(state, 1, 1), sitting(state, 1, 2), sitting(state, 1, 3)];
  const out = after(state, eliminate(one));

  it('has him at his seat with the chips last known, and the table is counted before it goes on', () => {
    const decision = when(out, reinstate(one));
    expect(decision.events).toEqual([
      {
        type: 'PlayerReinstated',
        data: {
          playerId: one,
          to: { table: 1, seat: 1 },
          handId: null,
          byDirector: { stack: 10_000, returned: 0, takenFrom: null, uncertain: [1], reason: 'the wrong name was tapped' },
        },
      },
    ]);
    const back = after(out, reinstate(one));
    expect(asRunning(back)).toMatchObject({ playersLeft: 8, eliminations: [] });
    expect(chipsInPlay(back)).toBe(80_000);
    expect(when(back, open(1)).refusal).toEqual({ code: 'COUNT_FIRST', article: null, parameters: { table: 1 } });
    const counted = after(back, count(back, 1, { 1: 7000, 2: 13_000, 3: 10_000, 4: 10_000 }));
    expect(outcome(when(counted, open(1)))).toContain('HandOpened');
  });

  it('has those who went out since one place lower, and those before him where they are', () => {
    const gone = after(state, eliminate(two), eliminate(one), eliminate(sitting(state, 2, 1)));
    const back = after(gone, reinstate(one));
    expect(places(back)).toEqual([`${two} 8/1`, `${sitting(state, 2, 1)} 7/1`]);
  });

  it('ranks those who went out with him without him', () => {
    const other = sitting(state, 2, 1);
    const busts = [
      { playerId: player(one), stack: 8000 },
      { playerId: player(two), stack: 3000 },
      { playerId: player(other), stack: 5000 },
    ];
    const together = after(state, { type: 'EliminatePlayers', players: busts, at });
    expect(places(together)).toEqual([`${two} 8/1`, `${one} 6/2`, `${other} 6/2`]);
    const decision = when(together, reinstate(one));
    expect(outcome(decision)).toEqual(['PlayerReinstated', 'PlaceCorrected', 'PlaceCorrected', 'EliminatedTogether']);
    expect(places(after(together, reinstate(one)))).toEqual([`${two} 7/2`, `${other} 7/2`]);
  });

  it('has a tournament go on that had ended by it', () => {
    const heads = started(['ada', 'bo']);
    const over = after(heads, eliminate('ada'));
    expect(over).toMatchObject({ phase: 'finished', winner: 'bo' });
    expect(outcome(when(over, reinstate('ada')))).toEqual(['TournamentReopened', 'PlayerReinstated']);
    const back = after(over, reinstate('ada'));
    expect(back).toMatchObject({ phase: 'running', playersLeft: 2, eliminations: [] });
    expect(asRunning(back).tables[0]).toMatchObject({ chips: 20_000, stacksFrom: 'unknown' });
    expect(stacksAt(after(back, count(back, 1, { 1: 12_000, 2: 8000 })), 1)).toEqual({ 1: 12_000, 2: 8000 });
  });

  it('leaves no more chips to all together than are in play, after the end too (RO 1.1)', () => {
    const all = started(['ada', 'bo', 'cyd', 'dan']);
    const [a, b, c, d] = [1, 2, 3, 4].map((seat) => sitting(all, 1, seat));
    const over = after(all, eliminate(a!), eliminate(b!), eliminate(c!));
    expect(over).toMatchObject({ phase: 'finished', winner: d });
    const back = after(over, reinstate(a!));
    expect(stacksAt(back, 1)).toEqual({ 1: 10_000, 4: 30_000 });
    const known = after(over, reinstate(b!, { stack: 12_000 }));
    expect(stacksAt(known, 1)).toEqual({ 2: 12_000, 4: 28_000 });
  });

  it('is out in the place of before where it was a mistake, and no hand was played since', () => {
    const all = started(['ada', 'bo', 'cyd', 'dan']);
    const [a, b, c, d] = [1, 2, 3, 4].map((seat) => sitting(all, 1, seat));
    const over = after(all, eliminate(a!), eliminate(b!), eliminate(c!));
    const again = after(over, reinstate(a!), eliminate(a!));
    expect(again).toMatchObject({ phase: 'finished', winner: d });
    expect(places(again)).toEqual(places(over));
    expect(stacksAt({ ...again, phase: 'running' } as TournamentState, 1)).toEqual({ 4: 40_000 });
    expect(when(after(over, reinstate(a!)), eliminate(a!)).events!.slice(0, 3)).toMatchObject([
      { type: 'PlaceCorrected', data: { playerId: b, place: 3, why: { cause: 'outAgain', handId: null, reason: null, articles: [] } } },
      { type: 'PlaceCorrected', data: { playerId: c, place: 2, why: { cause: 'outAgain' } } },
      { type: 'PlayerEliminated', data: { playerId: a, place: 4 } },
    ]);
    // Once a hand was played, the chips can have been lost in it.
    const played = after(over, reinstate(a!), { type: 'RecordHandPlayed', table: 1, at }, eliminate(a!));
    expect(places(played)).toEqual([`${b} 4/1`, `${c} 3/1`, `${a} 2/1`]);
  });

  it('shares the place of before with those who shared it', () => {
    const busts = [one, two].map((playerId) => ({ playerId, stack: 5000 }));
    const tied = after(state, { type: 'EliminatePlayers', players: busts, at }, eliminate(sitting(state, 2, 1)));
    expect(places(after(tied, reinstate(one), eliminate(one)))).toEqual(expect.arrayContaining(places(tied)));
  });

  it('keeps the order where two are in again, and go out again the other way round', () => {
    const gone = after(state, eliminate(one), eliminate(two), eliminate(three), eliminate(sitting(state, 2, 1)));
    const both = after(gone, reinstate(two), reinstate(one));
    expect(places(after(both, eliminate(two), eliminate(one)))).toEqual(places(gone));
    expect(places(after(both, eliminate(one), eliminate(two)))).toEqual(places(gone));
  });

  it('waits for a seat where every one is taken', () => {
    const late = { type: 'AdmitLatePlayer', playerId: player('zoe'), adult: true, showsDocument: true, at: START } as const;
    const full = after(out, late);
    expect(sitting(full, 1, 1)).toBe(player('zoe'));
    expect(when(full, reinstate(one)).refusal).toEqual({ code: 'STACK_NEEDED', article: null, parameters: { playerId: one, table: 1 } });
    const back = asRunning(after(full, reinstate(one, { stack: 9000 })));
    expect(back.unseated).toEqual([{ playerId: one, stack: 9000, from: { table: 1, seat: 1 } }]);
    expect(chipsInPlay(back)).toBe(90_000 - 9000);
  });

  it('asks for another seat where his is gone, and for his chips where they lie at another table', () => {
    const mover = sitting(state, 2, 4);
    const taken = after(out, { type: 'MovePlayer', playerId: mover, table: 1, seat: 1, reason: 'order' });
    expect(when(taken, reinstate(one)).refusal).toEqual({
      code: 'SEAT_GONE',
      article: null,
      parameters: { playerId: one, table: 1, seat: 1, toTable: 2, toSeat: 4 },
    });
    const place = { table: 2, seat: 4 };
    expect(when(taken, reinstate(one, { place: { table: 2, seat: 1 } })).refusal).toEqual({
      code: 'SEAT_TAKEN',
      article: null,
      parameters: { table: 2, seat: 1, playerId: 'ada' },
    });
    expect(when(taken, reinstate(one, { place })).refusal).toEqual({
      code: 'STACK_NEEDED',
      article: null,
      parameters: { playerId: one, table: 1 },
    });
    const back = after(taken, reinstate(one, { place, stack: 9000 }));
    expect(asRunning(back).tables.map(({ chips }) => chips)).toEqual([41_000, 39_000]);
    expect(stacksAt(back, 2)[4]).toBe(9000);
  });

  it('waits for the end of a hand, and is not for one whom a typed hand cost his chips', () => {
    const counted = after(out, count(out, 1, { 2: 20_000, 3: 10_000, 4: 10_000 }), open(1));
    expect(when(counted, reinstate(one)).refusal).toEqual({
      code: 'HAND_IN_PROGRESS',
      article: 'RO 3.1',
      parameters: { table: 1, handId: 'friday.1.1' },
    });
    const dealt = after(state, open(1));
    const bust = after(dealt, settle(dealt, 1, { 2: 20_000, 3: 10_000, 4: 10_000 }));
    expect(when(bust, reinstate(one)).refusal).toEqual({
      code: 'ELIMINATED_BY_HAND',
      article: null,
      parameters: { playerId: 'cyd', handId: 'friday.1.1' },
    });
  });

  it('refuses who is in, who is unknown, and what has no reason', () => {
    expect(when(out, reinstate(three)).refusal).toEqual({ code: 'PLAYER_STILL_IN', article: null, parameters: { playerId: 'hal' } });
    expect(when(out, reinstate('zoe')).refusal).toEqual({ code: 'UNKNOWN_PLAYER', article: null, parameters: { playerId: 'zoe' } });
    expect(when(out, reinstate(one, { reason: '' })).refusal).toEqual({
      code: 'INVALID_TEXT',
      article: null,
      parameters: { field: 'reason', maximum: 500 },
    });
  });
});

describe('ReinstatePlayer, of one who left with his chips', () => {
  const state = started(eight);
  const [one, two] = [sitting(state, 1, 1), sitting(state, 1, 2)];
  const disqualify = (playerId: string): TournamentCommand => ({
    type: 'DisqualifyPlayer',
    playerId: player(playerId),
    cause: 'penalty',
    reason: 'a mistake',
    at,
  });

  it.each([
    ['gave up', giveUp(one)],
    ['was disqualified', disqualify(one)],
  ])('brings them back into play where he %s', (_how, leaves) => {
    const out = after(state, leaves, giveUp(two));
    expect(asRunning(out).entry.removed).toBe(20_000);
    const back = after(out, reinstate(one));
    expect(asRunning(back).entry.removed).toBe(10_000);
    expect(chipsInPlay(back)).toBe(70_000);
    expect(places(back)).toEqual([`${two} 8/1`]);
    expect(stacksAt(back, 1)).toEqual({ 1: 10_000, 3: 10_000, 4: 10_000 });
    expect(outcome(when(back, open(1)))).toContain('HandOpened');
    expect(when(out, reinstate(one, { stack: 9000 })).refusal).toEqual({
      code: 'CHIP_COUNT_MISMATCH',
      article: null,
      parameters: { table: 1, expected: 10000, counted: 9000 },
    });
  });

  it('may be during a hand, into which he is not dealt', () => {
    const out = after(state, giveUp(one), open(1));
    const back = after(out, reinstate(one));
    expect(asRunning(back).tables[0]).toMatchObject({ chips: 40_000, stacksFrom: 'start' });
    expect(asRunning(back).tables[0]!.openHand!.seats).toHaveLength(3);
  });
});

describe('a player who left with chips that a corrected hand takes from them', () => {
  const heads = started(['ada', 'bo']);
  const dealt = after(heads, open(1));
  const settled = after(dealt, settle(dealt, 1, stacksAt(dealt, 1)));
  const over = after(settled, giveUp('bo'));
  const correct = (from: string, to: string): TournamentCommand => ({
    type: 'CorrectSettlement',
    handId: 'friday.1.1' as never,
    correction: 1,
    changes: [
      { playerId: player(from), amount: -10_000 },
      { playerId: player(to), amount: 10_000 },
    ],
    results: [
      { playerId: player(from), stackBefore: 10_000, stackAfter: 0 },
      { playerId: player(to), stackBefore: 10_000, stackAfter: 20_000 },
    ],
    at,
  });

  it('cannot be in again without chips', () => {
    const corrected = after(over, correct('bo', 'ada'));
    expect(when(corrected, reinstate('bo')).refusal).toEqual({ code: 'NO_CHIPS_LEFT', article: null, parameters: { playerId: 'bo' } });
  });

  it('that gives them all is refused while they are out: nobody in play would have chips', () => {
    expect(when(over, correct('ada', 'bo')).refusal).toEqual({ code: 'NOBODY_WOULD_BE_LEFT', article: null, parameters: { players: 1 } });
    const back = after(over, reinstate('bo'), correct('ada', 'bo'));
    expect(back).toMatchObject({ phase: 'finished', winner: 'bo', eliminations: [{ playerId: 'ada', place: 2 }] });
  });
});

describe('EliminatePlayer, of one who was counted with chips', () => {
  it('is refused until a hand was played', () => {
    const state = started(eight);
    const one = sitting(state, 1, 1);
    const counted = after(state, { type: 'RecordHandPlayed', table: 1, at }, count(state, 1, { 1: 500, 2: 19_500, 3: 10_000, 4: 10_000 }));
    expect(when(counted, eliminate(one)).refusal).toEqual({
      code: 'STILL_HAS_CHIPS',
      article: 'RO 1.9',
      parameters: { playerId: one, stack: 500 },
    });
    const played = after(counted, { type: 'RecordHandPlayed', table: 1, at });
    expect(outcome(when(played, eliminate(one)))).toContain('PlayerEliminated');
  });
});
