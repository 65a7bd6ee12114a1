/**
 * One catch-up subscription for all followers of the end of the log on this node, so that each event is transferred once. A follower that
 * is further back, or too slow, has its own until it has caught up.
 */
import type { StoredEvent } from '../event-store.js';

/** The most events held for a slow follower, and for those who join later. */
const MOST_HELD = 1_000;

type Batches = AsyncGenerator<readonly StoredEvent[]>;

/** Starts a subscription. An empty batch means that it has started or restarted. @param broke called when it fails, before it restarts */
export type BeginSubscription = (after: number | null, signal: AbortSignal, broke: () => void) => Batches;

export class SharedSubscription {
  private tail: Tail | null = null;

  constructor(private readonly begin: BeginSubscription) {}

  /** See `EventStore.subscribeToAll`. */
  async *follow(after: number | null, signal: AbortSignal): Batches {
    let position = after ?? -1;
    const moved = (batch: readonly StoredEvent[]): readonly StoredEvent[] => {
      position = batch.at(-1)?.position ?? position;
      return batch;
    };
    for (let isOver = false; !isOver && !signal.aborted;) {
      const tail = this.tail ?? this.beginTail(position);
      if (tail.holds(position)) {
        for await (const batch of tail.follow(position, signal)) yield moved(batch);
        isOver = tail.isOver;
        continue;
      }
      isOver = true;
      for await (const batch of this.begin(position < 0 ? null : position, signal, () => undefined)) {
        yield moved(batch);
        if (this.tail?.holds(position) !== true) continue;
        isOver = false;
        break;
      }
    }
  }

  private beginTail(position: number): Tail {
    const tail = new Tail(this.begin, position, () => {
      if (this.tail === tail) this.tail = null;
    });
    this.tail = tail;
    return tail;
  }
}

interface Follower {
  /** The position of the last event held for them. */
  upTo: number;
  held: StoredEvent[];
  /** Whether they still need to hear that the subscription has begun. */
  hasBegun: boolean;
  wake: () => void;
}

/** The subscription at the end of the log, while it has followers. */
class Tail {
  /** Whether it ended by itself, rather than for lack of followers. */
  isOver = false;
  private readonly followers = new Set<Follower>();
  private recent: StoredEvent[] = [];
  private hasBegun = false;
  private failure: { readonly error: unknown } | null = null;
  private readonly stop = new AbortController();
  private hasRoom: () => void = () => undefined;

  /**
   * @param floor every event after this position is among the recent ones, or comes later
   * @param ended called when nobody can join any longer
   */
  constructor(
    begin: BeginSubscription,
    private floor: number,
    private readonly ended: () => void,
  ) {
    void this.run(begin(floor < 0 ? null : floor, this.stop.signal, () => (this.hasBegun = false)));
  }

  /** Whether a follower at a position can join. */
  holds(position: number): boolean {
    return position >= this.floor;
  }

  /** Also ends when the follower is too slow for the others. @throws the error of the subscription */
  async *follow(after: number, signal: AbortSignal): Batches {
    const held = this.recent.filter(({ position }) => position > after);
    const follower: Follower = { upTo: held.at(-1)?.position ?? after, held, hasBegun: this.hasBegun, wake: () => undefined };
    const wake = (): void => follower.wake();
    signal.addEventListener('abort', wake);
    this.followers.add(follower);
    try {
      while (!signal.aborted) {
        if (follower.hasBegun) {
          follower.hasBegun = false;
          yield [];
        } else if (follower.held.length > 0) {
          const batch = follower.held;
          follower.held = [];
          this.hasRoom();
          yield batch;
        } else if (!this.followers.has(follower)) return;
        else if (this.failure !== null) throw this.failure.error;
        else if (this.isOver) return;
        else await new Promise<void>((resolve) => (follower.wake = resolve));
      }
    } finally {
      signal.removeEventListener('abort', wake);
      this.leave(follower);
    }
  }

  private leave(follower: Follower): void {
    this.followers.delete(follower);
    this.hasRoom();
    if (this.followers.size > 0) return;
    this.stop.abort();
    this.ended();
  }

  private async run(batches: Batches): Promise<void> {
    try {
      for await (const batch of batches) {
        if (batch.length === 0) this.hasBegun = true;
        this.keep(batch);
        for (const follower of this.followers) this.hand(follower, batch);
        // When all are slow, the slowest slows the server.
        while (this.followers.size > 0 && this.isFull()) await new Promise<void>((resolve) => (this.hasRoom = resolve));
      }
    } catch (error) {
      this.failure = { error };
    }
    this.isOver = !this.stop.signal.aborted;
    this.ended();
    for (const { wake } of this.followers) wake();
  }

  private isFull(): boolean {
    return [...this.followers].every(({ held }) => held.length >= MOST_HELD);
  }

  private keep(batch: readonly StoredEvent[]): void {
    this.recent.push(...batch);
    if (this.recent.length < 2 * MOST_HELD) return;
    this.floor = this.recent.at(-MOST_HELD - 1)!.position;
    this.recent = this.recent.slice(-MOST_HELD);
  }

  private hand(follower: Follower, batch: readonly StoredEvent[]): void {
    if (batch.length === 0) follower.hasBegun = true;
    else if (follower.held.length >= MOST_HELD) this.followers.delete(follower);
    else {
      for (const event of batch) if (event.position > follower.upTo) follower.held.push(event);
      follower.upTo = Math.max(follower.upTo, batch.at(-1)!.position);
    }
    follower.wake();
  }
}
