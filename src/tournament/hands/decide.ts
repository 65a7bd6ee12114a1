/**
 * The hands of the tables: which file decides which command.
 */
import type { TournamentHandlers } from '../handlers.js';
import type { HandsCommand } from '../../../commands/tournament/hands.js';
import { decideCorrection } from './corrections.js';
import { decideDeckChange } from './decks.js';
import { decideNewcomer } from './joining.js';
import { decideHandPlayed, decideOpening } from './opening.js';
import { decideSettlement, settleAfterEnd } from './settlement.js';
import { decideAnnulment, decideWithdrawal } from './withdrawal.js';

export const handsHandlers: TournamentHandlers<HandsCommand> = {
  OpenHand: decideOpening,
  RecordNewcomer: decideNewcomer,
  SettleHand: { running: decideSettlement, finished: settleAfterEnd },
  CorrectSettlement: decideCorrection,
  RecordHandPlayed: decideHandPlayed,
  WithdrawHandPlayed: decideWithdrawal,
  RecordAnnulment: decideAnnulment,
  ChangeDeck: decideDeckChange,
};
