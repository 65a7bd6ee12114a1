/**
 * The hands of the tables: which file decides which command.
 */
import { inPhases, type TournamentHandlers, underBook, underBookOnceStarted } from '../handlers.js';
import type { HandsCommand } from '../../../commands/tournament/hands.js';
import { decideCorrection } from './corrections.js';
import { decideDeckChange } from './decks.js';
import { decideNewcomer } from './joining.js';
import { decideHandPlayed, decideOpening } from './opening.js';
import { decideSettlement, settleAfterEnd } from './settlement.js';
import { decideAnnulment, decideWithdrawal } from './withdrawal.js';

export const handsHandlers: TournamentHandlers<HandsCommand> = {
  OpenHand: underBook(decideOpening),
  RecordNewcomer: underBookOnceStarted(decideNewcomer),
  SettleHand: inPhases({ running: decideSettlement, finished: settleAfterEnd }),
  CorrectSettlement: underBookOnceStarted(decideCorrection),
  RecordHandPlayed: underBook(decideHandPlayed),
  WithdrawHandPlayed: underBook(decideWithdrawal),
  RecordAnnulment: underBookOnceStarted(decideAnnulment),
  ChangeDeck: underBook(decideDeckChange),
};
