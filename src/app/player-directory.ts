/**
 * The vault of one machine: names and other personal data in a file of their own apart from the events, so that they can be changed and
 * erased. Whoever erases them is promised that no file of the folder holds a byte of them afterwards.
 */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { readText } from '../../events/free-text.js';
import type { PlayerId } from '../../events/ids.js';
import { StoreError } from '../store/event-store.js';
import type { SqliteStatement } from '../store/sqlite-database.js';
import { openSqliteFile, type SqliteFile, type SqliteFormat } from '../store/sqlite-file.js';
import type { ExternalId, PersonalData, PersonRecord, PersonVault } from './person-vault.js';
import { listFilesSetAside, setDatabaseAside } from './set-aside.js';

/** "Tpsn": Tapis, names. */
export const playersFormat: SqliteFormat = {
  applicationId: 0x5470736e,
  steps: [
    'CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID, STRICT',
    `CREATE TABLE people (id TEXT PRIMARY KEY, data TEXT NOT NULL) WITHOUT ROWID, STRICT;
     CREATE TABLE external_ids (source TEXT NOT NULL, id TEXT NOT NULL, player TEXT NOT NULL, PRIMARY KEY (source, id)) WITHOUT ROWID, STRICT;
     CREATE INDEX external_ids_of_players ON external_ids (player)`,
  ],
};

/** How long the program waits for another process that reads the file, milliseconds. */
const BUSY_TIMEOUT_MS = 500;
/** After which bytes that could not be erased are tried again. */
const ERASE_AGAIN_AFTER_MS = 5_000;

/**
 * Opens the directory, or makes it. A damaged file is kept aside, and the directory begins without names.
 * @param notice is given what a person should know, one line each
 * @throws StoreError as {@link openSqliteFile} does, but for damage
 */
export function openPlayerDirectory(path: string, notice: (line: string) => void): PersonVault {
  return new VaultFile(path, notice);
}

/** All names of a directory that another process may be writing. @throws StoreError as {@link openSqliteFile} does */
export function readPlayerNames(path: string): ReadonlyMap<PlayerId, string> {
  const file = openForReading(path);
  try {
    return namesIn(file);
  } finally {
    file.close();
  }
}

/** A folder that no server of this release has opened yet has names in the first format. @throws StoreError as {@link openSqliteFile} does */
function openForReading(path: string): SqliteFile {
  try {
    return openSqliteFile({ path, format: playersFormat, readOnly: true });
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'STORE_NOT_WRITABLE') throw error;
    return openSqliteFile({ path, format: { ...playersFormat, steps: playersFormat.steps.slice(0, 1) }, readOnly: true });
  }
}

/** Whether an error says that the file's content is not what was written. */
export function isDamagedNames(error: unknown): boolean {
  return error instanceof StoreError && (error.code === 'STORE_DAMAGED' || error.code === 'STORE_NOT_A_DATABASE');
}

class VaultFile implements PersonVault {
  private readonly names: Map<PlayerId, string>;
  private readonly file: SqliteFile;
  private readonly insert: SqliteStatement<never>;
  private readonly remove: SqliteStatement<never>;
  private readonly put: SqliteStatement<never>;
  private readonly get: SqliteStatement<{ data: string }>;
  private readonly take: SqliteStatement<never>;
  private readonly holder: SqliteStatement<{ player: PlayerId }>;
  private readonly idsOf: SqliteStatement<ExternalId>;
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
    this.put = database.prepare('INSERT INTO people VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data');
    this.get = database.prepare('SELECT data FROM people WHERE id = ?');
    this.take = database.prepare('INSERT INTO external_ids VALUES (?, ?, ?) ON CONFLICT (source, id) DO NOTHING');
    this.holder = database.prepare('SELECT player FROM external_ids WHERE source = ? AND id = ?');
    this.idsOf = database.prepare('SELECT source, id FROM external_ids WHERE player = ? ORDER BY source, id');
    // An earlier release left the bytes of forgotten names in the file.
    this.clear('VACUUM; ');
    for (const problem of this.problems()) notice(problem);
  }

  rename(playerId: PlayerId, given: string): void {
    const { value: name, fault } = readText(given);
    if (fault !== undefined) throw new RangeError(`a name holds ${fault.character} at character ${fault.place}`);
    const before = this.names.get(playerId);
    if (before === name) return;
    this.insert.run(playerId, name);
    this.names.set(playerId, name);
    if (before !== undefined) this.clear();
  }

  forget(playerId: PlayerId): void {
    this.remove.run(playerId);
    this.names.delete(playerId);
    this.clear();
  }

  nameOf(playerId: PlayerId): string | null {
    return this.names.get(playerId) ?? null;
  }

  record(playerId: PlayerId, data: PersonalData): void {
    const before = this.get.get(playerId)?.data;
    const known = before === undefined ? {} : (JSON.parse(before) as PersonalData);
    const reasons = { ...known.suspensionReasons, ...data.suspensionReasons };
    const next = { ...known, ...data, ...(Object.keys(reasons).length === 0 ? {} : { suspensionReasons: reasons }) };
    const text = JSON.stringify(next);
    if (text === before) return;
    this.put.run(playerId, text);
    if (before !== undefined) this.clear();
  }

  claim(playerId: PlayerId, { source, id }: ExternalId): PlayerId {
    this.take.run(source, id, playerId);
    return this.holder.get(source, id)!.player;
  }

  release(playerId: PlayerId, { source, id }: ExternalId): void {
    this.file.database.prepare<never>('DELETE FROM external_ids WHERE source = ? AND id = ? AND player = ?').run(source, id, playerId);
    this.clear();
  }

  holderOf({ source, id }: ExternalId): PlayerId | null {
    return this.holder.get(source, id)?.player ?? null;
  }

  read(playerId: PlayerId): PersonRecord {
    const data = this.get.get(playerId)?.data;
    const known = data === undefined ? {} : (JSON.parse(data) as PersonalData);
    return { name: this.nameOf(playerId), ...known, externalIds: this.idsOf.all(playerId).map(({ source, id }) => ({ source, id })) };
  }

  isEmpty(playerId: PlayerId): boolean {
    const { name, externalIds, ...data } = this.read(playerId);
    return name === null && externalIds.length === 0 && Object.keys(data).length === 0;
  }

  erase(playerId: PlayerId): void {
    const { database } = this.file;
    database.transaction(() => {
      this.remove.run(playerId);
      database.prepare<never>('DELETE FROM people WHERE id = ?').run(playerId);
      database.prepare<never>('DELETE FROM external_ids WHERE player = ?').run(playerId);
    });
    this.names.delete(playerId);
    this.clear();
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
  private clear(before = ''): void {
    if (this.eraseAgain !== null) clearTimeout(this.eraseAgain);
    this.eraseAgain = null;
    if (eraseText(this.file, before)) return;
    this.eraseAgain = setTimeout(() => this.clear(before), ERASE_AGAIN_AFTER_MS).unref();
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
