/**
 * Events of one hand on the initial deal: presence, the cut, exposed, boxed, fallen or flashed cards, misdeals and redeals, missing and
 * extra cards. In stream `hand-{id}`.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { PlayerId } from './ids.js';
import { Chips, Instant, Seat, Stakes } from './values.js';

/** What was wrong with the shuffle or the cut. */
export const CutFault = z.enum(['sameHandler', 'wrongCutter', 'pileTooSmall', 'cutCardMissing']);
export type CutFault = z.infer<typeof CutFault>;

/** Faults of a deal reported by the table. `wrongOrder`: the order was broken after the first card, and everybody has two cards. */
export const DealFault = z.enum(['firstCardWrongSeat', 'wrongOrder', 'forbiddenSeat', 'playerSkipped', 'wrongCount', 'aberration']);
export type DealFault = z.infer<typeof DealFault>;

/** Why a deal is cancelled, or why somebody requests it. */
export const MisdealCause = z.enum([
  ...DealFault.options,
  'firstTwoExposed',
  'twoExposed',
  'twoBoxed',
  /** One of the button's cards, or both, are missing. */
  'buttonShort',
  /** The small blind has one card too many. */
  'smallBlindOneExtra',
  /** A player's own act; never a misdeal. */
  'deliberatePlayerAct',
  /** The table should have waited for another; never a misdeal. */
  'tableShouldHaveStopped',
  /** Not in any list. */
  'other',
]);
export type MisdealCause = z.infer<typeof MisdealCause>;

/**
 * The remedy of a fault that is no misdeal. `completeHand`: the button gets the missing cards. `takeBackCard`: the extra card becomes the
 * burn. `ruling`: the director may still declare a misdeal. `none`: the deal is valid.
 */
export const DealRemedy = z.enum(['none', 'completeHand', 'takeBackCard', 'ruling']);
export type DealRemedy = z.infer<typeof DealRemedy>;

const cited = { articles: z.array(Citation) } as const;

export const dealEvents = {
  DeckCut: defineEventType('DeckCut', 'The deck was shuffled and cut for the deal.', {
    shuffledBy: Seat,
    cutBy: Seat,
    /** Cards in the smaller pile; null when not counted. */
    smallestPile: z.int().min(0).max(26).nullable(),
    cutCardUsed: z.boolean().nullable(),
    /** Faults of the cut noticed when cards were out; too late to change anything. */
    faults: z.array(CutFault),
    ...cited,
  }),
  DealBegun: defineEventType('DealBegun', 'The first card of the initial deal was dealt; nobody acts before the deal is complete.', {
    /** The seats with the first and the last card. */
    firstSeat: Seat,
    lastSeat: Seat,
    at: Instant,
    /** Players must be present by this moment. */
    closesSeating: z.boolean(),
    ...cited,
  }),
  InitialDealCompleted: defineEventType('InitialDealCompleted', 'The last card of the initial deal was dealt; the betting begins.', {
    at: Instant,
    /** Players must be present by this moment. */
    closesSeating: z.boolean(),
    ...cited,
  }),
  DealFaultRecorded: defineEventType('DealFaultRecorded', 'The deal was faulty, and that makes no misdeal.', {
    fault: DealFault,
    seats: z.array(Seat),
    /** The number of the seat's cards, for a fault about it. */
    count: z.int().min(0).max(52).nullable(),
    remedy: DealRemedy,
    ...cited,
  }),
  MisdealDeclared: defineEventType('MisdealDeclared', 'The deal is cancelled. The hand waits to be dealt again; its bets come back then.', {
    cause: MisdealCause,
    /** The seats concerned, if any. */
    seats: z.array(Seat),
    /** The number of the cancelled deal in this hand, from 1. */
    attempt: z.int().min(1),
    /** The seat that dealt; absent in early events. */
    dealer: Seat.optional(),
    ...cited,
  }),
  MisdealTooLate: defineEventType('MisdealTooLate', 'A misdeal was noticed once too much had been played: the hand goes on.', {
    cause: MisdealCause,
    seats: z.array(Seat),
    ...cited,
  }),
  HandRedealt: defineEventType(
    'HandRedealt',
    'The same hand is dealt again: same seats, button and level. It is no new hand: whoever counts hands, such as those of a penalty, counts it once.',
    {
      /** The number of the deal in this hand, from 2. */
      attempt: z.int().min(2),
      button: Seat,
      level: z.int().min(1),
      /** Antes and blinds stay as posted; false when all chips went back and they are posted again. */
      blindsStand: z.boolean(),
      ...cited,
    },
  ),
  HandLevelCorrected: defineEventType(
    'HandLevelCorrected',
    'The hand had begun on the wrong level. Cards and folds stand; antes and blinds are posted again, and the betting begins again.',
    { level: z.int().min(1), stakes: Stakes, ...cited },
  ),
  BlindsCorrected: defineEventType(
    'BlindsCorrected',
    'Blinds were posted from the wrong seats. Cards and folds stand; antes and blinds are posted again, and the betting begins again.',
    { button: Seat, smallBlindSeat: Seat.nullable(), bigBlindSeat: Seat, ...cited },
  ),
  NewcomerDealtIn: defineEventType(
    'NewcomerDealtIn',
    'A player who sat down before the first card is dealt in; antes and blinds are posted again, where they then belong.',
    {
      seat: Seat,
      playerId: PlayerId,
      stack: Chips.min(1),
      button: Seat,
      smallBlindSeat: Seat.nullable(),
      bigBlindSeat: Seat,
      dealer: Seat,
      stakes: Stakes,
      ...cited,
    },
  ),
  ActionCorrected: defineEventType(
    'ActionCorrected',
    'An act had been taken for another, and is put right. Chips put in after it went back before; those who folded after it stay out.',
    {
      seat: Seat,
      action: z.enum(['check', 'call', 'bet', 'raise']),
      /** Totals on the street: as assumed, and as made. */
      from: Chips,
      to: Chips,
      allIn: z.boolean(),
      ...cited,
    },
  ),
} as const;
