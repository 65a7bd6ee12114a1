/**
 * What the director can rule on the showdown.
 * Pure. May import: `events/` (types), `rulebooks/` and the hand.
 */
import type { Questions } from '../incident-ruling.js';

export const ruleOnShowing: Questions = {};
