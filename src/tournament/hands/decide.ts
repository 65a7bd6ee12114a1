/**
 * The hands of the tables: which file decides which command.
 */
import { type TournamentHandlers, underBook, underBookOnceStarted } from '../handlers.js';
import type { HandsCommand } from '../../../commands/tournament/hands.js';
import { decideCorrection } from './corrections.js';
import { decideDeckChange } from './decks.js';
import { decideNewcomer } from './joining.js';
import { decideHandPlayed, decideOpening } from './opening.js';
import { decideSettlement } from './settlement.js';
import { decideAnnulment, decideWithdrawal } from './withdrawal.js';

export const handsHandlers: TournamentHandlers<HandsCommand> = {
  OpenHand: underBook(decideOpening),
  RecordNewcomer: underBookOnceStarted(decideNewcomer),
  SettleHand: decideSettlement,
  CorrectSettlement: decideCorrection,
  RecordHandPlayed: underBook(decideHandPlayed),
  WithdrawHandPlayed: underBook(decideWithdrawal),
  RecordAnnulment: decideAnnulment,
  ChangeDeck: underBook(decideDeckChange),
};
