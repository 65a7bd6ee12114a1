/**
 * Copies the log of a SQLite file into the file in a thread before it gets so long that a commit would do it, for which everything waits.
 * If the thread fails or falls behind, a commit does it.
 */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CheckpointData } from './checkpoint-thread.js';
import type { SqliteDatabase, SqliteStatement } from './sqlite-database.js';

/** Log pages that are worth the thread's work, 8 MB. */
const WORTH_PAGES = 2_000;

export class Checkpoints {
  readonly #log: SqliteStatement<[busy: number, pages: number, copied: number]>;
  #thread: Worker | null = null;
  #isBusy = false;

  constructor(private readonly database: SqliteDatabase) {
    this.#log = database.prepareArrays('PRAGMA wal_checkpoint(NOOP)');
  }

  /** Checks the length of the log. Call it after each commit, outside of a transaction. */
  look(): void {
    if (this.#isBusy || this.#uncopied() < WORTH_PAGES) return;
    this.#isBusy = true;
    this.#thread ??= this.#start();
    this.#thread.postMessage(null);
  }

  /** Stops the thread, even while it works. */
  close(): void {
    this.#isBusy = true;
    void this.#thread?.terminate();
  }

  /** Pages that are only in the log. */
  #uncopied(): number {
    try {
      const [, pages, copied] = this.#log.get()!;
      return pages - copied;
    } catch {
      // The next commit reports a problem of the file.
      return 0;
    }
  }

  #start(): Worker {
    const here = import.meta.url;
    const workerData: CheckpointData = { path: this.database.path };
    const thread = new Worker(new URL(`./checkpoint-thread${extname(here)}`, here), { workerData });
    thread.unref();
    thread.on('message', () => (this.#isBusy = false));
    // A failed thread is not used again.
    thread.on('error', () => undefined);
    return thread;
  }
}
