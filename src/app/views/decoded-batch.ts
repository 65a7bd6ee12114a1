/**
 * A batch of stored events as the views read it.
 */
import { UnreadableEvent } from '../../../events/catalogue.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import type { StoredEvent } from '../../store/event-store.js';
import { decodeEvent } from '../event-codec.js';

/** The events before the first that can't be read, and why that one can't. */
export function decodeAll(batch: readonly StoredEvent[]): {
  readonly events: readonly RecordedEvent[];
  readonly unreadable: UnreadableEvent | null;
} {
  const events: RecordedEvent[] = [];
  for (const stored of batch) {
    try {
      events.push(decodeEvent(stored));
    } catch (error) {
      return { events, unreadable: error instanceof UnreadableEvent ? error : unreadableOf(stored, error) };
    }
  }
  return { events, unreadable: null };
}

/** Text that is no JSON: the store is damaged there. */
function unreadableOf({ type, position }: StoredEvent, error: unknown): UnreadableEvent {
  return new UnreadableEvent(type, 0, `position ${position} of the store: ${messageOf(error)}`);
}

/** The events that are not beyond a position. */
export function takeUpTo(events: readonly RecordedEvent[], position: number | null): readonly RecordedEvent[] {
  if (position === null) return [];
  const last = events.at(-1);
  if (last === undefined || last.position <= position) return events;
  return events.filter((event) => event.position <= position);
}

/** What an error says, of whatever kind it is. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
