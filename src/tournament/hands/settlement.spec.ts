import {
  after,
  asRunning,
  hand,
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
import type { TournamentCommand } from '../../../commands/tournament.js';
import { makeEliminationEvents } from '../places/elimination.js';
import type { TournamentState } from '../state.js';

const four = ['ada', 'bo', 'cyd', 'dan'];

describe('SettleHand', () => {
  const state = after(started(four), open(1));
  const result = settle(state, 1, { 1: 9000, 2: 11_000, 3: 10_000, 4: 10_000 });

  it('gives every player of the hand his stack', () => {
    expect(outcome(when(state, result))).toEqual(['HandSettled']);
    expect(stacksAt(after(state, result), 1)).toEqual({ 1: 9000, 2: 11_000, 3: 10_000, 4: 10_000 });
  });

  it('twice gives no events, in whatever order the players are listed, and however long ago it was', () => {
    const reversed = { ...result, stacks: result.stacks.toReversed() };
    let later = after(state, result);
    expect(when(later, result)).toEqual({ events: [] });
    expect(when(later, reversed)).toEqual({ events: [] });
    for (let number = 0; number < 3; number += 1) {
      later = after(later, open(1));
      expect(when(later, result)).toEqual({ events: [] });
      later = after(later, settle(later, 1, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 }));
    }
    expect(when(later, reversed)).toEqual({ events: [] });
  });

  it('with another result than before is refused', () => {
    const other = settle(state, 1, { 1: 11_000, 2: 9000, 3: 10_000, 4: 10_000 });
    expect(when(after(state, result), other).refusal).toEqual({
      code: 'HAND_ALREADY_SETTLED',
      article: null,
      parameters: { handId: 'friday.1.1' },
    });
  });

  it('takes only the hand that is open at its table', () => {
    for (const handId of [hand(1, 2), hand(2, 1), hand(1, 0), 'monday.1.1', 'friday', ''] as never[]) {
      expect(when(state, { ...result, handId }).refusal).toEqual({
        code: 'UNKNOWN_HAND',
        article: null,
        parameters: { handId },
      });
    }
  });

  it('conserves the chips', () => {
    expect(when(state, settle(state, 1, { 1: 9000, 2: 11_025, 3: 10_000, 4: 10_000 })).refusal).toEqual({
      code: 'CHIP_COUNT_MISMATCH',
      article: null,
      parameters: { table: 1, expected: 40_000, counted: 40_025 },
    });
    for (const stack of [Number.NaN, 1.5, -1, 1e18]) {
      expect(when(state, settle(state, 1, { 1: stack, 2: 40_000 - stack })).refusal).toEqual({
        code: 'INVALID_NUMBER',
        article: null,
        parameters: { field: 'stack', value: String(stack), minimum: 0, maximum: 1e12 },
      });
    }
  });

  it('names each player of the hand once and nobody else', () => {
    const [one, two] = [1, 2].map((seat) => sitting(state, 1, seat));
    const stacks = [
      { playerId: one!, stack: 20_000 },
      { playerId: one!, stack: 0 },
      { playerId: two!, stack: 20_000 },
      { playerId: player('zoe'), stack: 0 },
    ];
    expect(when(state, { type: 'SettleHand', handId: hand(1, 1), stacks, at: START }).refusal).toEqual({
      code: 'PLAYERS_MISMATCH',
      article: null,
      parameters: { table: 1, missing: ['cyd', 'bo'], unexpected: ['zoe'], repeated: ['ada'] },
    });
  });

  it('leaves alone who sat down while it ran', () => {
    const two = started(['ada', 'bo', 'cyd', 'dan', 'eve', 'fay']);
    const opened = after(two, open(2));
    const moved = after(opened, { type: 'MovePlayer', playerId: sitting(two, 1, 1), table: 2, seat: 4, reason: 'balance' });
    const settled = after(moved, settle(moved, 2, { 1: 20_000, 2: 0, 3: 10_000 }));
    expect(stacksAt(settled, 2)).toEqual({ 1: 20_000, 3: 10_000, 4: 10_000 });
  });
});

/** The places of players p1, p2, … who go out together with these stacks: `player place/tied`. */
const out = (stacks: readonly number[], playersLeft: number) =>
  makeEliminationEvents(
    stacks.map((stack, index) => ({ seat: index + 1, playerId: player(`p${index + 1}`), stack })),
    1,
    playersLeft,
    hand(1, 1),
  ).map((event) => (event.type === 'PlayerEliminated' ? `${event.data.playerId} ${event.data.place}/${event.data.tied}` : event.type));

describe('places of players who go out in one hand (RO 1.10, RO 2.7, MO 9.10, TF §10 b10)', () => {
  it('go to the larger stack at its start', () => {
    expect(out([8000, 3000], 12)).toEqual(['p2 12/1', 'p1 11/1']);
  });

  it('are shared by equal stacks, with the better number', () => {
    expect(out([3000, 8000, 3000], 12)).toEqual(['p1 11/2', 'p3 11/2', 'p2 10/1']);
  });

  it('are given by the hand that cost the chips', () => {
    let state: TournamentState = after(started(four), open(1));
    state = after(state, settle(state, 1, { 1: 4000, 2: 16_000, 3: 10_000, 4: 10_000 }), open(1));
    const [first, third] = [1, 3].map((seat) => sitting(state, 1, seat));
    expect(when(state, settle(state, 1, { 2: 30_000, 4: 10_000 })).events?.slice(1)).toEqual([
      {
        type: 'PlayerEliminated',
        data: { playerId: first, from: { table: 1, seat: 1 }, place: 4, tied: 1, handId: 'friday.1.2', stackBefore: 4000 },
      },
      {
        type: 'PlayerEliminated',
        data: { playerId: third, from: { table: 1, seat: 3 }, place: 3, tied: 1, handId: 'friday.1.2', stackBefore: 10_000 },
      },
    ]);
  });
});

describe('the end', () => {
  const state = after(started(four), open(1));
  const last = settle(state, 1, { 3: 40_000 }, START + 7);
  const over = after(state, last);

  it('comes with the hand that leaves one player with every chip', () => {
    const decision = when(state, last);
    expect(outcome(decision)).toEqual(['HandSettled', 'PlayerEliminated', 'PlayerEliminated', 'PlayerEliminated', 'TournamentFinished']);
    expect(decision.events?.at(-1)?.data).toEqual({ winner: sitting(state, 1, 3), stack: 40_000, at: START + 7 });
    expect(over).toMatchObject({ phase: 'finished', playersLeft: 1, eliminations: [{ place: 2, tied: 3 }, {}, {}] });
  });

  it('still lets the process manager give the last settlement again', () => {
    expect(when(over, last)).toEqual({ events: [] });
  });

  it('is the end of everything else', () => {
    const winner = sitting(asRunning(state), 1, 3);
    const commands: TournamentCommand[] = [
      open(1),
      { type: 'AdvanceClock', at: START },
      { type: 'RecordHandPlayed', table: 1, at: START },
      { type: 'BreakTable', table: 1 },
      { type: 'StartTournament', at: START },
      { type: 'RegisterPlayer', playerId: player('zoe') },
      { type: 'EliminatePlayer', playerId: winner, at: START },
      { type: 'MovePlayer', playerId: winner, table: 1, seat: 1, reason: 'photograph' },
    ];
    for (const command of commands) {
      expect(when(over, command).refusal).toEqual({
        code: 'TOURNAMENT_FINISHED',
        article: null,
        parameters: { phase: 'finished', winner },
      });
    }
  });
});
