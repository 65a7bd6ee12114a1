/** The events of a tournament's hands: button and blinds, hands opened, joined, played, settled and corrected, and decks. */
import { z } from 'zod';
import { nameEdition } from './editions.js';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { HandId, PlayerId } from './ids.js';
import { missedHand } from './tournament-discipline.js';
import { Chips, Instant, MAX_CHIPS, ReasonText, RulebookReference, Seat, Stakes, TableNumber } from './values.js';

/** A seat with its player and stack at the start of a hand. */
const seated = z.object({ seat: Seat, playerId: PlayerId, stack: Chips.min(1), dead: z.boolean() });

/** Button and blinds of a hand. Seats count even when they are empty. */
const blinds = {
  button: Seat,
  /** The seat that posts the small blind; null for none. */
  smallBlindSeat: Seat.nullable(),
  /** The position of the small blind, posted or not: the next button. */
  smallBlindPosition: Seat,
  bigBlindSeat: Seat,
  /** The seat that deals, at a table without a dealer. */
  dealer: Seat,
};

const positions = {
  ...blinds,
  /** Newcomers' seats without cards in this hand. */
  waiting: z.array(Seat).max(8),
  /** The rules for irregular positions; empty when nobody has come or gone. */
  articles: z.array(Citation),
  /** Why the director ordered these positions against the book. */
  orderedBecause: ReasonText.optional(),
};

/** How the first button of a table was chosen: seat 1, from the seed of the draw, or by the director's own draw. */
export const FirstButtonMethod = z.enum(['seat1', 'seed', 'director']);
export type FirstButtonMethod = z.infer<typeof FirstButtonMethod>;

export const stackOf = z.object({ playerId: PlayerId, stack: Chips });

/** Chips that a stack gains, or loses below 0. */
const Change = z.int().min(-MAX_CHIPS).max(MAX_CHIPS);

/** Possible defects of a deck. */
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
      /** The seed of its draw, 64 hexadecimal digits; null for none. */
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
      /** The deciding book, and the smallest chip in play: the hand needs nothing but this event to begin. */
      rulebook: RulebookReference,
      chipUnit: Chips.min(1),
      seats: z.array(seated).min(2).max(10),
      /** Its beginning by the book's definition: before the event when the table said so. */
      startedAt: Instant.optional(),
      /** True for a hand of a hand-for-hand round: all-in hands wait face down for the other tables. Absent otherwise. */
      handForHand: z.literal(true).optional(),
      /** How many earlier deals by these players were misdeals, 1 or more; absent for none. */
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
    /** Absent when nobody missed it under penalty. */
    missed: missedHand.optional(),
    /** The dealt players and the forced bets due; absent when unknown. */
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
      /** Null for an unrecorded hand. */
      handId: HandId.nullable(),
      reason: ReasonText,
      /** The hand that was recorded by mistake, where it is an earlier one: each one after it has the number before its own. */
      meant: z.int().min(1).optional(),
      /** What players under penalty have to miss again; absent when nobody had missed it. */
      missed: missedHand.optional(),
    },
  ),
  HandSettled: defineEventType('HandSettled', 'A completed hand gave these stacks.', {
    handId: HandId,
    table: TableNumber,
    stacks: z.array(stackOf).min(2),
    /** Absent when nobody missed it under penalty. */
    missed: missedHand.optional(),
  }),
  SettlementCorrected: defineEventType(
    'SettlementCorrected',
    'A hand that was settled ended otherwise: these players gain or lose chips.',
    {
      handId: HandId,
      /** The table of the hand. */
      table: TableNumber,
      /** Counted from 1 in the hand. */
      correction: z.int().min(1),
      /** Their sum is 0. */
      changes: z.array(z.object({ playerId: PlayerId, amount: Change })).min(2),
      /** The hands in play with such chips, and the change of each stack in them. */
      inPlay: z.array(z.object({ handId: HandId, changes: z.array(z.object({ seat: Seat, amount: Change })).min(1) })),
    },
  ),
  DeckChanged: defineEventType(
    'DeckChanged',
    { states: 'A table plays on with another deck.', unshown: 'Nothing follows from it: it is on record for whoever reads it.' },
    {
      table: TableNumber,
      /** The seat that asked; null when an official changes it. */
      requestedBy: Seat.nullable(),
      defect: DeckDefect,
      articles: z.array(Citation),
    },
  ),
} as const;
