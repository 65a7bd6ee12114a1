/**
 * Evidence bundles as files.
 */
import { readFileSync, statSync } from 'node:fs';
import type { Bundle } from '../audit/bundle/bundle.js';
import { CliError, UsageError } from './command.js';

/** Whether the path that a command reads is a file, and so a bundle, and no data folder. */
export function isBundleFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** For commands that need the whole log, of which a bundle has a part. @throws UsageError */
export function refuseBundle(path: string): void {
  if (isBundleFile(path)) throw new UsageError(`${path} is a file: this command needs the data folder`);
}

/** @throws CliError where the file can't be read or is no bundle */
export async function readBundleFile(path: string): Promise<Bundle> {
  const { BundleError, readBundle } = await import('../audit/bundle/bundle.js');
  try {
    return readBundle(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof BundleError) throw new CliError(error.code, `${path}: ${error.message}`);
    throw new CliError('BUNDLE_UNREADABLE', `${path} can't be read: ${(error as Error).message}`);
  }
}
