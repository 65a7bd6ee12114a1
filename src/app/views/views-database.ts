/**
 * The SQLite file that holds the views: opened when it is sound and ours, otherwise recreated, since views can always be rebuilt.
 */
import { closeSync, existsSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { StoreError, type StoreErrorCode } from '../../store/event-store.js';
import { Checkpoints } from '../../store/checkpoints.js';
import { eventFileFormat } from '../../store/sqlite-event-log.js';
import { openSqliteFile, type SqliteFile, type SqliteFormat } from '../../store/sqlite-file.js';
import { findFreeName } from '../quarantined-files.js';

export const viewsFormat: SqliteFormat = {
  /** "TapV". */
  applicationId: 0x54617056,
  steps: [
    `CREATE TABLE view_checkpoint (
       view TEXT PRIMARY KEY,
       version INTEGER NOT NULL,
       position INTEGER NOT NULL,
       stream TEXT NOT NULL,
       revision INTEGER NOT NULL,
       id TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE view_set_aside (
       view TEXT NOT NULL,
       stream TEXT NOT NULL,
       key TEXT,
       position INTEGER NOT NULL,
       reason TEXT NOT NULL,
       PRIMARY KEY (view, stream)
     ) STRICT, WITHOUT ROWID`,
  ],
};

/** Files up to this many bytes are checked whole at start; damage in a larger one shows when a page is read, and is dealt with alike. */
const CHECKED_WHOLE = 64 * 1024 * 1024;

/** Where `application_id` stands in the header of a SQLite file. */
const APPLICATION_ID_OFFSET = 68;

/** What is said about the views, a line each; pino's loggers fit. */
export interface ViewsLog {
  info(message: string): void;
  error(message: string): void;
}

/** Why the file can't be kept, by the code of the error that it gave; other codes are not about its content. */
const unusable: Partial<Record<StoreErrorCode, string>> = {
  STORE_DAMAGED: 'is damaged',
  STORE_NOT_A_DATABASE: 'is not a views database',
  STORE_NEWER_THAN_PROGRAM: 'was written by a newer release',
};

/** Whether an error says that the file's content is not what was written. */
export function isDamage(error: unknown): boolean {
  return error instanceof StoreError && (error.code === 'STORE_DAMAGED' || error.code === 'STORE_NOT_A_DATABASE');
}

/** The file of the views, and what keeps its log short. */
export interface ViewsFile extends SqliteFile {
  readonly checkpoints: Checkpoints | null;
}

/** What the connection holds in memory, kilobytes; while a long batch is written, that is at most what its commit has still to write. */
const PAGES_KB = 32_768;
const PAGES_OF_LONG_BATCH_KB = 1_024;

/** Has what a long batch changes go to the log piece by piece. What was read before leaves the memory. */
export function keepFewPages({ database }: SqliteFile): void {
  database.exec(`PRAGMA cache_size = -${PAGES_OF_LONG_BATCH_KB}`);
}

export function keepManyPages({ database }: SqliteFile): void {
  database.exec(`PRAGMA cache_size = -${PAGES_KB}`);
}

function open(path: string): ViewsFile {
  const file = openSqliteFile({ path, format: viewsFormat, synchronous: 'normal' });
  const { database } = file;
  try {
    if (path !== ':memory:' && statSync(path).size <= CHECKED_WHOLE && database.pragma('quick_check(1)') !== 'ok')
      throw new StoreError('STORE_DAMAGED', `${path} is damaged: the views are built again from the events.`);
    // A batch changes some hundred pages: a larger log than SQLite's default, of 64 MB, leaves a thread the time to copy it.
    database.exec('PRAGMA wal_autocheckpoint = 16000');
    keepManyPages(file);
    const checkpoints = path === ':memory:' ? null : new Checkpoints(database);
    const close = (): void => {
      checkpoints?.close();
      file.close();
    };
    return { ...file, checkpoints, close };
  } catch (error) {
    file.close();
    throw error;
  }
}

function applicationIdOf(path: string): number {
  const header = Buffer.alloc(APPLICATION_ID_OFFSET + 4);
  const file = openSync(path, 'r');
  try {
    readSync(file, header, 0, header.length, 0);
  } finally {
    closeSync(file);
  }
  return header.readUInt32BE(APPLICATION_ID_OFFSET);
}

/** Moves views that stand closed aside, with what SQLite keeps beside them. Gives their new name; null where there are none. */
export function setViewsAside(path: string): string | null {
  if (!existsSync(path)) return null;
  const aside = findFreeName(path);
  for (const suffix of ['-wal', '-shm', '']) if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix);
  return aside;
}

function removeFiles(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(path + suffix, { force: true });
}

/**
 * Opens the views database, making it where there is none; `:memory:` for one without a file. One that is damaged, truncated or of a newer
 * release is deleted and recreated, with one line in the log. A file that is something else is moved aside and named; a file of events is left alone.
 * @throws StoreError `STORE_IN_USE`, `STORE_NOT_WRITABLE`, `STORE_ENGINE_TOO_OLD`; `STORE_NOT_A_DATABASE` for a file of events
 */
export function openViewsDatabase(path: string, log: ViewsLog): ViewsFile {
  try {
    return open(path);
  } catch (error) {
    const reason = error instanceof StoreError ? unusable[error.code] : undefined;
    if (reason === undefined || path === ':memory:') throw error;
    if ((error as StoreError).code === 'STORE_NOT_A_DATABASE') {
      if (applicationIdOf(path) === eventFileFormat.applicationId)
        throw new StoreError('STORE_NOT_A_DATABASE', `${path} holds events: give the views a file of their own.`, { cause: error });
      const aside = findFreeName(path);
      renameSync(path, aside);
      log.error(`${path} ${reason}: it was moved to ${aside}, and the views are built again from the events.`);
    } else {
      log.error(`${path} ${reason}: it was deleted, and the views are built again from the events.`);
    }
    removeFiles(path);
    return open(path);
  }
}

/** Closes the file, deletes it and creates a new one. */
export function replaceViewsDatabase(file: ViewsFile, log: ViewsLog): ViewsFile {
  const { path } = file.database;
  file.close();
  if (path !== ':memory:') removeFiles(path);
  log.error(`${path} is damaged: it was deleted, and the views are built again from the events.`);
  return open(path);
}
