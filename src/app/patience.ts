/**
 * How long to wait before what failed is tried again: each wait twice the one before, up to a limit, and a short one once it went well.
 */
import { setTimeout as delay } from 'node:timers/promises';

/** The longest wait for a store or a folder, milliseconds: a trouble that has ended is no longer named five seconds later. */
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
