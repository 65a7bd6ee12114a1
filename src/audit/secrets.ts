/**
 * What of a hand the table has not seen: hole cards that were recorded and not tabled.
 * Pure. May import: `events/` (types), the hand's state (types).
 */
import type { HandEvent, PublicHandEvent } from '../../events/hand.js';
import type { HandState } from '../hand/state.js';

/** Leaves out of an event what the table did not see: cards that were only recorded, and those that only an official looked at. */
export function withoutSecrets<E extends HandEvent>(event: E): E | (E & PublicHandEvent) {
  switch (event.type) {
    case 'HoleCardsRecorded':
      return { ...event, data: { seat: event.data.seat, cards: null } };
    case 'HandControlled':
      return { ...event, data: { ...event.data, cards: null } };
    default:
      return event;
  }
}

/** Leaves out of a hand's state the hole cards that were neither tabled nor shown to everybody by that moment. */
export function stateWithoutSecrets(state: HandState): HandState {
  return { ...state, holeCards: state.holeCards.map((cards, index) => (isSeen(state, index) ? cards : null)) };
}

/** Whether everybody has seen both cards of a seat. */
function isSeen({ tabled, incidents, start }: HandState, index: number): boolean {
  if (((tabled >> index) & 1) === 1) return true;
  const seat = start?.seats[index]?.seat;
  return incidents?.discards.shown.some((each) => each.seat === seat && each.cards?.length === 2) ?? false;
}
