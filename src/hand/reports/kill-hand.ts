/**
 * A fold that nobody chose: the hand of a seat is dead by the clock or by a turn that it let pass.
 */
import type { HandUnfolding } from '../unfolding.js';

/** Whatever an earlier act of the seat left open, its chips stay in the pot. */
export function killHand(unfolding: HandUnfolding, seat: number): void {
  unfolding.commit(seat, unfolding.committedBy(seat));
  unfolding.push({ type: 'Folded', data: { seat } });
  unfolding.conclude();
}
