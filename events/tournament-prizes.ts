/**
 * Prizes, deals among the remaining players, bounties, and final awards. Money is in whole cents of the club's currency, which no event
 * names.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { HandId, PlayerId } from './ids.js';
import { Chips, ReasonText, MAX_PLACE } from './values.js';

/** The largest sum in cents: far more than all possible entries at the highest price. */
export const MAX_CENTS = 1_000_000_000_000_000;
/** The most cents that one entry, rebuy or add-on may cost. */
export const MAX_PRICE = 10_000_000;
/** The most cents that the organiser may add to the pot, or give as fixed prizes. */
export const MAX_OFFERED = 1_000_000_000_000;
/** The most places that a prize table has. */
export const MAX_PAID_PLACES = 1000;

/** A sum of money in cents, from 0 to {@link MAX_CENTS}. */
export const Cents = z.int().min(0).max(MAX_CENTS);

const articles = z.array(Citation);
const place = z.int().min(1).max(MAX_PLACE);
const deal = z.int().min(1);

/** The price of something, and the part of it for the pot; the organiser keeps the rest. */
const PriceCents = Cents.max(MAX_PRICE);
const Price = z.strictObject({ price: PriceCents, toPot: PriceCents });

/** Money prizes, the best place first: fixed amounts, or parts of the pot in hundredths of a percent. */
export const PrizeTable = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amounts'), cents: z.array(Cents.max(MAX_OFFERED)).max(MAX_PAID_PLACES) }),
  z.strictObject({
    kind: z.literal('percentages'),
    /** They add up to 10,000. */
    basisPoints: z.array(z.int().min(1).max(10_000)).min(1).max(MAX_PAID_PLACES),
    /** Each prize is rounded down to a multiple of this many cents; the first gets the rest. */
    unit: Cents.min(1),
  }),
]);
export type PrizeTable = z.infer<typeof PrizeTable>;

/** The prizes of a tournament. */
export const PrizeTerms = z.strictObject({
  /** An entry, including re-entries. `bounty`: the part of its price that is the player's bounty. */
  entry: Price.extend({ bounty: PriceCents }),
  rebuy: Price,
  addOn: Price,
  /** What the organiser adds to the pot. */
  added: Cents.max(MAX_OFFERED),
  table: PrizeTable,
  /** Prizes in kind, each with its place, by ascending place. */
  things: z.array(z.strictObject({ place, thing: z.string().min(1).max(120) })).max(MAX_PAID_PLACES),
});
export type PrizeTerms = z.infer<typeof PrizeTerms>;

/** Money before a change and after it. */
const beforeAndAfter = { before: Cents, after: Cents };

/** A change of prizes that were set before. */
export const PrizesChange = z.object({
  /** In the words of the director. */
  reason: ReasonText,
  /** The director ruled it, because somebody had won a prize or a bounty already. */
  byRuling: z.boolean(),
  /** Places whose prize in money changes, the best first. */
  places: z.array(z.object({ place, ...beforeAndAfter })),
  /** Players who are out and whose prize in money changes, the best placed first. */
  players: z.array(z.object({ playerId: PlayerId, ...beforeAndAfter })),
});
export type PrizesChange = z.infer<typeof PrizesChange>;

/** How a deal shares the remaining prizes: by chips above the lowest of them, by ICM equity, or as the players agree. */
export const DealMethod = z.enum(['chipChop', 'icm', 'agreed']);
export type DealMethod = z.infer<typeof DealMethod>;

/** The shares of a deal, most chips first. */
const shares = z.array(z.object({ playerId: PlayerId, stack: Chips.nullable(), cents: Cents })).min(2);

/** A part of a sum. */
const part = z.object({ playerId: PlayerId, cents: Cents });

/** A player's award; players without one are not listed. */
export const Award = z.object({
  playerId: PlayerId,
  /** The final place, the better number for tied players. */
  place,
  /** From the prizes or the deal. */
  cents: Cents,
  /** Bounties won; the winner also gets their own. */
  bounties: Cents,
  things: z.array(z.string()),
  /** Prizes in kind that tied players have to share, because nobody decided who gets them. */
  sharedThings: z.array(z.string()),
  /** The tied players who pool the prizes of their places. */
  sharedWith: z.array(PlayerId),
});
export type Award = z.infer<typeof Award>;

export const prizesEvents = {
  PrizesSet: defineEventType(
    'PrizesSet',
    {
      states: 'What the tournament is played for; it takes the place of what was set before.',
      unshown: 'Prizes are shown from the state of the tournament.',
    },
    {
      prizes: PrizeTerms,
      /** Why prizes that were set before change, and what changes in money; absent where the director gave no reason. */
      changed: PrizesChange.optional(),
      /** The prices before were typed wrongly: what was paid so far was paid at these. */
      mistyped: z.literal(true).optional(),
      articles,
    },
  ),
  DealProposed: defineEventType(
    'DealProposed',
    {
      states: 'A deal is put to the players who are left; one that was proposed before is dropped.',
      unshown: 'Prizes are shown from the state of the tournament.',
    },
    {
      /** Counted from 1. */
      deal,
      method: DealMethod,
      shares,
      /** The prize left for the winner. */
      leftForWinner: Cents,
      /** Whether play continues; otherwise it ends the tournament. */
      playOn: z.boolean(),
      /** The first place, if it ends the tournament. */
      winner: PlayerId.nullable(),
      /** Who gets more than the first prize, and that prize; absent where nobody does. */
      aboveFirst: z.object({ prize: Cents, players: z.array(PlayerId).min(1) }).optional(),
      articles,
    },
  ),
  DealAccepted: defineEventType(
    'DealAccepted',
    { states: 'A player accepts the deal that is proposed.', unshown: 'Prizes are shown from the state of the tournament.' },
    { deal, playerId: PlayerId },
  ),
  DealDeclined: defineEventType(
    'DealDeclined',
    {
      states: 'A player does not accept the deal that is proposed: it is dropped.',
      unshown: 'Prizes are shown from the state of the tournament.',
    },
    {
      deal,
      playerId: PlayerId,
    },
  ),
  DealMade: defineEventType(
    'DealMade',
    {
      states: 'Everybody who is left has accepted: the prizes that were left are shared like this.',
      unshown: 'Prizes are shown from the state of the tournament.',
    },
    {
      deal,
      method: DealMethod,
      shares,
      leftForWinner: Cents,
      articles,
    },
  ),
  DealVoided: defineEventType(
    'DealVoided',
    {
      states: 'A deal does not hold: a player is in again who was out when it was made, and did not agree to it.',
      unshown: 'Prizes are shown from the state of the tournament.',
    },
    {
      deal,
      playerId: PlayerId,
    },
  ),
  DealAnnulled: defineEventType(
    'DealAnnulled',
    {
      states: 'The director annuls a deal that was made: its shares are nobody’s. A tournament that it had ended goes on.',
      unshown: 'Prizes are shown from the state of the tournament.',
    },
    {
      deal,
      /** What it would have given. */
      shares: z.array(part).min(2),
      leftForWinner: Cents,
      reason: ReasonText,
      articles,
    },
  ),
  BountyWon: defineEventType(
    'BountyWon',
    {
      states: 'The bounty of a player who is out goes to those who knocked them out.',
      unshown: 'Prizes are shown from the state of the tournament.',
    },
    {
      playerId: PlayerId,
      /** The number of the player's entry, from 1. */
      entry: z.int().min(1),
      /** The hand whose pots show it; null when the director decides. */
      handId: HandId.nullable(),
      /** These players divide the bounty. */
      to: z.array(part).min(1),
      articles,
    },
  ),
  SharedThingGiven: defineEventType(
    'SharedThingGiven',
    {
      states: 'The director says which of the players who share a prize in kind gets it.',
      unshown: 'Prizes are shown from the state of the tournament.',
    },
    {
      /** The place of the prize. */
      place,
      playerId: PlayerId,
      reason: ReasonText,
    },
  ),
  PrizesAwarded: defineEventType('PrizesAwarded', 'What everybody gets in the end; what was said before, if anything, does not hold.', {
    awards: z.array(Award),
    /** The sum of the money prizes. */
    cents: Cents,
    /** Bounties of players without a known eliminator. */
    unclaimedBounties: Cents,
    /** Who gets something else than was said before, with that: null for nothing. Absent where nothing was said before. */
    changed: z.array(z.object({ playerId: PlayerId, was: Award.nullable() })).optional(),
    articles,
  }),
  AwardsWithdrawn: defineEventType(
    'AwardsWithdrawn',
    {
      states: 'The tournament goes on after all: what everybody was to get does not hold.',
      says: { en: 'the prizes are withdrawn: the tournament goes on', fr: 'les prix sont retirés : le tournoi continue' },
    },
    {},
  ),
} as const;
