/**
 * A client that does nothing wrong, beside an attack: how long they wait for what they ask.
 */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** The victim's waits. */
export interface Waits {
  /** How long each answer took, milliseconds. */
  readonly waited: readonly number[];
  /** Answers without data. */
  readonly refused: number;
  /** Requests without any answer: the server was gone, or took longer than 30 seconds. */
  readonly failed: number;
}

const PAUSE_MS = 5;
/** Answers that do not count, while connection, query and program warm up. */
export const WARM = 50;

export class Victim {
  readonly #thread: Worker;
  readonly #answered = new Int32Array(new SharedArrayBuffer(4));

  /**
   * @param bodies what is sent, in turn; `§` in one stands for a number that no other request has
   * @param token asks as its bearer; without it as anybody
   */
  constructor(url: string, bodies: readonly string[], token: string | null = null) {
    const start = new URL('./start-victim.mjs', import.meta.url);
    this.#thread = new Worker(start, { workerData: { url, bodies, token, pauseMs: PAUSE_MS, answered: this.#answered } });
  }

  /** How often it was answered so far, the first times too that do not count. */
  get answered(): number {
    return Atomics.load(this.#answered, 0);
  }

  /** Resolves when it was answered so often that connection and query are warm. */
  async warm(): Promise<void> {
    while (this.answered <= WARM) await pause(10);
  }

  /** Ends it. @returns what it saw */
  async stop(): Promise<Waits> {
    // A thread has no origin to name.
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    this.#thread.postMessage('stop');
    const [waits] = (await once(this.#thread, 'message')) as [Waits];
    return waits;
  }
}

/** The figure that a part of all figures do not exceed: 0.99 gives the 99th percentile. Infinite where there are none. */
export function percentile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.POSITIVE_INFINITY;
}
