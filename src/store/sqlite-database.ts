/**
 * The SQLite driver: apart from `event-writer-thread.ts`, the only file that uses `node:sqlite`. A connection, its statements, transactions
 * and errors.
 */
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { StoreError } from './event-store.js';
import { mapDriverError } from './sqlite-errors.js';

export type SqlValue = null | number | string | Uint8Array;

/** Earlier engines could lose commits when two connections raced a checkpoint. */
const OLDEST_ENGINE = '3.51.3';

/** @throws StoreError `STORE_ENGINE_TOO_OLD` */
export function refuseOldEngine(version: string): void {
  const order = version.localeCompare(OLDEST_ENGINE, 'en', { numeric: true });
  if (order >= 0) return;
  throw new StoreError(
    'STORE_ENGINE_TOO_OLD',
    `This Node brings SQLite ${version}, which can lose writes: run Tapis with a Node that brings ${OLDEST_ENGINE} or later.`,
  );
}

/** How long a statement waits for another process's lock, in milliseconds. */
export const BUSY_TIMEOUT_MS = 5_000;

/** Pages copied between two reports of progress. */
const PAGES_A_STEP = 4_000;

export interface SqliteOptions {
  readonly readOnly?: boolean;
  /** How long a statement waits for another process's lock, in milliseconds; the whole program waits with it. Default 5,000. */
  readonly busyTimeoutMs?: number;
}

/** A prepared statement. Its errors are StoreErrors. */
export class SqliteStatement<Row> {
  constructor(
    private readonly statement: StatementSync,
    private readonly path: string,
  ) {}

  run(...values: SqlValue[]): void {
    try {
      this.statement.run(...(values as SQLInputValue[]));
    } catch (error) {
      throw mapDriverError(error, this.path);
    }
  }

  get(...values: SqlValue[]): Row | undefined {
    try {
      return this.statement.get(...(values as SQLInputValue[])) as Row | undefined;
    } catch (error) {
      throw mapDriverError(error, this.path);
    }
  }

  all(...values: SqlValue[]): Row[] {
    try {
      return this.statement.all(...(values as SQLInputValue[])) as Row[];
    } catch (error) {
      throw mapDriverError(error, this.path);
    }
  }
}

/** A connection. Its errors are StoreErrors that name the file. */
export class SqliteDatabase {
  private readonly database: DatabaseSync;
  private readonly begin: SqliteStatement<never>;
  private readonly commit: SqliteStatement<never>;
  private readonly rollback: SqliteStatement<never>;

  constructor(
    readonly path: string,
    options: SqliteOptions = {},
  ) {
    refuseOldEngine(process.versions['sqlite'] ?? '0');
    try {
      this.database = new DatabaseSync(path, {
        readOnly: options.readOnly ?? false,
        timeout: options.busyTimeoutMs ?? BUSY_TIMEOUT_MS,
        enableForeignKeyConstraints: true,
      });
    } catch (error) {
      throw mapDriverError(error, path);
    }
    this.begin = this.prepare('BEGIN IMMEDIATE');
    this.commit = this.prepare('COMMIT');
    this.rollback = this.prepare('ROLLBACK');
  }

  /** A statement with rows as objects, one property per column. */
  prepare<Row extends object>(sql: string): SqliteStatement<Row> {
    return this.statementOf(sql, false);
  }

  /** A statement with rows as arrays, one element per column: half the cost of objects for many rows. */
  prepareArrays<Row extends readonly SqlValue[]>(sql: string): SqliteStatement<Row> {
    return this.statementOf(sql, true);
  }

  exec(sql: string): void {
    try {
      this.database.exec(sql);
    } catch (error) {
      throw mapDriverError(error, this.path);
    }
  }

  /** The value of a pragma. */
  pragma(name: string): SqlValue {
    return this.prepareArrays<[SqlValue]>(`PRAGMA ${name}`).get()?.[0] ?? null;
  }

  /** Runs the work in one transaction that takes the write lock at once, and commits all or nothing. Not to be nested. */
  transaction<Result>(work: () => Result): Result {
    this.begin.run();
    try {
      const result = work();
      this.commit.run();
      return result;
    } catch (error) {
      this.undo();
      throw error;
    }
  }

  /**
   * The same in pieces, between which the caller may let other work run. Meanwhile no other transaction may begin on this connection, and
   * its reads see uncommitted data.
   */
  *transactionInPieces(work: Generator<void, void>): Generator<void, void> {
    this.begin.run();
    try {
      yield* work;
      yield;
      this.commit.run();
    } catch (error) {
      this.undo();
      throw error;
    }
  }

  /**
   * Copies the database to a new file as it is now, whatever others write meanwhile: it holds one read transaction.
   * @param onProgress called with the copied and the total pages
   */
  async copyTo(path: string, onProgress: (pages: number, of: number) => void): Promise<void> {
    try {
      this.database.exec('BEGIN');
      this.database.prepare('SELECT count(*) FROM sqlite_schema').get();
      const progress = ({ totalPages, remainingPages }: { totalPages: number; remainingPages: number }): void =>
        onProgress(totalPages - remainingPages, totalPages);
      await backup(this.database, path, { rate: PAGES_A_STEP, progress });
    } catch (error) {
      throw mapDriverError(error, path);
    } finally {
      if (this.database.isTransaction) this.database.exec('COMMIT');
    }
  }

  /** Closing twice does nothing. */
  close(): void {
    if (this.database.isOpen) this.database.close();
  }

  private statementOf<Row>(sql: string, asArrays: boolean): SqliteStatement<Row> {
    try {
      const statement = this.database.prepare(sql);
      if (asArrays) statement.setReturnArrays(true);
      return new SqliteStatement(statement, this.path);
    } catch (error) {
      throw mapDriverError(error, this.path);
    }
  }

  private undo(): void {
    // SQLite has already rolled back after some errors, such as a full disk.
    if (!this.database.isOpen || !this.database.isTransaction) return;
    try {
      this.rollback.run();
    } catch {
      // The caller must get the original error; the next BEGIN shows whether the file is usable.
    }
  }
}
