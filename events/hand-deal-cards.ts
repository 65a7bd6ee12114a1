/**
 * Events of one hand on single cards of the initial deal: turned up, fallen, seen, face up in the deck, missing or too many. In stream
 * `hand-{id}`.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { Slot } from './hand-deck.js';
import { Card, Seat } from './values.js';

/** What happened to a dealt card. `exposed`: turned up. `fallen`: it fell from the table. `flashed`: seen without being turned up. */
export const SpoiltHow = z.enum(['exposed', 'fallen', 'flashed']);
export type SpoiltHow = z.infer<typeof SpoiltHow>;

/** Who turned a card up. `playerToForceMisdeal`: its player, who wanted the deal cancelled. */
export const ExposedBy = z.enum(['dealer', 'playerInvoluntary', 'playerDeliberate', 'playerToForceMisdeal']);
export type ExposedBy = z.infer<typeof ExposedBy>;

/** Who caused it; `player` when intention does not matter. */
export const SpoiltBy = z.enum([...ExposedBy.options, 'player']);
export type SpoiltBy = z.infer<typeof SpoiltBy>;

/** How many players saw a flashed card. `several`: three or more, but not all. */
export const SeenBy = z.enum(['one', 'two', 'several', 'all']);
export type SeenBy = z.infer<typeof SeenBy>;

/** The place of a card in the deal, from 1; boxed cards do not count. Null when unknown. */
const Ordinal = z.int().min(1).max(20).nullable();

const cited = { articles: z.array(Citation) } as const;

export const dealtCardEvents = {
  CardSpoilt: defineEventType('CardSpoilt', 'A card of the deal was turned up, fell or was seen. What becomes of it follows.', {
    seat: Seat,
    ordinal: Ordinal,
    /** Null when it was not recorded. */
    card: Card.nullable(),
    how: SpoiltHow,
    by: SpoiltBy,
    /** Null when unknown, and for cards that lay open. */
    seenBy: SeenBy.nullable(),
  }),
  SpoiltCardNamed: defineEventType('SpoiltCardNamed', 'Which card it was that was turned up or fell in the deal, entered later.', {
    seat: Seat,
    ordinal: Ordinal,
    card: Card,
  }),
  CardPlays: defineEventType('CardPlays', 'A card that was turned up, fell or was seen stays in its player’s hand.', {
    seat: Seat,
    ordinal: Ordinal,
    ...cited,
  }),
  CardDeclaredDead: defineEventType('CardDeclaredDead', 'A card of the deal is dead.', { seat: Seat, ordinal: Ordinal, ...cited }),
  ReplacementDue: defineEventType(
    'ReplacementDue',
    'A dead card is to be replaced once the last card is dealt; nobody acts before. It lies face up on the stub and is burned before the flop.',
    {
      seat: Seat,
      ordinal: Ordinal,
      /** The future replacement card; null for the small blind's extra card. */
      slot: Slot.nullable(),
      firstBurn: z.literal('exposedCard'),
      ...cited,
    },
  ),
  ExposedCardReplaced: defineEventType('ExposedCardReplaced', 'A dead card was replaced, and is the first burn.', {
    seat: Seat,
    ordinal: Ordinal,
    /** The replacement card; null for the small blind's extra card. */
    slot: Slot.nullable(),
    firstBurn: z.literal('exposedCard'),
    ...cited,
  }),
  DeadCardSeparated: defineEventType('DeadCardSeparated', 'A dead card that was mixed into a hand was separated from the live ones.', {
    seat: Seat,
    ...cited,
  }),
  BoxedCardSetAside: defineEventType('BoxedCardSetAside', 'Cards that lay face up in the deck were shown and set aside for the hand.', {
    /** How many more; 0 when cards set aside before are only identified. */
    count: z.int().min(0).max(52),
    /** The cards identified now. */
    cards: z.array(Card),
    /** Found during the initial deal. */
    duringInitialDeal: z.boolean(),
    ...cited,
  }),
  DealContinues: defineEventType('DealContinues', 'The deal goes on as if the card that was set aside had never been in the deck.', {
    /** The seat that gets the next card; null when unknown. */
    nextSeat: Seat.nullable(),
    ...cited,
  }),
  ButtonHandCompleted: defineEventType('ButtonHandCompleted', 'The button, who had not acted, was given the cards that it lacked.', {
    seat: Seat,
    /** The stub cards that it was given, in order. */
    slots: z.array(Slot).min(1).max(2),
    ...cited,
  }),
  ExtraCardTakenBack: defineEventType('ExtraCardTakenBack', 'The one card too many of the small blind was taken back unseen.', {
    seat: Seat,
    /** What becomes of it. */
    becomes: z.literal('firstBurn'),
    ...cited,
  }),
} as const;
