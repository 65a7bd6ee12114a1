/**
 * What events on the showdown: all-in hands turned up, one card tabled, hands asked to be seen or checked, announcements that were false say to a person, in one short line.
 * Pure. May import: `events/` (types), its neighbours.
 */
import type { EventIn } from '../../events/event-type.js';
import type { showingEvents } from '../../events/hand-showing.js';
import type { Sentence } from './sentences.js';

/** The event in one line. `chips` writes an amount as the language does. */
export function showingEventText(event: EventIn<typeof showingEvents>, chips: (amount: number) => string): Sentence {
  void chips;
  return event satisfies never;
}
