/**
 * Decides on what may be said of a pot afterwards: how a hand was read, how much there was, who got it.
 * Pure. May import: `events/` (types), `decider`, `rulebooks/` and the hand.
 */
import type { Handlers } from '../incident.js';
import type { ClaimCommand } from './commands.js';

export const claimsHandlers: Handlers<ClaimCommand> = {};
