/**
 * Runs a load in a process of its own.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { LoadOptions, LoadResult } from './load.js';

const run = promisify(execFile);

export async function load(options: LoadOptions): Promise<LoadResult> {
  const { stdout } = await run(process.execPath, [fileURLToPath(new URL('load.js', import.meta.url)), JSON.stringify(options)]);
  return JSON.parse(stdout) as LoadResult;
}
