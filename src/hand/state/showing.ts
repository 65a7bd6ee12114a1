/**
 * What a hand keeps of the showdown: what was asked of hands and their players, and what was shown of them.
 */
import type { Card } from '../../../events/values.js';

export interface ShowingState {
  /** All-in hands lie face down until the other tables have finished. */
  readonly held: boolean;
  /** The other tables are done: nothing waits for them. */
  readonly released: boolean;
  /** An official set the order of showing. */
  readonly orderImposed: boolean;
  /** The seats that were called on to turn up their all-in hands; null while nobody was. */
  readonly calledOn: readonly number[] | null;
  /** Hands that may be seen at somebody's request; `by` is null where the director allowed it. */
  readonly requests: readonly { readonly seat: number; readonly by: number | null }[];
  /** One hand is left alone, and its pot waits for requests to see another. */
  readonly awardHeld: boolean;
  /** Hands that an official looked at; `by` is null where they did so unasked. */
  readonly controls: readonly { readonly seat: number; readonly by: number | null }[];
  /** Seats that turned up a single card. */
  readonly oneCard: readonly { readonly seat: number; readonly card: Card }[];
  /** Seats that refused to turn up their hand. */
  readonly refusing: readonly number[];
  /** Seats that announced a hand which they did not hold. */
  readonly falselyAnnounced: readonly number[];
  /** Seats that were seen to throw their hand away lest it be seen. */
  readonly dodged: readonly number[];
  /** The smallest chip in the pots, as the table reported it. */
  readonly smallestChip: number | null;
  /** Shares of pots are multiples of this, in chips; null where the smallest chip in play decides. */
  readonly splitUnit: number | null;
}

export const quietShowing: ShowingState = {
  held: false,
  released: false,
  orderImposed: false,
  calledOn: null,
  requests: [],
  awardHeld: false,
  controls: [],
  oneCard: [],
  refusing: [],
  falselyAnnounced: [],
  dodged: [],
  smallestChip: null,
  splitUnit: null,
};
