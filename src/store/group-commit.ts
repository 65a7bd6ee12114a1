/**
 * When requests are committed together. One commit is under way at a time; what comes meanwhile goes with the next, at most so many at once. Many callers
 * share one write to disk; a lone caller, for whom a turn of the event loop costs a sixth of a write, mostly skips the wait.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Bounds how much one commit has to do, and so how long its callers wait. */
const MOST_AT_ONCE = 64;

/**
 * How many commits a caller who turned out to be alone gets without a turn of the event loop. More would starve the network: what waits there
 * is not seen before the turn, so requests of other clients could never join.
 */
const COMMITS_WITHOUT_TURN = 8;

export class GroupCommit<Request> {
  private waiting: Request[] = [];
  /** Set while anything waits. */
  private running: Promise<void> | null = null;
  private withoutTurn = COMMITS_WITHOUT_TURN;

  /** @param commit answers every request it is given, and never rejects */
  constructor(private readonly commit: (batch: readonly Request[]) => Promise<void>) {}

  /** How many wait for the next commit. */
  get length(): number {
    return this.waiting.length;
  }

  add(request: Request): void {
    this.waiting.push(request);
    this.running ??= this.run();
  }

  /** Resolves once all that waits is committed. */
  async finish(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    do {
      await this.gather();
      // Callers who came together will come together again: from now on each turn is awaited, until somebody is alone in one.
      if (this.waiting.length > 1) this.withoutTurn = 0;
      await this.commit(this.waiting.splice(0, MOST_AT_ONCE));
    } while (this.waiting.length > 0);
    this.running = null;
  }

  private gather(): Promise<unknown> {
    if (this.withoutTurn > 0) {
      this.withoutTurn -= 1;
      return Promise.resolve();
    }
    this.withoutTurn = COMMITS_WITHOUT_TURN;
    return nextTurn();
  }
}
