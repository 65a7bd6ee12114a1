/** Blinds of a level that is over, recorded as they were played. */
import { after, asRunning, minutes, player, sitting, START, started, when } from '../../../test/tournament-scenario.js';
import type { TournamentCommand, TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';

const correct = (more: Partial<CommandOf<'CorrectPlayedLevel'>> = {}): TournamentCommand => ({
  type: 'CorrectPlayedLevel',
  level: 1,
  smallBlind: 50,
  bigBlind: 100,
  ante: 0,
  reason: 'the board showed the next level',
  ...more,
});

describe('CorrectPlayedLevel', () => {
  const four = started(['ada', 'bo', 'cyd', 'dan']);
  const second = after(four, { type: 'StartPeriod', period: 1, at: START + minutes(9) });

  it('records what was played, beside what the structure had', () => {
    expect(when(second, correct()).events).toEqual([
      {
        type: 'PlayedLevelCorrected',
        data: {
          period: 0,
          level: 1,
          smallBlind: 50,
          bigBlind: 100,
          ante: 0,
          instead: { smallBlind: 25, bigBlind: 50, ante: 0 },
          reason: 'the board showed the next level',
        },
      },
    ]);
    const { settings } = asRunning(after(second, correct()));
    expect(settings.structure[0]).toEqual({ kind: 'level', smallBlind: 50, bigBlind: 100, ante: 0, seconds: 600 });
    expect(settings.structure.slice(1)).toEqual(asRunning(second).settings.structure.slice(1));
    expect(when(after(second, correct()), correct())).toEqual({ events: [] });
  });

  it('has the blinds of an absent player counted by it (RO 1.9, 4.1)', () => {
    const away = sitting(four, 1, 3);
    const hands = [1, 2, 3, 4].map((): TournamentCommand => ({ type: 'RecordHandPlayed', table: 1, at: START }));
    const played = after(four, { type: 'MarkAway', playerId: away, official: false }, ...hands);
    const next = after(played, { type: 'StartPeriod', period: 1, at: START + minutes(9) });
    const taken: TournamentCommand = {
      type: 'RecordAbsentBlinds',
      playerId: away,
      blinds: [{ level: 1, smallBlinds: 0, bigBlinds: 1, antes: 0 }],
      at: START + minutes(11),
    };
    expect(when(next, taken).events?.[0]?.data).toMatchObject({ amount: 50 });
    expect(when(after(next, correct()), taken).events?.[0]?.data).toMatchObject({ amount: 100 });
  });

  it('is for a level that is over: others are changed in the structure', () => {
    expect(when(second, correct({ level: 2 })).refusal).toEqual({
      code: 'LEVEL_NOT_OVER',
      article: null,
      parameters: { level: 2, running: 2 },
    });
    expect(when(second, correct({ level: 9 })).refusal).toMatchObject({ code: 'LEVEL_NOT_OVER', parameters: { level: 9 } });
    expect(when(second, correct({ smallBlind: 60 })).refusal?.code).toBe('NOT_A_CHIP_MULTIPLE');
  });

  it('is taken also once the tournament is over, for its last level too', () => {
    const heads = started(['ada', 'bo']);
    const over = after(
      heads,
      { type: 'RecordHandPlayed', table: 1, at: START },
      { type: 'EliminatePlayer', playerId: player('ada'), at: START },
    );
    expect(over.phase).toBe('finished');
    expect(when(over, correct()).events).toMatchObject([{ type: 'PlayedLevelCorrected', data: { level: 1 } }]);
  });
});
