import { firstEdition } from '../../../events/editions.js';
import {
  after,
  asRunning,
  type CommandOf,
  open,
  outcome,
  player,
  settle,
  sitting,
  START,
  started,
  when,
} from '../../../test/tournament-scenario.js';
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentState } from '../state.js';

const eight = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay', 'gus', 'hal'];
const played = (table: number) => ({ type: 'RecordHandPlayed', table, at: START }) as const;

const together = (players: readonly PlayerId[], told: Partial<CommandOf<'EliminatePlayers'>> = {}): CommandOf<'EliminatePlayers'> => ({
  type: 'EliminatePlayers',
  players: players.map((playerId) => ({ playerId })),
  at: START,
  ...told,
});

/** Who is out, the best place first. */
const places = (state: TournamentState): string[] =>
  asRunning(state)
    .eliminations.toReversed()
    .map(({ playerId, place, tied }) => `${playerId} ${place}${tied > 1 ? '=' : ''}`);

/** A hand of each table puts one player out: seat 1 of table 1 with 4,000, then seat 1 of table 2 with 9,000. */
function twoOut(rulebook = 'ropta'): TournamentState {
  let state: TournamentState = started(eight, { rulebook: firstEdition(rulebook), startingStack: 15_000 });
  for (const [table, stack] of [
    [1, 4000],
    [2, 9000],
  ] as const) {
    state = after(state, open(table));
    state = after(state, settle(state, table, { 1: stack, 2: 30_000 - stack, 3: 15_000, 4: 15_000 }));
    state = after(state, open(table));
    state = after(state, settle(state, table, { 2: 30_000, 3: 15_000, 4: 15_000 }));
  }
  return state;
}

describe('EliminatePlayers, of players whom hands have put out', () => {
  it('RO 1.10: ties them across tables, with the better place', () => {
    const state = twoOut();
    const [first, second] = asRunning(state).eliminations.map(({ playerId }) => playerId) as [PlayerId, PlayerId];
    expect(places(state)).toEqual([`${second} 7`, `${first} 8`]);
    const decision = when(state, together([first, second]));
    const why = { cause: 'together', handId: null, reason: null, articles: [{ article: 'RO 1.10', fallback: false, house: false }] };
    expect(decision.events).toEqual([
      { type: 'PlaceCorrected', data: { playerId: first, place: 7, tied: 2, why } },
      { type: 'PlaceCorrected', data: { playerId: second, place: 7, tied: 2, why } },
      {
        type: 'EliminatedTogether',
        data: {
          players: [
            { playerId: first, table: 1, stack: 4000 },
            { playerId: second, table: 2, stack: 9000 },
          ],
          bubble: false,
          sharedPrize: null,
          articles: [{ article: 'RO 1.10', fallback: false, house: false }],
        },
      },
    ]);
    const tied = after(state, together([first, second]));
    expect(when(tied, together([second, first]))).toEqual({ events: [] });
  });

  it.each(['mons', 'toufflers'])('MO 9.10, TF §10 b10: places them by stack across tables (%s)', (book) => {
    const state = twoOut(book);
    const [first, second] = asRunning(state).eliminations.map(({ playerId }) => playerId) as [PlayerId, PlayerId];
    const decision = when(state, together([first, second]));
    expect(outcome(decision)).toEqual(['EliminatedTogether']);
    expect(decision.events?.[0]?.data).toMatchObject({ articles: [{ article: book === 'mons' ? 'MO 9.10' : 'TF §10 b10' }] });
    expect(places(after(state, together([first, second])))).toEqual([`${second} 7`, `${first} 8`]);
  });

  it('RO 2.7: on the bubble the last paid place is shared', () => {
    const base = started(eight, { atStake: { paidPlaces: 7 } });
    let state: TournamentState = base;
    for (const table of [1, 2]) {
      state = after(state, open(table));
      state = after(state, settle(state, table, { 2: 20_000, 3: 10_000, 4: 10_000 }));
    }
    const players = asRunning(state).eliminations.map(({ playerId }) => playerId);
    expect(when(state, together(players)).events?.at(-1)?.data).toMatchObject({
      bubble: true,
      sharedPrize: { place: 7, players },
      articles: [{ article: 'RO 2.7' }],
    });
  });

  it('takes whoever went out in the same hand along', () => {
    let state: TournamentState = after(started(eight), open(1));
    state = after(state, settle(state, 1, { 3: 10_000, 4: 30_000 }), open(2));
    state = after(state, settle(state, 2, { 2: 20_000, 3: 10_000, 4: 10_000 }));
    const [first, second, third] = asRunning(state).eliminations.map(({ playerId }) => playerId) as [PlayerId, PlayerId, PlayerId];
    expect(places(after(state, together([first, third]))).sort()).toEqual([first, second, third].map((id) => `${id} 6=`).sort());
  });

  it('is refused where somebody went out in between', () => {
    let state = twoOut();
    const [first, second] = asRunning(state).eliminations.map(({ playerId }) => playerId) as [PlayerId, PlayerId];
    state = after(state, open(1));
    state = after(state, settle(state, 1, { 2: 45_000, 3: 15_000 }));
    const third = asRunning(state).eliminations.at(-1)!.playerId;
    expect(when(state, together([first, third])).refusal).toEqual({
      code: 'NOT_SIMULTANEOUS',
      article: null,
      parameters: { playerId: second },
    });
  });

  it('keeps the stacks that hands proved', () => {
    const state = twoOut();
    const [first, second] = asRunning(state).eliminations.map(({ playerId }) => playerId) as [PlayerId, PlayerId];
    const players = [{ playerId: first, stack: 5000 }, { playerId: second }];
    expect(when(state, together([], { players })).refusal).toEqual({
      code: 'CHIP_COUNT_MISMATCH',
      article: null,
      parameters: { table: 1, expected: 4000, counted: 5000 },
    });
  });
});

describe('EliminatePlayers, at tables whose hands nobody types in', () => {
  const state = after(started(eight), played(1), played(2));

  it('RO 1.10: puts them out together, placed by the stacks that are told', () => {
    const [one, two, other] = [sitting(state, 1, 1), sitting(state, 1, 2), sitting(state, 2, 1)];
    const players = [
      { playerId: one, stack: 8000 },
      { playerId: two, stack: 3000 },
      { playerId: other, stack: 5000 },
    ];
    const decision = when(state, together([], { players }));
    expect(outcome(decision)).toEqual(['PlayerEliminated', 'PlayerEliminated', 'PlayerEliminated', 'EliminatedTogether']);
    const out = after(state, together([], { players }));
    expect(places(out).sort()).toEqual([`${one} 6=`, `${other} 6=`, `${two} 8`].sort());
    expect(when(out, together([], { players }))).toEqual({ events: [] });
    expect(asRunning(out).tables.map(({ chips }) => chips)).toEqual([40_000, 40_000]);
  });

  it('joins them to who was out before', () => {
    const [one, other] = [sitting(state, 1, 1), sitting(state, 2, 1)];
    const before = after(state, { type: 'EliminatePlayer', playerId: one, at: START });
    expect(places(after(before, together([one, other])))).toEqual([other, one].map((id) => `${id} 7=`).sort());
  });

  it('is refused while a hand runs at the table, or where the chips are known', () => {
    const opened = after(started(eight), open(1));
    expect(when(opened, together([sitting(opened, 1, 1)])).refusal).toEqual({
      code: 'HAND_IN_PROGRESS',
      article: 'RO 3.1',
      parameters: { table: 1, handId: 'friday.1.1' },
    });
    expect(when(state, together([1, 2, 3, 4].map((seat) => sitting(state, 1, seat)))).refusal).toEqual({
      code: 'STILL_HAS_CHIPS',
      article: null,
      parameters: { playerId: 'cyd', stack: 10000 },
    });
    expect(when(state, together([player('zoe')])).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'zoe' },
    });
    const one = sitting(state, 1, 1);
    expect(when(state, together([one, one])).refusal).toEqual({ code: 'PLAYER_REPEATED', article: null, parameters: { playerId: 'cyd' } });
  });

  it('leaves the chips with the only player who is left at a table', () => {
    const out = after(state, together([1, 2, 3].map((seat) => sitting(state, 1, seat))));
    expect(asRunning(out).tables[0]).toMatchObject({ seats: [{ stack: 40_000 }], stacksFrom: 'count' });
  });
});

describe('a hand that is corrected after its players were placed with others', () => {
  /** A player with what they had before the hand, and what they have after it. */
  type Result = readonly [playerId: PlayerId, stackBefore: number, stackAfter: number];

  /** The last hand of table 1, by which one player has so much more than was settled, and another so much less. */
  const corrected = (state: TournamentState, amount: number, gains: Result, loses: Result): TournamentState =>
    after(state, {
      type: 'CorrectSettlement',
      handId: asRunning(state).tables[0]!.settled!.handId,
      correction: 1,
      changes: [
        { playerId: gains[0], amount },
        { playerId: loses[0], amount: -amount },
      ],
      results: [gains, loses].map(([playerId, stackBefore, stackAfter]) => ({ playerId, stackBefore, stackAfter })),
      at: START,
    });

  it('puts who is out by it too among those of the bubble (RO 2.7)', () => {
    let state: TournamentState = started(eight, { atStake: { paidPlaces: 7 } });
    for (const table of [1, 2]) {
      state = after(state, open(table));
      state = after(state, settle(state, table, { 2: 20_000, 3: 10_000, 4: 10_000 }));
    }
    state = after(state, together(asRunning(state).eliminations.map(({ playerId }) => playerId)));
    const loser = sitting(state, 1, 3);
    state = corrected(state, 10_000, [sitting(state, 1, 2), 10_000, 30_000], [loser, 10_000, 0]);
    expect(asRunning(state).eliminations.map(({ playerId, bubble }) => [playerId === loser, bubble])).toContainEqual([true, true]);
    expect(asRunning(state).eliminations.map(({ bubble }) => bubble)).toEqual([true, true, true]);
  });

  it('places again who stays out, by the same rule', () => {
    let state = twoOut();
    const [first, second] = asRunning(state).eliminations.map(({ playerId }) => playerId) as [PlayerId, PlayerId];
    state = after(state, together([first, second]));
    state = corrected(state, 4000, [first, 4000, 4000], [sitting(state, 1, 2), 26_000, 26_000]);
    expect(places(state)).toEqual([`${second} 8`]);
  });
});
