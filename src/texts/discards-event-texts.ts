/**
 * What events on hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave say to a person, in one short line.
 * Pure. May import: `events/` (types), its neighbours.
 */
import type { EventIn } from '../../events/event-type.js';
import type { discardsEvents } from '../../events/hand-discards.js';
import type { Sentence } from './sentences.js';

/** The event in one line. `chips` writes an amount as the language does. */
export function discardsEventText(event: EventIn<typeof discardsEvents>, chips: (amount: number) => string): Sentence {
  void chips;
  return event satisfies never;
}
