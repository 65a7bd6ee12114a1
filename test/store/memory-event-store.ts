/**
 * The EventStore in memory, for tests: the same answers as the others, nothing on disk.
 */
import type { StreamName } from '../../events/ids.js';
import { checkAppend, checkPageSize, checkReadStream } from '../../src/store/append-checks.js';
import {
  StoreError,
  type AppendResult,
  type EventStore,
  type EventToAppend,
  type ExpectedRevision,
  type ReadStreamOptions,
  type StoredEvent,
} from '../../src/store/event-store.js';
import { TailFeed } from '../../src/store/tail-feed.js';

export class MemoryEventStore implements EventStore {
  /** The event at position `p` is `all[p - 1]`. */
  private readonly all: StoredEvent[] = [];
  private readonly streams = new Map<StreamName, StoredEvent[]>();
  private readonly feed = new TailFeed(null, (after, limit) => this.page(after, limit));
  private closed = false;

  async append(stream: StreamName, events: readonly EventToAppend[], expected: ExpectedRevision): Promise<AppendResult> {
    checkAppend(stream, events, expected);
    this.refuseClosed();
    const standing = this.streams.get(stream) ?? [];
    const first = expected === 'noStream' ? 0 : expected + 1;
    if (standing.length !== first) {
      const same = standing.slice(first, first + events.length);
      const last = same.at(-1);
      if (last !== undefined && same.length === events.length && same.every((event, index) => event.id === events[index]?.id))
        return { ok: true, revision: last.revision, position: last.position, duplicate: true };
      return { ok: false, currentRevision: standing.length === 0 ? null : standing.length - 1 };
    }
    const stored = events.map(({ id, type, data, metadata }, index) => ({
      id,
      type,
      data,
      metadata,
      stream,
      revision: first + index,
      position: this.all.length + 1 + index,
    }));
    this.streams.set(stream, standing);
    for (const event of stored) {
      standing.push(event);
      this.all.push(event);
    }
    this.feed.publish(this.all.length, stored);
    return { ok: true, revision: first + events.length - 1, position: this.all.length, duplicate: false };
  }

  async readStream(stream: StreamName, options: ReadStreamOptions = {}): Promise<StoredEvent[]> {
    checkReadStream(options);
    this.refuseClosed();
    const { direction = 'forwards', fromRevision, limit } = options;
    const standing = this.streams.get(stream) ?? [];
    const inOrder =
      direction === 'forwards' ? standing.slice(fromRevision ?? 0) : standing.slice(0, (fromRevision ?? standing.length) + 1).reverse();
    return inOrder.slice(0, limit);
  }

  async *readAll(after: number | null, pageSize = 1_000): AsyncGenerator<readonly StoredEvent[]> {
    checkPageSize(pageSize);
    let from = after;
    for (;;) {
      this.refuseClosed();
      const page = this.page(from, pageSize);
      if (page.length > 0) yield page;
      if (page.length < pageSize) return;
      from = page.at(-1)?.position ?? from;
    }
  }

  async *subscribeToAll(after: number | null, signal: AbortSignal): AsyncGenerator<readonly StoredEvent[]> {
    this.refuseClosed();
    yield* this.feed.subscribe(after, signal);
  }

  async lastPosition(): Promise<number | null> {
    this.refuseClosed();
    return this.all.length === 0 ? null : this.all.length;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.feed.close();
  }

  private page(after: number | null, limit: number): StoredEvent[] {
    const start = after ?? 0;
    return this.all.slice(start, start + limit);
  }

  private refuseClosed(): void {
    if (this.closed) throw new StoreError('STORE_CLOSED', 'The store in memory is closed: make another one.');
  }
}
