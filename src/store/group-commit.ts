/**
 * Groups requests into commits. One commit runs at a time; requests that come meanwhile share the next, up to a limit. Many callers share
 * one write. A turn of the event loop costs a sixth of a write, so a lone caller mostly skips the wait.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Bounds the work of one commit, and so the wait of its callers. */
const MOST_AT_ONCE = 64;

/**
 * Commits for a lone caller without a turn of the event loop. More would starve the network: requests of other clients are not read before
 * the turn, so they could never join.
 */
const COMMITS_WITHOUT_TURN = 8;

export class GroupCommit<Request> {
  private waiting: Request[] = [];
  /** Set while anything waits. */
  private running: Promise<void> | null = null;
  private withoutTurn = COMMITS_WITHOUT_TURN;

  /** @param commit answers every request it is given, and never rejects */
  constructor(private readonly commit: (batch: readonly Request[]) => Promise<void>) {}

  /** The number of waiting requests. */
  get length(): number {
    return this.waiting.length;
  }

  add(request: Request): void {
    this.waiting.push(request);
    this.running ??= this.run();
  }

  /** Resolves when all waiting requests are committed. */
  async finish(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    do {
      await this.gather();
      // Several callers have come together and will again, so each turn is awaited until a caller is alone.
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
