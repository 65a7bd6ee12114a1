/** Blinds of a player who is away, at a table whose hands nobody records: taken from the stack, until the next count says whose they are. */
import {
  after,
  asRunning,
  count,
  fold,
  minutes,
  open,
  outcome,
  settle,
  sitting,
  stacksAt,
  START,
  started,
  under,
  when,
} from '../../../test/tournament-scenario.js';
import type { TournamentCommand, TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { TournamentState } from '../state.js';

const played: TournamentCommand = { type: 'RecordHandPlayed', table: 1, at: START };
const names = ['ada', 'bo', 'cyd', 'dan'];
type Blinds = CommandOf<'RecordAbsentBlinds'>['blinds'][number];
const blinds = (level: number, more: Partial<Blinds>): Blinds => ({ level, smallBlinds: 0, bigBlinds: 0, antes: 0, ...more });

/** Seat 2 is away, and two hands were played. */
function away(book = 'ropta') {
  const state = started(names, under(book));
  const playerId = sitting(state, 1, 2);
  const gone = after(state, { type: 'MarkAway', playerId, official: false }, played, played);
  const take = (...all: readonly Blinds[]): CommandOf<'RecordAbsentBlinds'> => ({
    type: 'RecordAbsentBlinds',
    playerId,
    blinds: all,
    at: START,
  });
  return { state: gone, playerId, take };
}
const chipsOf = (state: TournamentState): number => asRunning(state).tables.reduce((sum, { chips }) => sum + chips, 0);

describe.each([
  ['redcactus', ['RC 30', 'RC 71-C']],
  ['mons', ['MO 3.2']],
  ['tdaFr', ['TDA 7', 'RO 4.1']],
  ['ropta', ['RO 4.1']],
  ['toufflers', ['TF §4 b2']],
])('%s (%j): an absent player’s blinds', (book, articles) => {
  it('leave the stack, and are somebody’s at the table', () => {
    const { state, playerId, take } = away(book);
    const before = stacksAt(state, 1)[2]!;
    const decision = when(state, take(blinds(1, { smallBlinds: 1, bigBlinds: 1 })));
    expect(decision.events).toMatchObject([
      {
        type: 'AbsentBlindsTaken',
        data: { playerId, at: { table: 1, seat: 2 }, amount: 75, articles: articles.map((article) => ({ article })) },
      },
    ]);
    const taken = fold(state, decision.events!);
    expect(stacksAt(taken, 1)[2]).toBe(before - 75);
    expect(chipsOf(taken)).toBe(chipsOf(state));
    expect(asRunning(taken).tables[0]!.stacksFrom).toBe('unknown');
    const counted = after(taken, count(taken, 1, { 1: before + 75, 2: before - 75, 3: before, 4: before }));
    expect(stacksAt(counted, 1)[2]).toBe(before - 75);
  });
});

describe('RO 1.9: blinds take the last chip', () => {
  it('and the player is out, in the place of that moment', () => {
    const { state, playerId } = away();
    const short = after(state, count(state, 1, { 1: 19_950, 2: 50, 3: 10_000, 4: 10_000 }), played, played);
    const take: CommandOf<'RecordAbsentBlinds'> = {
      type: 'RecordAbsentBlinds',
      playerId,
      blinds: [blinds(1, { smallBlinds: 1, bigBlinds: 1 })],
      at: START,
    };
    const decision = when(short, take);
    expect(decision.events).toMatchObject([
      { type: 'AbsentBlindsTaken', data: { amount: 50, articles: [{ article: 'RO 4.1' }, { article: 'RO 1.9' }] } },
      { type: 'PlayerEliminated', data: { playerId, place: 4, handId: null, stackBefore: 50 } },
    ]);
    expect(chipsOf(fold(short, decision.events!))).toBe(40_000);
  });
});

describe('RecordAbsentBlinds', () => {
  const { state, playerId, take } = away();

  it.each([
    ['more blinds than hands', take(blinds(1, { smallBlinds: 2, bigBlinds: 1 })), { field: 'blinds', value: '3', minimum: 0, maximum: 2 }],
    ['more antes than hands', take(blinds(1, { antes: 3 })), { field: 'antes', value: '3', minimum: 0, maximum: 2 }],
    ['a level that has not begun', take(blinds(2, { bigBlinds: 1 })), { field: 'level', value: '2', minimum: 1, maximum: 1 }],
  ])('refuses %s', (_what, command, parameters) => {
    expect(when(state, command)).toEqual({ refusal: { code: 'INVALID_NUMBER', article: null, parameters } });
  });

  it('takes each level’s own', () => {
    const later = START + minutes(10);
    const second = { ...take(blinds(1, { smallBlinds: 1 }), blinds(2, { bigBlinds: 1, antes: 1 })), at: later };
    expect(when(state, second).events?.[0]).toMatchObject({ data: { amount: 25 + 100 + 100 } });
  });

  it('refuses what is known, who is there, and nothing', () => {
    const one = take(blinds(1, { bigBlinds: 1 }));
    expect(when(state, take(blinds(1, {}))).refusal).toMatchObject({ code: 'NO_BLINDS_OWED', article: 'RO 4.1', parameters: { playerId } });
    const back = after(state, { type: 'MarkBack', playerId, at: START });
    expect(when(back, one)).toEqual({ refusal: { code: 'PLAYER_NOT_AWAY', article: 'RO 4.1', parameters: { playerId } } });
    const counted = after(state, count(state, 1, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 }));
    expect(when(counted, one)).toEqual({ refusal: { code: 'STACKS_KNOWN', article: 'RO 4.1', parameters: { table: 1 } } });
    const inHand = after(counted, open(1));
    expect(outcome(when(inHand, one))).toBe('PLAYER_IN_HAND');
    const typed = after(inHand, settle(inHand, 1, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 }), played);
    expect(outcome(when(typed, take(blinds(1, { bigBlinds: 2 }))))).toBe('INVALID_NUMBER');
    expect(outcome(when(typed, one))).toEqual(['AbsentBlindsTaken']);
  });
});
