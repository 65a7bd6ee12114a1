/** Offences and penalties: what was recorded, what the book's scale proposed, what the officials gave, and how it was served. */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation, Offence, Sanction, SanctionStart } from './judging.js';
import { HandId, PlayerId } from './ids.js';
import { ReasonText, Seat, TableNumber } from './values.js';

const articles = z.array(Citation);
const offenceId = z.int().min(1);
const penaltyId = z.int().min(1);
/** The number of an event in a hand's stream, from 0: the step of its replay. */
const revision = z.int().min(0);

/** Who gives the penalty: the director, or one of the floor staff. */
export const Official = z.enum(['director', 'floor']);
export type Official = z.infer<typeof Official>;

/** The unit of a penalty; a warning has no count. */
export const PenaltyUnit = z.enum(['warning', 'hands', 'rounds']);
export type PenaltyUnit = z.infer<typeof PenaltyUnit>;

/** A step of a book's scale: from `minimum` to `maximum` hands or rounds, null for no maximum; 0 and 0 when nothing is counted. */
export const PenaltyStep = z.object({
  unit: z.enum([...PenaltyUnit.options, 'disqualification']),
  minimum: z.int().min(0),
  maximum: z.int().min(0).nullable(),
});
export type PenaltyStep = z.infer<typeof PenaltyStep>;

/** The officials' findings on an offence that a penalty may depend on. Absent: false. */
export const OffenceFacts = z.strictObject({
  deliberate: z.boolean().optional(),
  /** The player acted out of turn, and a bet or raise in between released them. */
  betBetween: z.boolean().optional(),
  /** The director cleared the player of the offence. */
  cleared: z.boolean().optional(),
});
export type OffenceFacts = z.infer<typeof OffenceFacts>;

/** How severe an offence is in the book's catalogue: the values of its setting. */
export const OffenceSeverity = z.enum([
  'mandatory',
  'mandatoryIfRepeated',
  'mandatoryIfDeliberate',
  'mandatoryIfDeliberateOrRepeated',
  'mandatoryIfReleasedOrRepeated',
  'mandatoryUnlessCleared',
  'optionalThenMandatory',
  'optional',
  'optionalIfDeliberate',
  'optionalIfRepeated',
  'notNamed',
  'noOffence',
]);

/** Other possible consequences of an offence: the values of the book's setting. */
export const OffenceConsequence = z.enum([
  'chipsRemoved',
  'chipsRemovedMayDisqualify',
  'mayDisqualify',
  'mayForfeitBets',
  'mayForfeitBetsOrDisqualify',
  'mayRemoveChipsOrDisqualify',
  'noPoints',
]);
export type OffenceConsequence = z.infer<typeof OffenceConsequence>;

/** Whether a penalty is due: prescribed by the book; at the officials' discretion; or none. */
export const PenaltyDue = z.enum(['due', 'possible', 'none']);
export type PenaltyDue = z.infer<typeof PenaltyDue>;

/** Who recorded an offence: the rules that judged the hand, or an official; with the place. */
export const OffenceSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hand'),
    handId: HandId,
    revision,
    seat: Seat,
    sanction: Sanction,
    startsAt: SanctionStart.nullable(),
    /** To be punished more severely than the same offence otherwise; absent when false. */
    moreSevere: z.literal(true).optional(),
  }),
  z.object({
    kind: z.literal('floor'),
    /** Null when it happened outside a hand, or in an unrecorded one. */
    handId: HandId.nullable(),
    /** Null when no step of the hand shows it. */
    revision: revision.nullable(),
    by: Official,
  }),
]);
export type OffenceSource = z.infer<typeof OffenceSource>;

/** How an offence ends without a penalty: none is given, or it was unfounded. */
export const OffenceFinding = z.enum(['unpunished', 'unfounded']);
export type OffenceFinding = z.infer<typeof OffenceFinding>;

/** A hand missed by players under penalty, with what they still have to miss. */
export const missedHand = z.array(z.object({ playerId: PlayerId, penaltyId, remaining: z.int().min(0) }));

export const disciplineEvents = {
  OffenceRecorded: defineEventType('OffenceRecorded', 'An offence of a player is on record, with what the scale of the book proposes.', {
    /** Counted from 1 in the tournament. */
    offenceId,
    playerId: PlayerId,
    offence: Offence,
    /** The other players concerned; each has a record of their own. */
    others: z.array(PlayerId),
    severity: OffenceSeverity,
    due: PenaltyDue,
    /** Null for no proposal. */
    proposed: PenaltyStep.nullable(),
    /** Absent when the book has no other consequence. */
    follows: OffenceConsequence.optional(),
    /**
     * Earlier offences of this kind by the player at this event, and penalties that the federation counts from earlier events of the
     * season.
     */
    earlier: z.int().min(0),
    earlierSeason: z.int().min(0),
    facts: OffenceFacts,
    /** The note of the table or the floor. */
    note: ReasonText.nullable(),
    source: OffenceSource,
    articles,
  }),
  MisdealNoted: defineEventType(
    'MisdealNoted',
    { states: 'A hand declared a misdeal; who dealt it is known, should they do so again.', unshown: 'The hand shows its misdeal.' },
    {
      handId: HandId,
      /** The event of the hand's stream that declared it. */
      revision,
      playerId: PlayerId,
    },
  ),
  OffenceClosed: defineEventType('OffenceClosed', 'An offence is closed without a penalty: none is given for it, or it was none.', {
    offenceId,
    playerId: PlayerId,
    finding: OffenceFinding,
    /** Null when none was needed. */
    reason: ReasonText.nullable(),
    by: Official,
  }),
  SanctionWaived: defineEventType('SanctionWaived', 'The director spares a player a penalty that the book prescribes.', {
    offenceId,
    playerId: PlayerId,
    reason: ReasonText,
    articles,
  }),
  PenaltyIssued: defineEventType('PenaltyIssued', 'A player is warned, or misses hands.', {
    /** Counted from 1 in the tournament. */
    penaltyId,
    offenceId,
    playerId: PlayerId,
    offence: Offence,
    unit: PenaltyUnit,
    /** The number of hands or rounds; 0 for a warning. */
    count: z.int().min(0),
    /** The present players with chips at the player's table, including the player. */
    playersAtTable: z.int().min(1),
    handsToMiss: z.int().min(0),
    /** Counting starts with the hand after this one at the player's table; 0: with the table's first hand. */
    startsAfter: z.object({ table: TableNumber, handNumber: z.int().min(0) }),
    /** The scale's present proposal. */
    proposed: PenaltyStep.nullable(),
    /** Why it departs from the scale. */
    reason: ReasonText.nullable(),
    by: Official,
    articles,
    /**
     * The most hands that a penalty of the scales has at this table, where this one has more under a book without a most; absent where it has not.
     */
    beyond: z.int().min(1).optional(),
  }),
  PenaltyServed: defineEventType('PenaltyServed', 'A player has missed all the hands of their penalty.', {
    penaltyId,
    playerId: PlayerId,
    handsMissed: z.int().min(1),
  }),
  PenaltyLifted: defineEventType(
    'PenaltyLifted',
    'A penalty was given in error: what is left of it falls away, and it counts for no repetition.',
    {
      penaltyId,
      offenceId,
      playerId: PlayerId,
      /** The hands that the player no longer has to miss. */
      remaining: z.int().min(0),
      /** The hands that the player missed by it: they stand as they were played. Absent for none. */
      missed: z.int().min(1).optional(),
      reason: ReasonText,
    },
  ),
} as const;
