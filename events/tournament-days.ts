/** The days of a tournament over several days. Part of a tournament's stream. */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { PlayerId } from './ids.js';
import { Instant, ReasonText } from './values.js';

export const dayEvents = {
  DayEnded: defineEventType(
    'DayEnded',
    { states: 'Play is over for the day; stacks stay as they are until the next.', unshown: 'The clock is paused by an event of its own.' },
    {
      day: z.int().min(1),
      at: Instant,
    },
  ),
  DayReopened: defineEventType(
    'DayReopened',
    {
      states: 'Play was ended for the day by mistake: it goes on. The clock stays paused.',
      unshown: 'The clock stays paused until it is resumed.',
    },
    {
      day: z.int().min(1),
      at: Instant,
      reason: ReasonText,
    },
  ),
  DayStarted: defineEventType('DayStarted', 'Another day begins; who is not there is dealt in and blinded like anyone who is away.', {
    day: z.int().min(2),
    at: Instant,
    absent: z.array(PlayerId),
    articles: z.array(Citation),
  }),
} as const;
