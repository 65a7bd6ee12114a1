/**
 * The positions that a log had where it began, kept in a folder to which it was moved: entries before `LogFormChanged` have them, and heads that others
 * keep are made of those entries.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORM_CHANGED, type FormerPositions } from '../../audit/tree/log-entries.js';
import type { EventReader } from '../../store/event-store.js';
import { dataFiles } from '../data-files.js';

/** None where the log was not moved. */
export function readFormerPositions(folder: string): FormerPositions {
  const path = join(folder, dataFiles.formerPositions);
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  return new BigUint64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** Keeps them in the folder to which the log is moved. Does nothing for a log whose entries always had numbers. @param known of a log that was moved before */
export async function keepFormerPositions(source: EventReader, folder: string, known: FormerPositions): Promise<void> {
  const positions: bigint[] = [];
  for await (const page of source.readAll(null)) {
    for (const { type, position } of page) {
      if (type === FORM_CHANGED) {
        const isOther = positions.some((each, index) => each !== BigInt(index + 1));
        if (isOther) writeFileSync(join(folder, dataFiles.formerPositions), new BigUint64Array(positions), { mode: 0o600, flush: true });
        return;
      }
      positions.push(BigInt(known[positions.length] ?? position));
    }
  }
}
