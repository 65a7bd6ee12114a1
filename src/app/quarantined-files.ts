/** Renames an unusable file within its folder, so that it can be examined. */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** An unused name beside `path`. */
export function findFreeName(path: string): string {
  let number = 1;
  while (existsSync(`${path}.set-aside-${number}`)) number++;
  return `${path}.set-aside-${number}`;
}

/** Renames a SQLite file together with its log, so that both can still be read. @returns the new path */
export function quarantineDatabase(path: string): string {
  const aside = findFreeName(path);
  for (const suffix of ['', '-wal'])
    if (statSync(path + suffix, { throwIfNoEntry: false })?.size) renameSync(path + suffix, aside + suffix);
  // An empty file has no data, and the index of the log is rebuilt.
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
  return aside;
}

/** The files that were renamed from this one; none when the folder cannot be read. */
export function listQuarantinedFiles(path: string): string[] {
  const start = `${basename(path)}.set-aside-`;
  const folder = dirname(path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(start) && /^\d+(-wal)?$/.test(name.slice(start.length)))
    .map((name) => join(folder, name));
}
