/**
 * The names of players, kept in a file of their own apart from the events, so that they can be changed and forgotten.
 * May import: `events/ids`, the store's SQLite file.
 */
import type { PlayerId } from '../../events/ids.js';
import { openSqliteFile, type SqliteFormat } from '../store/sqlite-file.js';

/** "Tpsn": Tapis, names. */
export const playersFormat: SqliteFormat = {
  applicationId: 0x5470736e,
  steps: ['CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID, STRICT'],
};

export interface PlayerDirectory {
  /** Gives a player a name, or another one. */
  rename(playerId: PlayerId, name: string): void;
  /** Forgets a player's name; his id stays wherever events name it. */
  forget(playerId: PlayerId): void;
  /** The player's name; null when he has none. */
  nameOf(playerId: PlayerId): string | null;
  close(): void;
}

/** Opens the directory, or makes it. @throws StoreError as {@link openSqliteFile} does */
export function openPlayerDirectory(path: string): PlayerDirectory {
  const file = openSqliteFile({ path, format: playersFormat });
  const insert = file.database.prepare('INSERT INTO players VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name');
  const remove = file.database.prepare('DELETE FROM players WHERE id = ?');
  const rows = file.database.prepare<{ id: PlayerId; name: string }>('SELECT id, name FROM players').all();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return {
    rename(playerId, name) {
      insert.run(playerId, name);
      names.set(playerId, name);
    },
    forget(playerId) {
      remove.run(playerId);
      names.delete(playerId);
    },
    nameOf: (playerId) => names.get(playerId) ?? null,
    close: () => file.close(),
  };
}

/** All names of a directory that another process may be writing. @throws StoreError as {@link openSqliteFile} does */
export function readPlayerNames(path: string): ReadonlyMap<PlayerId, string> {
  const file = openSqliteFile({ path, format: playersFormat, readOnly: true });
  try {
    const rows = file.database.prepare<{ id: PlayerId; name: string }>('SELECT id, name FROM players').all();
    return new Map(rows.map(({ id, name }) => [id, name]));
  } finally {
    file.close();
  }
}
