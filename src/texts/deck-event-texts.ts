/**
 * What events on the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands say to a person, in one short line.
 * Pure. May import: `events/` (types), its neighbours.
 */
import type { EventIn } from '../../events/event-type.js';
import type { deckEvents } from '../../events/hand-deck.js';
import type { Sentence } from './sentences.js';

/** The event in one line. `chips` writes an amount as the language does. */
export function deckEventText(event: EventIn<typeof deckEvents>, chips: (amount: number) => string): Sentence {
  void chips;
  return event satisfies never;
}
