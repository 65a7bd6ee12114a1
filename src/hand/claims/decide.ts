/**
 * Decides on what may be said of a pot afterwards: how a hand was read, how much there was, who got it.
 */
import { allUnderBook } from '../handlers.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandUnfolding } from '../unfolding.js';
import { claimAmount } from './amount-claims.js';
import { claimAward, claimReading, correctTheAward } from './award-claims.js';
import { claimsOf } from '../state/claims-of.js';
import type { ClaimCommand } from '../../../commands/hand/claims.js';
import { correctStacks } from './earlier-hands.js';

export const claimsHandlers = allUnderBook<ClaimCommand>({
  ClaimReading: claimReading,
  ClaimAward: claimAward,
  ClaimAmount: claimAmount,
  CorrectAward: correctTheAward,
  ReportCardsPickedUp: reportCardsPickedUp,
  CorrectStacks: correctStacks,
});

/** The cards of a hand whose pots are all pushed are picked up: where the book says so, nothing can be disputed from then on (RO 10.9). */
function reportCardsPickedUp(unfolding: HandUnfolding, { at }: Extract<ClaimCommand, { type: 'ReportCardsPickedUp' }>): Refused | null {
  const { state } = unfolding;
  if (claimsOf(state).pickedUpAt !== null) return null;
  if (state.phase !== 'completed') return refuse('POT_NOT_AWARDED', { pot: null });
  unfolding.push({ type: 'CardsPickedUp', data: { at } });
  return null;
}
