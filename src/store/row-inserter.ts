/**
 * Rows that go into one table, many to a statement: a third cheaper than one by one.
 */
import type { SqliteDatabase, SqliteStatement, SqlValue } from './sqlite-database.js';

/** More rows to a statement gain nothing. */
const MOST_ROWS = 16;

/** Holds rows back until the caller writes them. Only for use within a transaction that is undone as a whole when a row does not fit. */
export class RowInserter {
  private readonly width: number;
  /** The statement for so many rows. */
  private readonly statements: readonly SqliteStatement<never>[];
  private values: SqlValue[] = [];

  constructor(database: SqliteDatabase, table: string, columns: readonly string[]) {
    this.width = columns.length;
    const row = `(${columns.map(() => '?').join(', ')})`;
    // OR FAIL: what a statement did before a row failed is left to the transaction, so SQLite need not note it to undo it alone.
    const insert = `INSERT OR FAIL INTO ${table} (${columns.join(', ')}) VALUES `;
    this.statements = Array.from({ length: MOST_ROWS }, (_, more) =>
      database.prepare(
        insert +
          Array(more + 1)
            .fill(row)
            .join(', '),
      ),
    );
  }

  /** @param row its values in the order of the columns */
  add(...row: SqlValue[]): void {
    for (const value of row) this.values.push(value);
  }

  /** Writes what was added. @throws StoreError, as statements do */
  flush(): void {
    const { values, width } = this;
    this.values = [];
    for (let from = 0; from < values.length;) {
      const rows = Math.min((values.length - from) / width, MOST_ROWS);
      const to = from + rows * width;
      this.statements[rows - 1]!.run(...(from === 0 && to === values.length ? values : values.slice(from, to)));
      from = to;
    }
  }

  /** Forgets what was added and not written. */
  discard(): void {
    this.values = [];
  }
}
