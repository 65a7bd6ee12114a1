/** Reads the changes after a position: in order, each once, and only those that the reader may see. */
import { countRow } from '../app/work-done.js';
import type { EventStore, StoredEvent } from '../store/event-store.js';
import type { Change } from './change.js';

/** Events read from the store at a time. */
const PAGE = 250;
/** Events looked at for one page of changes. A reader of one tournament in a long log asks again from where this page stopped. */
const MOST_LOOKED_AT = 5_000;

export interface ChangePage {
  readonly changes: readonly Change[];
  /** Up to here everything was looked at: the next page begins after it. Null before the first event. */
  readonly position: number | null;
  /** Whether there may be more now. */
  readonly hasMore: boolean;
}

export interface ChangesAsked {
  /** Null: from the first event. */
  readonly after: number | null;
  /** What comes later is left for another page, because views do not reflect it yet. Null: nothing is there yet. */
  readonly upTo: number | null;
  readonly most: number;
  /** The change that the reader sees of an event; null for none. */
  readonly see: (stored: StoredEvent) => Change | null;
}

export async function readChanges(store: Pick<EventStore, 'readAll'>, { after, upTo, most, see }: ChangesAsked): Promise<ChangePage> {
  const changes: Change[] = [];
  let position = after;
  if (upTo === null || (after !== null && after >= upTo)) return { changes, position, hasMore: false };
  let lookedAt = 0;
  for await (const page of store.readAll(after, PAGE)) {
    for (const stored of page) {
      if (stored.position > upTo) return { changes, position, hasMore: false };
      if (changes.length === most || lookedAt === MOST_LOOKED_AT) return { changes, position, hasMore: true };
      // What the reader does not see costs them too: it was read for them.
      countRow(0);
      const change = see(stored);
      if (change !== null) changes.push(change);
      position = stored.position;
      lookedAt += 1;
    }
    // Others have their turn.
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  return { changes, position, hasMore: false };
}
