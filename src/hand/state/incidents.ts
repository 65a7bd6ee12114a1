/**
 * What a hand keeps of incidents, room by room. A hand without incidents has none of this.
 */
import { type ClaimState, quietClaim } from './claims.js';
import { type DealState, quietDeal } from './deal.js';
import { type DeckState, quietDeck } from './deck.js';
import { type DiscardState, quietDiscard } from './discards.js';
import { quietShowing, type ShowingState } from './showing.js';

export interface IncidentState {
  readonly deal: DealState;
  readonly deck: DeckState;
  readonly discards: DiscardState;
  readonly showing: ShowingState;
  readonly claims: ClaimState;
}

export const noIncidents: IncidentState = {
  deal: quietDeal,
  deck: quietDeck,
  discards: quietDiscard,
  showing: quietShowing,
  claims: quietClaim,
};
