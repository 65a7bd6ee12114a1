/**
 * The gate in front of all operations without a token. In each turn of the event loop they have a few milliseconds; what is left over waits in a bounded
 * queue, cheap operations before costly ones. Whoever has a token does not pass here, so that a flood of strangers delays them by one operation at most.
 */
import type { Limits } from './limits.js';

/** Cheap operations are let in before costly ones. */
export type Lane = 'cheap' | 'costly';

/** How long operations may begin in one turn of the event loop, milliseconds; then those with a token have theirs. */
const TURN_MS = 5;
/** How long a costly operation lets cheap ones go first, milliseconds. */
const COSTLY_WAITS_MS = 500;

export interface Waiting {
  /** Begins the operation. It has to tell when it is over: see {@link Admission.leave}. */
  readonly begin: () => void;
  /** Whether whoever asked is gone. */
  readonly isGone: () => boolean;
}

interface Queued extends Waiting {
  readonly since: number;
}

export class Admission {
  readonly #queues: Readonly<Record<Lane, Queued[]>> = { cheap: [], costly: [] };
  #running = 0;
  /** When the first operation of this turn of the event loop began; null before. */
  #turnBegan: number | null = null;
  #isDue = false;
  #lastCostly = 0;

  constructor(private readonly limits: Pick<Limits, 'publicOperations' | 'publicQueue'>) {}

  /** Begins an operation, now or when its turn comes. @returns false where too many wait: it is not begun */
  enter(lane: Lane, waiting: Waiting): boolean {
    if (this.#isFree() && this.#queues.cheap.length === 0 && this.#queues.costly.length === 0) {
      this.#running += 1;
      waiting.begin();
      return true;
    }
    const queue = this.#queues[lane];
    const most = lane === 'cheap' ? this.limits.publicQueue : Math.ceil(this.limits.publicQueue / 8);
    if (queue.length >= most) return false;
    queue.push({ ...waiting, since: performance.now() });
    this.#plan();
    return true;
  }

  /** An operation that was begun is over. */
  leave(): void {
    this.#running -= 1;
    if (this.#queues.cheap.length > 0 || this.#queues.costly.length > 0) this.#plan();
  }

  /** Whether one more may begin in this turn of the event loop. */
  #isFree(): boolean {
    if (this.#running >= this.limits.publicOperations) return false;
    const now = performance.now();
    if (this.#turnBegan === null) {
      this.#turnBegan = now;
      setImmediate(() => (this.#turnBegan = null));
    }
    return now - this.#turnBegan < TURN_MS;
  }

  /** Lets one in at the end of this turn: between two of them the loop looks at what else came. */
  #plan(): void {
    if (this.#isDue || this.#running >= this.limits.publicOperations) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      const next = this.#next();
      if (next === undefined) return;
      this.#running += 1;
      next.begin();
      this.#plan();
    });
  }

  #next(): Queued | undefined {
    for (let next = this.#take(); next !== undefined; next = this.#take()) if (!next.isGone()) return next;
    return undefined;
  }

  #take(): Queued | undefined {
    const { cheap, costly } = this.#queues;
    const now = performance.now();
    const isCostlyDue = costly.length > 0 && now - Math.max(this.#lastCostly, costly[0]!.since) >= COSTLY_WAITS_MS;
    if (cheap.length > 0 && !isCostlyDue) return cheap.shift();
    if (costly.length > 0) this.#lastCostly = now;
    return costly.shift();
  }
}
