/**
 * What each event makes of the showdown: all-in hands turned up, one card tabled, hands asked to be seen or checked, announcements that were false.
 * Pure. May import: `events/` (types), the hand's state.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { HandDraft } from '../draft.js';
import type { HandState } from '../state.js';

/** Changes the draft of the state after an event; `state` is the hand before it. */
export function evolveShowing(next: HandDraft, state: HandState, event: HandEvent): void {
  void [next, state, event];
}
