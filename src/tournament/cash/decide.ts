/**
 * The cash desk: which file decides which command.
 */
import type { CashCommand } from '../../../commands/tournament/cash.js';
import type { TournamentHandlers } from '../handlers.js';
import { decidePayoutWithdrawal, decidePrizePayment, decideRefund } from './payouts.js';

export const cashHandlers: TournamentHandlers<CashCommand> = {
  GiveRefund: decideRefund,
  PayPrize: decidePrizePayment,
  WithdrawPayout: decidePayoutWithdrawal,
};
