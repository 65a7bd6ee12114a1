/**
 * A secret of a folder in a file of its own, made once. The file is whole or not there: a full disk or a crash leaves no empty one.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { syncFolderOf } from './high-water-mark.js';

/** The text of the file. Where there is none, it is made with this text; of two who make it at once, one does. @throws a system error */
export function keepSecret(path: string, make: () => string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const beside = `${path}.${randomUUID()}`;
  try {
    writeFileSync(beside, make(), { mode: 0o600, flag: 'wx', flush: true });
    putInPlace(beside, path);
    // What is written with the secret must not outlive it.
    syncFolderOf(path);
  } finally {
    rmSync(beside, { force: true });
  }
  return readFileSync(path, 'utf8');
}

/** Leaves a file that is there already. */
function putInPlace(beside: string, path: string): void {
  try {
    linkSync(beside, path);
  } catch {
    // Some file systems, such as those of memory sticks, have no links.
    if (!existsSync(path)) renameSync(beside, path);
  }
}
