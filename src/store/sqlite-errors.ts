/** Errors of the SQLite driver for operators: one code, one sentence that says what to do. */
import { closeSync, openSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreError, type StoreErrorCode } from './event-store.js';
import { cures, type Shortage, shortageOf } from './shortage.js';

/** Primary result codes, https://sqlite.org/rescode.html, and one extended code with a meaning of its own. */
const PERMISSION = 3;
const BUSY = 5;
const LOCKED = 6;
const READ_ONLY = 8;
const INPUT_OUTPUT = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;
const IO_SHORT_READ = 522;

const sentences: Record<
  'inUse' | 'notWritable' | 'tooManyFiles' | 'full' | 'notADatabase' | 'damaged' | 'empty',
  readonly [StoreErrorCode, (path: string) => string]
> = {
  inUse: ['STORE_IN_USE', (path) => `Another process is using ${path}: stop it, or give this one a file of its own.`],
  notWritable: [
    'STORE_NOT_WRITABLE',
    (path) =>
      `${path} can't be opened: let the user who runs this program read and write the file and its folder, or choose another folder.`,
  ],
  tooManyFiles: ['STORE_NOT_WRITABLE', (path) => `${path} can't be opened, because this process may open no more files: ${cures.files}.`],
  full: ['STORE_NOT_WRITABLE', (path) => `The disk that holds ${path} is full: ${cures.room}.`],
  notADatabase: ['STORE_NOT_A_DATABASE', (path) => `${path} is not a file that Tapis made: choose another name, or move that file away.`],
  damaged: ['STORE_DAMAGED', (path) => `${path} is damaged: keep a copy of it and restore the last backup.`],
  empty: [
    'STORE_DAMAGED',
    (path) =>
      `${path} is empty: restore the last backup. If nothing was ever recorded in its folder, start the server on it, which makes the file anew.`,
  ],
};

const byResult: ReadonlyMap<number, keyof typeof sentences> = new Map([
  [PERMISSION, 'notWritable'],
  [BUSY, 'inUse'],
  [LOCKED, 'inUse'],
  [READ_ONLY, 'notWritable'],
  [CORRUPT, 'damaged'],
  [FULL, 'full'],
  [CANNOT_OPEN, 'notWritable'],
  [NOT_A_DATABASE, 'notADatabase'],
  [IO_SHORT_READ, 'damaged'],
]);

/** The StoreError of a known kind. */
export function storeErrorOf(kind: keyof typeof sentences, path: string, cause?: unknown): StoreError {
  const [code, sentence] = sentences[kind];
  return new StoreError(code, sentence(path), { cause });
}

/** Parses stored JSON. @throws StoreError `STORE_DAMAGED` when it is invalid: SQLite does not detect a flipped bit in a text */
export function parseStored(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw storeErrorOf('damaged', path, error);
  }
}

export function makeClosedError(path: string): StoreError {
  return new StoreError('STORE_CLOSED', `${path} is closed: open it again to go on.`);
}

/** The error to throw in place of a driver error. Other errors, which are bugs, are returned unchanged. */
export function mapDriverError(error: unknown, path: string): unknown {
  // By properties: jest gives tests another Error class than the driver's.
  const { code, errcode, message } = error as { code?: unknown; errcode?: number; message?: string };
  if (code === 'ERR_INVALID_STATE') return makeClosedError(path);
  if (code !== 'ERR_SQLITE_ERROR' || errcode === undefined) return error;
  const kind = byResult.get(errcode) ?? byResult.get(errcode & 0xff);
  const isInputOutput = (errcode & 0xff) === INPUT_OUTPUT;
  if ((kind === 'notWritable' || isInputOutput) && isOutOfFiles(path)) return storeErrorOf('tooManyFiles', path, error);
  if (isInputOutput && hasNoRoom(path)) return storeErrorOf('full', path, error);
  if (kind !== undefined) return storeErrorOf(kind, path, error);
  return new StoreError('STORE_FAILED', `SQLite refused to work on ${path} (${message}): check the disk, then start again.`, {
    cause: error,
  });
}

const kindOf: Readonly<Record<Shortage, keyof typeof sentences>> = { files: 'tooManyFiles', room: 'full' };

/** The error for a file that the system does not let us write or open. */
export function mapSystemError(error: unknown, path: string): StoreError {
  const shortage = shortageOf(error);
  return storeErrorOf(shortage === null ? 'notWritable' : kindOf[shortage], path, error);
}

/** SQLite does not say why it cannot open a file. */
function isOutOfFiles(path: string): boolean {
  const open: number[] = [];
  try {
    // SQLite opens the file, its log and the folder.
    for (let nth = 0; nth < 3; nth += 1) open.push(openSync(dirname(path), 'r'));
    return false;
  } catch (error) {
    return shortageOf(error) === 'files';
  } finally {
    for (const file of open) closeSync(file);
  }
}

/** SQLite does not say why it cannot extend a file. */
function hasNoRoom(path: string): boolean {
  try {
    return statfsSync(dirname(path)).bavail === 0;
  } catch {
    return false;
  }
}
