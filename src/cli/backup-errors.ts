/** Errors of backup and restore. */
import type { MadeCopy } from '../app/folder/backup.js';
import { BackupError } from '../app/folder/backup-manifest.js';
import { describeSystemError } from '../store/shortage.js';
import { CliError } from './command.js';

/** The error for a copy with findings; null for none. @param what was done, one sentence */
export function foundIn(what: string, { findings, store }: MadeCopy): CliError | null {
  const [first] = store;
  if (first !== undefined) return new CliError(first.code, `${what} ${store.map(({ en }) => en).join(' ')}`);
  if (findings.length === 0) return null;
  const message = `${findings.length} events or names are not as they were recorded, and were copied as they stand; "tapis verify" lists them.`;
  return new CliError('SOURCE_NOT_AS_RECORDED', message);
}

/** Runs the work. @throws CliError for errors that the operator can fix */
export async function namedErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError) throw new CliError(error.code, error.message);
    const system = error as NodeJS.ErrnoException;
    if (system.syscall !== undefined) throw new CliError('FOLDER_NOT_USABLE', `${describeSystemError(system)}.`);
    throw error;
  }
}
