/**
 * A folder of its own for one measurement, gone afterwards.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the work the path of an event file that is not there yet. */
export async function inFolder<Result>(work: (path: string) => Promise<Result> | Result): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-bench-'));
  try {
    return await work(join(folder, 'events.sqlite'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
