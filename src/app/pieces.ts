/** Long work in pieces, with turns of the event loop between them, so that other work waits for one piece only. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Waits for two turns of the event loop: in the first a connection is accepted, in the second its request is read. With one, a new
 * connection would wait for two pieces.
 */
export async function letOthersGo(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

export class Pieces {
  #done = 0;

  /** @param size how much work is one piece */
  constructor(private readonly size: number) {}

  /** Counts work done. When the piece is full, it resolves in a later turn. */
  async done(work: number): Promise<void> {
    this.#done += work;
    if (this.#done < this.size) return;
    this.#done = 0;
    await letOthersGo();
  }
}

/**
 * Finishes a computation that yields the steps taken since the last yield.
 * @param size steps per piece
 * @param keepOn called after each turn; it may throw when nobody waits for the result
 */
export async function finishInTurns<Value>(
  steps: Generator<number, Value>,
  size: number,
  keepOn: () => void = () => undefined,
): Promise<Value> {
  for (let taken = 0; ;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    taken += value;
    if (taken < size) continue;
    taken = 0;
    await letOthersGo();
    keepOn();
  }
}

/**
 * Runs long tasks one after the other. Running them together would take as long and hold the memory of all. Those who wait for one result
 * do not all continue in the same turn either.
 */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();
  #done = 0;

  /** @param aTurn how many waiters continue in one turn */
  constructor(private readonly aTurn = 1) {}

  run<Value>(work: () => Promise<Value>): Promise<Value> {
    const value = this.#last.then(work);
    this.#last = value.catch(() => undefined).then(() => ((this.#done += 1) % this.aTurn === 0 ? nextTurn() : undefined));
    return value;
  }
}
