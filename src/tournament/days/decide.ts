/**
 * Days, bags and new seats between them: which file decides which command.
 */
import type { DaysCommand } from '../../../commands/tournament/days.js';
import type { TournamentHandlers } from '../handlers.js';
import { decideBag, decideBagWithdrawal } from './bags.js';
import { decideEndOfDay, decideReopening, decideStartOfDay } from './days.js';
import { decideRedraw } from './redraw.js';
import { decideRedrawWithdrawal } from './redraw-withdrawal.js';

export const daysHandlers: TournamentHandlers<DaysCommand> = {
  EndDay: decideEndOfDay,
  ReopenDay: decideReopening,
  StartDay: decideStartOfDay,
  RecordBag: decideBag,
  WithdrawBag: decideBagWithdrawal,
  RedrawSeats: decideRedraw,
  WithdrawRedraw: decideRedrawWithdrawal,
};
