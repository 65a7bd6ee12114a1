/** The SQLite file of the views: recreated if it is unusable, because views can be rebuilt. */
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

/**
 * Files up to this many bytes are checked completely at the start. Damage in a larger one is found when a page is read, and handled the
 * same way.
 */
const CHECKED_WHOLE = 64 * 1024 * 1024;

/** The offset of `application_id` in the header of a SQLite file. */
const APPLICATION_ID_OFFSET = 68;

/** Messages about the views, one line each; pino's loggers match it. */
export interface ViewsLog {
  info(message: string): void;
  error(message: string): void;
}

/** Why the file is unusable, by error code; other codes do not concern its content. */
const unusable: Partial<Record<StoreErrorCode, string>> = {
  STORE_DAMAGED: 'is damaged',
  STORE_NOT_A_DATABASE: 'is not a views database',
  STORE_NEWER_THAN_PROGRAM: 'was written by a newer release',
};

/** Whether an error means that the file is damaged. */
export function isDamage(error: unknown): boolean {
  return error instanceof StoreError && (error.code === 'STORE_DAMAGED' || error.code === 'STORE_NOT_A_DATABASE');
}

/** The file of the views, with what keeps its log short. */
export interface ViewsFile extends SqliteFile {
  readonly checkpoints: Checkpoints | null;
}

/** Memory of the connection, in kilobytes. While a long batch is written, it bounds what is left for the commit. */
const PAGES_KB = 32_768;
const PAGES_OF_LONG_BATCH_KB = 1_024;

/** Makes a long batch write its changes to the log early, and frees cached pages. */
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
    // A batch changes some hundred pages. A larger log than SQLite's default, 64 MB, gives a thread time to copy it.
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

/** Renames closed views and their SQLite companions. Returns the new name; null when there are none. */
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
 * Opens the views database, creating it if missing; `:memory:` for none. A damaged, truncated or newer one is deleted and recreated, with
 * one line in the log. Another kind of file is renamed and reported; a file of events is left alone.
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
