/**
 * Runs process managers: reacts at once to the events of a command, and follows all events from a checkpoint so that
 * nothing is left undone after a crash. An event is acknowledged after its reaction succeeded; one that was handled at
 * once is skipped when the subscription brings it. A reaction that is refused is a bug or a race: it is reported and passed
 * over, but for one that met too many conflicts, which is tried again; at an event of a newer release it stands still; one that fails because the store does is tried again, ever more slowly, and so is following a store that can't be read for a while.
 * One that needs a stream that is damaged waits for the next start, and the others go on. One that needs a view that is away, or is contested again and
 * again, waits with later ones of its tournament, and those of other tournaments go on.
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

/** Where the reactor's position is kept between starts. */
export interface Checkpoint {
  load(): number | null;
  save(position: number): void;
}

export interface ReactorOptions {
  /** The types of events that call for a reaction. */
  readonly eventTypes: Pick<ReadonlySet<string>, 'has'>;
  readonly react: React;
  readonly store: EventStore;
  readonly checkpoint: Checkpoint;
  /** Hears of events that are not as they were recorded. */
  readonly altered?: AlteredStreams;
  /** Called with what a person should know, one line each. */
  readonly notice: (line: string) => void;
}

const shortestDelayMs = 100;
const savingEveryMs = 500;
/** After this number of tries, a reaction waits apart from others. */
const TRIES_IN_TURN = 5;
const no = (): boolean => false;
/** Instead of an outcome: other commands were faster again and again. */
const contested = Symbol('contested');

export class Reactor {
  /** Events that are or were handled at once and that the subscription has not brought yet, with whether it went well. */
  private readonly atOnce = new Map<string, Promise<boolean>>();
  /** The position that the subscription has come to, and the one up to which all is done. */
  private followed = -1;
  private done = -1;
  private saved = -1;
  /** The first event whose reaction waits for the next start: the checkpoint stays before it. */
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
   * Reacts to the events of a command, and to the events of those reactions.
   * @param position of the last of the events
   * @returns the greatest position that the reactions reached; null when there were none
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

  /** Does what was left undone, and goes on with what comes. Resolves when it stands at what was the end of the store. */
  async start(): Promise<void> {
    const end = await this.patiently('reactions can not begin', () => this.options.store.lastPosition());
    if (end === undefined) return;
    let caughtUp: () => void = () => undefined;
    const atEnd = new Promise<void>((resolve) => (caughtUp = resolve));
    const from = this.options.checkpoint.load();
    // A checkpoint beyond the end belongs to other events, such as before a restored backup: the reactions are checked again.
    this.following = this.follow(from === null || from > (end ?? -1) ? null : from, end ?? -1, caughtUp);
    this.following.catch((error: Error) => {
      this.failure = error;
      this.options.notice(`reactions stand still until the next start: ${error.message}`);
    });
    await Promise.race([atEnd, this.following]);
  }

  /** What made it stand still until the next start; null while it goes on. */
  get stoppedBy(): Error | null {
    return this.failure;
  }

  /** Reactions that wait, while those of other tournaments go on; one sentence each. */
  troubles(): readonly string[] {
    return this.waiting.troubles();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.waiting.stop();
    // Why it ended early has been reported.
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
        // What is done twice has one effect, so the checkpoint may lag behind the work.
        this.saveTimer ??= setTimeout(() => this.save(), savingEveryMs).unref();
      }
    });
  }

  /**
   * Does something again, ever more slowly, while the store fails it.
   * @param work is given the word that it goes well, so that the next wait is a short one
   * @returns undefined when it was stopped before
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
      // A full disk, say: work goes on, and is looked at once more after the next start.
      if (!this.cannotSave) this.options.notice(`how far reactions have come could not be kept: ${(error as Error).message}`);
      this.cannotSave = true;
    }
  }

  /** Handles an event that the subscription brings, unless that was done at once; tries until the store lets it. @returns false when it was stopped before */
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
        // A newer release wrote it. What it calls for is that release's to say; this one must not go past it.
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

  /** Has the reaction wait, so that those of other tournaments go on. */
  private setAside(stored: StoredEvent): true {
    if (this.waiting.add(stored))
      this.options.notice(`the reaction to ${stored.type} ${stored.id} waits, and those of other tournaments go on`);
    else this.leftUndone ??= stored.position;
    return true;
  }

  /** Tries a reaction that waits. @returns whether it is over */
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
