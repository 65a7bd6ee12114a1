/** Events about the store itself, in its own stream. They are not part of the game. */
import { z } from 'zod';
import { defineEventType, type EventIn } from './event-type.js';
import { TournamentId } from './ids.js';

const Position = z.number().int().min(0);

/** A public key in the form of signed notes: the name of the log, the id of the key, the key. */
const VerifierKey = z.string().regex(/^[^+\s]{1,64}\+[0-9a-f]{8}\+[A-Za-z0-9+/]{44}$/);

export const storeEvents = {
  EventsLost: defineEventType(
    'EventsLost',
    {
      states: 'Events that had been recorded were missing when the server started, and the operator accepted the loss.',
      unshown: 'It is about the store; health and the audit feed show it.',
    },
    {
      /** The last known missing event, and the witness that knew it. Stream, revision and id if known. */
      lastKnown: z.strictObject({
        witness: z.enum(['mark', 'views', 'reactions', 'log']),
        position: Position,
        stream: z.string().min(1).max(128).nullable(),
        revision: z.number().int().min(0).nullable(),
        id: z.string().min(1).max(64).nullable(),
      }),
      /** The position of the last event in the store; null for none. */
      lastStanding: Position.nullable(),
      /** The least number of missing events; null when positions do not count events. */
      atLeast: z.number().int().min(1).nullable(),
      /** The tournaments with lost events, and the numbers of these, if the views knew them. */
      tournaments: z.array(z.strictObject({ tournamentId: TournamentId, events: z.number().int().min(1) })),
    },
  ),
  LogKeyRotated: defineEventType(
    'LogKeyRotated',
    {
      states: 'Another key signs the heads of the log from now on. The one before it signed that, too.',
      unshown: 'It is about the published log, which shows it.',
    },
    {
      /** Public keys in the form of signed notes. */
      from: VerifierKey,
      to: VerifierKey,
      /** A note on both keys, signed by both. */
      signedNote: z.string().min(1).max(1_000),
    },
  ),
  LogFormChanged: defineEventType(
    'LogFormChanged',
    {
      states:
        'From this event on, entries of the log name events by their number in the log. Those before have the positions of the store in which the log began.',
      unshown: 'It is about the published log, which shows it.',
      says: {
        en: 'entries of the log name events by their number from now on, and no longer by positions of a store',
        fr: 'les entrées du journal citent désormais les événements par leur numéro, et non plus par leur position dans une base',
      },
    },
    { form: z.literal(2) },
  ),
} as const;

export type StoreEvent = EventIn<typeof storeEvents>;
