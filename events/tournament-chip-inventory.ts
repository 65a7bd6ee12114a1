/**
 * Chips that come into play or leave it without an entry or a race: handed out or taken back in error, lost, found, confiscated; and counts
 * that do not add up.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { ChipsOrigin } from './hand-reports.js';
import { HandId, PlayerId } from './ids.js';
import { Official } from './tournament-discipline.js';
import { Chips, MAX_CHIPS, Place, ReasonText, TableNumber } from './values.js';

const articles = z.array(Citation);
/** The number of the difference in the tournament, from 1: chips reported lost, or a count that did not add up. */
const DifferenceId = z.int().min(1);

/** A player's stack, and chips that it gains or loses. */
const stackChange = { playerId: PlayerId, at: Place, amount: Chips.min(1) };

/**
 * Why a table could explain the difference in another table's count. `opposite`: it has the opposite difference. `moved`: players have
 * moved between the two since. `uncertain`: it was not counted since unrecorded hands.
 */
export const CandidateReason = z.enum(['opposite', 'moved', 'uncertain']);
export type CandidateReason = z.infer<typeof CandidateReason>;

export const CountCandidate = z.strictObject({
  table: TableNumber,
  reason: CandidateReason,
  /** For `opposite`, the difference; null otherwise. */
  differenceId: DifferenceId.nullable(),
  /** Hands that the table had begun when it was last counted, 0 for none. */
  countedAfter: z.int().min(0),
});
export type CountCandidate = z.infer<typeof CountCandidate>;

/** Blinds and antes that an absent player owed in hands of one level. */
const levelBlinds = z.object({
  level: z.int().min(1),
  smallBlinds: z.int().min(0),
  bigBlinds: z.int().min(0),
  antes: z.int().min(0),
});

export const chipInventoryEvents = {
  AbsentBlindsTaken: defineEventType(
    'AbsentBlindsTaken',
    'Blinds and antes were taken from the stack of a player who is away, in hands that nobody recorded. They are in stacks of the others at the table.',
    {
      playerId: PlayerId,
      at: Place,
      blinds: z.array(levelBlinds).min(1).max(50),
      /** The chips taken, at most their stack. */
      amount: Chips.min(1),
      articles,
    },
  ),
  ChipCountCorrected: defineEventType(
    'ChipCountCorrected',
    'The last count of a table was typed wrong: the players whose stacks it had wrong gain or give back the difference.',
    {
      table: TableNumber,
      /** The number of the count at the table, from 1. */
      count: z.int().min(1),
      /** The counted stacks. */
      stacks: z.array(z.object({ playerId: PlayerId, stack: Chips })).min(2),
      /** They add up to 0. */
      changes: z.array(z.object({ playerId: PlayerId, amount: z.int().min(-MAX_CHIPS).max(MAX_CHIPS) })).min(2),
      reason: ReasonText,
    },
  ),
  ChipsAdded: defineEventType('ChipsAdded', 'A player had been given too few chips: the bank gave them what was missing.', {
    ...stackChange,
    reason: ReasonText,
    by: Official,
  }),
  ChipsTakenBack: defineEventType('ChipsTakenBack', 'A player had been given too many chips: the bank took them back.', {
    ...stackChange,
    reason: ReasonText,
    by: Official,
  }),
  ChipsReportedLost: defineEventType(
    'ChipsReportedLost',
    'Chips of a player are missing: the stack is without them until they are found.',
    {
      differenceId: DifferenceId,
      ...stackChange,
      reason: ReasonText,
      by: Official,
    },
  ),
  LostChipsFound: defineEventType('LostChipsFound', 'Chips that were missing came to light: they are given back, or leave play for good.', {
    differenceId: DifferenceId,
    /** The player concerned. */
    playerId: PlayerId,
    at: Place,
    /** They were away from the table, or out of the others' view. */
    outOfView: z.boolean(),
    /** The stack's gain, and the chips removed; one of them is 0. */
    returned: Chips,
    removed: Chips,
    by: Official,
    articles,
  }),
  HiddenChipsNoted: defineEventType(
    'HiddenChipsNoted',
    {
      states: 'A hand took found chips out of play: they go when it is settled.',
      unshown: 'Chips go when the hand is settled, by an event of its own.',
    },
    {
      handId: HandId,
      /** The event of the hand that records it. */
      revision: z.int().min(0),
      playerId: PlayerId,
      amount: Chips.min(1),
      origin: ChipsOrigin,
    },
  ),
  HiddenChipsConfiscated: defineEventType(
    'HiddenChipsConfiscated',
    'Chips that were out of view were taken from a player: they are out of play.',
    {
      ...stackChange,
      /** `onTable`: the chips were in the player's stack, and leave it. `outside`: they were in no stack. */
      origin: ChipsOrigin,
      /** The hand that took them; null when officials did. */
      handId: HandId.nullable(),
      /** The loss that they explain; null for none. */
      differenceId: DifferenceId.nullable(),
      reason: ReasonText.nullable(),
      by: Official.nullable(),
      articles,
    },
  ),
  ChipDiscrepancyRecorded: defineEventType(
    'ChipDiscrepancyRecorded',
    'A count does not add up, and stands: so many chips more or fewer are in play.',
    {
      differenceId: DifferenceId,
      table: TableNumber,
      /** The expected and the actual chips. */
      expected: Chips,
      counted: Chips.min(1),
      /** Tables that could explain it. */
      candidates: z.array(CountCandidate),
      /** The equal, opposite difference that it balances; null for none. */
      explains: DifferenceId.nullable(),
      reason: ReasonText,
      by: Official,
    },
  ),
} as const;
