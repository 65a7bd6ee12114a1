/**
 * The claims of a hand, also of one without incidents.
 */
import type { HandState } from '../state.js';
import { type ClaimState, quietClaim } from './claims.js';

export function claimsOf({ incidents }: Pick<HandState, 'incidents'>): ClaimState {
  return incidents?.claims ?? quietClaim;
}
