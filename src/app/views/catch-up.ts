/** Brings a feed of views up to the live feed. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventStore } from '../../store/event-store.js';
import type { AlteredStreams } from '../dispatch/altered-event.js';
import { BatchDecoder, takeUpTo } from './decoded-batch.js';
import type { ViewFeed } from './view-feed.js';

/** A row that changes in every page is stored once in this many events. A larger number saves little and delays other work. */
const EVENTS_A_TRANSACTION = 16_000;

export interface CatchUp {
  readonly events: EventStore;
  readonly feed: ViewFeed;
  /** Events per page, after which other work runs. Default: depends on the store. */
  readonly pageSize?: number;
  /** The position of the live feed. */
  readonly live: () => number | null;
  /** Records altered events. */
  readonly altered?: AlteredStreams;
  /**
   * Resolves when the live feed has stored its current batch; null when it has none. It must be asked again, because the next batch may
   * follow at once.
   */
  readonly still: () => Promise<void> | null;
  /** Called after each page with the number of folded events. */
  readonly onPage: (events: number) => void;
  /** Called in the same turn in which the feed has reached the live feed. */
  readonly onLive: () => void;
  readonly signal: AbortSignal;
}

/**
 * Resolves when it is done or was stopped, or when no view is left in the feed.
 * @throws what reading and storing throw, UnreadableEvent; then the feed is at the last stored event, and this may be called again
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
        // Nothing is awaited from here to the return, so the live feed does not move.
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
      // The readable events are shown even if the rest cannot be read.
      while (still() !== null) await still();
      feed.store();
    }
    while (still() !== null) await still();
    if (live() === target) return onLive();
  }
}
