/**
 * Decides on the showdown: all-in hands turned up, one card tabled, hands asked to be seen or checked, announcements that were false.
 * Pure. May import: `events/` (types), `decider`, `rulebooks/` and the hand.
 */
import type { Handlers } from '../incident.js';
import type { ShowingCommand } from './commands.js';

export const showingHandlers: Handlers<ShowingCommand> = {};
