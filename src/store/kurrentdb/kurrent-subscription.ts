/**
 * A catch-up subscription over KurrentDB: batches as the consumer asks for them, so that a slow one holds the server back, and begun again where it
 * broke off.
 */
import type { AllStreamResolvedEvent, AllStreamSubscription, Filter, KurrentDBClient } from '@kurrent/kurrentdb-client';
import type { StoredEvent } from '../event-store.js';
import type { KurrentConnection } from './connection.js';
import { CallUnanswered } from './kurrent-errors.js';

const MOST_AT_ONCE = 1_000;
/** Events that the client holds before it stops taking more. */
const HELD = 500;
const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 2_000;

export interface SubscriptionSource {
  readonly connection: KurrentConnection;
  readonly filter: Filter;
  readonly decode: (resolved: AllStreamResolvedEvent) => StoredEvent;
  /** The greatest position that this node knows of; a subscription that stands before it for long is stuck. */
  readonly known: () => number;
}

/**
 * Ends when the signal aborts or the connection is closed.
 * @throws StoreError when it can't be begun again, or could not for too long; the caller goes on from the last position received
 */
export async function* subscribe(
  { connection, filter, decode, known }: SubscriptionSource,
  after: number | null,
  signal: AbortSignal,
): AsyncGenerator<readonly StoredEvent[]> {
  const stop = AbortSignal.any([signal, connection.closed]);
  let last = after;
  let wait = FIRST_WAIT_MS;
  let end: number | null = null;
  while (!stop.aborted) {
    const { client } = connection;
    const openedAt = performance.now();
    const replaced = connection.clientReplaced;
    const opened = new OpenSubscription(
      open(client, filter, last),
      stop,
      replaced,
      connection.address.deadlineMs,
      () => known() > (last ?? -1),
    );
    try {
      for (;;) {
        const events = await opened.next();
        if (events === null) return;
        connection.well();
        if (events.length === 0) continue;
        const batch = events.map(decode);
        last = batch.at(-1)!.position;
        end = null;
        wait = FIRST_WAIT_MS;
        yield batch;
      }
    } catch (error) {
      if (stop.aborted) return;
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

function open(client: KurrentDBClient, filter: Filter, after: number | null): AllStreamSubscription {
  const fromPosition = after === null ? 'start' : { commit: BigInt(after), prepare: BigInt(after) };
  return client.subscribeToAll({ fromPosition, filter }, { highWaterMark: HELD });
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

  constructor(
    private readonly subscription: AllStreamSubscription,
    private readonly stop: AbortSignal,
    private readonly replaced: AbortSignal,
    private readonly deadlineMs: number,
    private readonly isBehind: () => boolean,
  ) {
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
    let wasBehind = this.isBehind();
    const timer = setInterval(() => {
      const isBehind = this.isBehind();
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
