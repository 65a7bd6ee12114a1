/**
 * What the dealing cases say of hands that die otherwise than by a fold, in the hand's own terms.
 * May import: `events/` (types), `hand/`, its neighbours.
 */
import type { CommandReader, EventReader, StateReader } from './dealing-room.js';

export const commands: Readonly<Record<string, CommandReader>> = {};

export const events: Readonly<Record<string, EventReader>> = {};

export const states: Readonly<Record<string, StateReader>> = {};
