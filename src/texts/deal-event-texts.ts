/**
 * What events on the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards say to a person, in one short line.
 * Pure. May import: `events/` (types), its neighbours.
 */
import type { EventIn } from '../../events/event-type.js';
import type { dealEvents } from '../../events/hand-deal.js';
import type { Sentence } from './sentences.js';

/** The event in one line. `chips` writes an amount as the language does. */
export function dealEventText(event: EventIn<typeof dealEvents>, chips: (amount: number) => string): Sentence {
  void chips;
  return event satisfies never;
}
