/**
 * A secret of a folder in a file of its own, made once. The file is whole or not there: a full disk or a crash leaves no empty one.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { syncFolderOf } from './high-water-mark.js';

/** The text of the file. Where there is none, it is made with this text; of two who make it at once, one does. @throws a system error that names the file */
export function keepSecret(path: string, make: () => string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const beside = `${path}.${randomUUID()}`;
  try {
    writeFileSync(beside, make(), { mode: 0o600, flag: 'wx', flush: true });
    putInPlace(beside, path);
    // What is written with the secret must not outlive it.
    syncFolderOf(path);
  } catch (error) {
    throw namePath(error as NodeJS.ErrnoException, path);
  } finally {
    rmSync(beside, { force: true });
  }
  return readFileSync(path, 'utf8');
}

/** What the system says of a write names no file. */
function namePath(error: NodeJS.ErrnoException, path: string): Error {
  if (error.syscall === undefined) return error;
  return Object.assign(new Error(`${path} can't be made: ${error.message}`, { cause: error }), {
    code: error.code,
    syscall: error.syscall,
  });
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
