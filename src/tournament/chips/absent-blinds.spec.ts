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

/** A player is away, and two hands were played: the big blind of the first is theirs, and the small blind of the second. */
function away(book = 'ropta') {
  const state = started(names, under(book));
  const seat = asRunning(after(state, played)).tables[0]!.positions!.bigBlindSeat;
  const playerId = sitting(state, 1, seat);
  const gone = after(state, { type: 'MarkAway', playerId, official: false }, played, played);
  const take = (...all: readonly Blinds[]): CommandOf<'RecordAbsentBlinds'> => ({
    type: 'RecordAbsentBlinds',
    playerId,
    blinds: all,
    at: START,
  });
  return { state: gone, playerId, seat, take };
}
const classic = [{ kind: 'level', smallBlind: 25, bigBlind: 50, ante: 25, seconds: 600 }] as const;
const chipsOf = (state: TournamentState): number => asRunning(state).tables.reduce((sum, { chips }) => sum + chips, 0);

describe.each([
  ['redcactus', ['RC 30', 'RC 71-C']],
  ['mons', ['MO 3.2']],
  ['tdaFr', ['TDA 7', 'RO 4.1']],
  ['ropta', ['RO 4.1']],
  ['toufflers', ['TF §4 b2']],
])('%s (%j): an absent player’s blinds', (book, articles) => {
  it('leave the stack, and are somebody’s at the table', () => {
    const { state, playerId, seat, take } = away(book);
    const stacks = stacksAt(state, 1);
    const before = stacks[seat]!;
    const other = (seat % 4) + 1;
    const decision = when(state, take(blinds(1, { smallBlinds: 1, bigBlinds: 1 })));
    expect(decision.events).toMatchObject([
      {
        type: 'AbsentBlindsTaken',
        data: { playerId, at: { table: 1, seat }, amount: 75, articles: articles.map((article) => ({ article })) },
      },
    ]);
    const taken = fold(state, decision.events!);
    expect(stacksAt(taken, 1)[seat]).toBe(before - 75);
    expect(chipsOf(taken)).toBe(chipsOf(state));
    expect(asRunning(taken).tables[0]!.stacksFrom).toBe('unknown');
    const counted = after(taken, count(taken, 1, { ...stacks, [other]: before + 75, [seat]: before - 75 }));
    expect(stacksAt(counted, 1)[seat]).toBe(before - 75);
  });
});

describe('RO 1.9: blinds take the last chip', () => {
  it('and the player is out, in the place of that moment', () => {
    const { state, playerId, seat } = away();
    const short = after(
      state,
      count(state, 1, { ...stacksAt(state, 1), [(seat % 4) + 1]: 19_950, [seat]: 50 }),
      played,
      played,
      played,
      played,
    );
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
  const { state, playerId, seat, take } = away();

  it('refuses a level that has not begun', () => {
    const parameters = { field: 'level', value: '2', minimum: 1, maximum: 1 };
    const refused = { refusal: { code: 'INVALID_NUMBER', article: null, parameters } };
    expect(when(state, take(blinds(2, { bigBlinds: 1 })))).toEqual(refused);
    expect(when(state, take(blinds(1, {}), blinds(2, { bigBlinds: 1 }), blinds(3, { bigBlinds: 1 })))).toEqual(refused);
  });

  const owed = { smallBlinds: 1, bigBlinds: 1, antes: 1 };
  const refuses = (parameters: typeof owed) => ({
    refusal: { code: 'BLINDS_NOT_OWED', article: 'RO 4.1', parameters: { playerId, ...parameters } },
  });

  it.each([
    ['two small blinds', { smallBlinds: 2 }],
    ['two big blinds', { bigBlinds: 2 }],
    ['the ante of a hand in which another had the big blind', { antes: 2 }],
  ])('refuses %s: the positions of each hand are on record', (_what, more) => {
    expect(when(state, take(blinds(1, more)))).toEqual(refuses(owed));
  });

  it('takes the antes of every hand where everybody pays them', () => {
    const all = started(names, { ...under('ropta'), anteFormat: 'classic', structure: [...classic] });
    const gone = after(all, { type: 'MarkAway', playerId, official: false }, played, played);
    expect(when(gone, take(blinds(1, { antes: 3 })))).toEqual(refuses({ ...owed, antes: 2 }));
    expect(outcome(when(gone, take(blinds(1, { antes: 2 }))))).toEqual(['AbsentBlindsTaken']);
  });

  it('counts what was taken before, until the stacks are known again', () => {
    const small = take(blinds(1, { smallBlinds: 1 }));
    const once = after(state, small);
    expect(when(once, small)).toEqual(refuses({ ...owed, smallBlinds: 0 }));
    expect(outcome(when(once, take(blinds(1, { bigBlinds: 1 }))))).toEqual(['AbsentBlindsTaken']);
    const round = after(once, played, played, played, played);
    expect(outcome(when(round, small))).toEqual(['AbsentBlindsTaken']);
    const counted = after(once, count(once, 1, { ...stacksAt(once, 1), [(seat % 4) + 1]: 10_025 }), played);
    expect(when(counted, small)).toEqual(refuses({ smallBlinds: 0, bigBlinds: 0, antes: 0 }));
  });

  it('does not count a hand that was taken back', () => {
    const back = after(state, { type: 'WithdrawHandPlayed', table: 1, reason: 'not played' });
    expect(when(back, take(blinds(1, { smallBlinds: 1 })))).toEqual(refuses({ ...owed, smallBlinds: 0 }));
  });

  it('takes each level’s own', () => {
    const later = START + minutes(10);
    const second = { ...take(blinds(1, { smallBlinds: 1 }), blinds(2, { bigBlinds: 1, antes: 1 })), at: later };
    expect(when(state, second).events?.[0]).toMatchObject({ data: { amount: 25 + 100 + 100 } });
  });

  it('refuses what is known, who is there, and nothing', () => {
    const one = take(blinds(1, { bigBlinds: 1 }));
    expect(when(state, take(blinds(1, {}))).refusal).toEqual({ code: 'NO_BLINDS_OWED', article: 'RO 4.1', parameters: { playerId } });
    const back = after(state, { type: 'MarkBack', playerId, at: START });
    expect(when(back, one)).toEqual({ refusal: { code: 'PLAYER_NOT_AWAY', article: 'RO 4.1', parameters: { playerId } } });
    const counted = after(state, count(state, 1, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 }));
    expect(when(counted, one)).toEqual({ refusal: { code: 'STACKS_KNOWN', article: 'RO 4.1', parameters: { table: 1 } } });
    const inHand = after(counted, open(1));
    expect(when(inHand, one).refusal).toEqual({
      code: 'PLAYER_IN_HAND',
      article: null,
      parameters: { playerId: 'bo', handId: 'friday.1.3' },
    });
    const typed = after(inHand, settle(inHand, 1, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 }), played);
    expect(when(typed, one).refusal).toEqual({
      code: 'BLINDS_NOT_OWED',
      article: 'RO 4.1',
      parameters: { playerId: 'bo', smallBlinds: 0, bigBlinds: 0, antes: 0 },
    });
    const round = after(typed, played, played, played);
    expect(outcome(when(round, one))).toEqual(['AbsentBlindsTaken']);
  });
});
