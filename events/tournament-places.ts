/** How players leave a tournament without a hand, how players who go out together are placed, and how a satellite ends. */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { HandId, PlayerId } from './ids.js';
import { UncalledBet } from './hand-discards.js';
import { Chips, Instant, Place, ReasonText } from './values.js';

const articles = z.array(Citation);

/** How a player gave up: by saying so, by inference, by notice for a later day, after the deadline, or by a deal that ends play. */
export const LeavingCause = z.enum(['announced', 'inferred', 'notice', 'deadline', 'deal']);
export type LeavingCause = z.infer<typeof LeavingCause>;

/** Why a player is disqualified. */
export const DisqualificationCause = z.enum(['identityFraud', 'penalty', 'other']);
export type DisqualificationCause = z.infer<typeof DisqualificationCause>;

/**
 * Why an eliminated player gets another place: a corrected hand, a reinstated player or a new elimination, players who went out together, a
 * deal, an exclusion, a disqualification after the end, a ruling.
 */
export const PlaceCorrectionCause = z.enum([
  'handCorrected',
  'reinstated',
  'outAgain',
  'together',
  'deal',
  'expelled',
  'ruled',
  'disqualified',
  'disqualificationLifted',
]);
export type PlaceCorrectionCause = z.infer<typeof PlaceCorrectionCause>;

/** How the director places players of one moment with unknown chips. `asListed`: the first listed went out first. */
export const EliminationOrder = z.enum(['tied', 'asListed']);
export type EliminationOrder = z.infer<typeof EliminationOrder>;

/** A place, the better number for tied players, and how many share it. */
const Ranked = { place: z.int().min(1), tied: z.int().min(1) };

/** A player leaves with chips. The chips leave play; the player gets the place of that moment. */
const leaving = {
  playerId: PlayerId,
  from: Place,
  /** The chips that leave play. */
  removed: Chips,
  place: z.int().min(2),
  /** The director's reason. */
  reason: ReasonText.nullable(),
  articles,
};

export const placesEvents = {
  PlaceCorrected: defineEventType(
    'PlaceCorrected',
    'A player who is out has another place: because of a corrected hand, a player who is in again or out as before, who went out in the same hand, or a ruling.',
    {
      playerId: PlayerId,
      place: z.int().min(2),
      tied: z.int().min(1),
      /** Absent in events of earlier releases. */
      why: z
        .object({
          cause: PlaceCorrectionCause,
          /** The corrected hand; null for none. */
          handId: HandId.nullable(),
          /** In the director's words; null for none. */
          reason: ReasonText.nullable(),
          articles,
        })
        .optional(),
    },
  ),
  EliminationCorrected: defineEventType(
    'EliminationCorrected',
    {
      states: 'A player was reported out where another at the table went out: the one is in again, and the other has the elimination.',
      unshown: 'The player who is in and the one who is out have events of their own.',
    },
    {
      /** The player wrongly taken for out. */
      playerId: PlayerId,
      /** The player who went out, their seat, and the chips that decide their place. */
      wentOut: z.object({ playerId: PlayerId, from: Place, stack: Chips }),
      reason: ReasonText,
    },
  ),
  PlacesRuled: defineEventType(
    'PlacesRuled',
    {
      states: 'The director ruled which places these players have, against the order on record.',
      unshown: 'Places are corrected by events of their own.',
    },
    {
      /** The players whose place changed, the best first. */
      players: z.array(z.object({ playerId: PlayerId, ...Ranked, was: z.object(Ranked) })).min(1),
      reason: ReasonText,
      articles,
    },
  ),
  PlayerWithdrew: defineEventType(
    'PlayerWithdrew',
    'A player has given up: their chips leave play, and they are out in the place of that moment.',
    {
      ...leaving,
      cause: LeavingCause,
    },
  ),
  ExpulsionOrdered: defineEventType(
    'ExpulsionOrdered',
    'A player is excluded during a hand: the hand is dead at once, and they leave with their chips when it is over, in the place of this moment.',
    {
      /** The number of the order: 1, 2, 3 … in the tournament. */
      order: z.int().min(1),
      playerId: PlayerId,
      from: leaving.from,
      handId: HandId,
      cause: DisqualificationCause,
      reason: ReasonText,
      /** The offence for it; absent for none on record. */
      offenceId: z.int().min(1).optional(),
      /** The decision on uncalled chips of the hand; absent means that they stay in the pot. */
      uncalled: UncalledBet.optional(),
      articles,
    },
  ),
  ExpulsionWithdrawn: defineEventType(
    'ExpulsionWithdrawn',
    'A player who was excluded during a hand stays in: the director has withdrawn it, or nobody else would be left.',
    {
      order: z.int().min(1),
      playerId: PlayerId,
      from: leaving.from,
      handId: HandId,
      /** The offence for it; absent for none on record. */
      offenceId: z.int().min(1).optional(),
      /** The offence's state again; absent when there is none, and it is open. */
      outcome: z.enum(['open', 'punished']).optional(),
      cause: z.enum(['director', 'nobodyLeft']),
      /** In the director's words; null when nobody else would be left. */
      reason: ReasonText.nullable(),
      articles,
    },
  ),
  PlayerDisqualified: defineEventType(
    'PlayerDisqualified',
    'A player is excluded: their chips leave play, and they are out in the place of that moment.',
    {
      ...leaving,
      cause: DisqualificationCause,
      /** The offence for it; absent for none on record. */
      offenceId: z.int().min(1).optional(),
    },
  ),
  OutPlayerDisqualified: defineEventType(
    'OutPlayerDisqualified',
    'A player is disqualified after the end of the tournament: they are placed last, and those behind them move up.',
    {
      playerId: PlayerId,
      /** The last place, which they have now. */
      place: z.int().min(2),
      /** The place that they had. */
      was: z.object(Ranked),
      cause: DisqualificationCause,
      /** In the words of the director. */
      reason: ReasonText,
      /** The offence for it; absent where none is on record. */
      offenceId: z.int().min(1).optional(),
      articles,
    },
  ),
  EliminatedTogether: defineEventType(
    'EliminatedTogether',
    {
      states: 'These players went out at the same time, and are placed with one another.',
      unshown: 'Places are corrected by events of their own.',
    },
    {
      /** With the chips that decide their places: those at the start of the hand. */
      players: z.array(z.object({ playerId: PlayerId, table: z.int().min(1), stack: Chips })).min(1),
      bubble: z.boolean(),
      /** The last paid place, if several share it; null otherwise. */
      sharedPrize: z.object({ place: z.int().min(1), players: z.array(PlayerId).min(2) }).nullable(),
      /** How it was decided, in the director's words; absent when they gave none, or were not asked. */
      reason: ReasonText.optional(),
      /** They were reported one by one, and by the record they went out in one hand of their table; absent where they were named together. */
      found: z.literal('sameHand').optional(),
      /** How the director placed them, if not by their chips; `asListed`: the first of `players` went out first. */
      order: EliminationOrder.optional(),
      articles,
    },
  ),
  EliminationDeclared: defineEventType(
    'EliminationDeclared',
    {
      states: 'A player who is out has reported it to the officials, as their book asks.',
      unshown: 'A place does not depend on it; who did not report is declassed by an event of its own.',
    },
    {
      playerId: PlayerId,
    },
  ),
  PlayerDeclassed: defineEventType('PlayerDeclassed', 'A player who is out did not tell the officials: they get no points.', {
    playerId: PlayerId,
    points: z.literal(0),
    reason: ReasonText,
    articles,
  }),
  DeclassingLifted: defineEventType('DeclassingLifted', 'A player was declassed wrongly: they have their points again.', {
    playerId: PlayerId,
    reason: ReasonText,
    articles,
  }),
  DisqualificationLifted: defineEventType(
    'DisqualificationLifted',
    'A player was disqualified wrongly: they count as having left in their place, and the prize of the place is theirs. Their chips stay out of play.',
    {
      playerId: PlayerId,
      /** The place that they have again, and how they were out, where they were disqualified after the end; absent otherwise. */
      again: z.object({ ...Ranked, cause: z.enum(['chips', 'withdrew', 'deal']) }).optional(),
      reason: ReasonText,
      articles,
    },
  ),
  QualificationTied: defineEventType(
    'QualificationTied',
    {
      states: 'Players share the last places that qualify: the director has to rule before anything else.',
      unshown: 'The places of those who share them are shown; the ruling ends the tournament.',
    },
    {
      /** How many of them qualify. */
      seats: z.int().min(1),
      players: z.array(PlayerId).min(2),
      articles,
    },
  ),
  SatelliteFinished: defineEventType('SatelliteFinished', 'No more players are left than qualify: the tournament is over.', {
    qualified: z.array(PlayerId).min(1),
    at: Instant,
    /** The director's ruling when the last places were tied. */
    ruling: ReasonText.nullable(),
    articles,
  }),
} as const;
