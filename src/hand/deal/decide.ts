/**
 * Decides on the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards.
 * Pure. May import: `events/` (types), `decider`, `rulebooks/` and the hand.
 */
import type { Handlers } from '../incident.js';
import type { DealCommand } from './commands.js';

export const dealHandlers: Handlers<DealCommand> = {};
