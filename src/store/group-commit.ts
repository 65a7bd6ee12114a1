/**
 * When requests are committed together: what comes in during one turn of the event loop goes to disk at the end of that turn, at most so many
 * at once. Many callers share one write to disk; a lone caller, for whom a turn costs a sixth of a write, mostly skips the wait.
 */

/** Bounds how long one commit keeps the event loop, and so every other caller, waiting. */
const MOST_AT_ONCE = 64;

/**
 * How many commits a caller who turned out to be alone gets without a turn of the event loop. More would starve the network: what waits there
 * is not seen before the turn, so requests of other clients could never join.
 */
const COMMITS_WITHOUT_TURN = 8;

export class GroupCommit<Request> {
  private waiting: Request[] = [];
  private scheduled = false;
  private withoutTurn = COMMITS_WITHOUT_TURN;

  /** @param commit answers every request it is given, and never throws */
  constructor(private readonly commit: (batch: readonly Request[]) => void) {}

  add(request: Request): void {
    this.waiting.push(request);
    if (!this.scheduled) this.schedule();
  }

  /** Commits all that waits, now. */
  drain(): void {
    while (this.waiting.length > 0) this.commitNext();
  }

  private schedule(): void {
    this.scheduled = true;
    if (this.withoutTurn === 0) {
      setImmediate(this.endTurn);
      return;
    }
    this.withoutTurn -= 1;
    queueMicrotask(this.commitWaiting);
  }

  private readonly endTurn = (): void => {
    this.withoutTurn = COMMITS_WITHOUT_TURN;
    this.commitWaiting();
  };

  private readonly commitWaiting = (): void => {
    // Callers who came together will come together again: from now on each turn is awaited, until somebody is alone in one.
    if (this.waiting.length > 1) this.withoutTurn = 0;
    this.scheduled = false;
    if (this.waiting.length > 0) this.commitNext();
    if (this.waiting.length > 0 && !this.scheduled) this.schedule();
  };

  private commitNext(): void {
    let batch = this.waiting;
    if (batch.length <= MOST_AT_ONCE) this.waiting = [];
    else batch = this.waiting.splice(0, MOST_AT_ONCE);
    this.commit(batch);
  }
}
