/**
 * Decides on the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands.
 * Pure. May import: `events/` (types), `decider`, `rulebooks/` and the hand.
 */
import type { Handlers } from '../incident.js';
import type { DeckCommand } from './commands.js';

export const deckHandlers: Handlers<DeckCommand> = {};
