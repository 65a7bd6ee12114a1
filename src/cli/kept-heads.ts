/**
 * Heads of the log that somebody kept, as a file has them.
 */
import { readFileSync } from 'node:fs';
import { keysFrom, readIdentity } from '../audit/tree/key-rotation.js';
import { checkHeads } from '../audit/tree/log-tree.js';
import { NoteError, readHeads, readVerifierKey, type TreeHead } from '../audit/tree/signed-head.js';
import type { EventCheck } from '../audit/verify.js';
import type { EventReader } from '../store/event-store.js';
import { findFormerPositions } from '../app/log/former-positions.js';
import { CliError } from './command.js';

/**
 * @param keys that may have signed, as signed notes write them; null for any
 * @throws CliError for a file that can't be read, holds no heads, or one that none of the keys signed
 */
export function readHeadFile(file: string, keys: readonly string[] | null): readonly TreeHead[] {
  return inHeadFile(file, (text) => {
    const heads = readHeads(text);
    if (heads.length === 0) throw new NoteError('holds no head');
    const verifiers = keys?.map(readVerifierKey) ?? null;
    const foreign = verifiers === null ? undefined : heads.find(({ isSignedBy }) => !verifiers.some(isSignedBy));
    if (foreign !== undefined) throw new NoteError(`the head of ${foreign.head.size} events is not signed by the key`);
    return heads.map(({ head }) => head);
  });
}

/** What is read from a file of heads. @throws CliError for a file that can't be read, or whose text can't */
export function inHeadFile<Read>(file: string, read: (text: string) => Read): Read {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CliError('HEADS_INVALID', `${file}: ${(error as Error).message}.`);
  }
}

/** Compares a log with the heads of a file, signed by a key or one that followed it in the log. @throws CliError as {@link readHeadFile} does */
export async function readKeptHeads(file: string, key: string | undefined, reader: EventReader, folder: string): Promise<EventCheck> {
  const keys = key === undefined ? null : keysFrom(key.trim(), (await readIdentity(reader))?.rotations ?? []);
  return checkHeads(readHeadFile(file, keys), await findFormerPositions(reader, folder));
}
