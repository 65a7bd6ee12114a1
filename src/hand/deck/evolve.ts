/**
 * What each event makes of the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands.
 * Pure. May import: `events/` (types), the hand's state.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { HandDraft } from '../draft.js';
import type { HandState } from '../state.js';

/** Changes the draft of the state after an event; `state` is the hand before it. */
export function evolveDeck(next: HandDraft, state: HandState, event: HandEvent): void {
  void [next, state, event];
}
