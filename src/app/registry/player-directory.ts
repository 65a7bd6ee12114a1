/**
 * The file of one machine for names and other personal data. It is separate from the events, so that data can be changed and erased.
 * Erasure leaves no byte of them in any file of the folder.
 */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { PlayerId } from '../../../events/ids.js';
import type { KeptName } from '../../audit/names-in-log.js';
import { StoreError } from '../../store/event-store.js';
import { openSqliteFile, type SqliteFile, type SqliteFormat } from '../../store/sqlite-file.js';
import { listQuarantinedFiles, quarantineDatabase } from '../quarantined-files.js';
import { dataIn, namesIn, VaultRows } from '../vault/vault-rows.js';

/** "Tpsn": Tapis, names. */
export const playersFormat: SqliteFormat = {
  applicationId: 0x5470736e,
  steps: [
    'CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID, STRICT',
    `CREATE TABLE people (id TEXT PRIMARY KEY, data TEXT NOT NULL) WITHOUT ROWID, STRICT;
     CREATE TABLE external_ids (source TEXT NOT NULL, id TEXT NOT NULL, player TEXT NOT NULL, PRIMARY KEY (source, id)) WITHOUT ROWID, STRICT;
     CREATE INDEX external_ids_of_players ON external_ids (player)`,
    // For a shared vault: which of its records are in this file, and up to which position.
    `CREATE TABLE shared_records (player TEXT PRIMARY KEY, revision INTEGER NOT NULL, state TEXT NOT NULL) WITHOUT ROWID, STRICT;
     CREATE TABLE followed (only INTEGER PRIMARY KEY CHECK (only = 1), position INTEGER NOT NULL, player TEXT NOT NULL, revision INTEGER NOT NULL) STRICT`,
    // Several people may have one id of a source, each in another federation.
    'CREATE INDEX external_ids_by_id ON external_ids (id)',
    // The number of changes, so that an older file is detected.
    'CREATE TABLE vault_mark (only INTEGER PRIMARY KEY CHECK (only = 1), vault TEXT NOT NULL, changes INTEGER NOT NULL, at INTEGER NOT NULL) STRICT',
  ],
};

/** How long to wait while another process reads the file, in milliseconds. */
const BUSY_TIMEOUT_MS = 500;
/** The pause before erasing is retried, in milliseconds. */
const ERASE_AGAIN_AFTER_MS = 5_000;

/** All names of a directory that another process may be writing. @throws StoreError as {@link openSqliteFile} */
export function readPlayerNames(path: string): ReadonlyMap<PlayerId, string> {
  const file = openForReading(path);
  try {
    return namesIn(file.database);
  } finally {
    file.close();
  }
}

/** Reads a directory that another process may be writing. @throws StoreError as {@link openSqliteFile} */
export function readingPlayers<Result>(path: string, read: (database: SqliteFile['database']) => Result): Result {
  const file = openForReading(path);
  try {
    return read(file.database);
  } finally {
    file.close();
  }
}

/** The personal texts in a directory, by person and id. @throws StoreError as {@link openSqliteFile} */
export function readKeptWords(path: string): ReadonlyMap<PlayerId, Readonly<Record<string, string>>> {
  const file = openForReading(path);
  try {
    return new Map([...dataIn(file.database)].map(([id, { words = {} }]) => [id, words]));
  } finally {
    file.close();
  }
}

/**
 * The names of a directory with the salts of their commitments; null for a name from an earlier release. @throws StoreError as {@link
 * openSqliteFile}
 */
export function readKeptNames(path: string): ReadonlyMap<PlayerId, KeptName> {
  const file = openForReading(path);
  try {
    const data = dataIn(file.database);
    return new Map([...namesIn(file.database)].map(([id, name]) => [id, { name, salt: data.get(id)?.naming?.salt ?? null }]));
  } finally {
    file.close();
  }
}

/**
 * A folder that no server of this release has opened has an earlier format, which contains names too. @throws StoreError as {@link
 * openSqliteFile}
 */
function openForReading(path: string): SqliteFile {
  for (let steps = playersFormat.steps.length; ; steps -= 1) {
    try {
      return openSqliteFile({ path, format: { ...playersFormat, steps: playersFormat.steps.slice(0, steps) }, readOnly: true });
    } catch (error) {
      if (steps === 1 || !(error instanceof StoreError) || error.code !== 'STORE_NOT_WRITABLE') throw error;
    }
  }
}

/** Whether an error means that the file is damaged. */
export function isDamagedNames(error: unknown): boolean {
  return error instanceof StoreError && (error.code === 'STORE_DAMAGED' || error.code === 'STORE_NOT_A_DATABASE');
}

export class PlayersFile {
  readonly rows: VaultRows;
  private readonly file: SqliteFile;
  /** Files that were found damaged, at this start or earlier. */
  private readonly setAside: readonly string[];
  /** Set while bytes of a forgotten name are still in the log of the file. */
  private eraseAgain: NodeJS.Timeout | null = null;

  /**
   * Opens the file, or makes it. A damaged file is renamed, and a new one begins without names.
   * @param cure how to recover the names of a damaged file
   * @param notice called with each message for the operator, one line each
   * @throws StoreError as {@link openSqliteFile}, except for damage
   */
  constructor(
    private readonly path: string,
    private readonly cure: string,
    private readonly notice: (line: string) => void,
  ) {
    this.file = openSound(path);
    this.setAside = listQuarantinedFiles(path);
    this.rows = new VaultRows(this.file.database);
    // Earlier releases left bytes of forgotten names in the file.
    this.clear('VACUUM; ');
    for (const problem of this.problems()) notice(problem);
  }

  /** Whether a damaged file was renamed, at this start or earlier. */
  get isRenewed(): boolean {
    return this.setAside.some((path) => existsSync(path));
  }

  get database(): SqliteFile['database'] {
    return this.file.database;
  }

  /** Erases replaced bytes, also earlier ones that could not be erased. @param replaces whether the write replaced or deleted something */
  wrote(replaces: boolean): void {
    if (replaces || this.eraseAgain !== null) this.clear();
  }

  problems(): readonly string[] {
    const kept = this.setAside.filter((path) => existsSync(path)).map((path) => basename(path));
    return [
      ...(kept.length === 0
        ? []
        : [
            `the names of players could not be read and were set aside in ${kept.join(', ')}: ${this.cure}; then delete what was set aside, since it may hold names that were forgotten`,
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
   * Removes overwritten data from the log. The change itself is done: if the log cannot be emptied now, `problems` lists it and it is
   * retried.
   * @param before SQL to run first
   */
  private clear(before = ''): void {
    if (this.eraseAgain !== null) clearTimeout(this.eraseAgain);
    this.eraseAgain = null;
    if (eraseText(this.file, before)) return;
    this.eraseAgain = setTimeout(() => this.clear(before), ERASE_AGAIN_AFTER_MS).unref();
    this.notice(this.problems().at(-1)!);
  }
}

/** Opens the file for writing; replaces a damaged one. @throws StoreError */
function openSound(path: string): SqliteFile {
  try {
    return openNames(path);
  } catch (error) {
    if (!isDamagedNames(error)) throw error;
    quarantineDatabase(path);
    return openNames(path);
  }
}

/** Opens the file for writing. @throws StoreError; a damaged file stays unchanged */
function openNames(path: string): SqliteFile {
  if (existsSync(path)) refuseDamage(path);
  const file = openSqliteFile({ path, format: playersFormat, busyTimeoutMs: BUSY_TIMEOUT_MS });
  // Deleted and replaced data are overwritten with zeros; temporary data of SQLite stay in memory.
  file.database.exec('PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY');
  return file;
}

/** Checks the whole file, which is small, read-only. @throws StoreError */
function refuseDamage(path: string): void {
  let file: SqliteFile;
  try {
    file = openSqliteFile({ path, format: playersFormat, readOnly: true, busyTimeoutMs: BUSY_TIMEOUT_MS });
  } catch (error) {
    if (isDamagedNames(error)) throw error;
    // Opening it for writing reports other problems, or upgrades it.
    return;
  }
  try {
    if (file.database.pragma('quick_check(1)') !== 'ok') throw new StoreError('STORE_DAMAGED', `${path} is damaged.`);
  } finally {
    file.close();
  }
}

/** Moves the log into the file and empties it. @returns whether that succeeded */
function eraseText({ database }: SqliteFile, before: string): boolean {
  try {
    if (before !== '') database.exec(before);
    return database.pragma('wal_checkpoint(TRUNCATE)') === 0;
  } catch {
    return false;
  }
}
