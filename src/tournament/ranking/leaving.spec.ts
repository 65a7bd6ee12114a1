import {
  after,
  asRunning,
  type CommandOf,
  friday,
  minutes,
  open,
  outcome,
  player,
  register,
  settle,
  sitting,
  START,
  started,
  when,
} from '../../../test/tournament-scenario.js';
import { initialTournamentState, type TournamentState } from '../state.js';

const four = ['ada', 'bo', 'cyd', 'dan'];
const state = started(four);
const ada = player('ada');

const gives = (told: Partial<CommandOf<'RecordAbandonment'>> = {}): CommandOf<'RecordAbandonment'> => ({
  type: 'RecordAbandonment',
  playerId: ada,
  confirmed: true,
  judged: false,
  reason: null,
  at: START,
  ...told,
});

describe('RO 1.9: a player who gives up', () => {
  it('is out as of his announcement, and his chips leave play; twice gives no events', () => {
    const decision = when(state, gives());
    expect(decision.events).toMatchObject([
      {
        type: 'PlayerWithdrew',
        data: { playerId: 'ada', removed: 10_000, place: 4, cause: 'announced', articles: [{ article: 'RO 1.9' }] },
      },
    ]);
    const gone = after(state, gives());
    expect(asRunning(gone)).toMatchObject({
      playersLeft: 3,
      tables: [{ chips: 30_000 }],
      entry: { issued: 40_000, removed: 10_000 },
      eliminations: [{ playerId: 'ada', place: 4, tied: 1, cause: 'withdrew' }],
    });
    expect(when(gone, gives())).toEqual({ events: [] });
  });

  it('keeps his chips in play until he has confirmed it to the director', () => {
    expect(when(state, gives({ confirmed: false })).refusal).toEqual({
      code: 'ABANDONMENT_NOT_CONFIRMED',
      article: 'RO 1.9',
      parameters: { playerId: 'ada' },
    });
  });

  it('may be taken to have given up, for a reason', () => {
    const judged = gives({ confirmed: false, judged: true });
    expect(when(state, judged).refusal).toEqual({ code: 'INVALID_TEXT', article: null, parameters: { field: 'reason', maximum: 500 } });
    expect(when(state, { ...judged, reason: 'he left for his plane on the last day' }).events?.[0]).toMatchObject({
      type: 'PlayerWithdrew',
      data: { cause: 'inferred', reason: 'he left for his plane on the last day' },
    });
  });

  it('is not disqualified, so that nothing is lifted', () => {
    const gone = after(state, { type: 'EliminatePlayer', playerId: player('ada'), at: START });
    expect(when(gone, { type: 'LiftDisqualification', playerId: player('ada'), reason: 'it was another', at: START }).refusal).toEqual({
      code: 'NOT_DISQUALIFIED',
      article: null,
      parameters: { playerId: 'ada' },
    });
  });

  it('plays his hand out first', () => {
    const opened = after(state, open(1));
    expect(when(opened, gives()).refusal).toEqual({
      code: 'PLAYER_IN_HAND',
      article: null,
      parameters: { playerId: 'ada', handId: 'friday.1.1' },
    });
  });

  it('has his chips counted where hands went by that nobody typed in', () => {
    const untyped = after(state, { type: 'RecordHandPlayed', table: 1, at: START });
    expect(when(untyped, gives()).refusal).toEqual({ code: 'COUNT_FIRST', article: null, parameters: { table: 1, players: ['ada'] } });
    expect(asRunning(after(untyped, gives({ stack: 7000 }))).tables[0]).toMatchObject({ chips: 33_000, stacksFrom: 'unknown' });
    expect(when(untyped, gives({ stack: 40_000 })).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'stack', value: '40000', minimum: 1, maximum: 39997 },
    });
  });

  it('leaves the tournament to the last who stays', () => {
    const two = started(['ada', 'bo']);
    const decision = when(two, gives());
    expect(outcome(decision)).toEqual(['PlayerWithdrew', 'TournamentFinished']);
    expect(decision.events?.at(-1)?.data).toEqual({ winner: 'bo', stack: 10_000, at: START });
    expect(when(after(two, gives()), gives()).refusal).toEqual({
      code: 'TOURNAMENT_FINISHED',
      article: null,
      parameters: { phase: 'finished', winner: 'bo' },
    });
  });

  it('is not somebody who is out, or never was in', () => {
    const out = after(state, { type: 'RecordHandPlayed', table: 1, at: START }, { type: 'EliminatePlayer', playerId: ada, at: START });
    expect(when(out, gives()).refusal).toEqual({ code: 'PLAYER_ELIMINATED', article: null, parameters: { playerId: 'ada', place: 4 } });
    expect(when(state, gives({ playerId: player('zoe') })).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'zoe' },
    });
  });

  it('gains nothing more by a hand that is corrected: those chips are out of play', () => {
    let played: TournamentState = after(state, open(1));
    played = after(played, settle(played, 1, { 1: 6000, 2: 14_000, 3: 10_000, 4: 10_000 }));
    const [loser, winner] = [sitting(played, 1, 1), sitting(played, 1, 2)];
    const { handId } = asRunning(played).tables[0]!.settled!;
    const gone = after(played, gives({ playerId: loser }), {
      type: 'CorrectSettlement',
      handId,
      correction: 1,
      changes: [
        { playerId: loser, amount: 4000 },
        { playerId: winner, amount: -4000 },
      ],
      results: [
        { playerId: loser, stackBefore: 10_000, stackAfter: 10_000 },
        { playerId: winner, stackBefore: 10_000, stackAfter: 10_000 },
      ],
      at: START,
    });
    expect(asRunning(gone)).toMatchObject({ playersLeft: 3, tables: [{ chips: 30_000 }], entry: { removed: 10_000 } });
  });
});

describe('RO 1.4: a player who is excluded', () => {
  const excludes: CommandOf<'DisqualifyPlayer'> = {
    type: 'DisqualifyPlayer',
    playerId: ada,
    cause: 'identityFraud',
    reason: "the card is his brother's",
    at: START,
  };

  it('is out at once with his chips; twice gives no events', () => {
    expect(when(state, excludes).events).toMatchObject([
      { type: 'PlayerDisqualified', data: { removed: 10_000, place: 4, cause: 'identityFraud', articles: [{ article: 'RO 1.4' }] } },
    ]);
    expect(when(after(state, excludes), excludes)).toEqual({ events: [] });
  });

  it('leaves the list before the start, and does not come back', () => {
    const announced = after(initialTournamentState, friday, ...register(...four));
    expect(outcome(when(announced, excludes))).toEqual(['PlayerExcluded']);
    const without = after(announced, excludes);
    expect(when(without, excludes)).toEqual({ events: [] });
    expect(when(without, register('ada')[0]!).refusal).toEqual({
      code: 'PLAYER_EXCLUDED',
      article: 'RO 1.4',
      parameters: { playerId: 'ada' },
    });
  });
});

describe('RO 1.8: a player who is not there on a later day', () => {
  const ended = after(state, { type: 'EndDay', at: START });
  const second = START + minutes(600);
  const away = after(ended, { type: 'StartDay', absent: [ada], at: second });
  const remove = (gaveNotice: boolean, at = second): CommandOf<'RemoveAbsentPlayer'> => ({
    type: 'RemoveAbsentPlayer',
    playerId: ada,
    gaveNotice,
    at,
  });

  it('is in while he has chips', () => {
    expect(when(away, remove(false)).refusal).toEqual({
      code: 'STILL_HAS_CHIPS',
      article: 'RO 1.8',
      parameters: { playerId: 'ada', stack: 10_000 },
    });
    expect(asRunning(away)).toMatchObject({ playersLeft: 4, entry: { day: 2, away: ['ada'] } });
  });

  it('is not taken out of the first day by a notice, unless he is away or the day is over', () => {
    expect(when(state, remove(true)).refusal).toEqual({ code: 'PLAYER_IS_THERE', article: 'RO 1.8', parameters: { playerId: 'ada' } });
    expect(outcome(when(after(state, { type: 'MarkAway', playerId: ada, official: false }), remove(true)))).toContain('PlayerWithdrew');
    expect(outcome(when(ended, remove(true)))).toContain('PlayerWithdrew');
  });

  it('is taken out if he gave notice', () => {
    expect(when(away, remove(true)).events).toMatchObject([
      { type: 'PlayerWithdrew', data: { cause: 'notice', removed: 10_000, place: 4 } },
    ]);
  });

  it('is taken out once the time is over that the rules of the event give him', () => {
    const ruled = started(four, { entry: { showUpMinutes: 30 } });
    const morning = after(ruled, { type: 'EndDay', at: START }, { type: 'StartDay', absent: [ada], at: second });
    expect(when(morning, remove(false, second + minutes(29))).refusal).toEqual({
      code: 'STILL_HAS_CHIPS',
      article: 'RO 1.8',
      parameters: { playerId: 'ada', stack: 10000 },
    });
    expect(when(morning, remove(false, second + minutes(30))).events).toMatchObject([{ data: { cause: 'deadline' } }]);
    const back = after(morning, { type: 'MarkBack', playerId: ada, at: second + minutes(5) });
    expect(when(back, remove(false, second + minutes(30))).refusal).toEqual({
      code: 'STILL_HAS_CHIPS',
      article: 'RO 1.8',
      parameters: { playerId: 'ada', stack: 10000 },
    });
  });
});
