/**
 * How players leave a tournament other than by a hand, how those are placed who go out together, and how a satellite ends.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { PlayerId } from './ids.js';
import { Chips, Instant, Place } from './values.js';

const Reason = z.string().min(1).max(500);
const articles = z.array(Citation);

/** How a player came to give up: they said so, were taken to have, gave notice for a later day, came to it too late, or made a deal that ends play. */
export const LeavingCause = z.enum(['announced', 'inferred', 'notice', 'deadline', 'deal']);
export type LeavingCause = z.infer<typeof LeavingCause>;

/** Why a player is disqualified. */
export const DisqualificationCause = z.enum(['identityFraud', 'penalty', 'other']);
export type DisqualificationCause = z.infer<typeof DisqualificationCause>;

/** A player leaves with chips. The chips leave play; the player gets the place of that moment. */
const leaving = {
  playerId: PlayerId,
  from: Place,
  /** The chips that leave play. */
  removed: Chips,
  place: z.int().min(2),
  /** Why, in the words of the director. */
  reason: Reason.nullable(),
  articles,
};

export const placesEvents = {
  PlayerWithdrew: defineEventType(
    'PlayerWithdrew',
    'A player has given up: his chips leave play, and he is out in the place of that moment.',
    {
      ...leaving,
      cause: LeavingCause,
    },
  ),
  PlayerDisqualified: defineEventType(
    'PlayerDisqualified',
    'A player is excluded: his chips leave play, and he is out in the place of that moment.',
    {
      ...leaving,
      cause: DisqualificationCause,
      /** The offence for it; absent where none is on record. */
      offenceId: z.int().min(1).optional(),
    },
  ),
  EliminatedTogether: defineEventType('EliminatedTogether', 'These players went out at the same time, and are placed with one another.', {
    /** With the chips by which they are placed: those with which they began the hand. */
    players: z.array(z.object({ playerId: PlayerId, table: z.int().min(1), stack: Chips })).min(1),
    bubble: z.boolean(),
    /** The last paid place, where several share it; null where nobody does. */
    sharedPrize: z.object({ place: z.int().min(1), players: z.array(PlayerId).min(2) }).nullable(),
    articles,
  }),
  EliminationDeclared: defineEventType('EliminationDeclared', 'A player who is out has reported it to the officials, as their book asks.', {
    playerId: PlayerId,
  }),
  PlayerDeclassed: defineEventType('PlayerDeclassed', 'A player who is out did not tell the officials: he gets no points.', {
    playerId: PlayerId,
    points: z.literal(0),
    reason: Reason,
    articles,
  }),
  QualificationTied: defineEventType(
    'QualificationTied',
    'Players share the last places that qualify: the director has to rule before anything else.',
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
    /** How the director ruled where the last places were tied. */
    ruling: Reason.nullable(),
    articles,
  }),
} as const;
