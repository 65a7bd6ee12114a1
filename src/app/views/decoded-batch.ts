/** Batches of stored events, decoded for the views. */
import { UnreadableEvent } from '../../../events/catalogue.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import type { StreamName } from '../../../events/ids.js';
import type { StoredEvent } from '../../store/event-store.js';
import { RecentMap } from '../../store/recent-map.js';
import { AlteredEvent, type AlteredStreams } from '../dispatch/altered-event.js';
import { decodeEvent } from '../dispatch/event-codec.js';

/** An event, or the finding that it was altered. */
export type ReadEvent = RecordedEvent | AlteredEvent;

export interface DecodedBatch {
  readonly events: readonly ReadEvent[];
  /** Why the next event cannot be read; null when all are read. */
  readonly unreadable: UnreadableEvent | null;
}

/** The last hash of this many streams is kept, to check that the next event follows it. */
const MOST_LINKS = 10_000;

/** Decodes consecutive batches. */
export class BatchDecoder {
  readonly #links = new RecentMap<StreamName, string>(MOST_LINKS);
  #last = -1;

  /** @param altered records altered events */
  constructor(private readonly altered?: AlteredStreams) {}

  /** The events before the first one that this release does not know. */
  decode(batch: readonly StoredEvent[]): DecodedBatch {
    const events: ReadEvent[] = [];
    for (const stored of batch) {
      try {
        events.push(this.#read(stored));
      } catch (error) {
        return { events, unreadable: error instanceof UnreadableEvent ? error : unreadableOf(stored, error) };
      }
    }
    return { events, unreadable: null };
  }

  #read(stored: StoredEvent): ReadEvent {
    // A repeated event is only counted by its position.
    const isNext = stored.position > this.#last;
    this.#last = stored.position;
    try {
      const event = decodeEvent(stored);
      const { previousHash, hash } = event.metadata;
      const before = this.#links.get(event.stream);
      if (isNext && before !== undefined && before !== previousHash) throw new AlteredEvent(stored, 'chain');
      this.#links.set(event.stream, hash);
      return event;
    } catch (error) {
      if (!(error instanceof AlteredEvent)) throw error;
      this.altered?.meet(error);
      return error;
    }
  }
}

function unreadableOf({ type, position }: StoredEvent, error: unknown): UnreadableEvent {
  return new UnreadableEvent(type, 0, `position ${position} of the store: ${messageOf(error)}`);
}

/** The events up to a position. */
export function takeUpTo(events: readonly ReadEvent[], position: number | null): readonly ReadEvent[] {
  if (position === null) return [];
  const last = events.at(-1);
  if (last === undefined || last.position <= position) return events;
  return events.filter((event) => event.position <= position);
}

/** The unaltered events. */
export function listSound(events: readonly ReadEvent[]): readonly RecordedEvent[] {
  const isSound = (event: ReadEvent): event is RecordedEvent => !(event instanceof AlteredEvent);
  return events.every(isSound) ? events : events.filter(isSound);
}

/** The message of any error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
