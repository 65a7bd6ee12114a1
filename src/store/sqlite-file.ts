/** Opens SQLite files of Tapis: checks that a file is ours, its format, its only writer, and sets its durability. */
import { mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StoreError } from './event-store.js';
import { lockWriter } from './writer-lock.js';
import { SqliteDatabase } from './sqlite-database.js';
import { mapSystemError, storeErrorOf } from './sqlite-errors.js';

/** Identifies a kind of file, and how each version of its format is made from the one before. */
export interface SqliteFormat {
  /** The `application_id` in the file's header: our own four bytes. */
  readonly applicationId: number;
  /** `steps[i]` is the SQL that brings a file from version `i` to `i + 1`; a new file has version 0. Never changed once released. */
  readonly steps: readonly string[];
  /** The first version that can be read without steps. Default: the last one. */
  readonly readableFrom?: number;
}

export interface SqliteFileOptions {
  /** `:memory:` for a database that ends with its connection. Missing folders are made. */
  readonly path: string;
  readonly format: SqliteFormat;
  /** Opens read-only, possibly beside a writer. Default false: the only writer, by a lock that ends with the process. */
  readonly readOnly?: boolean;
  /**
   * `full`: a commit is on disk before it returns. `normal`: a power cut may lose the last commits, never a part of one. Default `full`.
   */
  readonly synchronous?: 'full' | 'normal';
  /** Milliseconds; see ConnectionOptions. */
  readonly busyTimeoutMs?: number;
}

export interface SqliteFile {
  readonly database: SqliteDatabase;
  /**
   * Checks that this is still the only writer: somebody may have removed the lock file, and another process may have made a new one.
   * @throws StoreError `STORE_IN_USE` when another process writes
   */
  refuseOtherWriter(): void;
  /** Closes the database, then releases the lock. */
  close(): void;
}

/**
 * Opens a file, or makes it.
 * @throws StoreError `STORE_NOT_FOUND` (for reading only), `STORE_NOT_WRITABLE`, `STORE_IN_USE`, `STORE_NOT_A_DATABASE`, `STORE_DAMAGED`,
 * `STORE_NEWER_THAN_PROGRAM`, `STORE_ENGINE_TOO_OLD`
 */
export function openSqliteFile(options: SqliteFileOptions): SqliteFile {
  const readOnly = options.readOnly ?? false;
  const path = options.path === ':memory:' ? options.path : realPathOf(options.path);
  const onDisk = path !== ':memory:';
  if (onDisk && readOnly && statSync(path, { throwIfNoEntry: false }) === undefined)
    throw new StoreError('STORE_NOT_FOUND', `There is no file ${path}: name the store that the server writes.`);
  if (onDisk && readOnly && sizeOf(path) === 0) throw storeErrorOf('empty', path);
  if (onDisk && !readOnly) makeFolder(path);
  const lock = onDisk && !readOnly ? lockWriter(path) : null;
  let database: SqliteDatabase | undefined;
  try {
    if (onDisk) refuseLostFile(path);
    database = new SqliteDatabase(path, options);
    const opened = database;
    const version = versionOf(opened, options.format);
    if (readOnly) refuseOldFormat(path, version, options.format);
    else prepareForWriting(opened, version, options);
    return {
      database: opened,
      refuseOtherWriter: () => lock?.keep(),
      close() {
        opened.close();
        lock?.close();
      },
    };
  } catch (error) {
    database?.close();
    lock?.close();
    throw error;
  }
}

/** Two names of one file must have one lock. */
function realPathOf(path: string): string {
  try {
    return statSync(path, { throwIfNoEntry: false }) === undefined ? resolve(path) : realpathSync(path);
  } catch (error) {
    throw mapSystemError(error, path);
  }
}

function makeFolder(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    throw mapSystemError(error, path);
  }
}

/** SQLite treats a file of at most one byte as new and drops its log. One byte is no store, and with a log the file was a store once. */
function refuseLostFile(path: string): void {
  const size = sizeOf(path);
  if (size === 1 || (size === 0 && sizeOf(`${path}-wal`) > 0)) throw storeErrorOf('damaged', path);
}

/** In bytes; 0 where there is no such file. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** The format version of our file; 0 for a new one. Read-only, so a foreign file is left unchanged. */
function versionOf(database: SqliteDatabase, format: SqliteFormat): number {
  const applicationId = database.pragma('application_id');
  const version = database.pragma('user_version') as number;
  const isNew = applicationId === 0 && version === 0 && database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
  if (isNew) return 0;
  if (applicationId !== format.applicationId) throw storeErrorOf('notADatabase', database.path);
  if (version > format.steps.length)
    throw new StoreError('STORE_NEWER_THAN_PROGRAM', `A later release of Tapis wrote ${database.path}: run that release or a newer one.`);
  return version;
}

function refuseOldFormat(path: string, version: number, { steps, readableFrom = steps.length }: SqliteFormat): void {
  if (version < readableFrom)
    throw new StoreError('STORE_NOT_WRITABLE', `${path} has the format of an older release: start the server on it once, then read it.`);
}

function prepareForWriting(database: SqliteDatabase, version: number, options: SqliteFileOptions): void {
  const { format, synchronous = 'full' } = options;
  // The marks are committed before the file gets a log, so that they are in the file itself. The version is written even without steps,
  // because SQLite opens a file silently that it may not write.
  database.transaction(() => {
    for (const step of format.steps.slice(version)) database.exec(step);
    if (version === 0) database.exec(`PRAGMA application_id = ${format.applicationId}`);
    database.exec(`PRAGMA user_version = ${format.steps.length}`);
  });
  const journal = database.pragma('journal_mode = WAL');
  if (journal !== 'wal' && journal !== 'memory')
    throw new StoreError(
      'STORE_FAILED',
      `The disk that holds ${database.path} can't keep a write-ahead log: choose a folder on a local disk.`,
    );
  // On macOS a plain fsync leaves the bytes in the drive's cache; elsewhere fullfsync changes nothing.
  database.exec(`PRAGMA synchronous = ${synchronous}; PRAGMA fullfsync = ${synchronous === 'full' ? 'ON' : 'OFF'}`);
}
