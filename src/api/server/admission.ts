/**
 * The gate for operations without a token. They get a few milliseconds per turn of the event loop; the others wait in bounded queues, cheap
 * before costly, where addresses take turns. Operations with a token do not pass here, so a flood of strangers delays them by one operation
 * at most.
 */
import { FairQueue } from '../request/fair-queue.js';
import type { Limits } from '../request/limits.js';

/** Cheap known operations come first, then cheap new ones, then costly ones. */
const lanes = ['known', 'cheap', 'costly'] as const;
export type Lane = (typeof lanes)[number];

/** How long operations may start in one turn of the event loop, in milliseconds; then operations with a token run. */
const TURN_MS = 5;
/** How long an operation waits before it is refused as overload, in milliseconds. */
const PATIENCE_MS: Readonly<Record<Lane, number>> = { known: 200, cheap: 1_000, costly: 5_000 };
/** A lane has a turn at least this often although others come before it, in milliseconds. */
const TURN_AT_LEAST_MS: Readonly<Record<Lane, number>> = { known: 0, cheap: 20, costly: 500 };
/** The share of the queue that a lane may fill. */
const PART: Readonly<Record<Lane, number>> = { known: 1, cheap: 1, costly: 1 / 8 };

export interface Waiting {
  /** Starts the operation, which must call {@link Admission.leave} when it ends. */
  readonly begin: () => void;
  /** Refuses the operation because of overload. */
  readonly refuse: () => void;
  /** Whether the asker has left. */
  readonly isGone: () => boolean;
}

interface Queued extends Waiting {
  readonly since: number;
}

interface Queue {
  readonly lane: Lane;
  readonly waiting: FairQueue<Queued>;
  /** When an operation of this lane last started. */
  last: number;
}

export class Admission {
  readonly #queues: readonly Queue[] = lanes.map((lane) => ({ lane, waiting: new FairQueue(), last: 0 }));
  #running = 0;
  #waiting = 0;
  /** When the first operation of this turn started; null before. */
  #turnBegan: number | null = null;
  #isDue = false;

  constructor(private readonly limits: Pick<Limits, 'publicOperations' | 'publicQueue'>) {}

  /** The number of waiting operations. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Starts an operation, now or in its turn. If too many wait, one of the address with most of them is refused. */
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

  /** Ends a started operation. */
  leave(): void {
    this.#running -= 1;
    if (this.#waiting > 0) this.#plan();
  }

  /** Whether another may start in this turn. */
  #isFree(): boolean {
    if (this.#running >= this.limits.publicOperations) return false;
    const now = performance.now();
    if (this.#turnBegan === null) {
      this.#turnBegan = now;
      setImmediate(() => (this.#turnBegan = null));
    }
    return now - this.#turnBegan < TURN_MS;
  }

  /** Starts one at the end of this turn, so that the loop handles other events in between. */
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

/** The arrival of the longest waiting operation. */
function oldestOf(waiting: FairQueue<Queued>): number {
  let oldest = Number.POSITIVE_INFINITY;
  for (const { since } of waiting.heads()) oldest = Math.min(oldest, since);
  return oldest;
}
