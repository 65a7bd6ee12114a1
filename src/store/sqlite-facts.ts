/**
 * What a SQLite file of events knows beside them.
 */
import type { SqliteDatabase } from './sqlite-database.js';
import type { StoreFacts } from './store-facts.js';

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
