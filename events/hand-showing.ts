/**
 * Events of one hand on the showdown: all-in hands turned up, one card tabled, requests to see or check hands, false announcements, and
 * pots without a winner. In stream `hand-{id}`.
 */
import { z } from 'zod';
import { defineEventType, markSecret } from './event-type.js';
import { Citation } from './judging.js';
import { Card, Chips, HoleCards, ReasonText, Seat } from './values.js';

const articles = z.array(Citation);

/** The seat that asked; null for an official. */
const Asker = Seat.nullable();

export const showingEvents = {
  AllInHandsHeld: defineEventType(
    'AllInHandsHeld',
    'The tables play hand for hand: hands that are all in stay face down until the other tables have finished.',
    { articles },
  ),
  AllInHandsReleased: defineEventType('AllInHandsReleased', 'The other tables are done: all-in hands no longer wait for them.', {
    articles,
  }),
  AllInHandsDue: defineEventType(
    'AllInHandsDue',
    'Players are all in and no betting is left: these seats were called on to turn up their hands.',
    {
      seats: z.array(Seat).min(2),
      articles,
    },
  ),
  ShowdownOrderImposed: defineEventType('ShowdownOrderImposed', 'An official has the hands shown in this order.', {
    order: z.array(Seat).min(2),
    articles,
  }),
  SecondCardRequired: defineEventType(
    'SecondCardRequired',
    'A seat turned up one card only. It has no claim to a pot before it turns up the other.',
    {
      seat: Seat,
      card: Card,
      articles,
    },
  ),
  HandShownOnRequest: defineEventType(
    'HandShownOnRequest',
    'A hand must be shown, because somebody with the right to it asked. Its cards, where they are entered, come with HandTabled.',
    {
      seat: Seat,
      /** The seat that asked; null when the director allowed it. */
      by: Asker,
      /** The thrown hand is live again. */
      revived: z.boolean(),
      articles,
    },
  ),
  AwardHeld: defineEventType(
    'AwardHeld',
    'One hand is left, and its pot is not pushed yet: the hand that was thrown away may still be asked for, or given back.',
    { articles },
  ),
  HandControlled: defineEventType(
    'HandControlled',
    'An official looked at a hand, against collusion. Nobody else saw it, and it wins nothing by that.',
    {
      seat: Seat,
      by: Asker,
      /** The suspicion, as stated. */
      suspicion: ReasonText.nullable(),
      /** The cards, if the official recorded them: secret. */
      cards: markSecret(HoleCards.nullable()),
      articles,
    },
  ),
  FalseAnnouncementRecorded: defineEventType(
    'FalseAnnouncementRecorded',
    'A player announced a hand that they did not hold. The cards decide all the same.',
    {
      seat: Seat,
      /** On purpose, in the official's opinion. */
      deliberate: z.boolean(),
      /** How often the player had done so before in the tournament. */
      earlier: z.int().min(0),
      articles,
    },
  ),
  SmallestChipReported: defineEventType('SmallestChipReported', 'The table named the smallest chip that lies in the pots.', {
    chip: Chips.min(1),
    /** Pots are split in multiples of it; otherwise of the smallest chip in play. */
    counts: z.boolean(),
    articles,
  }),
  PotMerged: defineEventType('PotMerged', 'Nobody is left who could win a side pot: its chips fall to a pot further in.', {
    /** 1 for the first side pot; later pots move up by one. */
    pot: z.int().min(1),
    into: z.int().min(0),
    amount: Chips.min(1),
    articles,
  }),
} as const;
