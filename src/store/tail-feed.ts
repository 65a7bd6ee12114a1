/**
 * Catch-up subscriptions of a store that lives in this process: pages from the store until a consumer is up to date, then new events
 * straight from the writer's hand. A consumer that falls too far behind reads from the store again, so what is held for it stays bounded.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoredEvent } from './event-store.js';

/** Events of one page read from the store. */
const PAGE_SIZE = 1_000;

/** The most events held in memory for one consumer. */
const MOST_HELD = 1_000;

interface Consumer {
  /** The position of the last event that was delivered or is held; -1 for none. */
  tail: number;
  /** New events that follow what was delivered, without a gap. */
  held: StoredEvent[];
  /** Set while the consumer waits for news. */
  wake: (() => void) | null;
}

export class TailFeed {
  private readonly consumers = new Set<Consumer>();
  private closed = false;

  /**
   * @param last the position of the store's last event, or null
   * @param readAfter up to so many events after a position, in order; it sees all that was published
   */
  constructor(
    private last: number | null,
    private readonly readAfter: (after: number | null, limit: number) => StoredEvent[],
  ) {}

  /** Whether anybody listens: the writer need not make StoredEvents for nobody. */
  get hasConsumers(): boolean {
    return this.consumers.size > 0;
  }

  /** Reports what was just made durable. `events` may be left empty when nobody listened as they were written. */
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
          // Reading and folding page after page would leave no turn to anybody else.
          if (this.isBehind(consumer)) await nextTurn();
        }
      }
    } finally {
      signal.removeEventListener('abort', wake);
      this.consumers.delete(consumer);
    }
  }

  /** Ends all subscriptions, those that wait and those that are busy. */
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
