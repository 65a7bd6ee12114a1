/**
 * What each event makes of what may be said of a pot afterwards: how a hand was read, how much there was, who got it.
 * Pure. May import: `events/` (types), the hand's state.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { HandDraft } from '../draft.js';
import type { HandState } from '../state.js';

/** Changes the draft of the state after an event; `state` is the hand before it. */
export function evolveClaim(next: HandDraft, state: HandState, event: HandEvent): void {
  void [next, state, event];
}
