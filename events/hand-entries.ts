/** Events of one hand on wrong entries. In stream `hand-{id}`. */
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
      /** Whether another entry replaces it; false when nothing should have been recorded. */
      replaced: z.boolean(),
      /** Later entries, by their first event, that no longer fit and must be recorded again. */
      conflicts: z.array(Revision),
      /** Pots pushed by struck events, and who gives back what. */
      takenBack: z.array(
        z.object({ pot: z.int().min(0), amount: Chips.min(1), shares: z.array(z.object({ seat: Seat, amount: Chips })).min(1) }),
      ),
      /** Struck events with an offence. */
      offences: z.array(Revision),
    },
  ),
} as const;
