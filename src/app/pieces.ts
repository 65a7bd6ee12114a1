/**
 * Long work in pieces, with turns of the event loop between them, so that others wait for a piece and not for the whole.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Lets others have their turn. That takes two turns of the event loop: in the first a connection is accepted, in the second its request is read. With one,
 * who connects would wait for two pieces.
 */
export async function letOthersGo(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

export class Pieces {
  #done = 0;

  /** @param size how much work one piece is */
  constructor(private readonly size: number) {}

  /** Counts work that was done; where the piece is full, resolves in a later turn. */
  async done(work: number): Promise<void> {
    this.#done += work;
    if (this.#done < this.size) return;
    this.#done = 0;
    await letOthersGo();
  }
}

/**
 * Finishes a computation that yields how many steps it has taken since it last did.
 * @param size how many steps one piece has
 * @param keepOn asked after each turn of others; it may throw where nobody waits for the rest
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
 * Long works one after the other: many at once take as long, and hold all of their memory. Those who waited for them do not all go on in one turn either.
 */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();
  #done = 0;

  /** @param aTurn of how many works the outcome is taken on in one turn */
  constructor(private readonly aTurn = 1) {}

  run<Value>(work: () => Promise<Value>): Promise<Value> {
    const value = this.#last.then(work);
    this.#last = value.catch(() => undefined).then(() => ((this.#done += 1) % this.aTurn === 0 ? nextTurn() : undefined));
    return value;
  }
}
