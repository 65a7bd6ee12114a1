/**
 * A disk of its own in memory, which can be filled to the last page.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../program/run.js';

export interface SmallDisk {
  readonly folder: string;
  /** @param left bytes that stay free, in whole pages; default none */
  readonly fill: (left?: number) => void;
  readonly free: () => void;
  readonly remove: () => void;
}

const PAGE = 4096;

/** Null where mounting is not allowed. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = join(temporaryFolder(), 'disk');
  mkdirSync(folder);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  if (mounted.status !== 0) return null;
  const filler = join(folder, 'filler');
  const room = join(folder, 'room');
  return {
    folder,
    fill(left = 0) {
      writePages(room, left / PAGE);
      expect(writePages(filler, 100_000)).toBe('ENOSPC');
      rmSync(room);
    },
    free: () => rmSync(filler),
    remove: () => void spawnSync('umount', [folder], { stdio: 'ignore' }),
  };
}

/** A page at a time. @returns the code of the error that ended it; null where all were written */
function writePages(path: string, count: number): string | null {
  const file = openSync(path, 'w');
  const page = Buffer.alloc(PAGE, 1);
  try {
    for (let pages = 0; pages < count; pages += 1) writeSync(file, page);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  } finally {
    closeSync(file);
  }
}
