/** Exchanged, raced and found chips. */
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
  /** Pieces that the club owns; absent when unknown. */
  count: z.int().min(1).max(10_000_000).optional(),
  /** Pieces in a starting stack; absent when unknown. */
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
  /** Chips of the removed value that make none of the new one. */
  oddChips: z.int().min(0),
  /** The cards dealt for them, in that order; empty for none. */
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
      /** All of them, or only players' excess. */
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
    /** The given and the received pieces. */
    gives: z.array(Pieces).min(1),
    gets: z.array(Pieces).min(1),
    by: ExchangeBy,
    articles,
  }),
  ChipRaceAnnounced: defineEventType(
    'ChipRaceAnnounced',
    'A value leaves play: from now on it may be bet by nobody but whoever is all-in.',
    {
      /** The removed value, and the smallest remaining one. */
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
    /** How the cards were dealt: by hand and recorded, or drawn from a seed; null for none. */
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
    /** The number of chips to race for by the book, and the winning seats. */
    chipsToAward: z.int().min(0),
    winners: z.array(Seat),
    /** The seats that would have had nothing, and got one additional chip. */
    rescued: z.array(Seat),
    /** The value of the odd chips removed, of the new chips, and the difference for the table. */
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
      /** The value that stays in play, and the smallest that would have remained. */
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
      /** The actual race: the players, the cards, and the stacks after it. */
      players: z.array(Racer).min(1).max(10),
      winners: z.array(Seat),
      rescued: z.array(Seat),
      /** As recorded. */
      was: z.object({ winners: z.array(Seat), rescued: z.array(Seat) }),
      issuedValue: Chips,
      /** The race's difference for the table, and the difference from the recorded one. */
      delta: z.int().min(-MAX_CHIPS).max(MAX_CHIPS),
      difference: z.int().min(-MAX_CHIPS).max(MAX_CHIPS),
      /** What each player gains or gives back, at their present seat. */
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
      /** The stack's gain, and the chips removed. */
      credited: Chips,
      removed: Chips,
      articles,
    },
  ),
} as const;
