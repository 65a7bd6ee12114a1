/**
 * Decides on the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards.
 * Pure. May import: `events/` (types), `decider`, `rulebooks/` and the hand.
 */
import type { Handlers } from '../incident.js';
import type { DealCommand } from './commands.js';
import { correctBlinds, correctLevel, correctMisreadAction } from './corrections.js';
import { declareMisdeal, reportDealFault } from './misdeals.js';
import { checkPresence } from './presence.js';
import { beginDeal, completeDeal, recordShuffleAndCut } from './progress.js';
import { redeal } from './redeal.js';
import { ruleOnIncident } from './rule-on-incident.js';
import { resolveSkippedPlayer } from './skipped-player.js';

export const dealHandlers: Handlers<DealCommand> = {
  RecordShuffleAndCut: recordShuffleAndCut,
  BeginDeal: beginDeal,
  CompleteDeal: completeDeal,
  CheckPresence: checkPresence,
  ReportDealFault: reportDealFault,
  DeclareMisdeal: declareMisdeal,
  Redeal: redeal,
  CorrectLevel: correctLevel,
  CorrectBlinds: correctBlinds,
  CorrectMisreadAction: correctMisreadAction,
  ResolveSkippedPlayer: resolveSkippedPlayer,
  RuleOnIncident: ruleOnIncident,
};
