/**
 * What a store knows beside its events: small texts by name. They are no part of the log, of its hashes, nor of anything that is made from it.
 */
import type { SqliteDatabase } from './sqlite-database.js';

/** `secret`: the fingerprint of the secret of the installation. `vault`: how the vault stood when it was changed last. */
export type FactName = 'secret' | 'vault';

export interface FactReader {
  /** Null for what was never written. @throws StoreError */
  read(name: FactName): string | null;
}

export interface StoreFacts extends FactReader {
  /** On disk when it returns. @throws StoreError */
  write(name: FactName, text: string): void;
}

/** The facts of a SQLite file. Its table is made with the first of them; an earlier release leaves it alone. */
export function factsIn(database: SqliteDatabase): StoreFacts {
  return {
    read(name) {
      if (database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'facts'").get() === undefined) return null;
      return database.prepare<{ value: string }>('SELECT value FROM facts WHERE name = ?').get(name)?.value ?? null;
    },
    write(name, text) {
      database.exec('CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT');
      database.prepare<never>('INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value').run(name, text);
    },
  };
}
