/**
 * Tapis proposes, the director confirms or orders otherwise: ConfirmMove, MovePlayer and CancelMove, and players who wait for the end of
 * their hand (RC 10; MO 7.1, 7.7; TDA 25; RO 2.3; TF §8 b1).
 */
import { firstEdition } from '../../../events/editions.js';
import {
  after,
  asRunning,
  count,
  type CommandOf,
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
import { type Running, seatOf, type TournamentState } from '../state.js';
import { makeCurrentPlan } from './proposal.js';
import type { TournamentRefusal } from '../refusals.js';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${String(index).padStart(2, '0')}`);

/** Two tables of eight seats with eight and five players, the stacks counted. @param book its tables are balanced from a difference of 3, or 2 */
function eightAndFive(book = 'ropta', settings: object = {}): Running {
  const state = started(names(16), { seatsPerTable: 8, rulebook: firstEdition(book), ...settings });
  return asRunning(without(state, 2, 6, 7, 8));
}

/** Players go out one by one, and the table is counted. */
function without(state: TournamentState, table: number, ...seats: readonly number[]): TournamentState {
  const less = after(
    state,
    ...seats.map((seat) => ({ type: 'EliminatePlayer' as const, playerId: sitting(state, table, seat), at: START })),
  );
  const { seats: left, chips } = asRunning(less).tables[table - 1]!;
  const others = left.slice(1).reduce((sum, { stack }) => sum + stack, 0);
  return after(
    less,
    count(less, table, Object.fromEntries(left.map(({ seat, stack }, index) => [seat, index === 0 ? chips - others : stack]))),
  );
}

/** The move that is proposed. */
function proposed(state: Running, change: Partial<CommandOf<'ConfirmMove'>> = {}): CommandOf<'ConfirmMove'> {
  const plan = makeCurrentPlan(state);
  if (plan.due !== 'balance') throw new Error(`${plan.due} is due`);
  const { from, to } = plan.move;
  return { type: 'ConfirmMove', playerId: sitting(state, from.table, from.seat), ...to, ...change };
}

const state = eightAndFive();

describe('ConfirmMove', () => {
  it('moves the next big blind of the fullest table to the seat that pays soonest, and says why (RO 2.3)', () => {
    const decision = when(state, proposed(state));
    expect(decision.events?.[0]).toEqual({
      type: 'PlayerMoved',
      data: {
        playerId: sitting(state, 1, 3),
        from: { table: 1, seat: 3 },
        to: { table: 2, seat: 6 },
        stack: 10_000,
        reason: 'balancing',
        book: {
          due: 'balance',
          move: { playerId: sitting(state, 1, 3), from: { table: 1, seat: 3 }, to: { table: 2, seat: 6 } },
          followed: true,
          why: {
            key: 'balancing',
            parameters: { fromTable: 1, fromPlayers: 8, fromSeat: 3, toTable: 2, toPlayers: 5, toSeat: 6, trigger: 3 },
          },
          articles: [
            { article: 'RO 2.3', fallback: false, house: false },
            { article: 'RC 10', fallback: true, house: false },
          ],
        },
      },
    });
  });

  it('twice gives no events', () => {
    expect(when(after(state, proposed(state)), proposed(state))).toEqual({ events: [] });
  });

  it('is refused once something else is proposed', () => {
    const later = asRunning(without(state, 1, 3));
    expect(when(later, proposed(state)).refusal).toEqual({
      code: 'PLAYER_ELIMINATED',
      article: null,
      parameters: { playerId: 'p12', place: 13 },
    });
    const { refusal } = when(state, proposed(state, { playerId: sitting(state, 1, 4) }));
    expect(refusal).toEqual({
      code: 'PROPOSAL_CHANGED',
      article: 'RO 2.3',
      parameters: { playerId: sitting(state, 1, 3), fromTable: 1, fromSeat: 3, toTable: 2, toSeat: 6 },
    });
    expect(when(state, proposed(state, { seat: 7 })).refusal).toEqual({
      code: 'PROPOSAL_CHANGED',
      article: 'RO 2.3',
      parameters: { playerId: 'p12', fromTable: 1, fromSeat: 3, toTable: 2, toSeat: 6 },
    });
  });

  it('is refused where the tables differ too little', () => {
    const balanced = asRunning(after(state, proposed(state)));
    expect(when(balanced, { type: 'ConfirmMove', playerId: sitting(balanced, 1, 4), table: 2, seat: 7 }).refusal).toEqual({
      code: 'BALANCE_NOT_DUE',
      article: 'RO 2.3',
      parameters: { difference: 1, trigger: 3 },
    });
  });

  it('is refused where a table is to be broken first, or the final table to be formed', () => {
    const nine = asRunning(without(state, 1, 5, 6, 7, 8));
    expect(when(nine, { type: 'ConfirmMove', playerId: sitting(nine, 1, 1), table: 2, seat: 7 }).refusal).toEqual({
      code: 'PROPOSAL_IS_OTHER',
      article: 'RO 2.6',
      parameters: { due: 'finalTable', table: 1 },
    });
  });

  it.each<[Partial<CommandOf<'ConfirmMove'>>, TournamentRefusal]>([
    [{ seat: 0 }, { code: 'INVALID_NUMBER', article: null, parameters: { field: 'seat', value: '0', minimum: 1, maximum: 10 } }],
    [{ seat: 9 }, { code: 'INVALID_NUMBER', article: null, parameters: { field: 'seat', value: '9', minimum: 1, maximum: 8 } }],
    [{ table: 3 }, { code: 'UNKNOWN_TABLE', article: null, parameters: { table: '3' } }],
    [{ playerId: player('zoe') }, { code: 'UNKNOWN_PLAYER', article: null, parameters: { playerId: 'zoe' } }],
    [
      { stack: 0 },
      { code: 'INVALID_NUMBER', article: null, parameters: { field: 'stack', value: '0', minimum: 1, maximum: 1000000000000 } },
    ],
  ])('is refused with %j: %j', (change, refusal) => {
    expect(when(state, proposed(state, change)).refusal).toEqual(refusal);
  });
});

describe('a player who is dealt into a hand', () => {
  const dealt = asRunning(after(state, open(1)));
  const waiting = asRunning(after(dealt, proposed(dealt)));
  const stacks = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((seat) => [seat, 10_000]));

  it('moves when it is over: his seat is kept for him until then (RO 2.3; MO 7.1)', () => {
    const decision = when(dealt, proposed(dealt));
    const mover = proposed(dealt).playerId;
    expect(decision.events?.[0]).toMatchObject({ type: 'MoveDue', data: { playerId: mover, waitsFor: 'hand', reason: 'balancing' } });
    expect(
      when(waiting, { type: 'MovePlayer', playerId: sitting(waiting, 1, 8), table: 2, seat: proposed(dealt).seat, reason: 'friend' })
        .refusal,
    ).toEqual({ code: 'SEAT_TAKEN', article: null, parameters: { table: 2, seat: 6, playerId: mover } });
    const settled = when(waiting, settle(waiting, 1, stacks));
    expect(outcome(settled)).toEqual(['HandSettled', 'PlayerMoved', 'TableResumed']);
    expect(settled.events?.[1]?.data).toMatchObject({ playerId: mover, reason: 'balancing', stack: 10_000, book: { followed: true } });
  });

  it('is the next big blind of the hand that runs, whoever has folded in it (MO 7.7)', () => {
    const { bigBlindSeat } = asRunning(after(dealt)).tables[0]!.positions!;
    expect(sitting(dealt, 1, (bigBlindSeat % 8) + 1)).toBe(proposed(dealt).playerId);
  });

  it('takes the chips that the hand left him', () => {
    const { seat } = asRunning(waiting).tables[0]!.seats.find(({ playerId }) => playerId === proposed(dealt).playerId)!;
    const other = (seat % 8) + 1;
    const settled = after(waiting, settle(waiting, 1, { ...stacks, [seat]: 4000, [other]: 16_000 }));
    expect(stacksAt(settled, 2)[proposed(dealt).seat]).toBe(4000);
  });

  it('who has lost his last chips goes nowhere', () => {
    const { seat } = asRunning(waiting).tables[0]!.seats.find(({ playerId }) => playerId === proposed(dealt).playerId)!;
    const settled = when(waiting, settle(waiting, 1, { ...stacks, [seat]: 0, [(seat % 8) + 1]: 20_000 }));
    expect(outcome(settled)).toEqual(['HandSettled', 'PlayerEliminated', 'MoveDropped', 'TableResumed']);
    expect(settled.events?.[2]?.data).toMatchObject({ cause: 'playerOut' });
  });

  it('stays where his table has lost so many that his going would not bring the two nearer', () => {
    const { seat } = asRunning(waiting).tables[0]!.seats.find(({ playerId }) => playerId === proposed(dealt).playerId)!;
    const [one, two, three, four] = [1, 2, 3, 4, 5, 6, 7, 8].filter((each) => each !== seat);
    const lost = { ...stacks, [one!]: 0, [two!]: 0, [three!]: 0, [four!]: 40_000 };
    const settled = when(waiting, settle(waiting, 1, lost));
    expect(settled.events?.find(({ type }) => type === 'MoveDropped')?.data).toMatchObject({ cause: 'notNeeded' });
    expect(outcome(settled)).not.toContain('PlayerMoved');
  });

  it('may be told twice', () => {
    expect(when(waiting, proposed(dealt))).toEqual({ events: [] });
  });

  it('counts where he goes: nobody else is proposed for that difference', () => {
    expect(makeCurrentPlan(waiting)).toMatchObject({ due: 'nothing', balance: { difference: 1 } });
  });

  it('may be told to stay (CancelMove), once', () => {
    const cancel = { type: 'CancelMove', playerId: proposed(dealt).playerId, reason: 'his table breaks' } as const;
    const decision = when(waiting, cancel);
    expect(decision.events).toMatchObject([{ type: 'MoveDropped', data: { cause: 'director', reason: 'his table breaks' } }]);
    const { playerId } = cancel;
    expect(when(after(waiting, cancel), cancel).refusal).toEqual({
      code: 'NO_MOVE_WAITS',
      article: null,
      parameters: { playerId, table: 1, seat: seatOf(waiting.tables, playerId)!.seated.seat },
    });
    expect(when(waiting, { ...cancel, playerId: player('zoe') }).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'zoe' },
    });
    expect(when(waiting, { ...cancel, reason: '' }).refusal).toEqual({
      code: 'INVALID_TEXT',
      article: null,
      parameters: { field: 'reason', maximum: 500 },
    });
  });

  it('may be ordered elsewhere instead', () => {
    const { playerId } = proposed(dealt);
    const decision = when(waiting, { type: 'MovePlayer', playerId, table: 2, seat: 8, reason: 'a chair for his back' });
    expect(decision.events).toMatchObject([
      { type: 'MoveDropped', data: { cause: 'replaced' } },
      { type: 'MoveDue', data: { to: { table: 2, seat: 8 }, book: { followed: false, due: 'balance' } } },
    ]);
    expect(asRunning(after(waiting, { type: 'MovePlayer', playerId, table: 2, seat: 8, reason: 'x' })).seating.due).toHaveLength(1);
  });

  it('can’t have his chips counted on the way', () => {
    expect(when(dealt, proposed(dealt, { stack: 10_000 })).refusal).toEqual({
      code: 'PLAYER_IN_HAND',
      article: 'RO 2.3',
      parameters: { playerId: 'p07', handId: 'friday.1.1' },
    });
  });
});

describe('MovePlayer', () => {
  it('is told what the book would do, and does otherwise', () => {
    const decision = when(state, { type: 'MovePlayer', playerId: sitting(state, 1, 8), table: 2, seat: 8, reason: 'they are brothers' });
    expect(decision.events?.[0]?.data).toMatchObject({
      reason: 'they are brothers',
      book: {
        due: 'balance',
        followed: false,
        move: { playerId: sitting(state, 1, 3), from: { table: 1, seat: 3 }, to: { table: 2, seat: 6 } },
      },
    });
  });

  it('says so where he does what the book would do', () => {
    const decision = when(state, { ...proposed(state), type: 'MovePlayer', reason: 'balance' });
    expect(decision.events?.[0]?.data).toMatchObject({ reason: 'balance', book: { followed: true } });
  });
});

describe('at a table whose hands nobody types in', () => {
  const played = asRunning(after(state, { type: 'RecordHandPlayed', table: 1, at: START }));

  it('his chips are counted with the move, or the table before it', () => {
    expect(when(played, proposed(played)).refusal).toEqual({
      code: 'COUNT_FIRST',
      article: null,
      parameters: { table: 1, players: ['p07'] },
    });
    expect(when(played, proposed(played, { stack: 9500 })).events?.[0]?.data).toMatchObject({ stack: 9500, book: { followed: true } });
  });

  it('his move may be confirmed again with the same chips; with others it is refused, and can’t be cancelled', () => {
    const uncounted = asRunning(after(played, { type: 'RecordHandPlayed', table: 2, at: START }));
    const confirmed = proposed(uncounted, { stack: 9500 });
    const { playerId, table, seat } = confirmed;
    const both = after(uncounted, confirmed);
    expect(asRunning(both).tables[1]!.stacksFrom).toBe('unknown');
    expect(when(both, confirmed)).toEqual({ events: [] });
    expect(when(both, { ...confirmed, stack: 9600 }).refusal).toEqual({
      code: 'MOVED_WITH_OTHER_STACK',
      article: null,
      parameters: { playerId, table, seat, stack: 9500, counted: 9600 },
    });
    expect(when(both, { type: 'CancelMove', playerId, reason: 'he is ill' }).refusal).toEqual({
      code: 'NO_MOVE_WAITS',
      article: null,
      parameters: { playerId, table, seat },
    });
  });
});
