/**
 * The positions that a log had in its former store. Entries before `LogFormChanged` contain them, so published heads depend on them. A data
 * folder keeps them in a file; KurrentDB keeps them beside the events, for all nodes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { FORM_CHANGED, type FormerPositions } from '../../audit/tree/log-entries.js';
import { StoreError, type EventReader } from '../../store/event-store.js';
import type { StoreFacts } from '../../store/store-facts.js';
import { dataFiles } from '../folder/data-files.js';

/** Positions stored as one fact: far below the million bytes that KurrentDB accepts at once. */
const A_FACT = 50_000;

/** The positions kept in a folder; none when the log was not moved there. */
export function readFormerPositions(folder: string): FormerPositions {
  const path = join(folder, dataFiles.formerPositions);
  return existsSync(path) ? positionsIn(readFileSync(path)) : [];
}

/** The positions kept in the store, or else in the folder. @param folder null for none @throws StoreError */
export async function findFormerPositions({ facts }: Pick<EventReader, 'facts'>, folder: string | null): Promise<FormerPositions> {
  const found: bigint[] = [];
  for (let part = 0; ; part += 1) {
    const text = (await facts?.read(`positions-${part}`)) ?? null;
    if (text === null) return found.length > 0 || folder === null ? found : readFormerPositions(folder);
    for (const position of positionsIn(inflateSync(Buffer.from(text, 'base64')))) found.push(position);
  }
}

/**
 * The positions of entries before `LogFormChanged`; all positions of a log that only an early release signed; none for a log that counts
 * events.
 * @param known the positions of a log that was moved before
 */
export async function listFormerPositions(source: Pick<EventReader, 'readAll'>, known: FormerPositions): Promise<readonly bigint[]> {
  const positions: bigint[] = [];
  reading: for await (const page of source.readAll(null))
    for (const { type, position } of page) {
      if (type === FORM_CHANGED) break reading;
      positions.push(BigInt(known[positions.length] ?? position));
    }
  return positions.some((each, index) => each !== BigInt(index + 1)) ? positions : [];
}

/** Keeps the positions in the folder where the log is moved. */
export function keepPositionsInFolder(positions: readonly bigint[], folder: string): void {
  if (positions.length === 0) return;
  writeFileSync(join(folder, dataFiles.formerPositions), new BigUint64Array(positions), { mode: 0o600, flush: true });
}

/** Keeps the positions beside the events of the store where the log is moved. @throws StoreError */
export async function keepPositionsInStore(positions: readonly bigint[], facts: StoreFacts): Promise<void> {
  for (let part = 0; part * A_FACT < positions.length; part += 1) {
    const some = new BigUint64Array(positions.slice(part * A_FACT, (part + 1) * A_FACT));
    const text = deflateSync(new Uint8Array(some.buffer)).toString('base64');
    const before = await facts.read(`positions-${part}`);
    if (before !== text && !(await facts.write(`positions-${part}`, text, before)))
      throw new StoreError('STORE_CHANGED', 'Somebody else moves events to this store: stop that, and run it again.');
  }
}

function positionsIn(bytes: Buffer): BigUint64Array {
  return new BigUint64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}
