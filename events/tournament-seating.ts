/**
 * Events of the floor about seating: short tables that stop, players who move after their hand, the breaking order, the final table. Part
 * of a tournament's stream.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation, Reason } from './judging.js';
import { PlayerId } from './ids.js';
import { Chips, Place, ReasonText, Seat, TableNumber, MAX_TABLES } from './values.js';

/** What the book requires of the floor: nothing, a balancing move, breaking a table, or forming the final table. */
export const SeatingDue = z.enum(['nothing', 'balance', 'tableBreak', 'finalTable']);
export type SeatingDue = z.infer<typeof SeatingDue>;

const Move = z.object({ playerId: PlayerId, from: Place, to: Place });

/** The book's proposal when a player moved, followed or not. */
export const SeatingProposal = z.object({
  due: SeatingDue,
  /** The move to balance, or from a broken table; null for none. */
  move: Move.nullable(),
  /** Whether the player moved so. */
  followed: z.boolean(),
  why: Reason,
  articles: z.array(Citation),
});
export type SeatingProposal = z.infer<typeof SeatingProposal>;

/** Why a table stops: too few players, it is to be broken, the final table is due, or the director's decision. */
export const HaltCause = z.enum(['difference', 'tableBreak', 'finalTable', 'director']);
export type HaltCause = z.infer<typeof HaltCause>;

/** Why a table plays on. */
export const ResumeCause = z.enum(['balanced', 'director']);
export type ResumeCause = z.infer<typeof ResumeCause>;

/** What a pending move waits for: the end of the hand, or a count of the chips. */
export const MoveWaitsFor = z.enum(['hand', 'count']);
export type MoveWaitsFor = z.infer<typeof MoveWaitsFor>;

/** Why a pending move is not made. */
export const MoveDropCause = z.enum(['playerOut', 'seatTaken', 'tableBroken', 'notNeeded', 'replaced', 'director']);
export type MoveDropCause = z.infer<typeof MoveDropCause>;

/** How the seats of a broken table's players were found. */
export const SeatsBy = z.enum(['seed', 'tickets', 'book', 'director']);
export type SeatsBy = z.infer<typeof SeatsBy>;

/** Reasons of moves by the book; other reasons are in the director's words. */
export const reasonsOfTheBook: ReadonlySet<string> = new Set(['balancing', 'tableBroken']);

/** How a draw was made, so that anyone can repeat it. */
export const DrawOrigin = z.object({
  algorithm: z.string().min(1).max(64),
  seed: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'),
});
export type DrawOrigin = z.infer<typeof DrawOrigin>;

/** The relation of a move to the book; in `PlayerMoved`. */
export const seatingOfMove = {
  /** The book's proposal at that moment; absent when it was not asked. */
  book: SeatingProposal.optional(),
};

/** In `PlayerMoved`: the player was away, so they are called back or an official moves their chips. Absent when they went themselves. */
export const carriedChips = z.object({ articles: z.array(Citation) });

/** How a table was broken; in `TableBroken`. Absent when it was closed without players. */
export const seatingOfBreak = {
  seatsBy: SeatsBy.optional(),
  /** The seed of the tickets; absent for none. */
  draw: DrawOrigin.optional(),
  /** Why the director seated them against the book. */
  reason: ReasonText.optional(),
  articles: z.array(Citation).optional(),
};

export const seatingEvents = {
  TableOpened: defineEventType('TableOpened', 'One more table is in play, with nobody at it yet.', {
    table: TableNumber,
    /** In the director's words; null when it was opened because every seat was taken. */
    reason: ReasonText.nullable(),
  }),
  TableReopened: defineEventType(
    'TableReopened',
    {
      states:
        'A table that was broken by mistake is in play again, with its number, its button and its hands. Its players come back after it.',
      says: {
        en: 'table {table} is open again: it was broken by mistake',
        fr: 'la table {table} rouvre : elle avait été fermée par erreur',
      },
    },
    {
      table: TableNumber,
      /** How many of its players come back, now or as soon as they can. */
      players: z.int().min(0).max(10),
      reason: ReasonText,
    },
  ),
  BreakOrderAnnounced: defineEventType('BreakOrderAnnounced', 'The order in which tables will be broken was announced, or its change.', {
    /** Open tables, the next to be broken first. */
    tables: z.array(TableNumber).min(1).max(MAX_TABLES),
    /** Why it changes; null for the first order. */
    reason: ReasonText.nullable(),
    articles: z.array(Citation),
  }),
  BalancingTightened: defineEventType(
    'BalancingTightened',
    {
      states: 'From now on tables are balanced as late in an event: smaller differences move players and stop tables.',
      unshown: 'What the floor owes is shown from the state of the tournament.',
      says: {
        en: 'smaller differences between tables now move players and stop tables',
        fr: 'un écart plus petit entre les tables déplace désormais des joueurs et arrête des tables',
      },
    },
    { articles: z.array(Citation) },
  ),
  BalancingLoosened: defineEventType(
    'BalancingLoosened',
    {
      states: 'Tables are not balanced more tightly after all, but as the book has it.',
      unshown: 'What the floor owes is shown from the state of the tournament.',
      says: { en: 'tables are balanced as the rulebook says again', fr: 'les tables s’équilibrent de nouveau selon le règlement' },
    },
    {
      reason: ReasonText,
    },
  ),
  BreakOrderWithdrawn: defineEventType(
    'BreakOrderWithdrawn',
    {
      states: 'The order in which tables will be broken does not hold, and no other was announced.',
      says: { en: 'the break order is withdrawn', fr: 'l’ordre de fermeture est retiré' },
    },
    {
      reason: ReasonText,
    },
  ),
  TableHalted: defineEventType('TableHalted', 'A table begins no hand until it is resumed. The one in progress is played to its end.', {
    table: TableNumber,
    cause: HaltCause,
    /** How many players fewer it has than the fullest table. */
    difference: z.int().min(0).max(10),
    /** In the director's words; null for a halt by the book. */
    reason: ReasonText.nullable(),
    articles: z.array(Citation),
  }),
  TableResumed: defineEventType('TableResumed', 'A table that was stopped plays on.', {
    table: TableNumber,
    cause: ResumeCause,
    /** How many players fewer it has than the fullest table. */
    difference: z.int().min(0).max(10),
    reason: ReasonText.nullable(),
    articles: z.array(Citation),
  }),
  MoveDue: defineEventType(
    'MoveDue',
    'A player is to change seats as soon as their hand is over or their chips are counted; the new seat is kept for them.',
    {
      ...Move.shape,
      waitsFor: MoveWaitsFor,
      /** The future reason of the move's event. */
      reason: ReasonText,
      ...seatingOfMove,
    },
  ),
  MoveDropped: defineEventType('MoveDropped', 'A move that was due is not made.', {
    ...Move.shape,
    cause: MoveDropCause,
    /** In the director's words; null when the move cannot be made, or is no longer needed. */
    reason: ReasonText.nullable(),
  }),
  PlayerSeated: defineEventType('PlayerSeated', 'A player who was in again and waited for a seat has one.', {
    playerId: PlayerId,
    to: Place,
    /** The chips that they bring. */
    stack: Chips,
    /** By the book, or by order of the director. */
    seatsBy: SeatsBy.extract(['book', 'director']),
    /** Whether the seat is additional: it exists until it is free. */
    extra: z.boolean(),
    /** In the director's words; null for a seat by the book. */
    reason: ReasonText.nullable(),
    articles: z.array(Citation),
  }),
  FinalTableDissolved: defineEventType(
    'FinalTableDissolved',
    {
      states: 'The final table is an ordinary table again, because more players are in than it has seats. Tables may be opened.',
      unshown: 'Tables and seats stay as they are.',
    },
    {
      table: TableNumber,
      /** The number of players left. */
      players: z.int().min(2),
      /** In the director's words; null for a decision by the book. */
      reason: ReasonText.nullable(),
      articles: z.array(Citation),
    },
  ),
  FinalTableFormed: defineEventType('FinalTableFormed', 'All players who are left drew new seats at one table; the others are empty.', {
    table: TableNumber,
    /** The most players at this event's final table. */
    size: z.int().min(2).max(10),
    seatsBy: SeatsBy,
    draw: DrawOrigin.optional(),
    seats: z
      .array(z.object({ playerId: PlayerId, from: Place, seat: Seat, stack: Chips }))
      .min(2)
      .max(10),
    articles: z.array(Citation),
  }),
} as const;
