/**
 * The events of a tournament's hands: button and blinds, hands opened, joined, played and settled, what was corrected in them, and decks.
 */
import { z } from 'zod';
import { nameEdition } from './editions.js';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { HandId, PlayerId } from './ids.js';
import { missedHand } from './tournament-discipline.js';
import { Chips, Instant, MAX_CHIPS, ReasonText, RulebookReference, Seat, Stakes, TableNumber } from './values.js';

/** Who sits where with how much, as a hand begins. */
const seated = z.object({ seat: Seat, playerId: PlayerId, stack: Chips.min(1), dead: z.boolean() });

/** Button and blinds of a hand. Seats are kept even when nobody sits there. */
const blinds = {
  button: Seat,
  /** Who posts the small blind; null for nobody. */
  smallBlindSeat: Seat.nullable(),
  /** Where the small blind falls, posted or not: the button is due there in the next hand. */
  smallBlindPosition: Seat,
  bigBlindSeat: Seat,
  /** Whose turn it is to deal, at a table without a dealer of its own. */
  dealer: Seat,
};

const positions = {
  ...blinds,
  /** Seats of newcomers who get no cards in this hand. */
  waiting: z.array(Seat).max(8),
  /** What they rest on where they are more than one seat on; empty where nobody has come or gone. */
  articles: z.array(Citation),
  /** Why the director had them so, and not as the book has it. */
  orderedBecause: ReasonText.optional(),
};

/** How the seat of a table's first button was found: seat 1, from the seed of the draw, or by the director's own draw. */
export const FirstButtonMethod = z.enum(['seat1', 'seed', 'director']);
export type FirstButtonMethod = z.infer<typeof FirstButtonMethod>;

export const stackOf = z.object({ playerId: PlayerId, stack: Chips });

/** Chips that a stack gains, or loses below 0. */
const Change = z.int().min(-MAX_CHIPS).max(MAX_CHIPS);

/** What may be wrong with a deck. */
export const DeckDefect = z.enum(['none', 'damaged', 'marked']);
export type DeckDefect = z.infer<typeof DeckDefect>;

export const tournamentHandsEvents = {
  FirstButtonDetermined: defineEventType(
    'FirstButtonDetermined',
    {
      states: 'It is known where the button of a table stands in its first hand.',
      unshown: 'The first hand of the table shows its button.',
    },
    {
      table: TableNumber,
      seat: Seat,
      method: FirstButtonMethod,
      /** What it was drawn from, 64 hexadecimal digits; null where it was not. */
      seed: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .nullable(),
      articles: z.array(Citation),
    },
  ),
  HandOpened: defineEventType(
    'HandOpened',
    'A hand may be dealt at this table with these seats, positions and forced bets.',
    {
      handId: HandId,
      table: TableNumber,
      handNumber: z.int().min(1),
      level: z.int().min(1),
      ...positions,
      stakes: Stakes,
      /** The book that judges the hand, and the smallest chip in play: the hand needs nothing but this event to begin. */
      rulebook: RulebookReference,
      chipUnit: Chips.min(1),
      seats: z.array(seated).min(2).max(10),
      /** When it began, by what the book takes for its beginning: before the event where the table said so. */
      startedAt: Instant.optional(),
      /** True for a hand of a round of hand-for-hand play: all-in hands wait face down for the other tables. Absent otherwise. */
      handForHand: z.literal(true).optional(),
      /** How many earlier deals of these seats' players were misdeals, 1 or more; absent where none was. */
      misdealt: z.array(z.object({ seat: Seat, times: z.int().min(1) })).optional(),
    },
    [nameEdition],
  ),
  HandJoined: defineEventType('HandJoined', 'A player who sat down before the first card was dealt into a hand that had been opened.', {
    handId: HandId,
    table: TableNumber,
    playerId: PlayerId,
    seat: Seat,
    stack: Chips.min(1),
    ...blinds,
    stakes: Stakes,
  }),
  PositionsCorrected: defineEventType(
    'PositionsCorrected',
    'Button and blinds of a hand stood wrong and were put right in it: the next hand goes on from here.',
    { handId: HandId, table: TableNumber, ...blinds },
  ),
  HandPlayed: defineEventType('HandPlayed', 'A hand that nobody typed in was played at this table.', {
    table: TableNumber,
    handNumber: z.int().min(1),
    level: z.int().min(1),
    ...positions,
    /** Absent where nobody has missed it under penalty. */
    missed: missedHand.optional(),
    /** Who was dealt in, and the forced bets that were due; absent where that is not known. */
    dealt: z
      .object({
        seats: z
          .array(z.object({ seat: Seat, playerId: PlayerId }))
          .min(2)
          .max(10),
        stakes: Stakes,
      })
      .optional(),
  }),
  HandWithdrawn: defineEventType(
    'HandWithdrawn',
    'The last hand of a table was recorded or opened by mistake: it does not count. Button, blinds and its number go back.',
    {
      table: TableNumber,
      handNumber: z.int().min(1),
      /** Null for a hand that nobody typed in. */
      handId: HandId.nullable(),
      reason: ReasonText,
      /** What players under penalty have to miss again; absent where nobody had missed it. */
      missed: missedHand.optional(),
    },
  ),
  HandSettled: defineEventType('HandSettled', 'A completed hand gave these stacks.', {
    handId: HandId,
    table: TableNumber,
    stacks: z.array(stackOf).min(2),
    /** Absent where nobody has missed it under penalty. */
    missed: missedHand.optional(),
  }),
  SettlementCorrected: defineEventType(
    'SettlementCorrected',
    'A hand that was settled ended otherwise: these players gain or lose chips.',
    {
      handId: HandId,
      /** The table at which it was played. */
      table: TableNumber,
      /** Counted from 1 in the hand. */
      correction: z.int().min(1),
      /** Their sum is 0. */
      changes: z.array(z.object({ playerId: PlayerId, amount: Change })).min(2),
      /** The hands in play with such chips, and the change to each stack in them. */
      inPlay: z.array(z.object({ handId: HandId, changes: z.array(z.object({ seat: Seat, amount: Change })).min(1) })),
    },
  ),
  DeckChanged: defineEventType(
    'DeckChanged',
    { states: 'A table plays on with another deck.', unshown: 'Nothing follows from it: it is on record for whoever reads it.' },
    {
      table: TableNumber,
      /** The seat that asked; null where an official changes it. */
      requestedBy: Seat.nullable(),
      defect: DeckDefect,
      articles: z.array(Citation),
    },
  ),
} as const;
