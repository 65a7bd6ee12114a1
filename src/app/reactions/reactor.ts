/**
 * Runs process managers: right after a command, for its events, and for all events from a checkpoint, so that a crash leaves nothing
 * undone. An event is acknowledged after its reaction succeeded. The subscription skips events that were handled after their command.
 *
 * - A refused reaction is a bug or a race: it is reported and skipped. After too many conflicts it is retried.
 * - At an event of a newer release the reactor stops.
 * - When the store fails, the reaction or the subscription is retried with growing pauses.
 * - A reaction that needs a damaged stream waits for the next start; the others continue.
 * - A reaction that needs an unavailable view, or meets conflicts repeatedly, waits with later ones of its tournament; other tournaments
 * continue.
 */
import { UnreadableEvent } from '../../../events/catalogue.js';
import type { CommittedEvent } from '../../../events/envelope.js';
import { StoreError, type EventStore, type StoredEvent } from '../../store/event-store.js';
import { checkOrder, PositionWentBack } from '../../store/position-order.js';
import type { CommandOutcome } from '../dispatch/outcome.js';
import type { AlteredStreams } from '../dispatch/altered-event.js';
import { decodeEvent } from '../dispatch/event-codec.js';
import { LONGEST_WAIT_MS, Patience } from '../patience.js';
import { ViewError } from '../views/view-error.js';
import type { React } from './reaction-routes.js';
import { WaitingReactions } from './waiting-reactions.js';

/** Where the reactor's position is saved. */
export interface Checkpoint {
  load(): number | null;
  save(position: number): void;
}

export interface ReactorOptions {
  /** The event types with reactions. */
  readonly eventTypes: Pick<ReadonlySet<string>, 'has'>;
  readonly react: React;
  readonly store: EventStore;
  readonly checkpoint: Checkpoint;
  /** Records altered events. */
  readonly altered?: AlteredStreams;
  /** Called with each message for the operator, one line each. */
  readonly notice: (line: string) => void;
}

const shortestDelayMs = 100;
const savingEveryMs = 500;
/** After this number of tries, a reaction waits separately from others. */
const TRIES_IN_TURN = 5;
const no = (): boolean => false;
/** In place of an outcome: too many conflicts. */
const contested = Symbol('contested');

export class Reactor {
  /** Events handled after their command that the subscription has not delivered yet, each with whether that succeeded. */
  private readonly atOnce = new Map<string, Promise<boolean>>();
  /** The position of the subscription, and the position up to which everything is done. */
  private followed = -1;
  private done = -1;
  private saved = -1;
  /** The first event whose reaction waits for the next start; the checkpoint stays before it. */
  private leftUndone: number | null = null;
  private saveTimer: NodeJS.Timeout | null = null;
  private cannotSave = false;
  private readonly stopping = new AbortController();
  private readonly waiting = new WaitingReactions({
    attempt: (stored) => this.attempt(stored),
    patience: () => this.patience(),
    signal: this.stopping.signal,
  });
  private following: Promise<void> | null = null;
  private failure: Error | null = null;

  constructor(private readonly options: ReactorOptions) {}

  /**
   * Runs the reactions to the events of a command, and to the events of those reactions.
   * @param position of the last event
   * @returns the last position of the reactions; null when there were none
   */
  async reactTo(events: readonly CommittedEvent[], position: number): Promise<number | null> {
    let reached: number | null = null;
    for (const event of events) {
      if (!this.options.eventTypes.has(event.type)) continue;
      const handling = this.handle(event);
      if (position > this.followed)
        this.atOnce.set(
          event.id,
          handling.then((done) => done !== contested, no),
        );
      const outcome = await handling;
      if (outcome === contested || outcome?.position == null) continue;
      const further = await this.reactTo(outcome.events, outcome.position);
      reached = Math.max(reached ?? -1, outcome.position, further ?? -1);
    }
    return reached;
  }

  /** Does the reactions left undone, and follows new events. Resolves when it has reached the end that the store had at the call. */
  async start(): Promise<void> {
    const end = await this.patiently('reactions can not begin', () => this.options.store.lastPosition());
    if (end === undefined) return;
    let caughtUp: () => void = () => undefined;
    const atEnd = new Promise<void>((resolve) => (caughtUp = resolve));
    const from = this.options.checkpoint.load();
    // A checkpoint beyond the end is from other events, such as before a restored backup: all reactions are checked again.
    this.following = this.follow(from === null || from > (end ?? -1) ? null : from, end ?? -1, caughtUp);
    this.following.catch((error: Error) => {
      this.failure = error;
      this.options.notice(`reactions stand still until the next start: ${error.message}`);
    });
    await Promise.race([atEnd, this.following]);
  }

  /** The error that stopped it until the next start; null while it runs. */
  get stoppedBy(): Error | null {
    return this.failure;
  }

  /** Waiting reactions, while those of other tournaments continue; one sentence each. */
  troubles(): readonly string[] {
    return this.waiting.troubles();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.waiting.stop();
    // Its error has been reported already.
    await this.following?.catch(() => undefined);
    this.save();
  }

  private async follow(from: number | null, end: number, caughtUp: () => void): Promise<void> {
    this.followed = from ?? -1;
    this.done = this.saved = this.followed;
    if (this.done >= end) caughtUp();
    await this.patiently('reactions wait for the store', async (goesWell) => {
      let after = this.done < 0 ? null : this.done;
      for await (const batch of this.options.store.subscribeToAll(after, this.stopping.signal)) {
        goesWell();
        checkOrder(batch, after);
        for (const stored of batch) {
          this.followed = stored.position;
          if (this.options.eventTypes.has(stored.type) && !(await this.finish(stored))) return;
          after = this.done = stored.position;
        }
        if (this.done >= end) caughtUp();
        // The checkpoint may lag, because reactions can be repeated.
        this.saveTimer ??= setTimeout(() => this.save(), savingEveryMs).unref();
      }
    });
  }

  /**
   * Retries while the store fails, with growing pauses.
   * @param work calls the given function on success, so that the next pause is short
   * @returns undefined when it was stopped first
   */
  private async patiently<T>(what: string, work: (goesWell: () => void) => Promise<T>): Promise<T | undefined> {
    const patience = this.patience();
    let isReported = false;
    while (!this.stopping.signal.aborted) {
      try {
        return await work(() => {
          patience.goesWell();
          isReported = false;
        });
      } catch (error) {
        if (!(error instanceof StoreError) || error.code === 'STORE_CLOSED' || error instanceof PositionWentBack) throw error;
        if (!isReported) this.options.notice(`${what}, which is tried again: ${error.message}`);
        isReported = true;
        await patience.wait();
      }
    }
    return undefined;
  }

  private patience(): Patience {
    return new Patience({ shortestMs: shortestDelayMs, longestMs: LONGEST_WAIT_MS, signal: this.stopping.signal });
  }

  private save(): void {
    if (this.saveTimer !== null) clearTimeout(this.saveTimer);
    this.saveTimer = null;
    const undone = Math.min(this.leftUndone ?? Infinity, this.waiting.first ?? Infinity);
    const done = Math.min(this.done, undone - 1);
    if (done <= this.saved) return;
    try {
      this.options.checkpoint.save(done);
      this.saved = done;
      this.cannotSave = false;
    } catch (error) {
      // For example on a full disk: work continues, and is checked again after the next start.
      if (!this.cannotSave) this.options.notice(`how far reactions have come could not be kept: ${(error as Error).message}`);
      this.cannotSave = true;
    }
  }

  /**
   * Handles an event of the subscription, unless it was handled after its command; retries while the store fails. @returns false when it
   * was stopped first
   */
  private async finish(stored: StoredEvent): Promise<boolean> {
    const done = this.atOnce.get(stored.id);
    this.atOnce.delete(stored.id);
    if (done !== undefined && (await done)) return true;
    if (this.waiting.holds(stored)) return this.setAside(stored);
    const patience = this.patience();
    let isReported = false;
    for (let tries = 1; !this.stopping.signal.aborted; tries++) {
      try {
        if ((await this.handle(decodeEvent(stored))) !== contested) return true;
        if (tries >= TRIES_IN_TURN) return this.setAside(stored);
        await patience.wait();
      } catch (error) {
        if (error instanceof ViewError && (error.code === 'ROWS_SET_ASIDE' || tries >= TRIES_IN_TURN)) return this.setAside(stored);
        // A newer release wrote it, and only that release knows its reaction, so this one must not pass it.
        if (error instanceof UnreadableEvent) throw error;
        const because = `the reaction to ${stored.type} ${stored.id} failed`;
        if (!(error instanceof StoreError) && !(error instanceof ViewError)) {
          this.options.notice(`${because} and is passed over; this is a bug: ${(error as Error).stack ?? String(error)}`);
          return true;
        }
        if (error.code === 'STORE_DAMAGED') {
          this.options.altered?.meet(error);
          this.options.notice(`${because} and is left until the next start: ${error.message}`);
          this.leftUndone ??= stored.position;
          return true;
        }
        if (!isReported) this.options.notice(`${because} and will be tried again: ${error.message}`);
        isReported = true;
        await patience.wait();
      }
    }
    return false;
  }

  /** Lets the reaction wait, so that those of other tournaments continue. */
  private setAside(stored: StoredEvent): true {
    if (this.waiting.add(stored))
      this.options.notice(`the reaction to ${stored.type} ${stored.id} waits, and those of other tournaments go on`);
    else this.leftUndone ??= stored.position;
    return true;
  }

  /** Retries a waiting reaction. @returns whether it is finished */
  private async attempt(stored: StoredEvent): Promise<boolean> {
    try {
      return (await this.handle(decodeEvent(stored))) !== contested;
    } catch (error) {
      if (error instanceof StoreError || error instanceof ViewError || error instanceof UnreadableEvent) return false;
      this.options.notice(`the reaction to ${stored.type} ${stored.id} failed and is passed over; this is a bug: ${String(error)}`);
      return true;
    }
  }

  private async handle(event: CommittedEvent): Promise<(CommandOutcome & { readonly accepted: true }) | typeof contested | null> {
    const outcome = await this.options.react(event);
    if (outcome === null || outcome.accepted) return outcome;
    if (outcome.refusal.code === 'TOO_MANY_CONFLICTS') return contested;
    this.options.notice(
      `the reaction to ${event.type} ${event.id} was refused: ${outcome.refusal.code} ${JSON.stringify(outcome.refusal.parameters)}`,
    );
    return null;
  }
}
