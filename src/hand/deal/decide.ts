/**
 * Decides on the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards.
 */
import { allUnderBook } from '../handlers.js';
import { reportBoxedCard } from './boxed-cards.js';
import { completeButtonHand, takeBackExtraCard } from './card-counts.js';
import type { DealCommand } from './commands.js';
import { correctBlinds, correctLevel, correctMisreadAction } from './corrections.js';
import { reportExposedCard } from './exposed-card.js';
import { reportFallenCard } from './fallen-card.js';
import { reportFlashedCard } from './flashed-card.js';
import { declareMisdeal, reportDealFault } from './misdeals.js';
import { dealInNewcomer } from './newcomer.js';
import { checkPresence } from './presence.js';
import { beginDeal, completeDeal, recordShuffleAndCut } from './progress.js';
import { redeal } from './redeal.js';
import { replaceExposedCards, reportMixedDeadCard } from './replacement.js';
import { resolveSkippedPlayer } from './skipped-player.js';

export const dealHandlers = allUnderBook<DealCommand>({
  RecordShuffleAndCut: recordShuffleAndCut,
  BeginDeal: beginDeal,
  CompleteDeal: completeDeal,
  CheckPresence: checkPresence,
  ReportExposedCard: reportExposedCard,
  ReplaceExposedCards: replaceExposedCards,
  ReportBoxedCard: reportBoxedCard,
  ReportFallenCard: reportFallenCard,
  ReportFlashedCard: reportFlashedCard,
  ReportMixedDeadCard: reportMixedDeadCard,
  CompleteButtonHand: completeButtonHand,
  TakeBackExtraCard: takeBackExtraCard,
  ReportDealFault: reportDealFault,
  DeclareMisdeal: declareMisdeal,
  Redeal: redeal,
  CorrectLevel: correctLevel,
  CorrectBlinds: correctBlinds,
  DealInNewcomer: dealInNewcomer,
  CorrectMisreadAction: correctMisreadAction,
  ResolveSkippedPlayer: resolveSkippedPlayer,
});
