/** Bags in which chips are kept from one day to the next. Part of a tournament's stream. */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { PlayerId } from './ids.js';
import { Chips, Instant } from './values.js';

/** The greatest number that a bag can have. */
export const MOST_BAG = 99_999;

const BagNumber = z.int().min(1).max(MOST_BAG);

/** Which of the two counts of a bag. */
export const CountOfBag = z.enum(['first', 'second']);
export type CountOfBag = z.infer<typeof CountOfBag>;

export const bagEvents = {
  BagCounted: defineEventType(
    'BagCounted',
    {
      states: 'The chips in the bag of a player were counted at the end of a day, once by each of two people.',
      unshown: 'Bags are shown from the state of the tournament.',
    },
    {
      bag: BagNumber,
      playerId: PlayerId,
      /** A later count of the same kind replaces it. */
      count: CountOfBag,
      stack: Chips.min(1),
      at: Instant,
    },
  ),
  BagWithdrawn: defineEventType(
    'BagWithdrawn',
    {
      states: 'A bag was recorded by mistake, or opened again: its counts are void.',
      unshown: 'Bags are shown from the state of the tournament.',
    },
    {
      bag: BagNumber,
      playerId: PlayerId,
    },
  ),
} as const;
