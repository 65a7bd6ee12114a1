/** Events shared by all incidents of a hand: dead hands, returned chips, questions to the director and rulings. In stream `hand-{id}`. */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { Chips, ReasonText, Seat } from './values.js';

/** Why a hand died without a fold of its player. */
export const KillCause = z.enum([
  'sweptByDealer',
  'thrownByOther',
  'touchedByOther',
  'cardsThrownOn',
  'thrownIntoMuck',
  'notIdentifiable',
  'timeExpired',
  'actedShort',
  'wrongCount',
  /** Directly concerned by a misdeal that was noticed too late. */
  'concernedByMisdeal',
  'deadCardMixed',
  'deliberateMisdealAttempt',
  'thoughtHeWon',
  'mucked',
  'phone',
  'leftTable',
  'shown',
  'skipped',
  /** Its player is disqualified. */
  'expelled',
  'ruled',
]);
export type KillCause = z.infer<typeof KillCause>;

/** Why a dealt hand is dead from the start. */
export const DeadFromTheDeal = z.enum(['absent', 'absentAtFirstDeal', 'penalised']);
export type DeadFromTheDeal = z.infer<typeof DeadFromTheDeal>;

/** Questions of the deal, the cards and the pots that a book leaves to the director. */
export const IncidentQuestion = z.enum([
  'misdeal',
  'aberration',
  'exposedByPlayer',
  'flashedBySeveral',
  'orderKnown',
  'fourCardFlop',
  'deckIrregular',
  'stubIncident',
  'voidHand',
  'killIdentifiable',
  'refundAfterMistake',
  'thoughtHeWon',
  'retrieveDiscard',
  'tabledSufficiently',
  'seeHand',
  'handControl',
  'refusesToTable',
  'leftTable',
  'hiddenCards',
  'skippedPlayer',
  'phoneUse',
  'oddChipUnit',
  'overrideRule',
]);
export type IncidentQuestion = z.infer<typeof IncidentQuestion>;

/** The director's possible answers. */
export const IncidentOption = z.enum([
  'misdeal',
  'playOn',
  'voidRefund',
  'cardPlays',
  'replaced',
  'playerOut',
  'plays',
  'burned',
  'known',
  'unknown',
  'refundAll',
  'split',
  'continue',
  'live',
  'dead',
  'refund',
  'none',
  'handLives',
  'giveBack',
  'yes',
  'no',
  'show',
  'refuse',
  'check',
  'faceUpByOfficial',
  'againstPlayer',
  'actNormally',
  'foldOrCall',
  'warning',
  'smallestInPlay',
  'smallestInPot',
  'asRuled',
]);
export type IncidentOption = z.infer<typeof IncidentOption>;

const SeatAmount = z.object({ seat: Seat, amount: Chips.min(1) });

export const incidentEvents = {
  HandKilled: defineEventType('HandKilled', 'A live hand is dead, otherwise than by its player’s fold.', {
    seat: Seat,
    cause: KillCause,
    articles: z.array(Citation),
  }),
  HandsDeclaredDead: defineEventType('HandsDeclaredDead', 'Hands that were dealt are dead from the deal on, unseen.', {
    seats: z.array(Seat).min(1),
    cause: DeadFromTheDeal,
    articles: z.array(Citation),
  }),
  BetRefunded: defineEventType('BetRefunded', 'The uncalled part of a killed hand’s last bet went back to its player.', {
    seat: Seat,
    amount: Chips.min(1),
    articles: z.array(Citation),
  }),
  BetsReturned: defineEventType('BetsReturned', 'Bets that do not stand went back to those who made them.', {
    seats: z.array(SeatAmount),
    articles: z.array(Citation),
  }),
  OfficialCalled: defineEventType('OfficialCalled', 'An official must come to the table before it goes on.', {
    /** The seat concerned; null for the table. */
    seat: Seat.nullable(),
    articles: z.array(Citation),
  }),
  DefaultRuled: defineEventType(
    'DefaultRuled',
    'The book leaves this to the director; what it proposes was applied, and they may rule otherwise.',
    {
      question: IncidentQuestion,
      seat: Seat.nullable(),
      options: z.array(IncidentOption).min(1),
      default: IncidentOption,
      /** The chips concerned; null for none. */
      amount: Chips.nullable(),
      articles: z.array(Citation),
    },
  ),
  IncidentRuled: defineEventType('IncidentRuled', 'The director ruled on an incident. The events of what they chose follow.', {
    question: IncidentQuestion,
    seat: Seat.nullable(),
    option: IncidentOption,
    amount: Chips.nullable(),
    reason: ReasonText,
    /** The director departs from the book's text. */
    overrides: z.boolean(),
    /** The book's rule, or the one that allows the director to depart from it. */
    articles: z.array(Citation),
  }),
} as const;
