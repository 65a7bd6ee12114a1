/**
 * Disputes: claims about a tournament, evidence, rulings, and a commission's decision on appeal. Remedies are in the tournament's own
 * streams: their commands cite the dispute as their `correlationId`.
 */
import { z } from 'zod';
import { defineEventType, type EventIn } from './event-type.js';
import { DisputeId, HandId, PlayerId } from './ids.js';
import { ClaimUntil } from './hand-claims.js';
import { Citation } from './judging.js';
import { Instant, ReasonText, RulebookReference, Seat, TableNumber } from './values.js';

/** The most pieces of evidence of one dispute. */
export const MAX_EVIDENCE = 100;

/** Subjects that are an event of the tournament's stream. */
export const DisputedEventKind = z.enum(['move', 'chipRace', 'count', 'clock']);
export type DisputedEventKind = z.infer<typeof DisputedEventKind>;

const revision = z.int().min(0);

/** The subject of a dispute. */
export const DisputeSubject = z.discriminatedUnion('kind', [
  /** `revision`: the step of its replay; null for the whole hand. */
  z.object({ kind: z.literal('hand'), handId: HandId, revision: revision.nullable() }),
  /** `revision`: of the event in the stream of the tournament. */
  z.object({
    kind: DisputedEventKind,
    revision,
    /** When and at which table it was recorded; absent in disputes opened by earlier releases. */
    at: Instant.optional(),
    table: TableNumber.nullable().optional(),
  }),
  z.object({ kind: z.literal('penalty'), penaltyId: z.int().min(1), playerId: PlayerId }),
  /** A player's place in the tournament. */
  z.object({ kind: z.literal('place'), playerId: PlayerId }),
  /** A player's row on the result sheet. */
  z.object({ kind: z.literal('result'), playerId: PlayerId }),
]);
export type DisputeSubject = z.infer<typeof DisputeSubject>;
export type DisputeKind = DisputeSubject['kind'];

/** Whether the book still allowed the claim, and by which article. */
export const DisputeWindow = z.object({ open: z.boolean(), until: ClaimUntil, article: z.string().max(60).nullable() });
export type DisputeWindow = z.infer<typeof DisputeWindow>;

/** A photo or a video that is stored elsewhere: its hash identifies the file. */
export const EvidenceFile = z.object({
  /** SHA-256 of its bytes. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Such as `video/mp4`. */
  mediaType: z.string().regex(/^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,60}$/),
});
export type EvidenceFile = z.infer<typeof EvidenceFile>;

/** The decision on the claim, and its consequence. */
const decision = { upheld: z.boolean(), article: Citation, remedy: ReasonText.nullable(), reason: ReasonText };
const seats = z.array(Seat).min(1).max(10);

export const disputeEvents = {
  DisputeOpened: defineEventType(
    'DisputeOpened',
    'Somebody claimed that something was wrong. Too late under the book, it waits for the director.',
    {
      disputeId: DisputeId,
      subject: DisputeSubject,
      /** The claimant; null for an official. */
      playerId: PlayerId.nullable(),
      claim: ReasonText,
      /** Null when the book has no time limit for such a claim. */
      window: DisputeWindow.nullable(),
      /** The people concerned, including the claimant. */
      parties: z.array(PlayerId).max(12),
      /** The deciding rulebook; null for imported results. */
      rulebook: RulebookReference.nullable(),
      /** Whether the tournament is a competition of a federation, not a club’s own. */
      ofFederation: z.boolean(),
    },
  ),
  DisputeTakenUp: defineEventType(
    'DisputeTakenUp',
    {
      states: 'The director took up a claim that came too late.',
      says: { en: 'late claim taken up', fr: 'réclamation tardive prise en compte' },
    },
    {
      disputeId: DisputeId,
      reason: ReasonText,
    },
  ),
  DisputeWithdrawn: defineEventType('DisputeWithdrawn', 'A claim was taken back.', {
    disputeId: DisputeId,
    /** The witness; null for an official. */
    playerId: PlayerId.nullable(),
    reason: ReasonText,
  }),
  EvidenceRecorded: defineEventType('EvidenceRecorded', 'Somebody said what they saw, or put a file forward.', {
    disputeId: DisputeId,
    /** 1, 2, 3 … in the dispute. */
    evidence: z.int().min(1),
    /** The witness; null for an official. */
    playerId: PlayerId.nullable(),
    statement: ReasonText.nullable(),
    file: EvidenceFile.nullable(),
  }),
  EvidenceWithdrawn: defineEventType('EvidenceWithdrawn', 'A piece of evidence does not count any longer.', {
    disputeId: DisputeId,
    evidence: z.int().min(1),
    reason: ReasonText,
  }),
  DisputeRuled: defineEventType('DisputeRuled', 'The director ruled. A later ruling replaces an earlier one.', {
    disputeId: DisputeId,
    /** 1, 2, 3 … in the dispute. */
    ruling: z.int().min(1),
    ...decision,
  }),
  AppealLodged: defineEventType('AppealLodged', 'A ruling was taken to the commission of the federation (RO 1.7).', {
    disputeId: DisputeId,
    /** The player who appeals; null for their club. */
    playerId: PlayerId.nullable(),
    reason: ReasonText,
    article: Citation,
  }),
  AppealWithdrawn: defineEventType(
    'AppealWithdrawn',
    { states: 'An appeal was taken back: the ruling stands.', says: { en: 'appeal withdrawn', fr: 'recours retiré' } },
    {
      disputeId: DisputeId,
      playerId: PlayerId.nullable(),
      reason: ReasonText,
    },
  ),
  AppealDecided: defineEventType('AppealDecided', 'The commission decided, for later account: pots and places of the night stay.', {
    disputeId: DisputeId,
    ...decision,
  }),
  RemedyDisowned: defineEventType('RemedyDisowned', 'An event that names the dispute is no remedy of it.', {
    disputeId: DisputeId,
    stream: z.string().min(1).max(200),
    revision,
    reason: ReasonText,
  }),
  CardsOpened: defineEventType('CardsOpened', 'Hole cards that were not tabled are shown to those who decide the dispute.', {
    disputeId: DisputeId,
    handId: HandId,
    seats,
    reason: ReasonText,
  }),
  CardsSealed: defineEventType('CardsSealed', 'Hole cards that were opened are withheld again.', {
    disputeId: DisputeId,
    handId: HandId,
    seats,
    reason: ReasonText,
  }),
  DisputeClosed: defineEventType(
    'DisputeClosed',
    { states: 'A dispute is over.', says: { en: 'dispute closed', fr: 'litige clos' } },
    { disputeId: DisputeId },
  ),
  DisputeReopened: defineEventType(
    'DisputeReopened',
    {
      states: 'A dispute goes on from where it stood before it was closed or withdrawn.',
      says: { en: 'dispute reopened', fr: 'litige rouvert' },
    },
    {
      disputeId: DisputeId,
      reason: ReasonText,
    },
  ),
} as const;

export type DisputeEvent = EventIn<typeof disputeEvents>;
