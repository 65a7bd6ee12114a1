import { firstEdition } from '../../../events/editions.js';
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
import type { TournamentCommand } from '../../../commands/tournament.js';
import type { TournamentState } from '../state.js';

const four = ['ada', 'bo', 'cyd', 'dan'];
const played: TournamentCommand = { type: 'RecordHandPlayed', table: 1, at: START };

function out(state: TournamentState, seat: number, at = START): TournamentCommand {
  return { type: 'EliminatePlayer', playerId: sitting(state, 1, seat), at };
}

describe('RecordChipCounts', () => {
  const state = after(started(four), played);

  it('makes the stacks of a whole table known; twice gives no events', () => {
    const command = count(state, 1, { 1: 1000, 2: 19_000, 3: 15_000, 4: 5000 });
    expect(outcome(when(state, command))).toEqual(['ChipsCounted']);
    const counted = after(state, command);
    expect(stacksAt(counted, 1)).toEqual({ 1: 1000, 2: 19_000, 3: 15_000, 4: 5000 });
    expect(when(counted, command)).toEqual({ events: [] });
  });

  it('is news after a hand that nobody typed in, even when nothing has changed', () => {
    expect(outcome(when(state, count(state, 1, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 })))).toEqual(['ChipsCounted']);
  });

  it('conserves the chips of the table', () => {
    expect(when(state, count(state, 1, { 1: 1000, 2: 19_000, 3: 15_000, 4: 4000 })).refusal).toEqual({
      code: 'CHIP_COUNT_MISMATCH',
      article: null,
      parameters: {
        table: 1,
        expected: 40_000,
        counted: 39_000,
        difference: -1000,
        opposite: [],
        moved: [],
        uncertain: [],
        countedAfter: [],
      },
    });
    for (const stack of [Number.NaN, 1.5, -1, 1e18]) expect(outcome(when(state, count(state, 1, { 1: stack })))).toBe('INVALID_NUMBER');
  });

  it('counts only what the chips in play can make up', () => {
    expect(when(state, count(state, 1, { 1: 1001, 2: 18_999, 3: 15_000, 4: 5000 })).refusal).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { field: 'stack', amount: 1001, chipUnit: 25 },
    });
  });

  it('counts each player of the table', () => {
    const stacks = [{ playerId: sitting(state, 1, 1), stack: 40_000 }];
    expect(when(state, { type: 'RecordChipCounts', table: 1, stacks, at: START }).refusal).toMatchObject({
      code: 'PLAYERS_MISMATCH',
      parameters: { missing: expect.arrayContaining([sitting(state, 1, 2)]), unexpected: [], repeated: [] },
    });
  });

  it('puts out who has nothing left, placed by the stacks before; twice gives no events', () => {
    const before = after(state, count(state, 1, { 1: 8000, 2: 3000, 3: 19_000, 4: 10_000 }), played);
    const command = count(before, 1, { 3: 25_000, 4: 15_000 });
    const decision = when(before, command);
    expect(outcome(decision)).toEqual(['ChipsCounted', 'PlayerEliminated', 'PlayerEliminated']);
    expect(decision.events?.slice(1).map(({ data }) => data)).toMatchObject([
      { playerId: sitting(before, 1, 2), place: 4, tied: 1, handId: null, stackBefore: 3000 },
      { playerId: sitting(before, 1, 1), place: 3, tied: 1, handId: null },
    ]);
    expect(when(after(before, command), command)).toEqual({ events: [] });
  });

  it('ranks nobody by stacks that nobody knows: who went out is said first', () => {
    const later = after(state, played, played);
    const command = count(later, 1, { 3: 25_000, 4: 15_000 });
    const players = [sitting(later, 1, 1), sitting(later, 1, 2)];
    expect(when(later, command).refusal).toEqual({ code: 'ELIMINATIONS_FIRST', article: null, parameters: { table: 1, players } });
    expect(
      when(later, {
        ...command,
        type: 'RecordChipDiscrepancy',
        reason: 'one chip too many',
        stacks: [...command.stacks.slice(0, 3), { ...command.stacks[3]!, stack: 15_025 }],
      }).refusal?.code,
    ).toBe('ELIMINATIONS_FIRST');
    const said = after(later, { type: 'EliminatePlayers', players: players.map((playerId) => ({ playerId })), order: 'tied', at: START });
    expect(outcome(when(said, command))).toEqual(['ChipsCounted']);
    // One alone is ranked with nobody.
    const alone = when(later, count(later, 1, { 2: 5000, 3: 20_000, 4: 15_000 }));
    expect(alone.events).toMatchObject([{ type: 'ChipsCounted' }, { type: 'PlayerEliminated', data: { estimated: true } }]);
  });

  it('asks so at a table without a recorded hand since the start too: nobody knows how many were played', () => {
    const start = started(four);
    const command = count(start, 1, { 3: 25_000, 4: 15_000 });
    const players = [sitting(start, 1, 1), sitting(start, 1, 2)];
    expect(when(start, command).refusal).toEqual({ code: 'ELIMINATIONS_FIRST', article: null, parameters: { table: 1, players } });
    const placesOf = (...commands: TournamentCommand[]) =>
      asRunning(after(start, ...commands, command)).eliminations.map(({ playerId, place, tied }) => [playerId, place, tied]);
    expect(placesOf(out(start, 2), out(start, 1))).toEqual([
      [players[1], 4, 1],
      [players[0], 3, 1],
    ]);
    const named = players.map((playerId) => ({ playerId }));
    expect(placesOf({ type: 'EliminatePlayers', players: named, order: 'tied', at: START })).toEqual([
      [players[0], 3, 2],
      [players[1], 3, 2],
    ]);
    expect(outcome(when(start, { type: 'EliminatePlayers', players: named, at: START }))).toBe('COUNT_FIRST');
    // The first hand alone is known: everybody began it with the same.
    expect(placesOf({ type: 'RecordHandPlayed', table: 1, out: named, order: 'tied', at: START })).toEqual([
      [players[0], 3, 2],
      [players[1], 3, 2],
    ]);
    // One alone is ranked with nobody.
    expect(outcome(when(start, count(start, 1, { 2: 5000, 3: 20_000, 4: 15_000 })))).toEqual(['ChipsCounted', 'PlayerEliminated']);
  });

  it('ends the tournament when one player has everything', () => {
    const decision = when(state, count(state, 1, { 2: 40_000 }, START + 3));
    expect(decision.events?.at(-1)).toEqual({
      type: 'TournamentFinished',
      data: { winner: sitting(state, 1, 2), stack: 40_000, at: START + 3 },
    });
  });

  it('waits for the hand in progress', () => {
    const opened = after(started(four), open(1));
    expect(outcome(when(opened, count(opened, 1, { 1: 40_000 })))).toBe('HAND_IN_PROGRESS');
  });
});

describe('EliminatePlayer', () => {
  const state = after(started(four), played);

  it('takes the next place; twice gives no events', () => {
    expect(when(state, out(state, 2))).toEqual({
      events: [
        {
          type: 'PlayerEliminated',
          data: { playerId: sitting(state, 1, 2), from: { table: 1, seat: 2 }, place: 4, tied: 1, handId: null, stackBefore: 10_000 },
        },
      ],
    });
    expect(when(after(state, out(state, 2)), out(state, 2))).toEqual({ events: [] });
  });

  it('leaves his chips on the table for the next count', () => {
    const three = after(state, out(state, 2));
    expect(asRunning(three).tables[0]).toMatchObject({ chips: 40_000, stacksFrom: 'unknown' });
    expect(outcome(when(three, count(three, 1, { 1: 10_000, 3: 10_000, 4: 10_000 })))).toBe('CHIP_COUNT_MISMATCH');
    expect(outcome(when(three, count(three, 1, { 1: 10_000, 3: 10_000, 4: 20_000 })))).toEqual(['ChipsCounted']);
  });

  it('needs no count for a player who is left alone with the chips, and ends the tournament with the last two', () => {
    const two = after(state, out(state, 1), played, out(state, 2), played);
    const decision = when(two, out(two, 3, START + 9));
    expect(outcome(decision)).toEqual(['PlayerEliminated', 'ChipsCounted', 'TournamentFinished']);
    expect(decision.events?.[2]?.data).toEqual({ winner: sitting(two, 1, 4), stack: 40_000, at: START + 9 });
  });

  it('is refused after a typed hand that left him chips, until a hand goes by that nobody typed in', () => {
    let typed: TournamentState = after(started(four), open(1));
    typed = after(typed, settle(typed, 1, { 1: 8000, 2: 12_000, 3: 10_000, 4: 10_000 }));
    expect(when(typed, out(typed, 1)).refusal).toEqual({
      code: 'STILL_HAS_CHIPS',
      article: 'RO 1.9',
      parameters: { playerId: sitting(typed, 1, 1), stack: 8000 },
    });
    expect(outcome(when(after(typed, played), out(typed, 1)))).toEqual(['PlayerEliminated']);
  });

  it("cites the tournament's own book (RC preamble)", () => {
    let typed: TournamentState = after(started(four, { rulebook: firstEdition('redcactus') }), open(1));
    typed = after(typed, settle(typed, 1, { 1: 8000, 2: 12_000, 3: 10_000, 4: 10_000 }));
    expect(when(typed, out(typed, 1)).refusal?.article).toBe('RC preamble, winner and eliminations');
  });

  it('is refused for a player who is alone at his table', () => {
    const apart = started(['ada', 'bo', 'cyd'], { seatsPerTable: 2 });
    const alone = sitting(apart, 2, 1);
    expect(when(apart, { type: 'EliminatePlayer', playerId: alone, at: START }).refusal).toMatchObject({
      code: 'STILL_HAS_CHIPS',
      parameters: { playerId: alone, stack: 10_000 },
    });
  });

  it('knows who plays, and waits for the hand in progress', () => {
    expect(outcome(when(state, { type: 'EliminatePlayer', playerId: player('zoe'), at: START }))).toBe('UNKNOWN_PLAYER');
    const opened = after(started(four), open(1));
    expect(outcome(when(opened, out(opened, 1)))).toBe('HAND_IN_PROGRESS');
    for (const at of [Number.NaN, 1.5, -1, 1e18]) expect(outcome(when(state, out(state, 1, at)))).toBe('INVALID_NUMBER');
  });
});
