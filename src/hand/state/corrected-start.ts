/**
 * How a hand begins again whose players had other stacks than it began with, because the hand before it was corrected meanwhile.
 */
import type { HandStart } from '../../../commands/hand/start.js';
import type { HandState } from '../state.js';
import { claimsOf } from './claims-of.js';

/** The start with the stacks as they were corrected since. Corrections in earlier logs ended with the deal in which they came. */
export function correctStart(start: HandStart, state: Pick<HandState, 'incidents'>): HandStart {
  const lasting = claimsOf(state).earlier.filter((each) => each.lasting === true);
  if (lasting.length === 0) return start;
  const stackOf = (seat: number, stack: number): number =>
    lasting.reduce((sum, each) => (each.seat === seat ? sum + each.amount : sum), stack);
  return { ...start, seats: start.seats.map((each) => ({ ...each, stack: stackOf(each.seat, each.stack) })) };
}
