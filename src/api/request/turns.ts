/**
 * Turns of the event loop for work that strangers cause and nobody waits for at a desk: one piece a turn, so that requests come between,
 * and about as long a rest as the piece took. Addresses take turns, so that one that asks for much waits for itself.
 */

/** A piece that took no longer than this needs no rest, milliseconds. */
const SHORT_MS = 2;
const LONGEST_REST_MS = 100;

export class Turns {
  /** Who waits, by address; the addresses in the order of their next turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = false;

  /** Resolves when the work of this address may go on. */
  take(address: string): Promise<void> {
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
