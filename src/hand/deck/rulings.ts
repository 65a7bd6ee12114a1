/**
 * What the director can rule on the board and the deck.
 * Pure. May import: `events/` (types), `rulebooks/` and the hand.
 */
import type { Questions } from '../incident-ruling.js';

export const ruleOnDeck: Questions = {};
