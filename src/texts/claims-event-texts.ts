/**
 * What events on what may be said of a pot afterwards: how a hand was read, how much there was, who got it say to a person, in one short line.
 * Pure. May import: `events/` (types), its neighbours.
 */
import type { EventIn } from '../../events/event-type.js';
import type { claimsEvents } from '../../events/hand-claims.js';
import type { Sentence } from './sentences.js';

/** The event in one line. `chips` writes an amount as the language does. */
export function claimsEventText(event: EventIn<typeof claimsEvents>, chips: (amount: number) => string): Sentence {
  void chips;
  return event satisfies never;
}
