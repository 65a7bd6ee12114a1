/**
 * Writes events to an open SQLite file, one transaction at a time. Node also runs this file directly in a thread, so it imports only types.
 */

/** One transaction. Rows are flattened, the cheapest form to send to a thread. */
export interface Commit {
  /** Number and name of each new stream. */
  readonly streams: readonly (number | string)[];
  /** Position, stream number, revision, id, type, data, metadata and packed digits (or null) of each event. */
  readonly events: readonly (number | string | null)[];
  /** The format's version, if it must be written again; else null. */
  readonly version: number | null;
}

export interface CommitFailure {
  /** Whether a row caused the failure, and not the begin or the end: without that row, the rest may be committed. */
  readonly isOfRow: boolean;
  readonly error: unknown;
}

/** What it uses of a connection. */
export interface Connection {
  exec(sql: string): void;
  prepare(sql: string): Statement;
}

interface Statement {
  run(...values: readonly (number | string | null)[]): unknown;
}

/** More rows per statement gain nothing; this many cost a third less than single ones. */
const MOST_ROWS = 16;
const COLUMNS = 8;
/** The most pages in the log, 16 MB, before it is copied into the file: everything waits for the copy and its syncs. */
const CHECKPOINT_PAGES = 4_000;

export class EventWriter {
  readonly #connection: Connection;
  readonly #begin: Statement;
  readonly #end: Statement;
  readonly #stream: Statement;
  #diskMs = 0;
  /** The statements by number of rows. */
  readonly #events: readonly Statement[];

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    this.#begin = connection.prepare('BEGIN IMMEDIATE');
    this.#end = connection.prepare('COMMIT');
    // OR FAIL leaves the rows before a failed one to the transaction, so SQLite need not be able to undo the statement alone.
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

  /** The disk time of the last commit, in milliseconds. */
  get diskMs(): number {
    return this.#diskMs;
  }

  /** @returns null when it is on disk; otherwise the failure, and nothing is written */
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
      // SQLite has already rolled back after some errors, such as a full disk. After others, the next BEGIN shows whether the file is
      // usable.
    }
  }
}
