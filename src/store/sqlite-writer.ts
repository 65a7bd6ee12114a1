/**
 * Writes events to a SQLite file, one commit after the other. A commit waits for the disk: on a fast disk it is made synchronously, on a
 * slow one in a thread, so that the program does not wait.
 */
import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StoreError } from './event-store.js';
import { type Commit, type CommitFailure, EventWriter } from './event-writer.js';
import type { WriterAnswer, WriterData } from './event-writer-thread.js';
import { BUSY_TIMEOUT_MS, type SqliteDatabase } from './sqlite-database.js';
import { mapDriverError } from './sqlite-errors.js';

export interface SqliteWriterOptions {
  /** When commits take more milliseconds on average, the thread makes them; 0 for all. Default 2. */
  readonly slowMs?: number | undefined;
  /** See ConnectionOptions. */
  readonly busyTimeoutMs?: number | undefined;
}

/** A thread costs a lone caller a tenth of a millisecond. */
const SLOW_MS = 2;
/** The weight of the latest commit in the mean: one that copies the log takes long on any disk. */
const WEIGHT = 0.2;

interface Asked {
  readonly resolve: (failure: CommitFailure | null) => void;
  readonly reject: (error: StoreError) => void;
}

export class SqliteWriter {
  readonly #here: EventWriter;
  readonly #slowMs: number;
  /** The mean disk time of the last commits, in milliseconds. */
  #mean = 0;
  #isSlow: boolean;
  #thread: Worker | null = null;
  /** The commits waiting for the thread, in order. */
  readonly #asked: Asked[] = [];

  constructor(
    private readonly database: SqliteDatabase,
    private readonly options: SqliteWriterOptions,
  ) {
    this.#here = new EventWriter(database);
    // A database in memory cannot have another connection.
    this.#slowMs = database.path === ':memory:' ? Infinity : (options.slowMs ?? SLOW_MS);
    this.#isSlow = this.#slowMs === 0;
  }

  /** Whether the thread makes the commits. */
  get isSlow(): boolean {
    return this.#isSlow;
  }

  /**
   * Resolves with null when it is on disk, else with the failure, and then nothing is written.
   * @throws StoreError when the thread failed, and it is unknown what is on disk
   */
  async commit(commit: Commit): Promise<CommitFailure | null> {
    if (this.#isSlow || this.#asked.length > 0) return this.#commitThere(commit);
    const failure = this.#here.commit(commit);
    this.#take(this.#here.diskMs);
    return failure;
  }

  /** Stops the thread. */
  async close(): Promise<void> {
    const thread = this.#thread;
    if (thread === null) return;
    thread.ref();
    const ended = once(thread, 'exit');
    thread.postMessage(null);
    await ended;
  }

  async #commitThere(commit: Commit): Promise<CommitFailure | null> {
    const thread = (this.#thread ??= this.#start());
    // Only a working thread keeps the process running.
    thread.ref();
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject });
      thread.postMessage(commit);
    });
  }

  #start(): Worker {
    const here = import.meta.url;
    const url = (name: string): URL => new URL(`./${name}${extname(here)}`, here);
    const { path } = this.database;
    const workerData: WriterData = {
      path,
      busyTimeoutMs: this.options.busyTimeoutMs ?? BUSY_TIMEOUT_MS,
      module: url('event-writer').href,
    };
    const thread = new Worker(url('event-writer-thread'), { workerData });
    thread.on('message', ({ failure, diskMs }: WriterAnswer) => {
      const asked = this.#asked.shift()!;
      if (this.#asked.length === 0) thread.unref();
      this.#take(diskMs);
      asked.resolve(failure && { ...failure, error: mapDriverError(Object.assign(new Error(), failure.error), path) });
    });
    let problem = 'it ended';
    thread.on('error', (error) => (problem = String(error)));
    thread.on('exit', () => {
      this.#thread = null;
      // The next commit is synchronous, and shows whether the disk is still slow.
      this.#mean = 0;
      this.#isSlow = this.#slowMs === 0;
      const error = new StoreError('STORE_FAILED', `The thread that writes ${path} failed (${problem}): try again.`);
      for (const { reject } of this.#asked.splice(0)) reject(error);
    });
    return thread;
  }

  #take(diskMs: number): void {
    this.#mean += (diskMs - this.#mean) * WEIGHT;
    // Between half and the whole limit nothing changes.
    if (this.#mean > this.#slowMs) this.#isSlow = true;
    else if (this.#mean < this.#slowMs / 2) this.#isSlow = false;
  }
}
