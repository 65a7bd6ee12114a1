/**
 * Events of one hand on hands that die without a fold: swept, thrown, touched, retrieved, shown; phones and players who leave. In stream
 * `hand-{id}`.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { IncidentOption, KillCause } from './hand-incidents.js';
import { Card, Chips, ReasonText, Seat, Street } from './values.js';

const articles = z.array(Citation);

/** What others can do to a live hand. */
export const Disturbance = KillCause.extract([
  'sweptByDealer',
  'thrownByOther',
  'thrownIntoMuck',
  'touchedByOther',
  'cardsThrownOn',
  'notIdentifiable',
]);
export type Disturbance = z.infer<typeof Disturbance>;

/** When a hand was thrown: while bets were possible, or at showdown. */
export const DiscardStage = z.enum(['betting', 'showdown']);
export type DiscardStage = z.infer<typeof DiscardStage>;

/** Why a player threw their hand. `dodge`: to avoid showing it. */
export const DiscardReason = z.enum(['fold', 'mistake', 'thoughtHeWon', 'misledByOpponent', 'dodge']);
export type DiscardReason = z.infer<typeof DiscardReason>;

/** How the cards were thrown. */
export const DiscardManner = z.enum(['flat', 'high', 'faceUp', 'offTable']);
export type DiscardManner = z.infer<typeof DiscardManner>;

/** Who saw a shown hand: everybody, somebody outside the hand (a spectator, a player who folded), or one opponent. */
export const ShownTo = z.enum(['table', 'outOfHand', 'livePlayer']);
export type ShownTo = z.infer<typeof ShownTo>;

/** When everybody sees a hand that was shown to one player. */
export const OpenedWhen = z.enum(['now', 'endOfBettingRound', 'endOfHand']);
export type OpenedWhen = z.infer<typeof OpenedWhen>;

/** What a player did with a phone or another device. */
export const PhoneUse = z.enum(['talking', 'reading', 'other']);
export type PhoneUse = z.infer<typeof PhoneUse>;

/** The director's decision on the uncalled part of a dead hand's bet. */
export const UncalledBet = z.enum(['refund', 'none']);
export type UncalledBet = z.infer<typeof UncalledBet>;

/** What was said about a hand. `ownHand` is the speaker's live hand. */
export const TalkKind = z.enum(['ownHand', 'contentOfLiveHand', 'contentOfDeadHand', 'readsUntabledHand', 'advice']);
export type TalkKind = z.infer<typeof TalkKind>;

export const discardsEvents = {
  HandDisturbed: defineEventType(
    'HandDisturbed',
    'Something happened to a live hand that its player did not do. What that comes to follows.',
    {
      seat: Seat,
      cause: Disturbance,
      /** Both cards can be identified with certainty, without turning up others. */
      identifiable: z.boolean(),
      /** The seat that did it; null when unknown, and for the dealer. */
      by: Seat.nullable(),
    },
  ),
  HandThrown: defineEventType(
    'HandThrown',
    'A player threw their hand away, or laid it down, and this is how it lies. What that comes to follows.',
    {
      seat: Seat,
      stage: DiscardStage,
      reason: DiscardReason,
      touchedMuck: z.boolean(),
      /** Both cards can be identified with certainty, without turning up others. */
      identifiable: z.boolean(),
      /** Whether it is completely beyond the betting line; null at a table without one. */
      crossedLine: z.boolean().nullable(),
      /** It is face down in front of its player and was not sent to the muck. */
      laidInFront: z.boolean(),
      manner: DiscardManner,
    },
  ),
  DiscardHeldAside: defineEventType(
    'DiscardHeldAside',
    'The dealer keeps a hand apart that was thrown in the belief that the pot was won. The hand waits for the director.',
    {
      seat: Seat,
      options: z.array(IncidentOption).min(1),
      default: IncidentOption,
      articles,
    },
  ),
  HandRetrieved: defineEventType('HandRetrieved', 'A hand that was touched, thrown or killed is its player’s again, and live.', {
    seat: Seat,
    /** Returned chips of its last bet that are in front of it again. */
    amount: Chips,
    /** The director's reason for giving the hand back. */
    reason: ReasonText.nullable(),
    articles,
  }),
  HandExposed: defineEventType('HandExposed', 'A player showed their hand, or a card of it. What that comes to follows.', {
    seat: Seat,
    to: ShownTo,
    /** The seat that saw it; null for none, or when unknown. */
    shownTo: Seat.nullable(),
    intentional: z.boolean(),
    /** The player gave up their hand by it. */
    folding: z.boolean(),
  }),
  HandOpenedToAll: defineEventType(
    'HandOpenedToAll',
    'A hand that was shown is for everybody to see: now, or once the round or the hand is over.',
    {
      seat: Seat,
      /** The cards that everybody saw, one or both; null when not recorded, and before the time. */
      cards: z.array(Card).min(1).max(2).nullable(),
      when: OpenedWhen,
      articles,
    },
  ),
  BettingRoundRestarted: defineEventType(
    'BettingRoundRestarted',
    'The betting of the street begins again, as if nobody had acted; blinds stay where they are, and so do folds.',
    { street: Street, articles },
  ),
  PhoneUseRecorded: defineEventType('PhoneUseRecorded', 'A player used a phone or another device at the table.', {
    seat: Seat,
    kind: PhoneUse,
    /** The player had live cards. */
    inHand: z.boolean(),
    /** The player had been warned about it before. */
    repeat: z.boolean(),
    articles,
  }),
  LeftTableRecorded: defineEventType('LeftTableRecorded', 'A player moved away from the table during the hand.', {
    seat: Seat,
    /** The player can still touch their chair and follows the game. */
    withinReach: z.boolean(),
    allIn: z.boolean(),
    articles,
  }),
  PlayerExpelled: defineEventType(
    'PlayerExpelled',
    'A player of the hand is disqualified: their hand dies, as soon as nothing waits for a ruling or the deal.',
    {
      seat: Seat,
      /** The number of the order in the tournament. */
      order: z.int().min(1),
      /** The director's decision on uncalled chips of the hand; absent for none. */
      uncalled: UncalledBet.optional(),
      articles,
    },
  ),
  PlayerReadmitted: defineEventType(
    'PlayerReadmitted',
    'The order that disqualified a player of the hand was withdrawn: the hand lives again where the course of the hand still allows it.',
    {
      seat: Seat,
      /** The withdrawn order. */
      order: z.int().min(1),
      reason: ReasonText,
    },
  ),
  HiddenCardsReported: defineEventType('HiddenCardsReported', 'A player kept the cards of a live hand out of sight.', {
    seat: Seat,
    /** The consequence, in the table's words. */
    consequence: ReasonText.nullable(),
  }),
  TalkReported: defineEventType('TalkReported', 'A player said what they must not say of a hand.', { seat: Seat, kind: TalkKind }),
  RabbitHuntingReported: defineEventType('RabbitHuntingReported', 'A player looked at cards that would have come had the hand gone on.', {
    seat: Seat,
  }),
} as const;
