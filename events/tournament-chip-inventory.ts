/**
 * Chips that come into play or leave it otherwise than by an entry or a race: handed out or taken back in error, lost, found, confiscated;
 * and counts that do not add up.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { ChipsOrigin } from './hand-reports.js';
import { HandId, PlayerId } from './ids.js';
import { Official } from './tournament-discipline.js';
import { Chips, Place, TableNumber } from './values.js';

const Reason = z.string().min(1).max(500);
const articles = z.array(Citation);
/** The number of the difference in the tournament, from 1: chips reported lost, or a count that did not add up. */
const DifferenceId = z.int().min(1);

/** A player's stack, and chips that it gains or loses. */
const stackChange = { playerId: PlayerId, at: Place, amount: Chips.min(1) };

/**
 * Why a table could explain what a count of another one is wrong by: a difference the other way stands against it, players have moved
 * between the two since, or nobody has counted it since hands were played there that nobody typed in.
 */
export const CandidateReason = z.enum(['opposite', 'moved', 'uncertain']);
export type CandidateReason = z.infer<typeof CandidateReason>;

export const CountCandidate = z.strictObject({
  table: TableNumber,
  reason: CandidateReason,
  /** Of `opposite`, the difference; null otherwise. */
  differenceId: DifferenceId.nullable(),
  /** Hands that the table had begun when it was last counted, 0 for none. */
  countedAfter: z.int().min(0),
});
export type CountCandidate = z.infer<typeof CountCandidate>;

export const chipInventoryEvents = {
  ChipsAdded: defineEventType('ChipsAdded', 'A player had been given too few chips: the bank gave him what was missing.', {
    ...stackChange,
    reason: Reason,
    by: Official,
  }),
  ChipsTakenBack: defineEventType('ChipsTakenBack', 'A player had been given too many chips: the bank took them back.', {
    ...stackChange,
    reason: Reason,
    by: Official,
  }),
  ChipsReportedLost: defineEventType(
    'ChipsReportedLost',
    'Chips of a player are missing: his stack is without them until they are found.',
    {
      differenceId: DifferenceId,
      ...stackChange,
      reason: Reason,
      by: Official,
    },
  ),
  LostChipsFound: defineEventType('LostChipsFound', 'Chips that were missing came to light: they are given back, or leave play for good.', {
    differenceId: DifferenceId,
    /** Whose they are. */
    playerId: PlayerId,
    at: Place,
    /** They had left the table, or the view of the others. */
    outOfView: z.boolean(),
    /** What the player's stack gains, and what goes to the inventory; one of them is 0. */
    returned: Chips,
    removed: Chips,
    by: Official,
    articles,
  }),
  HiddenChipsNoted: defineEventType('HiddenChipsNoted', 'A hand took found chips out of play: they go when it is settled.', {
    handId: HandId,
    /** The event of the hand that says so. */
    revision: z.int().min(0),
    playerId: PlayerId,
    amount: Chips.min(1),
    origin: ChipsOrigin,
  }),
  HiddenChipsConfiscated: defineEventType(
    'HiddenChipsConfiscated',
    'Chips that were out of view were taken from a player: they are out of play.',
    {
      ...stackChange,
      /** `onTable`: the chips were in the player's stack, and leave it. `outside`: they were in no stack. */
      origin: ChipsOrigin,
      /** The hand that took them; null where officials did. */
      handId: HandId.nullable(),
      /** The loss that they were; null for none that is known. */
      differenceId: DifferenceId.nullable(),
      reason: Reason.nullable(),
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
      /** Chips that had to be there, and that were. */
      expected: Chips,
      counted: Chips.min(1),
      /** Tables that could explain it. */
      candidates: z.array(CountCandidate),
      /** The difference the other way, as large as this one, that it makes up for; null for none. */
      explains: DifferenceId.nullable(),
      reason: Reason,
      by: Official,
    },
  ),
} as const;
