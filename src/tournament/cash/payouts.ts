/**
 * Money that the cash desk gives out: refunds and prizes, never more than is due, and what of it is taken back.
 */
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { readHowPaid } from '../entry/entry-payments.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import type { Announced, InPlay } from '../state.js';
import { accountOf } from '../state/cash.js';
import { computeDuePrizes, sumDueBack, sumPaidOut } from './dues.js';

export function decideRefund(command: CommandOf<'GiveRefund'>, tournament: Announced | InPlay): TournamentDecision {
  const { playerId } = command;
  const { cash } = tournament;
  const due = sumDueBack(accountOf(cash, playerId), tournament.prizes.terms) - sumPaidOut(cash.payouts, 'refund', playerId);
  if (due <= 0) return refuse('NO_REFUND_DUE', { playerId });
  const { cents = due } = command;
  if (cents > due) return refuse('MORE_THAN_DUE', { playerId, given: cents, due });
  return { events: [{ type: 'RefundGiven', data: { payout: cash.paidOut + 1, playerId, cents, ...readHowPaid(command) } }] };
}

export function decidePrizePayment(command: CommandOf<'PayPrize'>, tournament: InPlay): TournamentDecision {
  const { playerId, at } = command;
  const { cash } = tournament;
  const due = (computeDuePrizes(tournament, at).get(playerId) ?? 0) - sumPaidOut(cash.payouts, 'prize', playerId);
  if (due <= 0) return refuse('NO_PRIZE_DUE', { playerId });
  const { cents = due } = command;
  if (cents > due) return refuse('MORE_THAN_DUE', { playerId, given: cents, due });
  return { events: [{ type: 'PrizePaid', data: { payout: cash.paidOut + 1, playerId, cents, ...readHowPaid(command) } }] };
}

/** The same again gives no events. */
export function decidePayoutWithdrawal(command: CommandOf<'WithdrawPayout'>, { cash }: Announced | InPlay): TournamentDecision {
  const { playerId, payout, reason } = command;
  const given = cash.payouts.find((each) => each.payout === payout);
  if (given === undefined && payout <= cash.paidOut) return { events: [] };
  if (given?.playerId !== playerId) return refuse('UNKNOWN_PAYOUT', { playerId, payout });
  return { events: [{ type: 'PayoutWithdrawn', data: { payout, playerId, cents: given.cents, reason } }] };
}
