/** A command that records nothing has its effect already; where that is not so, it is refused, or records it. */
import type { TournamentCommand } from '../../commands/tournament.js';
import { after, asRunning, open, outcome, player, settle, sitting, START, started, when } from '../../test/tournament-scenario.js';

const names = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay'];
const at = START + 60_000;
const state = started(names);
const [one, two] = [sitting(state, 1, 1), sitting(state, 1, 2)];

describe('a command that has its effect already gives no events, and one that has not is refused', () => {
  it('StartTournament with others who are not there', () => {
    const start = { type: 'StartTournament', at } as const;
    expect(when(state, start)).toEqual({ events: [] });
    expect(when(state, { ...start, notThere: [] })).toEqual({ events: [] });
    expect(when(state, { ...start, notThere: [one] }).refusal).toEqual({
      code: 'TOURNAMENT_ALREADY_STARTED',
      article: null,
      parameters: { phase: 'running' },
    });
  });

  it('EliminatePlayer of one who is out in another way', () => {
    const gone = after(state, { type: 'RecordAbandonment', playerId: one, confirmed: true, judged: false, reason: null, at });
    const lost = after(state, { type: 'EliminatePlayer', playerId: one, at });
    expect(when(lost, { type: 'EliminatePlayer', playerId: one, at })).toEqual({ events: [] });
    expect(when(gone, { type: 'EliminatePlayer', playerId: one, at }).refusal).toEqual({
      code: 'PLAYER_ELIMINATED',
      article: null,
      parameters: { playerId: 'ada', place: 6 },
    });
    expect(when(gone, { type: 'EliminatePlayer', playerId: player('zoe'), at }).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'zoe' },
    });
  });

  it('MovePlayer and ConfirmMove to the own seat with other chips', () => {
    const move = { type: 'MovePlayer', playerId: one, table: 1, seat: 1, reason: 'order' } as const;
    const confirm = { type: 'ConfirmMove', playerId: one, table: 1, seat: 1 } as const;
    const unknown = after(state, { type: 'RecordHandPlayed', table: 1, at });
    for (const command of [move, confirm]) {
      expect(when(state, command)).toEqual({ events: [] });
      expect(when(state, { ...command, stack: 10_000 })).toEqual({ events: [] });
      expect(when(state, { ...command, stack: 9000 }).refusal).toEqual({
        code: 'MOVED_WITH_OTHER_STACK',
        article: null,
        parameters: { playerId: one, table: 1, seat: 1, stack: 10_000, counted: 9000 },
      });
      expect(when(unknown, { ...command, stack: 10_000 })).toEqual({ events: [] });
    }
  });

  it('ConfirmMove with a count, of one who is on the way and still plays', () => {
    const due = after(state, open(1), { type: 'MovePlayer', playerId: two, table: 2, seat: 4, reason: 'order' });
    const confirm = { type: 'ConfirmMove', playerId: two, table: 2, seat: 4 } as const;
    expect(when(due, confirm)).toEqual({ events: [] });
    expect(when(due, { ...confirm, stack: 10_000 }).refusal).toEqual({
      code: 'PLAYER_IN_HAND',
      article: 'RO 2.3',
      parameters: { playerId: 'dan', handId: 'friday.1.1' },
    });
    const over = after(due, settle(due, 1, { 1: 9000, 2: 11_000, 3: 10_000 }));
    expect(asRunning(over).seating.due).toEqual([]);
  });

  it('AnnounceColorUp with another extent, which is another announcement', () => {
    const part = { type: 'AnnounceColorUp', value: 25, extent: 'partial' } as const;
    const announced = after(state, part);
    expect(when(announced, part)).toEqual({ events: [] });
    expect(outcome(when(announced, { ...part, extent: 'total' }))).toEqual(['ColorUpAnnounced']);
    expect(when(after(announced, { ...part, extent: 'total' }), { ...part, extent: 'total' })).toEqual({ events: [] });
  });

  it('RunChipRace with another first seat or another value that stays', () => {
    const chips = [{ value: 25 }, { value: 100 }, { value: 500 }];
    const old = started(names.slice(0, 3), {
      chipSet: chips,
      structure: [{ kind: 'level', smallBlind: 500, bigBlind: 1000, ante: 0, seconds: 600 }],
    } as never);
    const announce = (newSmallest: number): TournamentCommand => ({ type: 'AnnounceChipRace', newSmallest, at });
    const run = { type: 'RunChipRace', table: 1, newSmallest: 100 } as const;
    const raced = after(old, announce(100), run);
    const [last] = asRunning(raced).chipRace.races;
    expect(when(raced, { ...run, winners: last!.winners })).toEqual({ events: [] });
    const start = last!.deal?.startSeat;
    if (start !== undefined) expect(when(raced, { ...run, startSeat: start })).toEqual({ events: [] });
    expect(when(raced, { ...run, startSeat: ((start ?? 1) % 4) + 1 }).refusal).toEqual({
      code: 'NOTHING_TO_RACE',
      article: null,
      parameters: { table: 1, newSmallest: 100 },
    });
    const further = after(raced, announce(500), { ...run, newSmallest: 500 });
    expect(when(further, { ...run, newSmallest: 500 })).toEqual({ events: [] });
    expect(outcome(when(further, run))).not.toEqual([]);
  });
});
