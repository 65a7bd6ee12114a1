/**
 * Writes events to an open SQLite file, a transaction at a time. Node also runs this file as it is, in a thread: it imports types alone.
 */

/** One transaction. Rows stand one behind the other: to send them to a thread so costs the least. */
export interface Commit {
  /** Number and name of each new stream. */
  readonly streams: readonly (number | string)[];
  /** Position, number of the stream, revision, id, type, data, metadata and packed digits (or null) of each event. */
  readonly events: readonly (number | string | null)[];
  /** The format's version, where it is written again; else null. */
  readonly version: number | null;
}

export interface CommitFailure {
  /** Whether it failed by what was to be written, and not at its begin or end: without some of it, the rest may be committed. */
  readonly isOfRow: boolean;
  readonly error: unknown;
}

/** What it needs of a connection. */
export interface Connection {
  exec(sql: string): void;
  prepare(sql: string): Statement;
}

interface Statement {
  run(...values: readonly (number | string | null)[]): unknown;
}

/** More rows to a statement gain nothing; so many are a third cheaper than one by one. */
const MOST_ROWS = 16;
const COLUMNS = 8;
/** The log may grow to so many pages, 16 MB, before it is copied into the file: everybody waits for that, and for its syncs. */
const CHECKPOINT_PAGES = 4_000;

export class EventWriter {
  readonly #connection: Connection;
  readonly #begin: Statement;
  readonly #end: Statement;
  readonly #stream: Statement;
  #diskMs = 0;
  /** The statement for so many rows. */
  readonly #events: readonly Statement[];

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    this.#begin = connection.prepare('BEGIN IMMEDIATE');
    this.#end = connection.prepare('COMMIT');
    // OR FAIL: what a statement did before a row failed is left to the transaction, so SQLite need not note it to undo it alone.
    this.#stream = connection.prepare('INSERT OR FAIL INTO streams (id, name) VALUES (?, ?)');
    const row = `(${Array(COLUMNS - 1)
      .fill('?')
      .join(', ')}, unhex(?))`;
    const insert = 'INSERT OR FAIL INTO events (position, stream, revision, id, type, data, metadata, packed) VALUES';
    this.#events = Array.from({ length: MOST_ROWS }, (_, more) =>
      connection.prepare(
        `${insert} ${Array(more + 1)
          .fill(row)
          .join(', ')}`,
      ),
    );
  }

  /** How long the disk took for the last commit, milliseconds. */
  get diskMs(): number {
    return this.#diskMs;
  }

  /** @returns null once it is on disk; how it failed otherwise, and then nothing of it is */
  commit({ streams, events, version }: Commit): CommitFailure | null {
    let isOfRow = false;
    try {
      this.#begin.run();
      isOfRow = true;
      for (let at = 0; at < streams.length; at += 2) this.#stream.run(streams[at]!, streams[at + 1]!);
      for (let at = 0; at < events.length;) {
        const rows = Math.min((events.length - at) / COLUMNS, MOST_ROWS);
        this.#events[rows - 1]!.run(...events.slice(at, (at += rows * COLUMNS)));
      }
      if (version !== null) this.#connection.exec(`PRAGMA user_version = ${version}`);
      isOfRow = false;
      const begin = performance.now();
      this.#end.run();
      this.#diskMs = performance.now() - begin;
      return null;
    } catch (error) {
      this.#undo();
      return { isOfRow, error };
    }
  }

  #undo(): void {
    try {
      this.#connection.exec('ROLLBACK');
    } catch {
      // SQLite has already rolled back after some errors, a full disk among them. Of others, the next BEGIN shows whether the file is still good.
    }
  }
}
