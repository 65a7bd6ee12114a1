/**
 * Decides on the chips of a hand in progress that an earlier hand, corrected meanwhile, gives or takes.
 */
import { toPlain } from '../../decider.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { sumCommitted } from '../pots/pots.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { claimsOf } from '../state/claims-of.js';
import type { ClaimCommand } from '../../../commands/hand/claims.js';
import { refuseInPlay } from './correction.js';
import { anteForTable } from '../evolve/posted-chips.js';

/** Refused whole where one of the stacks is too short: its chips lie in the pot of this hand. */
export function correctStacks(
  unfolding: HandUnfolding,
  { handId, correction, changes }: Extract<ClaimCommand, { type: 'CorrectStacks' }>,
  book: Rulebook,
): Refused | null {
  const { state } = unfolding;
  if (claimsOf(state).earlier.some((each) => each.handId === handId && each.correction === correction)) return null;
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  for (const { seat, amount } of changes) {
    if (indexOf(state, seat) < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
    const refused = refuseInPlay(state, seat, -amount);
    if (refused !== null) return refused;
  }
  for (const { seat, amount } of changes)
    unfolding.push({ type: 'StackCorrected', data: { seat, amount, handId, correction, lasting: true } });
  // A hand that waits for its new deal has no live hands; who has nothing then is dealt out of it.
  if (state.phase === 'awaitingRedeal') return null;
  for (const { seat } of changes) {
    const i = indexOf(unfolding.state, seat);
    const has = unfolding.state.stacks[i]! + sumCommitted(unfolding.state, i) + anteForTable(unfolding.state, i);
    // A player who has nothing left, not even in the pot, can win nothing.
    if (has > 0 || ((unfolding.state.live >> i) & 1) === 0) continue;
    unfolding.kill(seat, 'ruled', cite(book.dealing.claim.award.until));
  }
  unfolding.conclude();
  return null;
}
