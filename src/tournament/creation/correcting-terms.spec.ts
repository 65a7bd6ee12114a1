/** What a tournament was announced with is corrected until its first hand, and a start by mistake is taken back. */
import { firstEdition } from '../../../events/editions.js';
import {
  after,
  asRunning,
  type CommandOf,
  count,
  draw,
  fold,
  friday,
  minutes,
  open,
  outcome,
  player,
  register,
  seed,
  sitting,
  stacksAt,
  START,
  started,
  under,
  when,
} from '../../../test/tournament-scenario.js';
import { initialTournamentState, type TournamentState } from '../state.js';
import { readClock } from '../timing/clock.js';

const six = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay'];
const at = START + minutes(3);
const correct = (more: Partial<CommandOf<'CorrectTerms'>>): CommandOf<'CorrectTerms'> => ({
  type: 'CorrectTerms',
  reason: 'typed wrongly',
  at,
  ...more,
});
const back: CommandOf<'WithdrawStart'> = { type: 'WithdrawStart', reason: 'a wrong button was pressed' };
const announced = after(initialTournamentState, friday, ...register(...six));
const drawn = after(announced, ...draw(seed('1')));
const running = after(drawn, { type: 'StartTournament', at: START });

const settingsOf = (state: TournamentState) => (state.phase === 'unknown' ? null : state.settings);

describe('terms that were typed wrongly', () => {
  it('are corrected before the start, what was not given stays', () => {
    const decision = when(drawn, correct({ name: 'Saturday', club: 'Blackwood', startingStack: 15_000 }));
    expect(decision.events).toEqual([
      {
        type: 'TermsCorrected',
        data: { name: 'Saturday', club: 'Blackwood', startingStack: 15_000, reason: 'typed wrongly' },
      },
    ]);
    const state = fold(drawn, decision.events!);
    expect(settingsOf(state)).toEqual({ ...settingsOf(drawn), name: 'Saturday', club: 'Blackwood', startingStack: 15_000 });
    expect(stacksAt(after(state, { type: 'StartTournament', at }), 1)).toMatchObject({ 1: 15_000 });
  });

  it('change nothing where they are so already, and say what may be given where nothing is', () => {
    expect(when(drawn, correct({ startingStack: friday.startingStack, name: friday.name })).events).toEqual([]);
    expect(when(drawn, correct({})).refusal).toEqual({ code: 'TERMS_EMPTY', article: null, parameters: {} });
  });

  it('void the draw where tables have another size: seats are drawn again', () => {
    const decision = when(drawn, correct({ seatsPerTable: 6 }));
    expect(outcome(decision)).toEqual(['TermsCorrected', 'RegistrationReopened']);
    const redrawn = after(fold(drawn, decision.events!), ...draw(seed('2')), { type: 'StartTournament', at });
    expect(asRunning(redrawn).tables).toHaveLength(1);
    expect(outcome(when(announced, correct({ seatsPerTable: 6 })))).toEqual(['TermsCorrected']);
  });

  it('are refused as an announcement would be, under the book of then', () => {
    expect(outcome(when(drawn, correct({ startingStack: 10_010 })))).toBe('NOT_A_CHIP_MULTIPLE');
    expect(outcome(when(drawn, correct({ rulebook: { id: 'nowhere', edition: '1' } })))).toBe('UNKNOWN_RULEBOOK');
    const mons = under('mons');
    expect(outcome(when(drawn, correct({ rulebook: firstEdition('mons') })))).toBe('STACK_NOT_CONFORMING');
    expect(outcome(when(drawn, correct({ rulebook: mons.rulebook!, startingStack: mons.startingStack! })))).toEqual(['TermsCorrected']);
  });

  it('follow to the tables after the start: all have the new stacks, in their seats, and the clock goes on', () => {
    const away = after(running, { type: 'MarkAway', playerId: player('bo'), official: false });
    const decision = when(away, correct({ startingStack: 20_000 }));
    expect(outcome(decision)).toEqual(['StartWithdrawn', 'TermsCorrected', 'TournamentStarted', 'PlayerAway', 'LevelStarted']);
    const state = asRunning(fold(away, decision.events!));
    const before = asRunning(away);
    expect(state.tables.map(({ seats }) => seats.map(({ playerId, seat }) => [playerId, seat]))).toEqual(
      before.tables.map(({ seats }) => seats.map(({ playerId, seat }) => [playerId, seat])),
    );
    expect(new Set(state.tables.flatMap(({ seats }) => seats.map(({ stack }) => stack)))).toEqual(new Set([20_000]));
    expect(state.entry).toMatchObject({ issued: 120_000, away: ['bo'] });
    const left = (each: typeof state): number | null => readClock(each.clock, each.settings.structure, at).remainingMs;
    expect(left(state)).toBe(left(before));
    expect(outcome(when(state, correct({ startingStack: 10_000 })))).toContain('TermsCorrected');
  });

  it('stay after the first hand, and where tables would need a new draw', () => {
    expect(when(after(running, open(1)), correct({ name: 'x' })).refusal).toEqual({ code: 'TERMS_STAND', article: null, parameters: {} });
    expect(outcome(when(after(running, { type: 'RecordHandPlayed', table: 1, at }), correct({ name: 'x' })))).toBe('TERMS_STAND');
    expect(when(running, correct({ seatsPerTable: 6 })).refusal).toEqual({ code: 'SEATS_NEED_DRAW', article: null, parameters: {} });
  });
});

describe('a start by mistake', () => {
  it('is taken back: the drawn seats stand, prizes and payments since then are kept', () => {
    const paid = after(running, { type: 'PayEntry', playerId: player('ada') });
    const decision = when(paid, back);
    expect(outcome(decision)).toEqual(['StartWithdrawn']);
    const state = fold(paid, decision.events!);
    expect(state).toMatchObject({ phase: 'announced', closed: true, list: { paid: [{ playerId: 'ada', entries: 1 }] } });
    const again = asRunning(after(state, { type: 'StartTournament', at }));
    expect(again.tables).toEqual(asRunning(running).tables);
    expect(again.entry.paid).toEqual([{ playerId: 'ada', entries: 1 }]);
  });

  it('stands once a hand was opened, or somebody was eliminated, counted or moved', () => {
    const moved = started(['ada', 'bo', 'cyd', 'dan', 'eve']);
    const free = after(moved, {
      type: 'MovePlayer',
      playerId: sitting(moved, 1, 1),
      table: 2,
      seat: 4,
      reason: 'a quiet corner',
    });
    for (const state of [after(running, open(1)), after(running, count(running, 1, { 1: 20_000, 2: 5_000, 3: 5_000 })), free])
      expect(when(state, back).refusal).toEqual({ code: 'START_STANDS', article: null, parameters: {} });
  });
});
