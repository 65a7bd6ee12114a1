/**
 * Which events of a hand count, and which were struck because something was typed wrongly.
 */
import type { PublicHandEvent } from '../../../events/hand.js';

/** By the number of each event that counts no more: the number of the event that struck it first. */
export function findStruck(events: readonly { readonly revision: number; readonly event: PublicHandEvent }[]): ReadonlyMap<number, number> {
  const struckBy = new Map<number, number>();
  for (const { event, revision } of events) {
    if (!strikes(event)) continue;
    for (let each = event.type === 'EntryCorrected' ? event.data.entry : 0; each < revision; each++)
      if (!struckBy.has(each)) struckBy.set(each, revision);
  }
  return struckBy;
}

function strikes(event: PublicHandEvent): event is Extract<PublicHandEvent, { type: 'EntryCorrected' | 'HandAnnulled' }> {
  return event.type === 'EntryCorrected' || event.type === 'HandAnnulled';
}

/** The events of a hand that count, from all of its stream. */
export function listStanding<Event extends PublicHandEvent>(events: readonly Event[]): Event[] {
  const struck = findStruck(events.map((event, revision) => ({ revision, event })));
  return events.filter((event, revision) => !strikes(event) && !struck.has(revision));
}
