/**
 * Events in the streams of a tournament and its hands while a node decides on several of them at once, when several nodes write to one
 * store. They are not part of the game.
 */
import { z } from 'zod';
import { defineEventType, type EventIn } from './event-type.js';
import { HandId } from './ids.js';

/** Generated for each stop. */
const StopId = z.string().min(1).max(64);

export const standstillEvents = {
  PlayStopped: defineEventType(
    'PlayStopped',
    'Play stands still here while something is decided on the tournament and several of its hands.',
    {
      stopId: StopId,
      /** The deciding hand: its next event shows whether the decision was made. */
      handId: HandId,
      /** The other hands that are stopped with the tournament. */
      hands: z.array(HandId),
    },
  ),
  PlayResumed: defineEventType('PlayResumed', 'It was decided, or given up: play goes on.', { stopId: StopId }),
} as const;

export type StandstillEvent = EventIn<typeof standstillEvents>;
