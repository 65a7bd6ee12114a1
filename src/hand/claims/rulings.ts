/**
 * What the director can rule on pots and claims.
 * Pure. May import: `events/` (types), `rulebooks/` and the hand.
 */
import type { Questions } from '../incident-ruling.js';

export const ruleOnClaims: Questions = {};
