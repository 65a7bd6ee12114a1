/**
 * Events that all incidents of a hand share: hands that die, chips that go back, questions to the director and their rulings.
 * They stand in stream `hand-{id}` with those of `hand`.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { Chips, ReasonText, Seat } from './values.js';

/** By what a hand died, where its player did not fold it. */
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

/** Why players who were dealt in play this hand dead. */
export const DeadFromTheDeal = z.enum(['absent', 'absentAtFirstDeal', 'penalised']);
export type DeadFromTheDeal = z.infer<typeof DeadFromTheDeal>;

/** The questions of the deal, the cards and the pots that a book leaves to the director. */
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

/** What the director can answer them. */
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
    /** The seat that it is about; null for the table. */
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
      /** Chips that the question is about; null where it is about none. */
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
    /** The director departs from the text of the book. */
    overrides: z.boolean(),
    /** The book's rule, or the one that lets the director depart from it. */
    articles: z.array(Citation),
  }),
} as const;
