/** New seats for all players who are in, between two days. Part of a tournament's stream. */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { PlayerId } from './ids.js';
import { Citation } from './judging.js';
import { DrawOrigin } from './tournament-seating.js';
import { Chips, MAX_TABLES, Place, ReasonText, Seat, TableNumber } from './values.js';

const Hash = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

/** The positions of a table, as they were before the redraw. */
const PositionsBefore = z.object({
  table: TableNumber,
  button: Seat,
  smallBlindSeat: Seat.nullable(),
  bigBlindSeat: Seat,
});

export const redrawEvents = {
  RedrawCommitted: defineEventType(
    'RedrawCommitted',
    {
      states: 'The organiser has published the hash of their own seed for the seats of the next day, before play was over for the day.',
      says: {
        en: 'the organiser publishes the hash of a seed for the seats of the next day: {hash}',
        fr: 'l’organisateur publie l’empreinte d’une graine pour les places du jour suivant : {hash}',
      },
      example: { draw: 2, hash: '1f'.repeat(32) },
    },
    {
      /** Which draw of the tournament, from 1. */
      draw: z.int().min(2),
      hash: Hash,
    },
  ),
  SeatsRedrawn: defineEventType(
    'SeatsRedrawn',
    'All players who are in drew new seats for the next day. Every table begins without a button, as a new one.',
    {
      day: z.int().min(2),
      /** Which draw of the tournament, from 1. */
      draw: z.int().min(2),
      origin: DrawOrigin,
      /** The hash that was published for the seed, and who had the seed. */
      commitment: z.object({ hash: Hash, by: z.enum(['node', 'organiser']) }),
      /** The tables that are drawn to, ascending. */
      tables: z.array(TableNumber).min(1).max(MAX_TABLES),
      seats: z.array(z.object({ playerId: PlayerId, from: Place, to: Place, stack: Chips })).min(2),
      /** Seats that were kept for players with special needs: who drew one took theirs. */
      kept: z.array(z.object({ playerId: PlayerId, to: Place })),
      articles: z.array(Citation),
    },
  ),
  RedrawWithdrawn: defineEventType(
    'RedrawWithdrawn',
    'The seats of the next day are taken back before it began: everybody sits where they sat, with the chips that they have now.',
    {
      day: z.int().min(2),
      seats: z.array(z.object({ playerId: PlayerId, from: Place, to: Place, stack: Chips })),
      /** Tables that the redraw had closed, ascending. */
      reopened: z.array(TableNumber),
      /** Where buttons and blinds of the last hands were. */
      positions: z.array(PositionsBefore),
      reason: ReasonText,
    },
  ),
} as const;
