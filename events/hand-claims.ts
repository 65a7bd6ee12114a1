/** Events of one hand on later claims about pots: how a hand was read, how much there was, who got it. In stream `hand-{id}`. */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { HandId, PlayerId } from './ids.js';
import { Chips, Instant, MAX_CHIPS, Pot, Seat, Street } from './values.js';

/**
 * What was disputed: the reading of a tabled hand, the award of a pot or a part of it, a tabled winning hand that was swept away, or chips
 * missing from the pot.
 */
export const ClaimKind = z.enum(['reading', 'award', 'killedWinner', 'amount']);
export type ClaimKind = z.infer<typeof ClaimKind>;

/** What ends the time for a claim; `oneMinute` for a hand that ended during a break. */
export const ClaimUntil = z.enum(['nextHandStart', 'nextHandSa', 'cardsPickedUp', 'gathered', 'oneMinute']);
export type ClaimUntil = z.infer<typeof ClaimUntil>;

const share = z.object({ seat: Seat, amount: Chips });

/** Chips that a stack gains, or loses below 0. */
const Change = z.int().min(-MAX_CHIPS).max(MAX_CHIPS);

export const claimsEvents = {
  CardsPickedUp: defineEventType('CardsPickedUp', 'The cards of a hand that is over were picked up.', { at: Instant }),
  ClaimAccepted: defineEventType(
    'ClaimAccepted',
    'Somebody disputed a pot in time. What it comes to follows, at once or once it is looked into.',
    {
      claim: ClaimKind,
      /** 0 for the main pot; null for a claim about a betting round. */
      pot: z.int().min(0).nullable(),
      /** The betting round; null for a claim about a pot. */
      street: Street.nullable(),
      /** The seat concerned; null for none. */
      seat: Seat.nullable(),
      /** The missing chips; null for a claim about a pot. */
      amount: Chips.nullable(),
      /** The seat that claimed it, in the hand or not; null for anybody else. */
      by: Seat.nullable(),
      articles: z.array(Citation),
    },
  ),
  ClaimDismissed: defineEventType('ClaimDismissed', 'A claim on a pot was looked into, and the award stands.', { pot: z.int().min(0) }),
  PotAwardCorrected: defineEventType(
    'PotAwardCorrected',
    'A pot that had gone to the wrong seats, or in wrong parts, goes to the right ones.',
    {
      pot: z.int().min(0),
      /** The whole pot, in chips. */
      amount: Chips.min(1),
      /** Who had got it, and who gets it. */
      from: z.array(share).min(1),
      to: z.array(share).min(1),
      articles: z.array(Citation),
    },
  ),
  PotAmountCorrected: defineEventType('PotAmountCorrected', 'Chips that a seat owed to a pot and that never reached it were paid.', {
    pot: z.int().min(0),
    seat: Seat,
    /** The former and the corrected amount of the pot. */
    from: Chips,
    to: Chips,
    /** Who got the chips at once; empty while the pot is in the middle. */
    paidTo: z.array(share),
    articles: z.array(Citation),
  }),
  HandResultCorrected: defineEventType(
    'HandResultCorrected',
    'A hand that was over ended otherwise: these are the stacks, and what each gains or loses.',
    {
      /** Counted from 1 in the hand. */
      correction: z.int().min(1),
      changes: z.array(z.object({ seat: Seat, playerId: PlayerId, amount: Change })).min(1),
      /** The results after all corrections so far. */
      results: z.array(z.object({ seat: Seat, playerId: PlayerId, stackBefore: Chips, stackAfter: Chips })).min(2),
    },
  ),
  StackCorrected: defineEventType(
    'StackCorrected',
    'An earlier hand of the table was corrected while this one is played: a stack changes.',
    {
      seat: Seat,
      amount: Change,
      /** The corrected hand, and the number of the correction in it. */
      handId: HandId,
      correction: z.int().min(1),
      /** It applies to a new deal of the hand too; absent in earlier logs, where it ended with the deal. */
      lasting: z.literal(true).optional(),
    },
  ),
  GatheringReopened: defineEventType(
    'GatheringReopened',
    'The chips of a round that was over had not been pulled in yet: they lie in front of the seats again.',
    {
      street: Street,
      bets: z.array(z.object({ seat: Seat, amount: Chips.min(1) })),
      /** The pots of earlier rounds, main pot first. */
      pots: z.array(Pot),
      articles: z.array(Citation),
    },
  ),
} as const;
