/**
 * Chips that are exchanged, raced off and found again.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { PlayerId } from './ids.js';
import { Official } from './tournament-discipline.js';
import { Card, Chips, Instant, MAX_CHIPS, Place, ReasonText, Seat, TableNumber } from './values.js';

const articles = z.array(Citation);
const value = Chips.min(1);
/** Pieces of one value. */
const Pieces = z.object({ value, count: z.int().min(1).max(1_000_000) });

/** A value of the chips of a tournament. */
export const ChipInSet = z.object({
  value,
  /** Pieces that the club owns; absent where nobody said. */
  count: z.int().min(1).max(10_000_000).optional(),
  /** Pieces of it in a starting stack; absent where nobody said. */
  inStack: z.int().min(0).max(1_000_000).optional(),
});
export type ChipInSet = z.infer<typeof ChipInSet>;

/** Who exchanges chips: players among themselves, or an official. */
export const ExchangeBy = z.enum(['players', ...Official.options]);
export type ExchangeBy = z.infer<typeof ExchangeBy>;

/** A player in the chip race of their table. */
const Racer = z.object({
  seat: Seat,
  playerId: PlayerId,
  /** The player's stack before. */
  before: Chips,
  /** Chips of the value that goes which make none of the new one. */
  oddChips: z.int().min(0),
  /** The cards dealt for them, in that order; empty where no cards were dealt. */
  cards: z.array(Card).max(52),
  after: Chips.min(1),
});

export const chipRaceEvents = {
  ColorUpAnnounced: defineEventType(
    'ColorUpAnnounced',
    {
      states: 'Chips of a value are to be exchanged for larger ones, at equal value.',
      unshown: 'Stacks are worth what they were; each exchange has an event of its own.',
    },
    {
      value,
      /** All of them, or those that players have too many of. */
      extent: z.enum(['total', 'partial']),
      by: Official,
      articles,
    },
  ),
  ChipsExchanged: defineEventType('ChipsExchanged', 'Chips were exchanged at equal value; no stack is worth more or less.', {
    table: TableNumber,
    playerId: PlayerId,
    /** The other player; null for the bank. */
    otherId: PlayerId.nullable(),
    /** What the player gives, and what they get for it. */
    gives: z.array(Pieces).min(1),
    gets: z.array(Pieces).min(1),
    by: ExchangeBy,
    articles,
  }),
  ChipRaceAnnounced: defineEventType(
    'ChipRaceAnnounced',
    'A value leaves play: from now on it may be bet by nobody but whoever is all-in.',
    {
      /** The value that goes, and the smallest that stays. */
      removed: value,
      newSmallest: value,
      by: Official,
      at: Instant,
      articles,
    },
  ),
  ChipRaceRun: defineEventType('ChipRaceRun', 'The odd chips of a table were raced off; its stacks are in larger chips now.', {
    table: TableNumber,
    removed: value,
    newSmallest: value,
    method: z.enum(['cards', 'threshold']),
    /** How the cards were dealt: by hand and typed in, or drawn from a seed; null where there were none. */
    deal: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('typed'), startSeat: Seat }),
        z.object({
          kind: z.literal('drawn'),
          startSeat: Seat,
          algorithm: z.string().min(1).max(64),
          seed: z.string().regex(/^[0-9a-f]{64}$/),
        }),
      ])
      .nullable(),
    /** Every player at the table, by seat. */
    players: z.array(Racer).min(1).max(10),
    /** How many chips the book has raced for, and the seats that won one. */
    chipsToAward: z.int().min(0),
    winners: z.array(Seat),
    /** The seats that would have been left with nothing, and got one chip beyond those. */
    rescued: z.array(Seat),
    /** The worth of the odd chips that left play, of those that came in for them, and what that adds to the table. */
    removedValue: Chips,
    issuedValue: Chips,
    delta: z.int().min(-MAX_CHIPS).max(MAX_CHIPS),
    articles,
  }),
  ColorUpWithdrawn: defineEventType(
    'ColorUpWithdrawn',
    {
      states: 'An exchange of chips that was announced is not made; what was exchanged stands.',
      unshown: 'Stacks are worth what they were; each exchange has an event of its own.',
    },
    {
      value,
      reason: ReasonText,
      by: Official,
      articles,
    },
  ),
  ChipRaceWithdrawn: defineEventType(
    'ChipRaceWithdrawn',
    'A race that was announced, and that no table has run, is not held: the value stays.',
    {
      /** The value that stays in play, and the smallest that would have stayed. */
      removed: value,
      newSmallest: value,
      reason: ReasonText,
      by: Official,
      articles,
    },
  ),
  ChipRaceCorrected: defineEventType(
    'ChipRaceCorrected',
    'The cards of the last race of a table were others than those on record: the chips that were won change hands.',
    {
      table: TableNumber,
      newSmallest: value,
      /** The race as it was: who raced, with the cards as they were dealt, and what each had after it. */
      players: z.array(Racer).min(1).max(10),
      winners: z.array(Seat),
      rescued: z.array(Seat),
      /** As it was on record. */
      was: z.object({ winners: z.array(Seat), rescued: z.array(Seat) }),
      issuedValue: Chips,
      /** What the race adds to the table, and by how much that differs from what was on record. */
      delta: z.int().min(-MAX_CHIPS).max(MAX_CHIPS),
      difference: z.int().min(-MAX_CHIPS).max(MAX_CHIPS),
      /** What each player gains or gives back, where they sit now. */
      changes: z.array(z.object({ playerId: PlayerId, amount: z.int().min(-MAX_CHIPS).max(MAX_CHIPS) })).max(10),
      reason: ReasonText,
      by: Official,
      articles,
    },
  ),
  FoundChipsReported: defineEventType(
    'FoundChipsReported',
    'Chips of a value that was raced off came to light: the player gets their worth as far as the book has it; the rest is removed.',
    {
      playerId: PlayerId,
      at: Place,
      value,
      count: z.int().min(1).max(1_000_000),
      /** What the player's stack gains, and what is removed. */
      credited: Chips,
      removed: Chips,
      articles,
    },
  ),
} as const;
