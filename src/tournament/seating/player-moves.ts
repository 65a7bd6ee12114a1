/**
 * One player who changes seats: because the proposal of the book is confirmed, or because the director orders it. A player may sit down at a
 * table while its hand runs: they are dealt in from the next one. A player who is dealt into a hand leaves when it is over; until then
 * the new seat is kept for them (RO 2.3; MO 7.1).
 * Hard-coded, because all five books agree: `balance.moveMoment`.
 */
import { bookOf } from '../book.js';
import type { Citation } from '../../../events/judging.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { MoveWaitsFor, SeatingProposal } from '../../../events/tournament-seating.js';
import type { Place } from '../../../events/values.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import { refuseUnlessWhole } from '../bounds.js';
import { countLastPlayer } from '../chips/counts.js';
import { findStackUnit } from '../state/chip-race.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { includesId } from '../state/sorted-ids.js';
import { seatOf, type Running, type SeatedPlayer, type Table } from '../state.js';
import { findTableInPlay } from '../tables.js';
import { findBalancingMove } from './plan.js';
import { planArticlesOf, makeCurrentPlan, findPlayer, makeProposalBeside } from './proposal.js';
import { goesTo, isDealtIn, refuseAbsentee, refuseInHand, refuseStack, refuseTaken } from '../tables/seat-checks.js';
import { countSeatsAt } from './situation.js';
import type { DueMove } from '../state/seating.js';

type Order = CommandOf<'MovePlayer'> | CommandOf<'ConfirmMove'>;

/** The reason in the events of a move that balances tables by the book; the edge says it in the reader's language. */
export const BALANCING_REASON = 'balancing';

/** Why a player moves, as its events have it. */
export interface MoveReason {
  readonly reason: string;
  readonly book?: SeatingProposal;
  /** The player is away. */
  readonly carried?: { readonly articles: Citation[] };
}

export function decideMove(command: CommandOf<'MovePlayer'>, running: Running): TournamentDecision {
  const { playerId, table, seat, reason } = command;
  const refused = refuseUnlessWhole('seat', seat, 1, countSeatsAt(running, table));
  if (refused) return refused;
  const to = findTableInPlay(running, table);
  if (to.refusal) return to;
  const found = seatOf(running.tables, playerId);
  if (found === undefined) return refuseAbsentee(running, command);
  const due = running.seating.due.find((move) => move.playerId === playerId);
  if (due !== undefined && goesTo(due, to.table, seat) && command.stack === undefined) return { events: [] };
  const replaced = due === undefined ? [] : [makeDropped(due, 'replaced', reason)];
  if (found.table.table === to.table && found.seated.seat === seat)
    return refuseOtherStack(found.table, found.seated, command.stack) ?? { events: replaced };
  const without = { ...running, seating: { ...running.seating, due: running.seating.due.filter((move) => move !== due) } };
  const moved = carryOut(without, command, { reason, book: makeProposalBeside(without, playerId, { table: to.table, seat }) });
  return moved.refusal ? moved : { events: [...replaced, ...moved.events] };
}

/** Repeating the command gives no events: the player is on the way, or sits there. */
export function decideConfirmation(command: CommandOf<'ConfirmMove'>, running: Running): TournamentDecision {
  const { playerId, seat } = command;
  const refused = refuseUnlessWhole('seat', seat, 1, countSeatsAt(running, command.table));
  if (refused) return refused;
  const to = findTableInPlay(running, command.table);
  if (to.refusal) return to;
  const found = seatOf(running.tables, playerId);
  if (found === undefined) return refuseAbsentee(running, command);
  if (found.table.table === to.table && found.seated.seat === seat)
    return refuseOtherStack(found.table, found.seated, command.stack) ?? { events: [] };
  const due = running.seating.due.find((move) => move.playerId === playerId);
  if (due !== undefined && goesTo(due, to.table, seat)) {
    if (command.stack === undefined) return { events: [] };
    return carryOut(running, command, findReason(due));
  }
  return (
    refuseOther(running, command) ??
    carryOut(running, command, { reason: BALANCING_REASON, book: makeProposalBeside(running, playerId, { table: to.table, seat }) })
  );
}

/** Who sits there already is not counted by it: the same chips again are a repetition, others are refused. */
function refuseOtherStack({ table }: Table, { playerId, seat, stack }: SeatedPlayer, counted: number | undefined): Refused | null {
  if (counted === undefined || counted === stack) return null;
  return refuse('MOVED_WITH_OTHER_STACK', { playerId, table, seat, stack, counted });
}

/** The director takes a move back that is still to be made. */
export function decideCancelling({ playerId, reason }: CommandOf<'CancelMove'>, running: Running): TournamentDecision {
  const due = running.seating.due.find((move) => move.playerId === playerId);
  if (due !== undefined) return { events: [makeDropped(due, 'director', reason)] };
  const found = seatOf(running.tables, playerId);
  if (found === undefined) return refuseAbsentee(running, { playerId });
  return refuse('NO_MOVE_WAITS', { playerId, table: found.table.table, seat: found.seated.seat });
}

/** What else is proposed by now. */
function refuseOther(running: Running, { playerId, table, seat }: CommandOf<'ConfirmMove'>): Refused | null {
  const plan = makeCurrentPlan(running);
  const article = planArticlesOf(plan)[0]?.article ?? null;
  if (plan.due === 'nothing') {
    const { difference, trigger } = plan.balance;
    return refuse('BALANCE_NOT_DUE', { difference, trigger }, article);
  }
  const move = findBalancingMove(plan);
  if (move === null) return refuse('PROPOSAL_IS_OTHER', { due: plan.due, table: plan.due === 'balance' ? null : plan.table }, article);
  const { from, to } = move;
  const mover = findPlayer(running, from);
  if (mover === playerId && to.table === table && to.seat === seat) return null;
  const parameters = { playerId: mover, fromTable: from.table, fromSeat: from.seat, toTable: to.table, toSeat: to.seat };
  return refuse('PROPOSAL_CHANGED', parameters, article);
}

/** Moves a player who is seated to a table that is open, or has them wait for the end of their hand. */
function carryOut(running: Running, { playerId, table, seat, stack }: Order, why: MoveReason): TournamentDecision {
  const { table: from, seated } = seatOf(running.tables, playerId)!;
  const to = running.tables[table - 1]!;
  const taken = refuseTaken(running, to, seat, playerId);
  if (taken) return taken;
  const place = { table, seat };
  if (isDealtIn(from, seated)) {
    if (stack !== undefined) return refuseInHand(from, seated, articleOf(bookOf(running.settings).floor.balance.moveMoment));
    return { events: [makeDueMove(from.table, seated, place, 'hand', why)] };
  }
  const refused = refuseStack(from, seated, to, stack, findStackUnit(running, from.table));
  return refused ?? { events: makeMoveEvents(running, from, seated, stack ?? seated.stack, place, why) };
}

/** The move itself; where the stack was not known, that of the one who stays alone is known by it. */
export function makeMoveEvents(
  running: Running,
  from: Table,
  seated: SeatedPlayer,
  stack: number,
  to: Place,
  why: MoveReason,
): TournamentEvent[] {
  const left = from.seats.filter((other) => other !== seated);
  const isKnown = from.stacksFrom !== 'unknown' && stack === seated.stack;
  return [
    makeMovedEvent(from.table, seated, stack, to, { ...citeIfAway(running, seated), ...why }),
    ...(isKnown || from.table === to.table ? [] : countLastPlayer(from.table, left, from.chips - stack)),
  ];
}

/** A player who is to move and is away is called back, or an official carries their chips (RO 2.3). */
function citeIfAway({ settings, entry }: Running, { playerId }: SeatedPlayer): Pick<MoveReason, 'carried'> {
  if (!includesId(entry.away, playerId)) return {};
  return { carried: { articles: cite(bookOf(settings).floor.balance.absentMover) } };
}

export function makeMovedEvent(
  table: number,
  { playerId, seat }: SeatedPlayer,
  stack: number,
  to: Place,
  why: MoveReason,
): TournamentEvent {
  return { type: 'PlayerMoved', data: { playerId, from: { table, seat }, to, stack, ...why } };
}

export function makeDueMove(
  table: number,
  { playerId, seat }: SeatedPlayer,
  to: Place,
  waitsFor: MoveWaitsFor,
  why: MoveReason,
): TournamentEvent {
  return { type: 'MoveDue', data: { playerId, from: { table, seat }, to, waitsFor, ...why } };
}

export function makeDropped(
  { playerId, from, to }: DueMove,
  cause: 'playerOut' | 'seatTaken' | 'tableBroken' | 'notNeeded' | 'replaced' | 'director',
  reason: string | null,
): TournamentEvent {
  return { type: 'MoveDropped', data: { playerId, from, to, cause, reason } };
}

/** The reason of a move that was due, for the event of the move. */
export function findReason({ reason, book }: DueMove): MoveReason {
  return book === undefined ? { reason } : { reason, book };
}
