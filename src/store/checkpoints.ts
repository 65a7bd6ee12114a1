/**
 * Has the log of a SQLite file copied into the file by a thread before it is so long that a commit does it, for which everybody waits. Where the thread
 * fails, or can't keep up, a commit does it as before.
 */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CheckpointData } from './checkpoint-thread.js';
import type { SqliteDatabase, SqliteStatement } from './sqlite-database.js';

/** Pages of the log that are worth the thread's work, 8 MB. */
const WORTH_PAGES = 2_000;

export class Checkpoints {
  readonly #log: SqliteStatement<[busy: number, pages: number, copied: number]>;
  #thread: Worker | null = null;
  #isBusy = false;

  constructor(private readonly database: SqliteDatabase) {
    this.#log = database.prepareArrays('PRAGMA wal_checkpoint(NOOP)');
  }

  /** Looks how long the log is. To be called after each commit, outside of a transaction. */
  look(): void {
    if (this.#isBusy || this.#uncopied() < WORTH_PAGES) return;
    this.#isBusy = true;
    this.#thread ??= this.#start();
    this.#thread.postMessage(null);
  }

  /** Lets go of the thread, whatever it is at. */
  close(): void {
    this.#isBusy = true;
    void this.#thread?.terminate();
  }

  /** Pages that stand in the log alone. */
  #uncopied(): number {
    try {
      const [, pages, copied] = this.#log.get()!;
      return pages - copied;
    } catch {
      // What is wrong with the file the next commit says.
      return 0;
    }
  }

  #start(): Worker {
    const here = import.meta.url;
    const workerData: CheckpointData = { path: this.database.path };
    const thread = new Worker(new URL(`./checkpoint-thread${extname(here)}`, here), { workerData });
    thread.unref();
    thread.on('message', () => (this.#isBusy = false));
    // It is not asked again.
    thread.on('error', () => undefined);
    return thread;
  }
}
