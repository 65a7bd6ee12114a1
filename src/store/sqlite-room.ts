/** Checks whether the disk of a SQLite file has room for a large commit. */
import { open, rm, stat } from 'node:fs/promises';
import { mapSystemError, storeErrorOf } from './sqlite-errors.js';

/** More than one commit writes. */
const ROOM_BYTES = 1024 * 1024;

/**
 * Writes and syncs a file of its own up to the size of the write-ahead log, since file sizes may be limited too; then removes it.
 * Asynchronous.
 * @throws StoreError `STORE_NOT_WRITABLE`
 */
export async function tryRoomBeside(path: string): Promise<void> {
  if (path === ':memory:') return;
  const name = `${path}-probe`;
  try {
    const end = (await stat(`${path}-wal`).catch(() => null))?.size ?? 0;
    const file = await open(name, 'w', 0o600);
    try {
      // A write may be partial; the rest would fail.
      const { bytesWritten } = await file.write(Buffer.alloc(ROOM_BYTES), 0, ROOM_BYTES, end);
      if (bytesWritten < ROOM_BYTES) throw storeErrorOf('full', path);
      await file.datasync();
    } finally {
      await file.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined || code.startsWith('STORE_')) throw error;
    throw mapSystemError(error, path);
  } finally {
    await rm(name, { force: true }).catch(() => undefined);
  }
}
