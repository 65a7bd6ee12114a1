/**
 * What the director can rule on hands that die.
 * Pure. May import: `events/` (types), `rulebooks/` and the hand.
 */
import type { Questions } from '../incident-ruling.js';

export const ruleOnDiscards: Questions = {};
