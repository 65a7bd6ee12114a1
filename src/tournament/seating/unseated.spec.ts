import { byBook } from '../../../test/fixtures/acts.js';
import { faultAfter } from '../../../test/tournament-checks.js';
import {
  after,
  asRunning,
  type CommandOf,
  fold,
  open,
  outcome,
  player,
  settle,
  START,
  started,
  under,
  when,
} from '../../../test/tournament-scenario.js';
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { TournamentState } from '../state.js';
import { proposeForUnseated } from './unseated.js';

const books = ['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'] as const;
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${String(index + 1).padStart(2, '0')}`);
const reason = 'the pot went to the wrong player';

interface Wrong {
  readonly state: TournamentState;
  /** Held to be out: in truth they shared the pot with the winner. */
  readonly out: PlayerId;
  readonly stack: number;
  readonly correction: CommandOf<'CorrectSettlement'>;
}

/** The first hand of table 1 is settled as if its lowest seat had lost all chips to the next. */
function knockedOut(state: TournamentState): Wrong {
  const opened = after(state, open(1));
  const { handId, seats } = asRunning(opened).tables[0]!.openHand!;
  const [loser, winner] = seats;
  const { stack } = loser!;
  const was = { ...Object.fromEntries(seats.map((dealt) => [dealt.seat, dealt.stack])), [loser!.seat]: 0, [winner!.seat]: 2 * stack };
  const correction = {
    type: 'CorrectSettlement' as const,
    handId,
    correction: 1,
    changes: [
      { playerId: loser!.playerId, amount: stack },
      { playerId: winner!.playerId, amount: -stack },
    ],
    results: seats.map((dealt) => ({ playerId: dealt.playerId, stackBefore: dealt.stack, stackAfter: dealt.stack })),
    at: START + 5,
  };
  return { state: after(opened, settle(opened, 1, was)), out: loser!.playerId, stack, correction };
}

/** The state after a command, with what must hold of a tournament checked after each of its events. */
function checked(state: TournamentState, command: Parameters<typeof when>[1]): TournamentState {
  const decision = when(state, command);
  if (decision.refusal) throw new Error(JSON.stringify(decision.refusal));
  let now = state;
  for (const event of decision.events) {
    now = fold(now, [event]);
    expect(faultAfter(event, now)).toBeNull();
  }
  return now;
}

const take = (state: TournamentState, ...commands: Parameters<typeof when>[1][]): TournamentState => commands.reduce(checked, state);
const last = (state: TournamentState, command: Parameters<typeof when>[1]): TournamentEvent => when(state, command).events!.at(-1)!;
const sizes = (state: TournamentState): number[] => asRunning(state).tables.map(({ seats }) => seats.length);
const redraw = { type: 'RedrawFinalTable' } as const;
const openTable = { type: 'OpenTable', reason } as const;
const dissolve = { type: 'DissolveFinalTable', reason } as const;
const seat = (playerId: PlayerId, more: Partial<CommandOf<'SeatWaitingPlayer'>> = {}): CommandOf<'SeatWaitingPlayer'> => ({
  type: 'SeatWaitingPlayer',
  playerId,
  at: START + 6,
  ...more,
});

describe.each(books)('%s: a pot is corrected after the final table was formed (RC 22; RO 10.9; MO 10.1)', (book) => {
  // While late players are admitted, automatic moves form no final table.
  const closed = { type: 'CloseLateEntry', ruling: 'all are here', at: START } as const;
  const knocked = (automaticMoves: boolean): Wrong =>
    knockedOut(after(started(names(10), under(book, { seatsPerTable: 8, automaticMoves })), closed));

  it('the player is in again with the chips, and waits for a seat', () => {
    const { state, out, stack, correction } = knocked(false);
    const final = after(state, redraw);
    expect(when(final, correction).events).toMatchObject([
      { type: 'PlayerReinstated', data: { playerId: out, to: null } },
      { type: 'SettlementCorrected' },
    ]);
    const waiting = asRunning(checked(final, correction));
    expect(waiting.unseated).toEqual([{ playerId: out, stack, from: { table: 1, seat: 1 } }]);
    expect([waiting.playersLeft, waiting.eliminations.length, sizes(waiting)]).toEqual([10, 0, [9, 0]]);
    expect(proposeForUnseated(waiting)).toMatchObject({ due: 'dissolveFinalTable', to: null });
    expect(when(waiting, correction)).toEqual({ events: [] });
  });

  it('the final table is dissolved, a table opened, and the player seated as the book proposes', () => {
    const { state, out, correction } = knocked(false);
    const waiting = take(state, redraw, correction);
    expect(when(waiting, seat(out)).refusal).toEqual({ code: 'NO_FREE_SEAT', article: null, parameters: {} });
    expect(when(waiting, openTable).refusal).toEqual({ code: 'FINAL_TABLE_RUNS', article: null, parameters: { table: 1 } });
    const dissolved = checked(waiting, dissolve);
    expect(when(dissolved, dissolve)).toEqual({ events: [] });
    expect(proposeForUnseated(asRunning(dissolved)).due).toBe('openTable');
    const seated = take(dissolved, openTable, seat(out));
    expect(sizes(seated)).toEqual([9, 0, 1]);
    expect(asRunning(seated).unseated).toEqual([]);
    expect(when(seated, seat(out))).toEqual({ events: [] });
    expect(when(seated, seat(out, { place: { table: 3, seat: 8 } })).refusal).toEqual({
      code: 'NOT_WAITING_FOR_SEAT',
      article: null,
      parameters: { playerId: 'p10' },
    });
  });

  it('with automatic moves all of it follows at once, and the tables are balanced', () => {
    const { state, out, stack, correction } = knocked(true);
    expect(asRunning(state).seating.finalTable).toMatchObject({ seats: 9 });
    const types = outcome(when(state, correction));
    expect(types.slice(0, 5)).toEqual(['PlayerReinstated', 'SettlementCorrected', 'FinalTableDissolved', 'TableOpened', 'PlayerSeated']);
    const again = checked(state, correction);
    expect(asRunning(again).seating.finalTable).toBeNull();
    const [, , third] = asRunning(again).tables;
    expect(third!.seats.find(({ playerId }) => playerId === out)).toMatchObject({ stack });
    const [most, , fewest] = sizes(again);
    expect(most! + fewest!).toBe(10);
    expect(most! - fewest!).toBeLessThanOrEqual(2);
  });

  it('with automatic moves while the final table plays a hand, players move once it is over', () => {
    const { state, correction } = knocked(true);
    const playing = take(state, open(asRunning(state).seating.finalTable!.table), correction);
    expect(sizes(playing).filter((players) => players > 0)).toEqual([9, 1]);
    expect(asRunning(playing).seating.due.length).toBeGreaterThan(2);
  });

  it('the director may give an extra seat instead, which is there until nobody has it', () => {
    const { state, out, correction } = knocked(false);
    const waiting = take(state, redraw, correction);
    const extra = { table: 1, seat: 10 };
    expect(when(waiting, seat(out, { place: extra })).refusal).toEqual({
      code: 'REASON_REQUIRED',
      article: byBook(book, { redcactus: 'RC 1', mons: 'MO 13.2', tdaFr: 'TDA 1', ropta: 'RO 1.1', toufflers: 'RO 1.1' }),
      parameters: {},
    });
    const there = asRunning(waiting).tables[0]!.seats.find((each) => each.seat === 9)!.playerId;
    expect(when(waiting, seat(out, { place: { table: 1, seat: 9 }, reason })).refusal).toEqual({
      code: 'SEAT_TAKEN',
      article: null,
      parameters: { table: 1, seat: 9, playerId: there },
    });
    expect(last(waiting, seat(out, { place: extra, reason }))).toMatchObject({
      type: 'PlayerSeated',
      data: { playerId: out, to: extra, seatsBy: 'director', extra: true, reason },
    });
    const seated = checked(waiting, seat(out, { place: extra, reason }));
    const played = checked(seated, open(1));
    expect(asRunning(played).tables[0]!.openHand!.seats).toHaveLength(10);
    const left = checked(seated, { type: 'RecordAbandonment', playerId: out, confirmed: true, judged: false, reason: null, at: START + 7 });
    expect(when(left, { type: 'MovePlayer', playerId: asRunning(left).tables[0]!.seats[0]!.playerId, ...extra, reason }).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'seat', value: '10', minimum: 1, maximum: 9 },
    });
  });
});

describe.each(books)('%s: a pot is corrected after the tables were filled exactly', (book) => {
  const knocked = (automaticMoves: boolean): Wrong => knockedOut(started(names(13), under(book, { seatsPerTable: 6, automaticMoves })));

  it('by hand: a table is opened, and the player has a seat there', () => {
    const { state, out, correction } = knocked(false);
    const full = after(state, { type: 'BreakTable', table: 3 });
    const waiting = checked(full, correction);
    expect(sizes(waiting)).toEqual([6, 6, 0]);
    expect(proposeForUnseated(asRunning(waiting)).due).toBe('openTable');
    expect(when(waiting, seat(out)).refusal).toEqual({ code: 'NO_FREE_SEAT', article: null, parameters: {} });
    const seated = take(waiting, openTable, seat(out));
    expect(sizes(seated)).toEqual([6, 6, 0, 1]);
  });

  it('with automatic moves: a table is opened by itself', () => {
    const { state, correction } = knocked(true);
    expect(sizes(state)).toEqual([6, 6, 0]);
    expect(outcome(when(state, correction)).slice(0, 4)).toEqual([
      'PlayerReinstated',
      'SettlementCorrected',
      'TableOpened',
      'PlayerSeated',
    ]);
    expect(sizes(checked(state, correction)).reduce((sum, players) => sum + players)).toBe(13);
  });
});

describe('a player who waits for a seat', () => {
  const { state, out, stack, correction } = knockedOut(started(names(10), { seatsPerTable: 8 }));
  const waiting = take(state, redraw, correction);
  const others = asRunning(waiting).tables[0]!.seats.map(({ playerId }) => playerId);
  const disqualify = (playerId: PlayerId) => ({ type: 'DisqualifyPlayer', playerId, cause: 'other', reason, at: START + 8 }) as const;

  it('has the next seat that becomes free', () => {
    const one = checked(waiting, disqualify(others[3]!));
    expect(proposeForUnseated(asRunning(one))).toMatchObject({ due: 'seat', to: { table: 1, seat: 4 } });
    expect(when(one, dissolve).refusal).toEqual({ code: 'FINAL_TABLE_STANDS', article: null, parameters: { table: 1, players: 9 } });
    expect(last(one, seat(out))).toMatchObject({ type: 'PlayerSeated', data: { to: { table: 1, seat: 4 }, stack, seatsBy: 'book' } });
  });

  it('is in the way of no place: who leaves has the place below all who are in', () => {
    expect(last(waiting, disqualify(out))).toMatchObject({ type: 'PlayerDisqualified', data: { place: 10, removed: stack } });
    const gone = asRunning(checked(waiting, disqualify(out)));
    expect([gone.unseated, gone.playersLeft]).toEqual([[], 9]);
  });

  it('plays on with another who is left, and wins once that one is out', () => {
    const two = others.slice(1).reduce((now, playerId) => checked(now, disqualify(playerId)), waiting);
    expect(two.phase).toBe('running');
    expect(when(two, open(1)).refusal).toEqual({ code: 'TOO_FEW_SEATED', article: null, parameters: { table: 1, players: 1, minimum: 2 } });
    expect(last(two, disqualify(others[0]!))).toMatchObject({ type: 'TournamentFinished', data: { winner: out, stack } });
  });

  it('is out again where the correction is taken back', () => {
    const back = {
      ...correction,
      correction: 2,
      changes: correction.changes.map((change) => ({ ...change, amount: -change.amount })),
      results: correction.results.map((result) => (result.playerId === out ? { ...result, stackAfter: 0 } : result)),
    };
    expect(last(waiting, back)).toMatchObject({ type: 'PlayerEliminated', data: { playerId: out, place: 10, handId: 'friday.1.1' } });
    expect(asRunning(checked(waiting, back)).unseated).toEqual([]);
  });

  it('is known to every command that asks where somebody sits', () => {
    const at = START + 9;
    for (const command of [
      { type: 'EliminatePlayer', playerId: out, at },
      { type: 'EliminatePlayers', players: [{ playerId: out }], at },
      { type: 'MovePlayer', playerId: out, table: 1, seat: 1, reason },
      { type: 'MarkAway', playerId: out, official: true },
      redraw,
    ] as const) {
      const undone = command.type === 'RedrawFinalTable' ? checked(waiting, dissolve) : waiting;
      expect(when(undone, command).refusal).toEqual({ code: 'PLAYER_WAITS_FOR_SEAT', article: null, parameters: { playerId: out, stack } });
    }
    expect(when(waiting, { type: 'AdmitLatePlayer', playerId: out, at })).toEqual({ events: [] });
    expect(when(waiting, seat(player('nobody'))).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'nobody' },
    });
  });

  it('has no hand played without them while tables play hand for hand (RO 2.7)', () => {
    const hand = knockedOut(started(names(13), { seatsPerTable: 6 }));
    const full = take(hand.state, { type: 'BreakTable', table: 3 }, hand.correction);
    const announced = checked(full, { type: 'AnnounceHandForHand', reason: 'payJump', at: START + 10 });
    expect(asRunning(announced).handForHand).toMatchObject({ round: 0, open: false });
    expect(when(announced, open(1, START + 11)).refusal).toEqual({
      code: 'PLAYER_WAITS_FOR_SEAT',
      article: 'RO 2.7',
      parameters: { playerId: 'p05', stack: 10000 },
    });
    const seated = take(announced, openTable, seat(hand.out, { at: START + 12 }));
    expect(asRunning(seated).handForHand).toMatchObject({ round: 1, open: true });
  });
});
