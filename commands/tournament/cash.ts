/**
 * What can be asked of a tournament about money that the cash desk gives out. Sums are in cents. What players pay is in `purchases.ts`.
 */
import { MAX_CENTS } from '../../events/tournament-prizes.js';
import { onceAnnounced, onceStarted } from '../accepted.js';
import { tournamentCommand, type TypeOf } from '../command.js';
import { optional } from '../field.js';
import { cents, now, number, reason, thePlayer } from '../fields.js';
import { howPaid } from './payment.js';

export const giveRefund = tournamentCommand('GiveRefund', {
  group: 'floor.entries',
  // Money may be given back when the tournament is over.
  acceptedIn: onceAnnounced,
  about:
    'Records that a player got money back that was due to them. It is due for an entry or a purchase that counts no longer, and after a lower price.',
  input: 'Records that a player got money back that was due to them.',
  putRightBy: '`withdrawPayout`.',
  fields: {
    playerId: thePlayer,
    cents: optional(cents({ least: 1, most: MAX_CENTS }, 'How much; all that is due where it is not given.')),
    ...howPaid,
  },
});

export const payPrize = tournamentCommand('PayPrize', {
  group: 'floor.entries',
  // Prizes are paid as players go out, and after the end.
  acceptedIn: onceStarted,
  about:
    'Records that a player got a prize, a share of a deal or bounties, or a part of them. A place is paid once late entry and purchases are over.',
  input: 'Records that a player got a prize, or a part of it.',
  putRightBy: '`withdrawPayout`.',
  fields: {
    playerId: thePlayer,
    cents: optional(cents({ least: 1, most: MAX_CENTS }, 'How much; all that is due where it is not given.')),
    ...howPaid,
    at: now(),
  },
});

export const withdrawPayout = tournamentCommand('WithdrawPayout', {
  group: 'floor.entries',
  acceptedIn: onceAnnounced,
  about: 'Takes back a refund or a prize that was recorded as paid: it was not, or the player brought the money back. It is due as before.',
  input: 'Takes back a refund or a prize that was recorded as paid.',
  putRightBy: '`giveRefund` or `payPrize` again.',
  fields: {
    playerId: thePlayer,
    payout: number(1, 'The number of the payout, from 1, as the cash desk shows it.'),
    reason: reason(),
  },
});

export const cashCommands = [giveRefund, payPrize, withdrawPayout] as const;

export type CashCommand = TypeOf<(typeof cashCommands)[number]>;
