/**
 * What a hand keeps of the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands.
 */
import type { EventOf } from '../../../events/event-type.js';
import type { BoardStreet, deckEvents } from '../../../events/hand-deck.js';
import type { Card } from '../../../events/values.js';

/** A wrong street as it was ruled on. */
export type BoardErrorRuling = EventOf<typeof deckEvents.BoardErrorRuled>['data'];

export interface DeckState {
  /** The wrong street whose right cards are awaited; null when none is. */
  readonly correcting: BoardErrorRuling | null;
  /** Streets that come without a burn, because the burn is there already or a shuffle stands for it. */
  readonly noBurn: readonly BoardStreet[];
  /** By street from the flop: how many places of the stub are used up before it; none while streets are dealt as they should be. */
  readonly used: readonly number[];
  /** Cards of wrong streets that are known and can't come again: burned, or out of play. */
  readonly out: readonly Card[];
  /** The streets that were dealt wrongly, in order; one may stand in it more than once. */
  readonly errors: readonly BoardStreet[];
  /** How many streets lay open when the muck was last shuffled into the stub; null for never. */
  readonly mixedAt: number | null;
  /** How many lay open when the board was last taken away and laid out again; null for never. */
  readonly restoredAt: number | null;
  /** Seats that a street which came too early, and stands, has jumped over in the round that is still open. */
  readonly passedOver: readonly number[];
}

export const quietDeck: DeckState = {
  correcting: null,
  noBurn: [],
  used: [],
  out: [],
  errors: [],
  mixedAt: null,
  restoredAt: null,
  passedOver: [],
};
