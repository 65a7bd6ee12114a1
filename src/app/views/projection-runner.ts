/**
 * Brings events to the views: views that are behind catch up, then join the live feed. Rows and checkpoint are stored in one transaction,
 * so each event counts once, also after a crash. If a fold throws, the view sets the event's stream aside and continues; a view that decides
 * on permissions stops. If a store fails, the operation is retried. At an event of a newer release, or damage in the event store, all stop.
 */
import { UnreadableEvent } from '../../../events/catalogue.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import { StoreError, type EventStore, type StoredEvent } from '../../store/event-store.js';
import { PositionWentBack } from '../../store/position-order.js';
import { LONGEST_WAIT_MS, Patience } from '../patience.js';
import { catchUp, type CatchUp } from './catch-up.js';
import { BatchDecoder, listSound, messageOf, type ReadEvent } from './decoded-batch.js';
import { Listeners } from '../listeners.js';
import { resetOutdated } from './outdated-views.js';
import { PositionWaiters, type Waited } from './position-waiters.js';
import { ViewError } from './view-error.js';
import { ViewFeed, type ViewChange } from './view-feed.js';
import type { OnProgress, ViewStatus } from './view-progress.js';
import type { View } from './view.js';
import type { ViewStore } from './view-store.js';
import type { ViewsLog } from './views-database.js';

export interface RunnerOptions extends Pick<CatchUp, 'altered' | 'pageSize'> {
  readonly log: ViewsLog;
  /**
   * How long events are collected for the next live batch, in milliseconds, unless somebody waits for one. Default 5. A batch costs about
   * as much as ten events, so this is cheaper under load.
   */
  readonly gatherMs?: number;
  /** The pause before a retry, in milliseconds. For reading events it grows up to four seconds. Default 500. */
  readonly retryMs?: number;
}

export class ProjectionRunner {
  readonly #events: EventStore;
  readonly #views: ViewStore;
  readonly #log: ViewsLog;
  readonly #options: RunnerOptions;
  readonly #ended = new AbortController();
  readonly #decoder: BatchDecoder;
  readonly #changed: Listeners<readonly ViewChange[]>;
  readonly #committed: Listeners<readonly RecordedEvent[]>;
  readonly #waiters = new PositionWaiters();
  readonly #catchUps = new Map<ViewFeed, Promise<void>>();
  #live: ViewFeed;
  #running: Promise<void> | null = null;
  #stopped: Error | null = null;
  #trouble: Error | null = null;
  /** Why rows cannot be stored now; the live views lag then. */
  #stuck: Error | null = null;
  /** After an error of the live feed: the position at which the views count as live again. */
  #resumesAt: number | null = null;
  #hurry: () => void = () => {};

  constructor(events: EventStore, views: ViewStore, options: RunnerOptions) {
    this.#events = events;
    this.#views = views;
    this.#log = options.log;
    this.#options = options;
    this.#decoder = new BatchDecoder(options.altered);
    this.#changed = new Listeners(options.log);
    this.#committed = new Listeners(options.log);
    this.#live = new ViewFeed(views, options.log, null, []);
  }

  /**
   * Starts. Returns the position after which the hooks report every event, once and in order; null for all events. Views that are behind
   * catch up meanwhile: await {@link ready} to serve complete ones only.
   */
  async start(onProgress?: OnProgress): Promise<number | null> {
    const from = await this.#events.lastPosition();
    await resetOutdated(this.#events, this.#views, this.#log, from);
    this.#views.whenReplaced(() => this.#rebuildReplaced());
    const behind = Map.groupBy(this.#views.views, ({ checkpoint }) => checkpoint?.position ?? null);
    const current = behind.get(from) ?? [];
    behind.delete(from);
    for (const { name } of current) this.#views.complete(name);
    this.#live = new ViewFeed(this.#views, this.#log, from, current);
    for (const [position, views] of behind) void this.#catchUp(new ViewFeed(this.#views, this.#log, position, views), onProgress);
    this.#running = this.#followLive();
    return from;
  }

  /**
   * Resolves when every view that can has joined the live feed. @throws UnreadableEvent, or StoreError `STORE_DAMAGED`, when the runner
   * stopped on one
   */
  async ready(): Promise<void> {
    while (this.#catchUps.size > 0) await Promise.all(this.#catchUps.values());
    if (this.#stopped !== null) throw this.#stopped;
  }

  /**
   * Waits until views reflect a position; all views by default. `lagging`: timeout; `failed`: one of the named views has stopped;
   * `stopped`: the runner has. Never throws.
   */
  waitFor(position: number, timeoutMs: number, views?: readonly string[]): Promise<Waited> {
    const outcome = (): Waited | null => this.#outcome(position, views);
    const now = outcome();
    if (now !== null) return Promise.resolve(now);
    this.#hurry();
    return this.#waiters.wait(outcome, timeoutMs);
  }

  /** Reports changed rows after each live batch is stored. Returns a function that unsubscribes. */
  onChange(listener: (changes: readonly ViewChange[]) => void): () => void {
    return this.#changed.add(listener);
  }

  /** Reports the events of each live batch after the views reflect them. Returns a function that unsubscribes. */
  onEvents(listener: (events: readonly RecordedEvent[]) => void): () => void {
    return this.#committed.add(listener);
  }

  /**
   * Rebuilds views from the first event, failed ones too; all by default. They cannot be read until they have joined the live feed, which
   * continues meanwhile. Resolves when they have. @throws ViewError `VIEW_UNKNOWN`, `VIEW_FAILED`; UnreadableEvent
   */
  async rebuild(names: readonly string[] = this.#views.views.map(({ name }) => name), onProgress?: OnProgress): Promise<void> {
    const views = names.map((name) => this.#views.view(name));
    while (this.#live.taking !== null) await this.#live.taking;
    for (const feed of [this.#live, ...this.#catchUps.keys()]) feed.remove(names);
    this.#views.reset(names);
    await this.#catchUp(new ViewFeed(this.#views, this.#log, null, views), onProgress);
    if (this.#stopped !== null) throw this.#stopped;
    const failed = this.#views.views.find(({ name, failure }) => failure !== null && names.includes(name));
    if (failed !== undefined) throw new ViewError('VIEW_FAILED', `The view ${failed.name} could not be built: ${failed.failure}`);
  }

  /** The state of each view. */
  status(): readonly ViewStatus[] {
    const live = new Set(this.#stuck === null && this.#resumesAt === null ? this.#live.views : []);
    return this.#views.views.map((view) => ({
      view: view.name,
      position: view.checkpoint?.position ?? null,
      state: view.failure === null ? (live.has(view) ? 'live' : 'catchingUp') : 'failed',
      failure: view.failure,
      setAside: view.setAside.list().map(({ stream }) => stream),
    }));
  }

  /** The unreadable event or the damage that stopped the runner; null for neither. */
  get stoppedBy(): Error | null {
    return this.#stopped;
  }

  /** Stops after the current batch. The views stay open. */
  async stop(): Promise<void> {
    this.#ended.abort();
    this.#hurry();
    await Promise.all([this.#running, ...this.#catchUps.values()]);
    this.#waiters.check();
  }

  #outcome(position: number, names: readonly string[] | undefined): Waited | null {
    const views = names?.map((name) => this.#views.view(name)) ?? this.#views.views;
    const reached = (view: View): boolean => view.checkpoint !== null && view.checkpoint.position >= position;
    if (names !== undefined && views.some((view) => view.failure !== null)) return 'failed';
    if (views.every((view) => view.failure !== null || reached(view))) return 'reached';
    return this.#stopped !== null || this.#ended.signal.aborted ? 'stopped' : null;
  }

  async #followLive(): Promise<void> {
    const { signal } = this.#ended;
    const patience = this.#patience(LONGEST_WAIT_MS);
    while (!signal.aborted) {
      try {
        if (this.#resumesAt !== null) this.#resumeAt((await this.#events.lastPosition()) ?? -1);
        for await (const batch of this.#events.subscribeToAll(this.#live.position, signal)) {
          patience.goesWell();
          this.#trouble = null;
          if (batch.length > 0) await this.#takeLive(batch);
          if (this.#resumesAt !== null) this.#resumeAt(this.#resumesAt);
          if (signal.aborted) return;
          await this.#gather();
        }
        return;
      } catch (error) {
        if (this.#endsWith(error)) return;
        this.#resumesAt = Number.MAX_SAFE_INTEGER;
        if (this.#trouble === null) this.#log.error(`The events can't be read, which is tried again: ${messageOf(error)}`);
        this.#trouble = error as Error;
        await patience.wait();
      }
    }
  }

  #resumeAt(position: number): void {
    this.#resumesAt = position > (this.#live.position ?? -1) ? position : null;
    if (this.#resumesAt === null) this.#trouble = null;
  }

  async #takeLive(batch: readonly StoredEvent[]): Promise<void> {
    const { events, unreadable } = this.#decoder.decode(batch);
    const changes = await this.#storeLive(events);
    if (changes === null) return;
    this.#stuck = null;
    this.#waiters.check();
    if (changes.length > 0) this.#changed.tell(changes);
    const sound = listSound(events);
    if (sound.length > 0) this.#committed.tell(sound);
    if (unreadable !== null) throw unreadable;
  }

  /** The changes; null when the runner stopped before storing them. */
  async #storeLive(events: readonly ReadEvent[]): Promise<readonly ViewChange[] | null> {
    for (const patience = this.#patience(); ;) {
      try {
        return await this.#live.takeInTurns(events, () => this.#changed.any);
      } catch (error) {
        if (error instanceof PositionWentBack) throw error;
        if (this.#stuck === null) this.#log.error(`Views can't be stored, which is tried again: ${messageOf(error)}`);
        this.#stuck = error as Error;
        await patience.wait();
        if (this.#ended.signal.aborted) return null;
      }
    }
  }

  /** Collects events for the next batch, unless somebody waits. */
  async #gather(): Promise<void> {
    const ms = this.#options.gatherMs ?? 5;
    if (ms <= 0 || this.#waiters.any) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#hurry = () => {};
  }

  #catchUp(feed: ViewFeed, onProgress?: OnProgress): Promise<void> {
    const work = this.#followUntilLive(feed, onProgress).finally(() => {
      this.#catchUps.delete(feed);
      this.#waiters.check();
    });
    this.#catchUps.set(feed, work);
    return work;
  }

  async #followUntilLive(feed: ViewFeed, onProgress: OnProgress = () => {}): Promise<void> {
    const patience = this.#patience(LONGEST_WAIT_MS);
    const [live, still] = [() => this.#live.position, () => this.#live.taking];
    let read = 0;
    const onPage = (events: number): void => {
      patience.goesWell();
      this.#trouble = null;
      read += events;
      onProgress({ views: feed.views.map(({ name }) => name), events: read, position: feed.position, target: live() });
      this.#waiters.check();
    };
    const { signal } = this.#ended;
    while (!signal.aborted) {
      try {
        return await catchUp({ ...this.#options, events: this.#events, feed, live, still, onPage, onLive: () => this.#join(feed), signal });
      } catch (error) {
        if (this.#endsWith(error)) return;
        if (this.#trouble === null) this.#log.error(`Views can't catch up, which is tried again: ${messageOf(error)}`);
        this.#trouble = error as Error;
        await patience.wait();
      }
    }
  }

  #join(feed: ViewFeed): void {
    for (const { name } of feed.views) this.#views.complete(name);
    this.#live.views = [...this.#live.views, ...feed.views];
    feed.views = [];
  }

  /** Why the views could not be brought up to date lately; null when they could. */
  get troubledBy(): Error | null {
    return this.#stopped ?? this.#trouble ?? this.#stuck;
  }

  /** Whether an error stops the runner: damage of the store, or an unreadable event. Other errors are retried. */
  #endsWith(error: unknown): boolean {
    if (error instanceof StoreError && error.code === 'STORE_CLOSED') return true;
    const isDamage = error instanceof StoreError && error.code === 'STORE_DAMAGED';
    if (!(error instanceof UnreadableEvent) && !isDamage) return false;
    this.#stopped ??= error;
    this.#log.error(`The views stand still: ${error.message}`);
    this.#waiters.check();
    return true;
  }

  /** The database was found damaged and replaced by an empty one. */
  #rebuildReplaced(): void {
    for (const feed of [this.#live, ...this.#catchUps.keys()]) feed.views = [];
    void this.#catchUp(new ViewFeed(this.#views, this.#log, null, this.#views.views));
  }

  /** @param longestMs default: all pauses are equal */
  #patience(longestMs?: number): Patience {
    const shortestMs = this.#options.retryMs ?? 500;
    return new Patience({ shortestMs, longestMs: longestMs ?? shortestMs, signal: this.#ended.signal });
  }
}
