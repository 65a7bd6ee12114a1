/** Delivers the webhooks of an installation. On several nodes, one of them does. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { WebhookId } from '../../../events/ids.js';
import type { WebhookRow } from '../../../projections/webhooks.js';
import { LONGEST_WAIT_MS, Patience } from '../../app/patience.js';
import { ViewError } from '../../app/views/view-error.js';
import { StoreError, type EventStore } from '../../store/event-store.js';
import type { Change } from '../change.js';
import { DeliveryLease, RENEW_EVERY_MS } from './delivery-lease.js';
import { type Attempt, DeliveredElsewhere, type DeliveryStates } from './delivery-state.js';
import type { Poster } from './poster.js';
import { outcomeOf, sendSigned, WebhookWorker, type WorkerParts } from './webhook-worker.js';

export interface WebhookDeliveryParts extends Omit<WorkerParts, 'rowOf' | 'states' | 'isMine' | 'random'> {
  readonly poster: Pick<Poster, 'post' | 'close'>;
  readonly store: EventStore;
  /** Whether other nodes use the store too. */
  readonly isShared: boolean;
  readonly states: DeliveryStates;
  readonly listRows: () => readonly WebhookRow[];
  /** Null for a deleted one. */
  readonly rowOf: (id: WebhookId) => WebhookRow | null;
  /** Calls back when there may be changes to deliver. Returns a function that unsubscribes. */
  readonly onEvents: (listener: () => void) => () => void;
  /** Calls back when webhooks, or what their tokens may read, have changed. Returns a function that unsubscribes. */
  readonly onWebhooks: (listener: () => void) => () => void;
  /** The change that a test sends. */
  readonly makeTest: (row: WebhookRow) => Change;
  readonly notice: (line: string) => void;
  /** From 0 to 1. */
  readonly random?: () => number;
}

interface Running {
  readonly worker: WebhookWorker;
  readonly ended: Promise<void>;
}

/** After a failure of the store. Milliseconds. */
const SHORTEST_WAIT_MS = 500;

/** Stores whose webhooks a server of this process delivers: several servers can share one application. */
const delivering = new WeakSet<EventStore>();

export class WebhookDelivery {
  readonly #lease: DeliveryLease;
  readonly #workers = new Map<WebhookId, Running>();
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #unfollow: (() => void) | null = null;

  constructor(private readonly parts: WebhookDeliveryParts) {
    this.#lease = new DeliveryLease(parts.isShared ? parts.store.facts : undefined);
  }

  /** Begins to deliver, unless another server of this process does. */
  start(): void {
    const { store, onEvents, onWebhooks } = this.parts;
    if (this.#unfollow !== null || delivering.has(store)) return;
    delivering.add(store);
    const stopEvents = onEvents(() => this.#tell());
    const stopWebhooks = onWebhooks(() => {
      for (const { worker } of this.#workers.values()) worker.tellRights();
      this.#follow();
    });
    this.#unfollow = () => {
      stopEvents();
      stopWebhooks();
    };
    this.#running = this.#run();
  }

  /** Writes how far each webhook has come, and lets another node go on. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.parts.poster.close();
    if (this.#unfollow === null) return;
    this.#unfollow();
    await this.#running;
    await Promise.all([...this.#workers.values()].map(({ ended }) => ended));
    await this.#lease.release().catch(() => undefined);
    delivering.delete(this.parts.store);
  }

  /** Sends a test from this node, also to a disabled webhook. */
  async test(row: WebhookRow): Promise<Attempt> {
    const { now, poster, keysOf, write, makeTest } = this.parts;
    const at = now();
    const change = makeTest(row);
    const message = { id: `msg_${randomUUID()}`, body: write(change), seconds: Math.floor(at / 1_000) };
    const answer = await sendSigned(poster, row, message, keysOf(row), this.#stopping.signal);
    const { id: changeId, type } = change;
    return {
      messageId: message.id,
      changeId,
      type,
      position: 0,
      sentAt: at,
      attempt: 1,
      ...outcomeOf(answer),
      durationMs: Math.max(0, now() - at),
    };
  }

  /** Keeps the lease while it is this node's, and looks whether it is. */
  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    let problem: string | null = null;
    while (!signal.aborted) {
      try {
        await this.#lease.renew();
        this.#follow();
        problem = null;
      } catch (error) {
        // The store does not answer, or the view of webhooks is still being built, as after an upgrade.
        const isPassing = error instanceof StoreError || error instanceof ViewError;
        if (!isPassing && problem !== (error as Error).message) this.parts.notice(`webhooks wait: ${(error as Error).message}`);
        problem = (error as Error).message;
      }
      await delay(RENEW_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  #tell(): void {
    for (const { worker } of this.#workers.values()) worker.tell();
  }

  /** Starts workers for webhooks that have none, if this node delivers; those of others end by themselves. */
  #follow(): void {
    if (!this.#lease.isHeld() || this.#stopping.signal.aborted) return;
    for (const row of this.parts.listRows()) if (row.disabled === null && !this.#workers.has(row.webhookId)) this.#begin(row.webhookId);
  }

  #begin(id: WebhookId): void {
    const { rowOf, random = Math.random, ...parts } = this.parts;
    const worker = new WebhookWorker({
      ...parts,
      random,
      rowOf: () => rowOf(id),
      isMine: () => this.#lease.isHeld(),
    });
    const ended = this.#work(worker, this.#stopping.signal).then(() => {
      this.#workers.delete(id);
    });
    this.#workers.set(id, { worker, ended });
  }

  /** Lets it work, again after a failure of the store. */
  async #work(worker: WebhookWorker, stopped: AbortSignal): Promise<void> {
    const patience = new Patience({ shortestMs: SHORTEST_WAIT_MS, longestMs: LONGEST_WAIT_MS, signal: stopped });
    for (;;) {
      try {
        return await worker.run(stopped);
      } catch (error) {
        if (error instanceof DeliveredElsewhere || stopped.aborted) return;
        if (!(error instanceof ViewError))
          this.parts.notice(`a webhook could not go on, which is tried again: ${(error as Error).message}`);
        await patience.wait();
      }
    }
  }
}
