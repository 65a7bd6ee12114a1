/** How long to wait before a retry: each wait is twice the one before, up to a limit, and short again after a success. */
import { setTimeout as delay } from 'node:timers/promises';

/** The longest wait for a store or a folder, in milliseconds. A problem that has ended is listed for at most five seconds. */
export const LONGEST_WAIT_MS = 4_000;

export interface PatienceOptions {
  /** Milliseconds. */
  readonly shortestMs: number;
  readonly longestMs: number;
  /** Ends a wait early. */
  readonly signal: AbortSignal;
}

export class Patience {
  readonly #options: PatienceOptions;
  #nextMs: number;

  constructor(options: PatienceOptions) {
    this.#options = options;
    this.#nextMs = options.shortestMs;
  }

  async wait(): Promise<void> {
    const ms = this.#nextMs;
    this.#nextMs = Math.min(2 * ms, this.#options.longestMs);
    await delay(ms, undefined, { signal: this.#options.signal }).catch(() => undefined);
  }

  goesWell(): void {
    this.#nextMs = this.#options.shortestMs;
  }
}
