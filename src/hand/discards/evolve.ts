/**
 * What each event makes of hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave.
 * Pure. May import: `events/` (types), the hand's state.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { HandDraft } from '../draft.js';
import type { HandState } from '../state.js';

/** Changes the draft of the state after an event; `state` is the hand before it. */
export function evolveDiscard(next: HandDraft, state: HandState, event: HandEvent): void {
  void [next, state, event];
}
