/**
 * A fold that nobody chose: the hand of a seat is dead by the clock or by a turn that it let pass.
 */
import type { HandUnfolding } from '../unfolding.js';

/** Whatever an earlier act of the seat left open, its chips stay in the pot. */
export function killHand(unfolding: HandUnfolding, seat: number): void {
  const restriction = unfolding.state.actState?.restriction;
  unfolding.commit(seat, restriction?.seat === seat ? restriction.committed : 0);
  unfolding.push({ type: 'Folded', data: { seat } });
  unfolding.conclude();
}
