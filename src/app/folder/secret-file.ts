/** A secret in a file of its own, made once. The file is complete or missing: a full disk or a crash leaves no empty one. */
import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { syncFolderOf } from './high-water-mark.js';

/**
 * The text of the file, which is created with this text if missing. If two processes create it at once, one succeeds. @throws a system
 * error that names the file
 */
export function keepSecret(path: string, make: () => string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const beside = `${path}.${randomUUID()}`;
  try {
    writeFileSync(beside, make(), { mode: 0o600, flag: 'wx', flush: true });
    putInPlace(beside, path);
    // Makes the secret durable before anything uses it.
    syncFolderOf(path);
  } catch (error) {
    throw namePath(error as NodeJS.ErrnoException, path);
  } finally {
    rmSync(beside, { force: true });
  }
  return readFileSync(path, 'utf8');
}

/** System errors of a write do not name the file. */
function namePath(error: NodeJS.ErrnoException, path: string): Error {
  if (error.syscall === undefined) return error;
  return Object.assign(new Error(`${path} can't be made: ${error.message}`, { cause: error }), {
    code: error.code,
    syscall: error.syscall,
  });
}

/** Keeps an existing file. */
function putInPlace(beside: string, path: string): void {
  try {
    linkSync(beside, path);
  } catch {
    // Some file systems, such as those of USB sticks, have no links.
    if (!existsSync(path)) renameSync(beside, path);
  }
}
