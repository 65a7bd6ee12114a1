/** Stores which streams views have set aside, in the transactions of their checkpoints. */
import type { StreamName } from '../../../events/ids.js';
import type { SqliteDatabase, SqliteStatement, SqlValue } from '../../store/sqlite-database.js';
import type { SetAside, SetAsideStreams } from './set-aside-streams.js';

interface StoredSetAside extends SetAside {
  readonly view: string;
}

export class SetAsideStore {
  readonly #insert: SqliteStatement<never>;
  readonly #forget: readonly SqliteStatement<never>[];
  readonly #stored: readonly StoredSetAside[];
  #unwritten: (readonly SqlValue[])[] = [];

  constructor(database: SqliteDatabase) {
    this.#insert = database.prepare('INSERT OR REPLACE INTO view_set_aside (view, stream, key, position, reason) VALUES (?, ?, ?, ?, ?)');
    const tables = ['view_set_aside', 'view_checkpoint'] as const;
    this.#forget = tables.map((table) => database.prepare(`DELETE FROM ${table} WHERE view = ?`));
    const rows = database.prepare<{ view: string; stream: string; key: string | null; position: number; reason: string }>(
      'SELECT view, stream, key, position, reason FROM view_set_aside',
    );
    this.#stored = rows.all().map((row) => ({ ...row, stream: row.stream as StreamName }));
  }

  /** The streams of a view, as stored when the file was opened. */
  of(view: string): readonly SetAside[] {
    return this.#stored.filter((each) => each.view === view);
  }

  add(view: string, streams: SetAsideStreams, given: SetAside): SetAside {
    const kept = streams.add(given);
    this.#unwritten.push([view, kept.stream, kept.key, kept.position, kept.reason.slice(0, 1_000)]);
    return kept;
  }

  /** Runs within the transaction of a commit. After a rollback it writes them again. */
  write(): void {
    for (const values of this.#unwritten) this.#insert.run(...values);
  }

  /** Runs after the transaction. */
  written(): void {
    if (this.#unwritten.length > 0) this.#unwritten = [];
  }

  /** Deletes the checkpoint of a view and its streams, because it is rebuilt. */
  forget(view: string): void {
    this.#unwritten = this.#unwritten.filter(([of]) => of !== view);
    for (const statement of this.#forget) statement.run(view);
  }
}
