/**
 * What the dealing cases say of the showdown and the pots, in the hand's own terms.
 * May import: `events/` (types), `hand/`, its neighbours.
 */
import { indexOf } from '../hand/state.js';
import type { CommandReader, EventReader, StateReader } from './dealing-room.js';

export const commands: Readonly<Record<string, CommandReader>> = {
  TableHand: ({ seat, cards = [] }) => [{ type: 'TableHand', seat: seat!, cards: [cards[0]!, cards[1]!] }],
  MuckAtShowdown: ({ seat }) => [{ type: 'MuckHand', seat: seat! }],
  /** Pots go out by themselves once the hands that want them lie open. */
  AwardPots: (when, play) => {
    play.includeLastStep();
    if (when['withoutTabling'] !== undefined) return [];
    const { state, liveSeats } = play.hand;
    return liveSeats
      .filter((seat) => state.phase === 'showdown' && ((state.tabled >> indexOf(state, seat)) & 1) === 0)
      .map((seat) => ({ type: 'TableHand' as const, seat, cards: play.handOf(seat) }));
  },
};

export const events: Readonly<Record<string, EventReader>> = {};

export const states: Readonly<Record<string, StateReader>> = {};
