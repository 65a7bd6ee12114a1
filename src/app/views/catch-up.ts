/**
 * Brings a feed of views from where it stands to where the live feed stands.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventStore } from '../../store/event-store.js';
import type { AlteredStreams } from '../dispatch/altered-event.js';
import { BatchDecoder, takeUpTo } from './decoded-batch.js';
import type { ViewFeed } from './view-feed.js';

/** A row that changes in every page is stored once for so many events. More save little, and hold up whoever waits for the program. */
const EVENTS_A_TRANSACTION = 16_000;

export interface CatchUp {
  readonly events: EventStore;
  readonly feed: ViewFeed;
  /** Events of one page, after which other work has its turn. Default: what suits the store. */
  readonly pageSize?: number;
  /** Where the live feed stands. */
  readonly live: () => number | null;
  /** Hears of events that are not as they were recorded. */
  readonly altered?: AlteredStreams;
  /** Resolves when the live feed has stored the batch that it takes; null while it takes none. Asked again then, for it may take the next at once. */
  readonly still: () => Promise<void> | null;
  /** Called after each page with how many of its events were folded. */
  readonly onPage: (events: number) => void;
  /** Called once the feed stands where the live feed stands, in the same turn. */
  readonly onLive: () => void;
  readonly signal: AbortSignal;
}

/**
 * Resolves when it is done, was stopped, or no view is left in the feed.
 * @throws what reading and storing throw, UnreadableEvent: the feed stands at what was stored then, and it may be called again
 */
export async function catchUp({ events, feed, pageSize, live, still, altered, onPage, onLive, signal }: CatchUp): Promise<void> {
  const decoder = new BatchDecoder(altered);
  while (!signal.aborted) {
    const target = live();
    let unstored = 0;
    try {
      for await (const page of events.readAll(feed.position, pageSize)) {
        if (signal.aborted || feed.views.length === 0) return;
        const decoded = decoder.decode(page);
        while (still() !== null) await still();
        // From here to the return nothing is awaited, so the live feed stands still.
        const due = takeUpTo(decoded.events, live());
        feed.fold(due);
        const isLive = due.length < decoded.events.length || feed.position === live();
        unstored += due.length;
        if (isLive || unstored >= EVENTS_A_TRANSACTION) {
          feed.store();
          unstored = 0;
        }
        onPage(due.length);
        if (isLive) return onLive();
        if (decoded.unreadable !== null) throw decoded.unreadable;
        await nextTurn();
      }
    } finally {
      // What could be read is shown, also where the rest cannot be.
      while (still() !== null) await still();
      feed.store();
    }
    while (still() !== null) await still();
    if (live() === target) return onLive();
  }
}
