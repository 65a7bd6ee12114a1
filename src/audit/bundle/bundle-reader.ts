/** Reads a bundle as a store, so that commands for stores work on bundles too. */
import { secretFieldsOf } from '../../../events/catalogue.js';
import type { EventReader, StoredEvent } from '../../store/event-store.js';
import { unsealMetadata } from '../hash-chain.js';
import type { Bundle } from './bundle.js';

/** @returns a reader of its events; withheld values are null */
export function openBundle({ events }: Pick<Bundle, 'events'>): EventReader {
  return {
    async readStream(stream, { direction = 'forwards', fromRevision, limit } = {}) {
      await Promise.resolve();
      const ofStream = events.filter((event) => event.stream === stream).map(withoutWithheld);
      if (direction === 'backwards') ofStream.reverse();
      const isAsked = ({ revision }: StoredEvent): boolean =>
        fromRevision === undefined || (direction === 'forwards' ? revision >= fromRevision : revision <= fromRevision);
      return ofStream.filter(isAsked).slice(0, limit);
    },
    async *readAll(after) {
      await Promise.resolve();
      yield events.filter(({ position }) => after === null || position > after);
    },
    lastPosition: () => Promise.resolve(events.at(-1)?.position ?? null),
    close: () => Promise.resolve(),
  };
}

/** A commitment without an opening is a withheld value: it becomes null. */
export function withoutWithheld(event: StoredEvent): StoredEvent {
  const fields = secretFieldsOf(event.type);
  if (fields === undefined || (unsealMetadata(event.metadata)?.openings ?? null) !== null) return event;
  const data = JSON.parse(event.data) as Record<string, unknown>;
  return new EventWithheld(event, JSON.stringify({ ...data, ...Object.fromEntries(fields.map((field) => [field, null])) }));
}

/** An event without its withheld values. `recorded` is the event that was hashed. */
export class EventWithheld implements StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly metadata: string;
  readonly stream: StoredEvent['stream'];
  readonly revision: number;
  readonly position: number;

  constructor(
    readonly recorded: StoredEvent,
    readonly data: string,
  ) {
    ({
      id: this.id,
      type: this.type,
      metadata: this.metadata,
      stream: this.stream,
      revision: this.revision,
      position: this.position,
    } = recorded);
  }
}
