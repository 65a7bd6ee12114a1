/**
 * Which events of a hand count, and which were struck because something was typed wrongly.
 */
import type { PublicHandEvent } from '../../../events/hand.js';

/** By the number of each event that counts no more: the number of the event that struck it first. */
export function findStruck(events: readonly { readonly revision: number; readonly event: PublicHandEvent }[]): ReadonlyMap<number, number> {
  const struckBy = new Map<number, number>();
  for (const { event, revision } of events) {
    if (event.type !== 'EntryCorrected') continue;
    for (let each = event.data.entry; each < revision; each++) if (!struckBy.has(each)) struckBy.set(each, revision);
  }
  return struckBy;
}

/** The events of a hand that count, from all of its stream. */
export function listStanding<Event extends PublicHandEvent>(events: readonly Event[]): Event[] {
  const struck = findStruck(events.map((event, revision) => ({ revision, event })));
  return events.filter((event, revision) => event.type !== 'EntryCorrected' && !struck.has(revision));
}
