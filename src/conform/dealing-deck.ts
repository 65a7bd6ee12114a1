/**
 * What the dealing cases say of the board and the deck, in the hand's own terms.
 * May import: `events/` (types), `hand/`, its neighbours.
 */
import type { CommandReader, EventReader, StateReader } from './dealing-room.js';

export const commands: Readonly<Record<string, CommandReader>> = {
  DealBoard: ({ street }) => [{ type: 'DealBoard', street: street!, cards: null }],
};

export const events: Readonly<Record<string, EventReader>> = {};

export const states: Readonly<Record<string, StateReader>> = {};
