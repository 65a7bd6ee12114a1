/** What the director shows on the screens of a tournament. Part of a tournament's stream. */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { PlayerId } from './ids.js';
import { Instant } from './values.js';

/** The most characters of a message, so that a screen shows it whole. */
export const MOST_MESSAGE = 200;

export const messageEvents = {
  MessageShown: defineEventType(
    'MessageShown',
    {
      states: 'The screens show a message of the director, in place of the one before.',
      says: { en: 'message on the screens: {message}', fr: 'message affiché : {message}' },
      example: { message: 'The bar closes at midnight.', players: [], at: 1_767_225_600_000 },
    },
    {
      message: z.string().min(1).max(MOST_MESSAGE),
      /** Who is named in it: it is erased with them. */
      players: z.array(PlayerId).max(10),
      /** When the screens stop showing it; absent where it is shown until it is taken down. */
      until: Instant.optional(),
      at: Instant,
    },
  ),
  MessageTakenDown: defineEventType(
    'MessageTakenDown',
    {
      states: 'The message of the director is no longer shown.',
      says: { en: 'the message is no longer shown', fr: 'le message n’est plus affiché' },
      example: { at: 1_767_225_600_000 },
    },
    { at: Instant },
  ),
} as const;
