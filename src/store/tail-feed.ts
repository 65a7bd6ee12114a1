/**
 * Catch-up subscriptions of a store in this process: pages from the store until a consumer is up to date, then new events directly from the
 * writer. A consumer that falls too far behind reads from the store again, which bounds its buffer.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoredEvent } from './event-store.js';

/** Events per page read from the store. */
const PAGE_SIZE = 1_000;

/** The most events in a consumer's buffer. */
const MOST_HELD = 1_000;

interface Consumer {
  /** The position of the last event delivered or buffered; -1 for none. */
  tail: number;
  /** New events after the delivered ones, without a gap. */
  held: StoredEvent[];
  /** Set while the consumer waits for events. */
  wake: (() => void) | null;
}

export class TailFeed {
  private readonly consumers = new Set<Consumer>();
  private closed = false;

  /**
   * @param last the position of the store's last event, or null
   * @param readAfter reads up to a number of events after a position, in order; it sees all published ones
   */
  constructor(
    private last: number | null,
    private readonly readAfter: (after: number | null, limit: number) => StoredEvent[],
  ) {}

  /** Whether there are consumers, for whom the writer must make StoredEvents. */
  get hasConsumers(): boolean {
    return this.consumers.size > 0;
  }

  /** Reports durable events. `events` may be empty when there were no consumers as they were written. */
  publish(last: number, events: readonly StoredEvent[]): void {
    const before = this.last ?? -1;
    this.last = last;
    for (const consumer of this.consumers) {
      if (consumer.tail === before && events.length > 0 && consumer.held.length + events.length <= MOST_HELD) {
        for (const event of events) consumer.held.push(event);
        consumer.tail = last;
      }
      consumer.wake?.();
    }
  }

  async *subscribe(after: number | null, signal: AbortSignal): AsyncGenerator<readonly StoredEvent[]> {
    const consumer: Consumer = { tail: after ?? -1, held: [], wake: null };
    const wake = (): void => consumer.wake?.();
    this.consumers.add(consumer);
    signal.addEventListener('abort', wake);
    try {
      while (!signal.aborted && !this.closed) {
        const batch = this.takeHeld(consumer) ?? this.readBehind(consumer);
        if (batch === null) {
          await new Promise<void>((resolve) => (consumer.wake = resolve));
          consumer.wake = null;
        } else {
          yield batch;
          // Reading and folding page after page would leave no turn for other work.
          if (this.isBehind(consumer)) await nextTurn();
        }
      }
    } finally {
      signal.removeEventListener('abort', wake);
      this.consumers.delete(consumer);
    }
  }

  /** Ends all subscriptions. */
  close(): void {
    this.closed = true;
    for (const consumer of this.consumers) consumer.wake?.();
  }

  private takeHeld(consumer: Consumer): readonly StoredEvent[] | null {
    if (consumer.held.length === 0) return null;
    const batch = consumer.held;
    consumer.held = [];
    return batch;
  }

  private readBehind(consumer: Consumer): readonly StoredEvent[] | null {
    if (!this.isBehind(consumer)) return null;
    const page = this.readAfter(consumer.tail < 0 ? null : consumer.tail, PAGE_SIZE);
    const last = page.at(-1);
    if (last === undefined) return null;
    consumer.tail = last.position;
    return page;
  }

  private isBehind(consumer: Consumer): boolean {
    return consumer.held.length === 0 && consumer.tail < (this.last ?? -1);
  }
}
