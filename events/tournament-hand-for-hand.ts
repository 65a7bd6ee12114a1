/** Events of hand-for-hand play, and of a clock moved by hand. Part of a tournament's stream. */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { HandId } from './ids.js';
import { DAY_SECONDS, Instant, ReasonText, TableNumber, MAX_TABLES } from './values.js';

/** What is one player away: the final table, the paid places, or a higher prize. */
export const HandForHandReason = z.enum(['finalTable', 'bubble', 'payJump']);
export type HandForHandReason = z.infer<typeof HandForHandReason>;

/** Who moved the clock: the director, or hand-for-hand play at the end of a round. */
export const ClockAdjustedBy = z.enum(['director', 'handForHand']);
export type ClockAdjustedBy = z.infer<typeof ClockAdjustedBy>;

/** Why hand-for-hand play ended: its reason was met, or the director ended it. */
export const HandForHandEndCause = z.enum(['reasonMet', 'director']);
export type HandForHandEndCause = z.infer<typeof HandForHandEndCause>;

const tables = z.array(TableNumber).max(MAX_TABLES);

export const handForHandEvents = {
  ClockAdjusted: defineEventType(
    'ClockAdjusted',
    'The time left of the period that stands is another: the clock was put forward or back.',
    {
      at: Instant,
      by: ClockAdjustedBy,
      /** The time added, or removed if negative, in milliseconds; time removed beyond the end of a period is taken from the next. */
      byMs: z
        .int()
        .min(-1_000 * DAY_SECONDS)
        .max(1_000 * DAY_SECONDS),
      /** The time left in the present period. */
      remainingMs: z.int().min(0),
      /** In the director's words; null when hand-for-hand play moved it. */
      reason: ReasonText.nullable(),
      articles: z.array(Citation),
    },
  ),
  HandForHandAnnounced: defineEventType('HandForHandAnnounced', 'Once the hands in progress are over, the tables play hand for hand.', {
    reason: HandForHandReason,
    at: Instant,
    /** It ends when no more than this many players are left. */
    until: z.int().min(1),
    playersLeft: z.int().min(2),
    /** Untracked tables in a hand: the next one recorded there is that hand. */
    stillPlaying: tables,
    articles: z.array(Citation),
  }),
  HandForHandRoundStarted: defineEventType('HandForHandRoundStarted', 'The signal: every table may play one hand.', {
    /** From 1. */
    round: z.int().min(1),
    at: Instant,
    articles: z.array(Citation),
  }),
  HandForHandTablesExcused: defineEventType(
    'HandForHandTablesExcused',
    {
      states: 'These tables play no hand in this round; the others do not wait for them.',
      unshown: 'Hand-for-hand play is shown from the state of the tournament.',
    },
    {
      round: z.int().min(1),
      tables: tables.min(1),
      reason: ReasonText,
    },
  ),
  AllInHeld: defineEventType(
    'AllInHeld',
    {
      states: 'A player is all in and called: the hands at this table wait face down for the other tables.',
      unshown: 'Hand-for-hand play is shown from the state of the tournament.',
    },
    {
      round: z.int().min(1),
      table: TableNumber,
      /** Null for an unrecorded hand. */
      handId: HandId.nullable(),
      articles: z.array(Citation),
    },
  ),
  AllInsRevealed: defineEventType(
    'AllInsRevealed',
    {
      states: 'The other tables are done: the all-in hands that waited are turned up and played out.',
      unshown: 'Hand-for-hand play is shown from the state of the tournament.',
    },
    {
      tables: tables.min(1),
      /** The recorded hands. */
      hands: z.array(HandId),
      articles: z.array(Citation),
    },
  ),
  HandForHandRoundEnded: defineEventType(
    'HandForHandRoundEnded',
    {
      states: 'Every table that could play has played its hand of the round.',
      unshown: 'Hand-for-hand play is shown from the state of the tournament.',
    },
    {
      round: z.int().min(1),
      at: Instant,
      /** The tables with a recorded hand; none when only counts have shown that it was played. */
      tables,
      articles: z.array(Citation),
    },
  ),
  HandForHandEnded: defineEventType('HandForHandEnded', 'Tables no longer wait for each other.', {
    at: Instant,
    /** Finished rounds. */
    rounds: z.int().min(0),
    cause: HandForHandEndCause,
    /** In the director's words; null for none. */
    reason: ReasonText.nullable(),
    articles: z.array(Citation),
  }),
} as const;
