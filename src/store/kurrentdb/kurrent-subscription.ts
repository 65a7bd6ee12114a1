/**
 * A catch-up subscription over KurrentDB: batches as the consumer asks for them, so that a slow one holds the server back, and begun again where it
 * broke off. A node that is behind gives events again that came before: they are dropped.
 */
import type { AllStreamResolvedEvent, AllStreamSubscription, Filter, KurrentDBClient, Position } from '@kurrent/kurrentdb-client';
import { StoreError, type StoredEvent } from '../event-store.js';
import { fromAfter, positionOf } from './all-reading.js';
import type { KurrentConnection } from './connection.js';
import { CallUnanswered } from './kurrent-errors.js';

const MOST_AT_ONCE = 1_000;
/** Events that are remembered by their place, to know them when they come again. */
const REMEMBERED = 1_000;
/** Events that the client holds before it stops taking more. */
const HELD = 500;
const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 2_000;

export interface SubscriptionSource {
  readonly connection: KurrentConnection;
  readonly filter: Filter;
  /** An event of ours; null for any other. */
  readonly see: (resolved: AllStreamResolvedEvent) => StoredEvent | null;
  /** Called with our last event and a place in the log, everything up to which was given. */
  readonly sawUpTo: (last: number | null, upTo: number) => void;
  /** The greatest position that this node knows of; a subscription that stands before it for long is stuck. */
  readonly known: () => number;
  /** Asks the leader for the greatest position: other nodes may have appended. */
  readonly look: () => void;
  /** Called when it is broken, before it is begun again. */
  readonly broke?: () => void;
}

/**
 * Ends when the signal aborts or the connection is closed.
 * @throws StoreError when it can't be begun again, or could not for too long; the caller goes on from the last position received. `STORE_DAMAGED` where
 * the log is another one than before
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
      // One that held for a while was good: this is a new trouble.
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

/** How far a subscription has come, over all its openings. */
class Progress {
  /** Everything at or before it was given, or passed over. */
  upTo: number | null;
  private last: number | null;
  /** The ids of the events that came last, by position: what comes again must be one of them. */
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

  /** The events of ours that were not given before. @throws StoreError `STORE_DAMAGED` where another event stands in the place of one that was */
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

  /** The server has come to a position without an event for us. */
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

/** What an open subscription asks and reports of how far it has come. */
interface Whereabouts {
  readonly isBehind: () => boolean;
  readonly look: () => void;
  readonly passed: (position: number) => void;
}

/** One subscription of the client, from its start until it breaks. */
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
    // What waits to be taken stands before the place that the server has come to.
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

  /** What has come: empty for the word that it is open; null when it was stopped. @throws what broke it */
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

  /** Waits until something comes. Where something is due and does not come, the subscription is as good as broken. */
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
