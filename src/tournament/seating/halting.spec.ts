/** Tables that stop for want of players, and those that the director stops or has play on (RC 10, 11; RO 2.3). */
import { firstEdition } from '../../../events/editions.js';
import { after, asRunning, open, outcome, settle, sitting, START, started, type Create, when } from '../../../test/tournament-scenario.js';
import type { Running, TournamentState } from '../state.js';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${String(index).padStart(2, '0')}`);
const eightSeats = (id: string, more: Partial<Create> = {}): Running =>
  started(names(16), { seatsPerTable: 8, rulebook: firstEdition(id), ...more });
const out = (state: TournamentState, table: number, seat: number) =>
  ({ type: 'EliminatePlayer', playerId: sitting(state, table, seat), at: START }) as const;

describe('a table that is too short', () => {
  const five = (id: string): { readonly state: TournamentState; readonly last: ReturnType<typeof when> } => {
    const begun = eightSeats(id);
    const six = after(begun, out(begun, 2, 8), out(begun, 2, 7));
    return { state: six, last: when(six, out(begun, 2, 6)) };
  };

  it('stops when the third player of difference is gone (RO 2.3)', () => {
    const { state, last } = five('ropta');
    expect(last.events?.at(-1)).toEqual({
      type: 'TableHalted',
      data: {
        table: 2,
        cause: 'difference',
        difference: 3,
        reason: null,
        articles: [{ article: 'RO 2.3', fallback: false, house: false }],
      },
    });
    const halted = after(state, out(state, 2, 6));
    expect(when(halted, open(2)).refusal).toEqual({
      code: 'TABLE_HALTED',
      article: 'RO 2.3',
      parameters: { table: 2, cause: 'difference', difference: 3 },
    });
  });

  it('plays on in RedCactus until the fourth (RC 10)', () => {
    const { state, last } = five('redcactus');
    expect(outcome(last)).toEqual(['PlayerEliminated']);
    const fourth = when(after(state, out(state, 2, 6)), out(state, 2, 5));
    expect(fourth.events?.at(-1)?.data).toMatchObject({
      table: 2,
      cause: 'difference',
      difference: 4,
      articles: [{ article: 'RC 10' }, {}],
    });
  });

  it('plays its hand to the end', () => {
    const begun = eightSeats('ropta');
    const dealt = after(begun, open(2));
    const loser = (seat: number): number => (seat >= 6 ? 0 : seat === 1 ? 40_000 : 10_000);
    const stacks = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((seat) => [seat, loser(seat)]));
    const decision = when(dealt, settle(dealt, 2, stacks));
    expect(outcome(decision)).toEqual(['HandSettled', 'PlayerEliminated', 'PlayerEliminated', 'PlayerEliminated', 'TableHalted']);
  });

  it('plays on once players have come', () => {
    const { state } = five('ropta');
    const halted = asRunning(after(state, out(state, 2, 6)));
    const moved = when(halted, { type: 'MovePlayer', playerId: sitting(halted, 1, 8), table: 2, seat: 8, reason: 'balance' });
    expect(outcome(moved)).toEqual(['PlayerMoved', 'TableResumed']);
    expect(moved.events?.at(-1)?.data).toMatchObject({ table: 2, cause: 'balanced', difference: 1, reason: null });
  });

  it('stops sooner late in the event: with so many tables left, or once the director says so (RO 2.3)', () => {
    const begun = eightSeats('ropta');
    const six = after(begun, out(begun, 2, 8), out(begun, 2, 7));
    const tightened = when(six, { type: 'TightenBalancing' });
    expect(outcome(tightened)).toEqual(['BalancingTightened', 'TableHalted']);
    expect(when(after(six, { type: 'TightenBalancing' }), { type: 'TightenBalancing' })).toEqual({ events: [] });
    const fixed = eightSeats('ropta', { rulebook: { ...firstEdition('ropta'), houseRules: { 'balance.lateFromTables': 2 } } });
    expect(outcome(when(after(fixed, out(fixed, 2, 8)), out(fixed, 2, 7)))).toEqual(['PlayerEliminated', 'TableHalted']);
  });

  it('is none of a misdeal: a hand that was played all the same is recorded and stands (RC 10)', () => {
    const { state } = five('ropta');
    const halted = after(state, out(state, 2, 6));
    expect(outcome(when(halted, { type: 'RecordHandPlayed', table: 2, at: START })).at(-1)).toBe('HandPlayed');
  });
});

describe('the director', () => {
  const state = eightSeats('ropta');
  const halt = { type: 'HaltTable', table: 1, reason: 'a chair is broken' } as const;

  it('stops a table, and has it play on', () => {
    const halted = after(state, halt);
    expect(when(state, halt).events).toMatchObject([
      { type: 'TableHalted', data: { table: 1, cause: 'director', reason: 'a chair is broken' } },
    ]);
    expect(when(halted, open(1)).refusal).toEqual({
      code: 'TABLE_HALTED',
      article: null,
      parameters: { table: 1, cause: 'director', difference: 0 },
    });
    expect(when(halted, halt)).toEqual({ events: [] });
    const resume = { type: 'ResumeTable', table: 1, reason: 'mended' } as const;
    expect(when(halted, resume).events).toMatchObject([{ type: 'TableResumed', data: { table: 1, cause: 'director', reason: 'mended' } }]);
    expect(outcome(when(after(halted, resume), open(1)))).toContain('HandOpened');
    expect(when(after(halted, resume), resume)).toEqual({ events: [] });
  });

  it('stops a table by his book where it leaves that to him, and else by his own order (RC 10; RO 2.3)', () => {
    const byBook = eightSeats('redcactus');
    expect(when(byBook, halt).events).toMatchObject([{ data: { articles: [{ article: 'RC 10' }, { article: 'RC 11' }] } }]);
    expect(when(after(byBook, halt), open(1)).refusal).toEqual({
      code: 'TABLE_HALTED',
      article: 'RC 10',
      parameters: { table: 1, cause: 'director', difference: 0 },
    });
    expect(when(state, halt).events).toMatchObject([{ data: { articles: [] } }]);
    expect(when(after(state, halt), open(1)).refusal).toEqual({
      code: 'TABLE_HALTED',
      article: null,
      parameters: { table: 1, cause: 'director', difference: 0 },
    });
  });

  it('stops all tables at once', () => {
    const all = { type: 'HaltTable', table: null, reason: 'fire alarm' } as const;
    expect(outcome(when(state, all))).toEqual(['TableHalted', 'TableHalted']);
    expect(outcome(when(after(state, halt), all))).toEqual(['TableHalted']);
  });

  it('has a short table play on, until it is shorter still', () => {
    const five = after(state, out(state, 2, 8), out(state, 2, 7), out(state, 2, 6));
    const played = after(five, { type: 'ResumeTable', table: 2, reason: 'the last hand before the break' });
    expect(asRunning(played).seating.halted).toEqual([]);
    expect(outcome(when(played, out(played, 1, 8)))).toEqual(['PlayerEliminated']);
    expect(outcome(when(played, out(played, 2, 5)))).toEqual(['PlayerEliminated', 'TableHalted']);
  });

  it('keeps a table stopped that he has stopped himself, whoever comes', () => {
    const halted = after(state, halt);
    expect(outcome(when(halted, out(halted, 2, 8)))).toEqual(['PlayerEliminated']);
    expect(asRunning(after(halted, out(halted, 2, 8))).seating.halted).toEqual([{ table: 1, cause: 'director' }]);
  });

  it.each([
    [
      { ...halt, table: 3 },
      { code: 'UNKNOWN_TABLE', article: null, parameters: { table: '3' } },
    ],
    [
      { ...halt, reason: '' },
      { code: 'INVALID_TEXT', article: null, parameters: { field: 'reason', maximum: 500 } },
    ],
    [{ type: 'ResumeTable', table: 0, reason: 'x' } as const, { code: 'UNKNOWN_TABLE', article: null, parameters: { table: '0' } }],
    [
      { type: 'ResumeTable', table: 1, reason: ' ' } as const,
      { code: 'INVALID_TEXT', article: null, parameters: { field: 'reason', maximum: 500 } },
    ],
  ])('is refused with %j: %j', (command, refusal) => {
    expect(when(state, command).refusal).toEqual(refusal);
  });
});
