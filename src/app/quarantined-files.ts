/**
 * Keeps a file that can't be used, under another name in the same folder, so that a person can look at it.
 */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A name beside `path` that no file has yet. */
export function findFreeName(path: string): string {
  let number = 1;
  while (existsSync(`${path}.set-aside-${number}`)) number++;
  return `${path}.set-aside-${number}`;
}

/** Moves a SQLite file and its log out of the way, so that what they hold can still be read together. @returns where it is now */
export function quarantineDatabase(path: string): string {
  const aside = findFreeName(path);
  for (const suffix of ['', '-wal'])
    if (statSync(path + suffix, { throwIfNoEntry: false })?.size) renameSync(path + suffix, aside + suffix);
  // An empty file keeps nothing, and the index of the log is made again.
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
  return aside;
}

/** The paths of the files that were set aside from this one; none where the folder can't be read. */
export function listQuarantinedFiles(path: string): string[] {
  const start = `${basename(path)}.set-aside-`;
  const folder = dirname(path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(start) && /^\d+(-wal)?$/.test(name.slice(start.length)))
    .map((name) => join(folder, name));
}
