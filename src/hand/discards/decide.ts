/**
 * Decides on hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave.
 * Pure. May import: `events/` (types), `decider`, `rulebooks/` and the hand.
 */
import type { Handlers } from '../incident.js';
import type { DiscardCommand } from './commands.js';

export const discardsHandlers: Handlers<DiscardCommand> = {};
