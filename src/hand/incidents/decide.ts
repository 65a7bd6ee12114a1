/**
 * Decides on what went wrong with the deal, the cards or the pots: which room decides on which command. All these are reports: they are
 * taken while play waits.
 */
import type { ClaimCommand } from '../../../commands/hand/claims.js';
import type { DealCommand } from '../../../commands/hand/deal.js';
import type { DealtCardCommand } from '../../../commands/hand/dealt-cards.js';
import type { DeckCommand } from '../../../commands/hand/deck.js';
import type { DiscardCommand } from '../../../commands/hand/discards.js';
import type { RulingCommand } from '../../../commands/hand/incidents.js';
import type { ShowingCommand } from '../../../commands/hand/showing.js';
import { claimsHandlers } from '../claims/decide.js';
import { dealHandlers } from '../deal/decide.js';
import { deckHandlers } from '../deck/decide.js';
import { discardsHandlers } from '../discards/decide.js';
import { type HandHandlers, underBook } from '../handlers.js';
import { showingHandlers } from '../showing/decide.js';
import { ruleOnIncident } from './rule-on-incident.js';

export type IncidentCommand = DealCommand | DealtCardCommand | DeckCommand | DiscardCommand | ShowingCommand | ClaimCommand | RulingCommand;

export const incidentHandlers: HandHandlers<IncidentCommand> = {
  ...dealHandlers,
  ...deckHandlers,
  ...discardsHandlers,
  ...showingHandlers,
  ...claimsHandlers,
  RuleOnIncident: underBook(ruleOnIncident),
};
