/** An elimination at an untracked table that named the wrong player, put right by one command. */
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
  under,
  when,
} from '../../../test/tournament-scenario.js';
import type { TournamentCommand, TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { Elimination, TournamentState } from '../state.js';

const at = START + 60_000;
const books = ['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'] as const;
const eight = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay', 'gus', 'hal'];
const played: TournamentCommand = { type: 'RecordHandPlayed', table: 1, at: START };
const eliminate = (playerId: string, stack?: number): TournamentCommand => ({
  type: 'EliminatePlayer',
  playerId: player(playerId),
  ...(stack === undefined ? {} : { stack }),
  at,
});
type Correct = CommandOf<'CorrectElimination'>;
const correct = (wrong: string, right: string, more: Partial<Correct> = {}): Correct => ({
  type: 'CorrectElimination',
  playerId: player(wrong),
  wentOut: player(right),
  reason: 'the volunteer mistook the seats',
  at,
  ...more,
});
const chipsInPlay = (state: TournamentState): number =>
  (state as ReturnType<typeof asRunning>).tables.reduce((sum, { chips }) => sum + chips, 0);
const places = (state: TournamentState): string[] =>
  (state as { eliminations: readonly Elimination[] }).eliminations.map(({ playerId, place, tied }) => `${playerId} ${place}/${tied}`);

describe.each(books)('%s: CorrectElimination', (book) => {
  const state = after(started(eight, under(book)), played);
  const chips = chipsInPlay(state);
  const [wrong, right, third] = [sitting(state, 1, 1), sitting(state, 1, 2), sitting(state, 1, 3)];
  const later = sitting(state, 2, 1);
  const out = after(state, eliminate(wrong), eliminate(later));

  it('names both, and gives the place to who went out; who went out since keeps theirs', () => {
    const decision = when(out, correct(wrong, right));
    expect(outcome(decision)).toEqual(['EliminationCorrected', 'PlayerReinstated', 'PlayerEliminated']);
    const { seat, stack } = asRunning(out).tables[0]!.seats.find(({ playerId }) => playerId === right)!;
    expect(decision.events![0]).toEqual({
      type: 'EliminationCorrected',
      data: {
        playerId: wrong,
        wentOut: { playerId: right, from: { table: 1, seat }, stack },
        reason: 'the volunteer mistook the seats',
      },
    });
    const corrected = after(out, correct(wrong, right));
    expect(places(corrected)).toEqual([`${right} 8/1`, `${later} 7/1`]);
    expect(asRunning(corrected)).toMatchObject({ playersLeft: 6, takenBack: [] });
    expect(sitting(corrected, 1, 1)).toBe(wrong);
    expect(chipsInPlay(corrected)).toBe(chips);
    expect(asRunning(corrected).tables[0]!.stacksFrom).toBe('unknown');
  });

  it('can be corrected back', () => {
    const back = after(out, correct(wrong, right), correct(right, wrong));
    expect(places(back)).toEqual(places(out));
    expect(chipsInPlay(back)).toBe(chips);
  });

  it('ranks the right player by their own stack among those of the hand (RO 1.10; MO 9.10; TF §10 b10)', () => {
    const players = [
      { playerId: wrong, stack: 2000 },
      { playerId: third, stack: 5000 },
    ];
    const two = after(state, { type: 'EliminatePlayers', players, at });
    expect(places(two)).toEqual([`${wrong} 8/1`, `${third} 7/1`]);
    expect(places(after(two, correct(wrong, right, { stack: 9000 })))).toEqual([`${third} 8/1`, `${right} 7/1`]);
    expect(places(after(two, correct(wrong, right, { stack: 5000 }))).toSorted()).toEqual([`${third} 7/2`, `${right} 7/2`].toSorted());
  });

  it('has the other win where the tournament had ended by it', () => {
    const heads = after(started(['ada', 'bo'], under(book)), played);
    const over = after(heads, eliminate('ada'));
    expect(over).toMatchObject({ phase: 'finished', winner: 'bo' });
    const corrected = after(over, correct('ada', 'bo'));
    expect(corrected).toMatchObject({ phase: 'finished', winner: 'ada', eliminations: [{ playerId: 'bo', place: 2 }] });
    // All chips of the table were theirs by the elimination alone: they are not what they went out with.
    const { startingStack } = asRunning(heads).settings;
    expect((corrected as { eliminations: readonly Elimination[] }).eliminations[0]!.stackBefore).toBe(startingStack);
    const back = after(corrected, { type: 'ReinstatePlayer', playerId: player('bo'), reason: 'both are in', at });
    expect(stacksAt(back, 1)).toEqual({ 1: startingStack, 2: startingStack });
    expect(chipsInPlay(corrected)).toBe(chipsInPlay(heads));
  });

  it('goes with hands that were recorded since', () => {
    const since = after(out, played, played);
    expect(places(after(since, correct(wrong, right)))).toEqual([`${right} 8/1`, `${later} 7/1`]);
  });
});

describe('CorrectElimination', () => {
  const state = after(started(eight), played);
  const [wrong, right] = [sitting(state, 1, 1), sitting(state, 1, 2)];
  const out = after(state, eliminate(wrong));

  it('gives the seat of who went out, with the chips there, where the own one is taken', () => {
    const full = after(out, { type: 'AdmitLatePlayer', playerId: player('zoe'), adult: true, showsDocument: true, at: START });
    const chips = chipsInPlay(full);
    const { seat, stack } = asRunning(full).tables[0]!.seats.find(({ playerId }) => playerId === right)!;
    expect(outcome(when(full, correct(wrong, right)))).toEqual([
      'EliminationCorrected',
      'PlayerReinstated',
      'PlayerEliminated',
      'PlayerSeated',
    ]);
    const corrected = after(full, correct(wrong, right));
    expect(asRunning(corrected).tables[0]!.seats.find((each) => each.seat === seat)).toEqual({ seat, playerId: wrong, stack });
    expect(asRunning(corrected)).toMatchObject({ unseated: [], playersLeft: 8 });
    expect(chipsInPlay(corrected)).toBe(chips);
  });

  it('works where the table was broken since: the seat that the other was sent to, and the chips there, are theirs', () => {
    const twelve = after(started([...eight, 'ivo', 'jo', 'kim', 'lea'], { seatsPerTable: 6 }), { ...played, table: 2 });
    const [lost, gone] = [sitting(twelve, 2, 1), sitting(twelve, 2, 2)];
    const room = after(
      twelve,
      ...[1, 2, 3].map((seat): TournamentCommand => ({
        type: 'RecordAbandonment',
        playerId: sitting(twelve, 1, seat),
        confirmed: true,
        judged: false,
        reason: null,
        at,
      })),
      eliminate(lost),
    );
    const three = sitting(twelve, 2, 3);
    const counted = after(room, {
      type: 'RecordAbandonment',
      playerId: three,
      stack: 10_000,
      confirmed: true,
      judged: false,
      reason: null,
      at,
    });
    const known = after(counted, count(counted, 2, { 2: 16_000, 4: 14_000, 5: 10_000, 6: 10_000 }));
    const broken = after(known, { type: 'OpenTable', reason: 'a table more' }, { type: 'BreakTable', table: 2 });
    const moved = asRunning(broken).tables.flatMap((table) =>
      table.seats.filter(({ playerId }) => playerId === gone).map((seated) => ({ table: table.table, ...seated })),
    )[0]!;
    expect(moved.stack).toBe(16_000);
    expect(moved.table).not.toBe(2);
    const corrected = after(broken, correct(lost, gone));
    expect(asRunning(corrected).tables[moved.table - 1]!.seats.find(({ seat }) => seat === moved.seat)).toEqual({
      seat: moved.seat,
      playerId: lost,
      stack: 16_000,
    });
    expect(chipsInPlay(corrected)).toBe(chipsInPlay(broken));
    expect(places(corrected)).toEqual(places(broken).map((each) => each.replace(`${lost} `, `${gone} `)));
    expect(asRunning(corrected)).toMatchObject({ unseated: [], playersLeft: asRunning(broken).playersLeft });
  });

  it.each([
    ['the same player', correct(wrong, wrong), 'PLAYER_REPEATED', { playerId: wrong }],
    ['who is in', correct(right, wrong), 'PLAYER_STILL_IN', { playerId: right }],
    ['who is unknown', correct('zoe', right), 'UNKNOWN_PLAYER', { playerId: 'zoe' }],
    ['an unknown player instead', correct(wrong, 'zoe'), 'UNKNOWN_PLAYER', { playerId: 'zoe' }],
    ['a player of another table', correct(wrong, sitting(state, 2, 1)), 'WAS_AT_OTHER_TABLE', { playerId: sitting(state, 2, 1), table: 1 }],
  ])('refuses %s', (_what, command, code, parameters) => {
    expect(when(out, command).refusal).toEqual({ code, article: null, parameters });
  });

  it('refuses a player who was counted with chips since, and who left with theirs', () => {
    const counted = after(out, count(out, 1, { 2: 5000, 3: 20_000, 4: 15_000 }));
    expect(when(counted, correct(wrong, right)).refusal).toEqual({
      code: 'STILL_HAS_CHIPS',
      article: 'RO 1.9',
      parameters: { playerId: right, stack: 5000 },
    });
    const left = after(state, {
      type: 'RecordAbandonment',
      playerId: wrong,
      stack: 9000,
      confirmed: true,
      judged: false,
      reason: null,
      at,
    });
    expect(when(left, correct(wrong, right)).refusal).toEqual({ code: 'NOT_OUT_BY_CHIPS', article: null, parameters: { playerId: wrong } });
  });

  it('refuses an elimination by a typed hand: that is corrected in it', () => {
    const dealt = after(started(eight), open(1));
    const one = sitting(dealt, 1, 1);
    const bust = after(dealt, settle(dealt, 1, { ...stacksAt(dealt, 1), 1: 0, 2: 20_000 }));
    expect(when(bust, correct(one, sitting(dealt, 1, 2))).refusal).toEqual({
      code: 'ELIMINATED_BY_HAND',
      article: null,
      parameters: { playerId: 'cyd', handId: 'friday.1.1' },
    });
  });
});
