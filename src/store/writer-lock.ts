/**
 * The lock of a file's only writer. Node has no file locks, but SQLite does: the operating system releases this one when the process ends
 * in any way, and readers of the file never meet it.
 */
import { statSync } from 'node:fs';
import { StoreError } from './event-store.js';
import { SqliteDatabase } from './sqlite-database.js';
import { storeErrorOf } from './sqlite-errors.js';

export interface WriterLock {
  /** Takes the lock again if its file was removed. @throws StoreError `STORE_IN_USE` when another process has it */
  keep(): void;
  close(): void;
}

/**
 * Locks `{path}-lock`, whose empty file stays: removing it lets two writers in, until one of them checks. @throws StoreError `STORE_IN_USE`
 */
export function lockWriter(path: string): WriterLock {
  const file = `${path}-lock`;
  let held = hold(path, file);
  let inode = inodeOf(file);
  return {
    keep() {
      if (inodeOf(file) === inode) return;
      const again = hold(path, file);
      held.close();
      held = again;
      inode = inodeOf(file);
    },
    close: () => held.close(),
  };
}

function hold(path: string, file: string): SqliteDatabase {
  const lock = new SqliteDatabase(file, { busyTimeoutMs: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw error instanceof StoreError && error.code === 'STORE_IN_USE' ? storeErrorOf('inUse', path, error) : error;
  }
}

function inodeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? null;
}
