/**
 * What each event makes of the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards.
 * Pure. May import: `events/` (types), the hand's state.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { HandDraft } from '../draft.js';
import type { HandState } from '../state.js';

/** Changes the draft of the state after an event; `state` is the hand before it. */
export function evolveDeal(next: HandDraft, state: HandState, event: HandEvent): void {
  void [next, state, event];
}
