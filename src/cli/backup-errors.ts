/**
 * What backup and restore say when they can't.
 */
import { BackupError } from '../app/backup-manifest.js';
import { describeSystemError } from '../store/shortage.js';
import { CliError } from './command.js';

/** Runs the work. @throws CliError in place of what a person can do something about */
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
