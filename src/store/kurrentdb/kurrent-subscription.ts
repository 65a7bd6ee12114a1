/**
 * A catch-up subscription over KurrentDB: batches on request, so that a slow consumer slows the server, with restarts after errors. Events
 * that a lagging node sends again are dropped.
 */
import type { AllStreamResolvedEvent, AllStreamSubscription, Filter, KurrentDBClient, Position } from '@kurrent/kurrentdb-client';
import { StoreError, type StoredEvent } from '../event-store.js';
import { fromAfter, positionOf } from './all-reading.js';
import type { KurrentConnection } from './connection.js';
import { CallUnanswered } from './kurrent-errors.js';

const MOST_AT_ONCE = 1_000;
/** Events remembered by position, to recognize repetitions. */
const REMEMBERED = 1_000;
/** The client's buffer: it reads no more events beyond it. */
const HELD = 500;
const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 2_000;

export interface SubscriptionSource {
  readonly connection: KurrentConnection;
  readonly filter: Filter;
  /** An event of Tapis; null for any other. */
  readonly see: (resolved: AllStreamResolvedEvent) => StoredEvent | null;
  /** Called with the last event, and a place in the log up to which everything was delivered. */
  readonly sawUpTo: (last: number | null, upTo: number) => void;
  /** The greatest position known to this node; a subscription that stays behind it is stuck. */
  readonly known: () => number;
  /** Asks the leader for the greatest position: other nodes may have appended. */
  readonly look: () => void;
  /** Called when it fails, before it restarts. */
  readonly broke?: () => void;
}

/**
 * Ends when the signal aborts or the connection is closed.
 * @throws StoreError when it cannot restart in time; the caller continues from the last position. `STORE_DAMAGED` when it is another log
 * than before
 */
export async function* subscribe(
  source: SubscriptionSource,
  after: number | null,
  signal: AbortSignal,
): AsyncGenerator<readonly StoredEvent[]> {
  const { connection, filter, look } = source;
  const stop = AbortSignal.any([signal, connection.closed]);
  const progress = new Progress(source, after);
  let wait = FIRST_WAIT_MS;
  let end: number | null = null;
  while (!stop.aborted) {
    const { client } = connection;
    const openedAt = performance.now();
    const replaced = connection.clientReplaced;
    const opened = new OpenSubscription(
      (reached) => open(client, filter, progress.upTo, reached),
      stop,
      replaced,
      connection.address.deadlineMs,
      { isBehind: () => progress.isBehind, look, passed: (position) => progress.pass(position) },
    );
    try {
      for (;;) {
        const events = await opened.next();
        if (events === null) return;
        connection.well();
        if (events.length === 0) {
          yield [];
          continue;
        }
        end = null;
        wait = FIRST_WAIT_MS;
        const batch = progress.take(events);
        if (batch.length > 0) yield batch;
      }
    } catch (error) {
      if (stop.aborted) return;
      source.broke?.();
      // It worked for a while, so this is a new problem.
      if (performance.now() - openedAt > connection.address.deadlineMs) {
        end = null;
        wait = FIRST_WAIT_MS;
      }
      end ??= Math.min(connection.giveUpAt, performance.now() + connection.address.deadlineMs);
      await connection.bear(error, client, wait, end).catch((fatal: unknown) => {
        if (!stop.aborted) throw fatal;
      });
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    } finally {
      opened.close();
    }
  }
}

function open(
  client: KurrentDBClient,
  filter: Filter,
  after: number | null,
  checkpointReached: (subscription: unknown, position: Position) => void,
): AllStreamSubscription {
  return client.subscribeToAll({ fromPosition: fromAfter(after), filter: { ...filter, checkpointReached } }, { highWaterMark: HELD });
}

/** The progress of a subscription over all its restarts. */
class Progress {
  /** Everything up to here was delivered or skipped. */
  upTo: number | null;
  private last: number | null;
  /** The ids of the last events by position, to check repetitions. */
  private readonly recent = new Map<number, string>();

  constructor(
    private readonly source: SubscriptionSource,
    after: number | null,
  ) {
    this.upTo = after;
    this.last = after;
  }

  get isBehind(): boolean {
    return this.source.known() > (this.upTo ?? -1);
  }

  /** The events of Tapis that are new. @throws StoreError `STORE_DAMAGED` when another event has the place of an earlier one */
  take(resolved: readonly AllStreamResolvedEvent[]): StoredEvent[] {
    const batch: StoredEvent[] = [];
    for (const each of resolved) {
      const position = positionOf(each);
      const id = each.event?.id ?? '';
      if (position <= (this.upTo ?? -1)) {
        this.checkRepeat(position, id);
        continue;
      }
      this.remember(position, id);
      this.upTo = position;
      const event = this.source.see(each);
      if (event === null) continue;
      this.last = position;
      batch.push(event);
    }
    if (this.upTo !== null) this.source.sawUpTo(this.last, this.upTo);
    return batch;
  }

  /** The server has reached a position without an event for us. */
  pass(position: number): void {
    if (position <= (this.upTo ?? -1)) return;
    this.upTo = position;
    this.source.sawUpTo(this.last, position);
  }

  private remember(position: number, id: string): void {
    this.recent.set(position, id);
    if (this.recent.size > REMEMBERED) this.recent.delete(this.recent.keys().next().value!);
  }

  private checkRepeat(position: number, id: string): void {
    const [oldest] = this.recent.keys();
    if (oldest === undefined || position < oldest || this.recent.get(position) === id) return;
    throw new StoreError(
      'STORE_DAMAGED',
      `KurrentDB gives another event at position ${position} than it did before: if its data were restored, stop every node of Tapis and start them again.`,
    );
  }
}

/** What an open subscription asks and reports about positions. */
interface Whereabouts {
  readonly isBehind: () => boolean;
  readonly look: () => void;
  readonly passed: (position: number) => void;
}

/** One subscription of the client, until it fails. */
class OpenSubscription {
  private broken: Error | null = null;
  private wake: () => void = () => undefined;
  private isOpen = false;
  private confirmed = false;
  private readonly onStop = (): void => this.wake();
  private readonly onReplaced = (): void => {
    this.broken ??= new Error('the connection was renewed');
    this.wake();
  };

  private readonly subscription: AllStreamSubscription;

  constructor(
    begin: (reached: (subscription: unknown, position: Position) => void) => AllStreamSubscription,
    private readonly stop: AbortSignal,
    private readonly replaced: AbortSignal,
    private readonly deadlineMs: number,
    private readonly whereabouts: Whereabouts,
  ) {
    // Waiting events come before the server's position.
    const subscription = begin((_subscription, { commit }) => {
      if (subscription.readableLength === 0) whereabouts.passed(Number(commit));
    });
    this.subscription = subscription;
    const wake = (): void => this.wake();
    const breakOff = (error: Error): void => {
      this.broken ??= error;
      this.wake();
    };
    subscription.on('error', breakOff);
    subscription.on('end', () => breakOff(new Error('the connection was cut')));
    subscription.on('close', () => breakOff(new Error('the connection was closed')));
    subscription.on('readable', wake);
    subscription.on('confirmation', () => {
      this.isOpen = true;
      this.confirmed = true;
      this.wake();
    });
    stop.addEventListener('abort', this.onStop);
    replaced.addEventListener('abort', this.onReplaced);
  }

  /** New events: empty when it has opened; null when it was stopped. @throws its error */
  async next(): Promise<readonly AllStreamResolvedEvent[] | null> {
    for (;;) {
      if (this.stop.aborted) return null;
      const events = this.take();
      if (events.length > 0) return events;
      if (this.confirmed) {
        this.confirmed = false;
        return [];
      }
      if (this.broken !== null) throw this.broken;
      await this.news();
    }
  }

  close(): void {
    this.stop.removeEventListener('abort', this.onStop);
    this.replaced.removeEventListener('abort', this.onReplaced);
    this.subscription.unsubscribe().catch(() => undefined);
  }

  private take(): AllStreamResolvedEvent[] {
    const events: AllStreamResolvedEvent[] = [];
    while (events.length < MOST_AT_ONCE) {
      const event = this.subscription.read() as AllStreamResolvedEvent | null;
      if (event === null) break;
      events.push(event);
    }
    return events;
  }

  /** Waits for events. If one is due and does not come, the subscription counts as failed. */
  private async news(): Promise<void> {
    const { isBehind: findBehind, look } = this.whereabouts;
    let wasBehind = findBehind();
    const timer = setInterval(() => {
      const isBehind = findBehind();
      look();
      if (!this.isOpen || (isBehind && wasBehind)) {
        this.broken ??= new CallUnanswered(this.deadlineMs);
        this.wake();
      }
      wasBehind = isBehind;
    }, this.deadlineMs).unref();
    await new Promise<void>((resolve) => {
      this.wake = resolve;
    });
    clearInterval(timer);
  }
}
