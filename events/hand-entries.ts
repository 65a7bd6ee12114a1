/**
 * Events of one hand on what was typed wrongly in it. They stand in stream `hand-{id}` with those of `hand`.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Chips, ReasonText, Seat } from './values.js';

const Revision = z.int().min(0);

export const entriesEvents = {
  HandAnnulled: defineEventType(
    'HandAnnulled',
    'The hand was opened by mistake: nothing was done in it, and it does not count. It may be opened again.',
    { reason: ReasonText },
  ),
  EntryCorrected: defineEventType(
    'EntryCorrected',
    'An entry of the hand was typed wrongly. It and all that stood after it count no more, and stay on record. What is decided in their place follows.',
    {
      /** The first event of the entry, and its last. */
      entry: Revision,
      entryEnd: Revision,
      reason: ReasonText,
      /** Whether another entry takes its place; false where nothing should have been typed. */
      replaced: z.boolean(),
      /** The entries after it, by their first event, that no longer fit: they are to be typed again. */
      conflicts: z.array(Revision),
      /** Pots that the struck events had pushed: who gives back what. */
      takenBack: z.array(
        z.object({ pot: z.int().min(0), amount: Chips.min(1), shares: z.array(z.object({ seat: Seat, amount: Chips })).min(1) }),
      ),
      /** The struck events that had noted an offence. */
      offences: z.array(Revision),
    },
  ),
} as const;
