/**
 * Decides on a hand that was opened by mistake: it is annulled as long as nobody has done anything in it.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { HandCommandOf } from '../../../commands/hand.js';
import type { HandDecision } from '../handlers.js';
import { refuse } from '../refusals.js';
import type { HandState } from '../state.js';
import { listOnRecord } from '../state/record.js';

/** What stands in a hand before its first act. */
const beforeActs: ReadonlySet<HandEvent['type']> = new Set<HandEvent['type']>([
  'HandStarted',
  'AntePosted',
  'BlindPosted',
  'HoleCardsRecorded',
  'DeckCut',
  'DealBegun',
  'InitialDealCompleted',
]);

export function annulHand({ reason }: HandCommandOf<'AnnulHand'>, { record }: HandState): HandDecision {
  if (reason.trim() === '') return refuse('REASON_REQUIRED');
  const done = listOnRecord(record).find(({ event }) => !beforeActs.has(event.type));
  if (done !== undefined) return refuse('HAND_UNDER_WAY', { revision: done.revision, event: done.event.type });
  return { events: [{ type: 'HandAnnulled', data: { reason: reason.trim() } }] };
}
