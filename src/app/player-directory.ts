/**
 * The names of players, kept in a file of their own apart from the events, so that they can be changed and forgotten.
 * Whoever forgets a name is promised that no file of the folder holds a byte of it afterwards.
 */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { readText } from '../../events/free-text.js';
import type { PlayerId } from '../../events/ids.js';
import { StoreError } from '../store/event-store.js';
import type { SqliteStatement } from '../store/sqlite-database.js';
import { openSqliteFile, type SqliteFile, type SqliteFormat } from '../store/sqlite-file.js';
import { listFilesSetAside, setDatabaseAside } from './set-aside.js';

/** "Tpsn": Tapis, names. */
export const playersFormat: SqliteFormat = {
  applicationId: 0x5470736e,
  steps: ['CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID, STRICT'],
};

/** How long the program waits for another process that reads the file, milliseconds. */
const BUSY_TIMEOUT_MS = 500;
/** After which bytes that could not be erased are tried again. */
const ERASE_AGAIN_AFTER_MS = 5_000;

export interface PlayerDirectory {
  /**
   * Gives a player a name, or another one; then the old one is forgotten.
   * @throws StoreError when it can't be written; RangeError for a name that {@link readText} does not take
   */
  rename(playerId: PlayerId, name: string): void;
  /** Forgets a player's name; the id stays where events name it. @throws StoreError when it can't be written */
  forget(playerId: PlayerId): void;
  /** The player's name; null where there is none. */
  nameOf(playerId: PlayerId): string | null;
  /** What a person has to look at, one sentence each. */
  problems(): readonly string[];
  close(): void;
}

/**
 * Opens the directory, or makes it. A damaged file is kept aside, and the directory begins without names.
 * @param notice is given what a person should know, one line each
 * @throws StoreError as {@link openSqliteFile} does, but for damage
 */
export function openPlayerDirectory(path: string, notice: (line: string) => void): PlayerDirectory {
  return new NamesFile(path, notice);
}

/** All names of a directory that another process may be writing. @throws StoreError as {@link openSqliteFile} does */
export function readPlayerNames(path: string): ReadonlyMap<PlayerId, string> {
  const file = openSqliteFile({ path, format: playersFormat, readOnly: true });
  try {
    return namesIn(file);
  } finally {
    file.close();
  }
}

/** Whether an error says that the file's content is not what was written. */
export function isDamagedNames(error: unknown): boolean {
  return error instanceof StoreError && (error.code === 'STORE_DAMAGED' || error.code === 'STORE_NOT_A_DATABASE');
}

class NamesFile implements PlayerDirectory {
  private readonly names: Map<PlayerId, string>;
  private readonly file: SqliteFile;
  private readonly insert: SqliteStatement<never>;
  private readonly remove: SqliteStatement<never>;
  /** Files that were found damaged, at this start or one before. */
  private readonly setAside: readonly string[];
  /** Set while bytes of a forgotten name are still in the file's log. */
  private eraseAgain: NodeJS.Timeout | null = null;

  constructor(
    private readonly path: string,
    private readonly notice: (line: string) => void,
  ) {
    this.file = openSound(path);
    this.setAside = listFilesSetAside(path);
    this.names = namesIn(this.file);
    const { database } = this.file;
    this.insert = database.prepare('INSERT INTO players VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name');
    this.remove = database.prepare('DELETE FROM players WHERE id = ?');
    // An earlier release left the bytes of forgotten names in the file.
    this.erase('VACUUM; ');
    for (const problem of this.problems()) notice(problem);
  }

  rename(playerId: PlayerId, given: string): void {
    const { value: name, fault } = readText(given);
    if (fault !== undefined) throw new RangeError(`a name holds ${fault.character} at character ${fault.place}`);
    const before = this.names.get(playerId);
    if (before === name) return;
    this.insert.run(playerId, name);
    this.names.set(playerId, name);
    if (before !== undefined) this.erase();
  }

  forget(playerId: PlayerId): void {
    this.remove.run(playerId);
    this.names.delete(playerId);
    this.erase();
  }

  nameOf(playerId: PlayerId): string | null {
    return this.names.get(playerId) ?? null;
  }

  problems(): readonly string[] {
    const kept = this.setAside.filter((path) => existsSync(path)).map((path) => basename(path));
    return [
      ...(kept.length === 0
        ? []
        : [
            `the names of players could not be read and were set aside in ${kept.join(', ')}: restore ${basename(this.path)} from a backup or give the names again, then delete what was set aside, since it may hold names that were forgotten`,
          ]),
      ...(this.eraseAgain === null
        ? []
        : [
            `a forgotten name is still in ${basename(this.path)}-wal, because another program reads it or the disk is full; it is tried again`,
          ]),
    ];
  }

  close(): void {
    if (this.eraseAgain !== null) clearTimeout(this.eraseAgain);
    this.file.close();
  }

  /**
   * Takes what was overwritten out of the log. The change itself is made: where the log can't be emptied now, `problems` says so and it is tried again.
   * @param before SQL that is run first
   */
  private erase(before = ''): void {
    if (this.eraseAgain !== null) clearTimeout(this.eraseAgain);
    this.eraseAgain = null;
    if (eraseText(this.file, before)) return;
    this.eraseAgain = setTimeout(() => this.erase(before), ERASE_AGAIN_AFTER_MS).unref();
    this.notice(this.problems().at(-1)!);
  }
}

/** Opens the file for writing, and a new one where it is damaged. @throws StoreError */
function openSound(path: string): SqliteFile {
  try {
    return openNames(path);
  } catch (error) {
    if (!isDamagedNames(error)) throw error;
    setDatabaseAside(path);
    return openNames(path);
  }
}

/** Opens the file for writing. @throws StoreError, and then a damaged file is as it was */
function openNames(path: string): SqliteFile {
  if (existsSync(path)) refuseDamage(path);
  const file = openSqliteFile({ path, format: playersFormat, busyTimeoutMs: BUSY_TIMEOUT_MS });
  // What is deleted or replaced is overwritten with zeros; what SQLite has to sort or copy stays in memory.
  file.database.exec('PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY');
  return file;
}

/** Checks the file whole, since it is small, and writes nothing. @throws StoreError */
function refuseDamage(path: string): void {
  let file: SqliteFile;
  try {
    file = openSqliteFile({ path, format: playersFormat, readOnly: true, busyTimeoutMs: BUSY_TIMEOUT_MS });
  } catch (error) {
    if (isDamagedNames(error)) throw error;
    // Whoever opens it for writing says what else is wrong with it, or brings it up to date.
    return;
  }
  try {
    if (file.database.pragma('quick_check(1)') !== 'ok') throw new StoreError('STORE_DAMAGED', `${path} is damaged.`);
  } finally {
    file.close();
  }
}

function namesIn({ database }: SqliteFile): Map<PlayerId, string> {
  const rows = database.prepare<{ id: PlayerId; name: string }>('SELECT id, name FROM players').all();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Moves the log into the file and empties it. @returns whether that was possible */
function eraseText({ database }: SqliteFile, before: string): boolean {
  try {
    if (before !== '') database.exec(before);
    return database.pragma('wal_checkpoint(TRUNCATE)') === 0;
  } catch {
    return false;
  }
}
