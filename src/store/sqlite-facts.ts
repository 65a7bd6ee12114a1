/**
 * What a SQLite file of events knows beside them.
 */
import type { SqliteDatabase } from './sqlite-database.js';
import type { FactName, StoreFacts } from './store-facts.js';

/** The facts of a SQLite file. Their table is made with the first one; earlier releases ignore it. Writes are synchronous. */
export function factsIn(database: SqliteDatabase): StoreFacts {
  const readNow = (name: FactName): string | null => {
    if (database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'facts'").get() === undefined) return null;
    return database.prepare<{ value: string }>('SELECT value FROM facts WHERE name = ?').get(name)?.value ?? null;
  };
  return {
    read: async (name) => readNow(name),
    async write(name, text, before) {
      if (readNow(name) !== before) return false;
      database.exec('CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT');
      database.prepare<never>('INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value').run(name, text);
      return true;
    },
  };
}
