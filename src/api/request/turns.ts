/**
 * Turns of the event loop for strangers' work that no person waits for: one piece per turn, so that requests come between, and a pause as
 * long as the piece. Addresses take turns, so heavy users wait for themselves.
 */

/** A piece this short needs no pause, in milliseconds. */
const SHORT_MS = 2;
const LONGEST_REST_MS = 100;

export class Turns {
  /** The waiting tasks by address, in the order of their next turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = false;

  /** Resolves when the address has its turn. */
  waitForTurn(address: string): Promise<void> {
    return new Promise((resolve) => {
      const queue = this.#waiting.get(address);
      if (queue === undefined) this.#waiting.set(address, [resolve]);
      else queue.push(resolve);
      if (this.#running) return;
      this.#running = true;
      setImmediate(this.#next);
    });
  }

  readonly #next = (): void => {
    const entry = this.#waiting.entries().next();
    if (entry.done === true) {
      this.#running = false;
      return;
    }
    const [address, queue] = entry.value;
    this.#waiting.delete(address);
    const go = queue.shift()!;
    if (queue.length > 0) this.#waiting.set(address, queue);
    const begun = performance.now();
    go();
    setImmediate(() => {
      const took = performance.now() - begun;
      if (took <= SHORT_MS) this.#next();
      else setTimeout(this.#next, Math.min(took, LONGEST_REST_MS));
    });
  };
}

/** Resolves in the next turn of the event loop. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
