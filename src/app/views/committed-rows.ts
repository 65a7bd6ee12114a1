/**
 * The committed rows of views, read by a second connection. It serves reads while a batch is written, because the writing connection would
 * show a part of the batch.
 */
import type { AnyProjection } from '../../../projections/catalogue.js';
import { SqliteDatabase } from '../../store/sqlite-database.js';
import { AppendTable } from './append-table.js';
import { ViewTable, type RowTable } from './view-table.js';

interface Connection {
  readonly database: SqliteDatabase;
  readonly tables: ReadonlyMap<string, RowTable>;
}

/** The rows of a view on a connection. */
export const tableOf = (database: SqliteDatabase, projection: AnyProjection): AppendTable | ViewTable =>
  projection.appendOnly === undefined ? new ViewTable(database, projection) : new AppendTable(database, projection);

export class CommittedRows {
  #connection: Connection | null = null;

  /** @param path of the views; `:memory:` has no second connection */
  constructor(
    private readonly path: string,
    private readonly projections: readonly AnyProjection[],
  ) {}

  /** Connects if needed. @returns whether rows can be read: not in memory, and not when the system cannot open more files */
  connect(): boolean {
    if (this.#connection !== null) return true;
    if (this.path === ':memory:') return false;
    try {
      const database = new SqliteDatabase(this.path, { readOnly: true });
      const tables = this.projections.map((each) => [each.name, tableOf(database, each)] as const);
      this.#connection = { database, tables: new Map(tables) };
      return true;
    } catch {
      return false;
    }
  }

  /** The rows of a view; requires a connection. */
  of(view: string): RowTable {
    return this.#connection!.tables.get(view)!;
  }

  /**
   * Must be called before the writing connection is closed: the last connection to close empties the log, and only a writer can do that.
   */
  close(): void {
    this.#connection?.database.close();
    this.#connection = null;
  }
}
