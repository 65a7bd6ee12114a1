/**
 * The gate in front of all operations without a token. In each turn of the event loop they have a few milliseconds; what is left over waits in bounded
 * queues, cheap operations before costly ones, and in each the addresses take turns. Whoever has a token does not pass here, so that a flood of strangers delays them by one operation at most.
 */
import { FairQueue } from '../request/fair-queue.js';
import type { Limits } from '../request/limits.js';

/** Cheap operations that were asked before go first, then cheap ones that have to be read, then costly ones. */
const lanes = ['known', 'cheap', 'costly'] as const;
export type Lane = (typeof lanes)[number];

/** How long operations may begin in one turn of the event loop, milliseconds; then those with a token have theirs. */
const TURN_MS = 5;
/** How long an operation waits before it is refused, milliseconds: whoever asks hears soon that there is too much to do. */
const PATIENCE_MS: Readonly<Record<Lane, number>> = { known: 200, cheap: 1_000, costly: 5_000 };
/** How often a lane has its turn although others that go before it wait, milliseconds. */
const TURN_AT_LEAST_MS: Readonly<Record<Lane, number>> = { known: 0, cheap: 20, costly: 500 };
/** The part of the queue that a lane may fill. */
const PART: Readonly<Record<Lane, number>> = { known: 1, cheap: 1, costly: 1 / 8 };

export interface Waiting {
  /** Begins the operation, which has to tell when it is over: see {@link Admission.leave}. */
  readonly begin: () => void;
  /** There is too much to do: the operation is not begun. */
  readonly refuse: () => void;
  /** Whether whoever asked is gone. */
  readonly isGone: () => boolean;
}

interface Queued extends Waiting {
  readonly since: number;
}

interface Queue {
  readonly lane: Lane;
  readonly waiting: FairQueue<Queued>;
  /** When one of it last began. */
  last: number;
}

export class Admission {
  readonly #queues: readonly Queue[] = lanes.map((lane) => ({ lane, waiting: new FairQueue(), last: 0 }));
  #running = 0;
  #waiting = 0;
  /** When the first operation of this turn of the event loop began; null before. */
  #turnBegan: number | null = null;
  #isDue = false;

  constructor(private readonly limits: Pick<Limits, 'publicOperations' | 'publicQueue'>) {}

  /** How many operations wait for their turn. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Begins an operation, now or when its turn comes. Where too many wait, one of the address is refused that has most of them. */
  enter(lane: Lane, address: string, waiting: Waiting): void {
    if (this.#waiting === 0 && this.#isFree()) {
      this.#running += 1;
      waiting.begin();
      return;
    }
    const queue = this.#queues.find((each) => each.lane === lane)!;
    if (queue.waiting.size >= PART[lane] * this.limits.publicQueue) {
      const last = queue.waiting.dropBehind(address);
      if (last === null) return waiting.refuse();
      this.#waiting -= 1;
      last.refuse();
    }
    queue.waiting.add(address, 1, { ...waiting, since: performance.now() });
    this.#waiting += 1;
    this.#plan();
  }

  /** An operation that was begun is over. */
  leave(): void {
    this.#running -= 1;
    if (this.#waiting > 0) this.#plan();
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
      const next = this.#next(performance.now());
      if (next === null) return;
      this.#running += 1;
      next.begin();
      if (this.#waiting > 0) this.#plan();
    });
  }

  #next(now: number): Waiting | null {
    for (const { lane, waiting } of this.#queues) {
      if (waiting.size === 0) continue;
      const late = waiting.drop(({ isGone, since }) => isGone() || now - since > PATIENCE_MS[lane]);
      this.#waiting -= late.length;
      for (const { isGone, refuse } of late) if (!isGone()) refuse();
    }
    const some = this.#queues.filter(({ waiting }) => waiting.size > 0);
    const overdue = some.findLast(({ lane, waiting, last }) => now - Math.max(last, oldestOf(waiting)) >= TURN_AT_LEAST_MS[lane]);
    const queue = overdue?.lane === 'known' ? some[0] : (overdue ?? some[0]);
    if (queue === undefined) return null;
    queue.last = now;
    this.#waiting -= 1;
    return queue.waiting.next();
  }
}

/** Since when the one waits who waits longest. */
function oldestOf(waiting: FairQueue<Queued>): number {
  let oldest = Number.POSITIVE_INFINITY;
  for (const { since } of waiting.heads()) oldest = Math.min(oldest, since);
  return oldest;
}
