/**
 * Decides on what went wrong with the deal, the cards or the pots: which room decides on which command. All these are reports: they are
 * taken while play waits.
 */
import { claimsHandlers } from '../claims/decide.js';
import { dealHandlers } from '../deal/decide.js';
import { deckHandlers } from '../deck/decide.js';
import { discardsHandlers } from '../discards/decide.js';
import { type HandHandlers, underBook } from '../handlers.js';
import { showingHandlers } from '../showing/decide.js';
import type { IncidentCommand } from './commands.js';
import { ruleOnIncident } from './rule-on-incident.js';

export const incidentHandlers: HandHandlers<IncidentCommand> = {
  ...dealHandlers,
  ...deckHandlers,
  ...discardsHandlers,
  ...showingHandlers,
  ...claimsHandlers,
  RuleOnIncident: underBook(ruleOnIncident),
};
