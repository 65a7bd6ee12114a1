/** What the cash desk of a tournament pays out, and how money changes hands. Part of a tournament's stream. Sums are in cents. */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { PlayerId } from './ids.js';
import { Cents } from './tournament-prizes.js';
import { ReasonText } from './values.js';

/** How money changes hands. */
export const PaymentMethod = z.enum(['cash', 'card', 'transfer', 'other']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** At most four letters and then digits, so that no name fits in. */
export const RECEIPT_FORM = /^[A-Za-z]{0,4}[0-9][0-9/-]{0,14}$/;

/** The number of a receipt, such as `R17` or `2026-0042`. */
const ReceiptNumber = z.string().regex(RECEIPT_FORM, 'must be a number such as "R17" or "2026-0042"');

/** What is said of a payment. An absent field was not said. */
export const howPaid = { method: PaymentMethod.optional(), receipt: ReceiptNumber.optional() };

/** Counted from 1 in the tournament: refunds and prizes in one row of numbers. */
const payout = z.int().min(1);
const sum = Cents.min(1);

export const cashEvents = {
  RefundGiven: defineEventType(
    'RefundGiven',
    {
      states: 'A player got money back that was due to them.',
      unshown: 'The cash desk is shown from the state of the tournament.',
    },
    { payout, playerId: PlayerId, cents: sum, ...howPaid },
  ),
  PrizePaid: defineEventType(
    'PrizePaid',
    {
      states: 'A prize, or a part of it, was paid out to a player.',
      unshown: 'The cash desk is shown from the state of the tournament.',
    },
    { payout, playerId: PlayerId, cents: sum, ...howPaid },
  ),
  PayoutWithdrawn: defineEventType(
    'PayoutWithdrawn',
    {
      states: 'A refund or a prize that was recorded as paid was not, or the money came back: it is due as before.',
      unshown: 'The cash desk is shown from the state of the tournament.',
    },
    { payout, playerId: PlayerId, cents: sum, reason: ReasonText },
  ),
} as const;
