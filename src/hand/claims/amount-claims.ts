/**
 * Decides on claims on what a pot held: chips that a seat owed and that never reached it (RC 22; MO 10.2; RO 9.17; TF §11 b2).
 */
import type { Citation } from '../../../events/judging.js';
import type { Street } from '../../../events/values.js';
import { toPlain } from '../../decider.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { claimsOf } from '../state/claims-of.js';
import type { ClaimCommand } from '../../../commands/hand/claims.js';
import { correctResult, refuseInPlay, readShares } from './correction.js';
import { splitShares } from './right-award.js';
import { listDecidingSettings, mayStillLie, refuseLate } from './windows.js';

const STREETS: readonly Street[] = ['preflop', 'flop', 'turn', 'river'];

type Command = Extract<ClaimCommand, { type: 'ClaimAmount' }>;

/**
 * Accepts a claim in time. What the record lacks too is paid into the pots that it was owed to, and goes where they went; chips that
 * the record has counted already are handed over at the table.
 */
export function claimAmount(unfolding: HandUnfolding, command: Command, book: Rulebook): Refused | null {
  const { street, seat, amount, by = null, gathered = true, progress } = command;
  const before = unfolding.state;
  const i = indexOf(before, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  if (claimsOf(before).amounts.some((each) => each.street === street && each.seat === seat && each.amount === amount)) return null;
  // While its betting goes on, an amount is a bet that can be wrong; a street that is still to come owes nothing.
  const open = before.phase === 'betting' ? STREETS.indexOf(before.street) : STREETS.indexOf(before.street) + 1;
  if (before.phase === 'posting' || STREETS.indexOf(street) >= open || before.pots.length === 0)
    return refuse('WRONG_PHASE', { phase: before.phase });
  const late = refuseLate('amount', before, command, book, !gathered && street === before.street && mayStillLie(before));
  if (late !== null) return late;
  const own = before.gathered[i]!;
  const missing = Math.min(highestOf(before) - own, oweableBy(before, i));
  const max = Math.max(missing, own);
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > max)
    return refuse('AMOUNT_OUT_OF_RANGE', { amount: toPlain(amount), min: 1, max });
  const paid = Math.min(amount, missing);
  const refused = refuseInPlay(before, seat, paid, progress);
  if (refused !== null) return refused;
  const articles = cite(...listDecidingSettings('amount', book));
  unfolding.push({ type: 'ClaimAccepted', data: { claim: 'amount', pot: null, street, seat, amount, by, articles } });
  if (paid > 0) payInto(unfolding, i, own, own + paid, articles);
  correctResult(unfolding, before);
  // A player who has paid their last chips has nothing left to decide.
  unfolding.conclude();
  return null;
}

/**
 * The most that a seat can still owe: what it held back of its stack (RO 9.7). A hand that was given up had at the most matched what it
 * lacked: it owes no more than it put in.
 */
function oweableBy(state: HandState, i: number): number {
  const { seat } = state.start!.seats[i]!;
  const won = state.pots.reduce((sum, _, pot) => sum + (readShares(state, pot).find((share) => share.seat === seat)?.amount ?? 0), 0);
  const behind = Math.max(0, state.stacks[i]! - won);
  return ((state.live >> i) & 1) === 1 ? behind : Math.min(behind, state.gathered[i]!);
}

/** The most that a seat has in the pots. */
function highestOf({ gathered }: HandState): number {
  return Math.max(...gathered);
}

/** Fills the layers of the pots between two totals of a seat, the innermost first. What is pushed already goes on to its winners. */
function payInto(unfolding: HandUnfolding, i: number, from: number, to: number, articles: readonly Citation[]): void {
  const { state } = unfolding;
  const { seat } = state.start!.seats[i]!;
  let below = 0;
  for (const [pot, { amount, seats }] of state.pots.entries()) {
    // The totals of the outermost pot go as far as anybody's.
    const reached = seats.map((each) => state.gathered[indexOf(state, each)]!);
    const level = pot === state.pots.length - 1 ? Math.max(to, ...reached) : Math.min(...reached);
    const due = Math.min(to, level) - Math.max(from, below);
    below = level;
    if (due <= 0) continue;
    const paidTo = addShares(state, pot, due);
    unfolding.push({ type: 'PotAmountCorrected', data: { pot, seat, from: amount, to: amount + due, paidTo, articles: [...articles] } });
  }
}

/** What more each winner of a pot gets once it holds more: as if it had been split whole, or the difference apart where it was not. */
function addShares(state: HandState, pot: number, due: number): { seat: number; amount: number }[] {
  const shares = readShares(state, pot);
  if (shares.length === 0) return [];
  const { amount } = state.pots[pot]!;
  const whole = splitShares(state, amount + due, shares).map((share, k) => ({
    seat: share.seat,
    amount: share.amount - shares[k]!.amount,
  }));
  const fits = whole.every((share, k) => share.seat === shares[k]!.seat && share.amount >= 0);
  return (fits ? whole : splitShares(state, due, shares)).filter((share) => share.amount > 0);
}
