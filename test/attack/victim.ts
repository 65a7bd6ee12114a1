/**
 * A client that does nothing wrong, beside an attack: how long they wait for a plain query.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What the victim saw. */
export interface Waits {
  /** How long each answer took, milliseconds. */
  readonly waited: readonly number[];
  /** Answers without data. */
  readonly refused: number;
  /** Requests without any answer: the server was gone, or took longer than 30 seconds. */
  readonly failed: number;
}

const PAUSE_MS = 5;

export class Victim {
  readonly #thread: Worker;

  constructor(url: string, query: string) {
    const start = new URL('./start-victim.mjs', import.meta.url);
    this.#thread = new Worker(start, { workerData: { url, query, pauseMs: PAUSE_MS } });
  }

  /** Ends it. @returns what it saw */
  async stop(): Promise<Waits> {
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
