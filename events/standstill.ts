/**
 * What stands in the streams of a tournament and of its hands while a node decides something on several of them at once, where several nodes write one
 * store. These events say nothing of the game.
 */
import { z } from 'zod';
import { defineEventType, type EventIn } from './event-type.js';
import { HandId } from './ids.js';

/** Made for each stop. */
const StopId = z.string().min(1).max(64);

export const standstillEvents = {
  PlayStopped: defineEventType(
    'PlayStopped',
    'Play stands still here while something is decided on the tournament and several of its hands.',
    {
      stopId: StopId,
      /** The hand that is decided on: what is appended to it says whether it was done. */
      handId: HandId,
      /** The other hands that stand still with the tournament. */
      hands: z.array(HandId),
    },
  ),
  PlayResumed: defineEventType('PlayResumed', 'It was decided, or given up: play goes on.', { stopId: StopId }),
} as const;

export type StandstillEvent = EventIn<typeof standstillEvents>;
