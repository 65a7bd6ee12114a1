/**
 * Events about a person's name, in a stream of its own. They contain commitments instead of names, which the vault keeps. So names cannot
 * be swapped unnoticed, and an erased name cannot be guessed.
 */
import { z } from 'zod';
import { defineEventType, type EventIn } from './event-type.js';
import { PlayerId } from './ids.js';

export const nameEvents = {
  NameRecorded: defineEventType(
    'NameRecorded',
    { states: 'A person was given a name, which the vault keeps.', unshown: 'Names are in the vault.' },
    {
      playerId: PlayerId,
      /** SHA-256, in hexadecimal digits, of a random salt, a line feed and the name as JSON. The salt is in the vault with the name. */
      commitment: z.string().regex(/^[0-9a-f]{64}$/),
    },
  ),
  NameForgotten: defineEventType(
    'NameForgotten',
    { states: 'The name of a person was taken back, and the vault keeps none.', unshown: 'Names are in the vault.' },
    { playerId: PlayerId },
  ),
} as const;

export type NameEvent = EventIn<typeof nameEvents>;
