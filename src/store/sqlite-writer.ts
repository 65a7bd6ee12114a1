/**
 * Writes events to a SQLite file, one commit after the other. A commit waits for the disk. Where the disk is fast, it is made at once; where it is slow, by
 * a thread, so that nothing else of the program waits with it.
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
  /** After a commit that took so many milliseconds, the thread makes them; 0 for all. Default 2. */
  readonly slowMs?: number | undefined;
  /** See ConnectionOptions. */
  readonly busyTimeoutMs?: number | undefined;
}

/** A thread costs a lone caller a tenth of a millisecond. */
const SLOW_MS = 2;
/** What the latest commit counts in the mean. */
const WEIGHT = 0.05;

interface Asked {
  readonly resolve: (failure: CommitFailure | null) => void;
  readonly reject: (error: StoreError) => void;
}

export class SqliteWriter {
  readonly #here: EventWriter;
  readonly #slowMs: number;
  /** How long commits take by the thread, milliseconds; null while they are made here. */
  #mean: number | null;
  #thread: Worker | null = null;
  /** Those who wait for the thread, in the order of their commits. */
  readonly #asked: Asked[] = [];

  constructor(
    private readonly database: SqliteDatabase,
    private readonly options: SqliteWriterOptions,
  ) {
    this.#here = new EventWriter(database);
    // What is in memory has no other connection.
    this.#slowMs = database.path === ':memory:' ? Infinity : (options.slowMs ?? SLOW_MS);
    this.#mean = this.#slowMs === 0 ? 0 : null;
  }

  /**
   * Resolves once it is on disk, with null; with how it failed otherwise, and then nothing of it is.
   * @throws StoreError where the thread failed, and it is not known what is on disk
   */
  async commit(commit: Commit): Promise<CommitFailure | null> {
    if (this.#mean !== null || this.#asked.length > 0) return this.#commitThere(commit);
    const begin = performance.now();
    const failure = this.#here.commit(commit);
    const ms = performance.now() - begin;
    if (ms > this.#slowMs) this.#mean = ms;
    return failure;
  }

  /** Lets go of the thread. */
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
    // Only a thread that has something to do keeps the process alive.
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
    thread.on('message', ({ failure, ms }: WriterAnswer) => {
      const asked = this.#asked.shift()!;
      if (this.#asked.length === 0) thread.unref();
      this.#take(ms);
      asked.resolve(failure && { ...failure, error: mapDriverError(Object.assign(new Error(), failure.error), path) });
    });
    let problem = 'it ended';
    thread.on('error', (error) => (problem = String(error)));
    thread.on('exit', () => {
      this.#thread = null;
      const error = new StoreError('STORE_FAILED', `The thread that writes ${path} failed (${problem}): try again.`);
      for (const { reject } of this.#asked.splice(0)) reject(error);
    });
    return thread;
  }

  /** Once the disk is fast again, the thread has rest. */
  #take(ms: number): void {
    if (this.#mean === null) return;
    this.#mean += (ms - this.#mean) * WEIGHT;
    if (this.#mean < this.#slowMs / 2) this.#mean = null;
  }
}
