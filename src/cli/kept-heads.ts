/** Reads heads of the log from a file. */
import { readFileSync } from 'node:fs';
import { keysFrom, readIdentity } from '../audit/tree/key-rotation.js';
import { checkHeads } from '../audit/tree/log-tree.js';
import { NoteError, readHeads, readVerifierKey, type TreeHead } from '../audit/tree/signed-head.js';
import type { EventCheck } from '../audit/verify.js';
import type { EventReader } from '../store/event-store.js';
import { findFormerPositions } from '../app/log/former-positions.js';
import { CliError } from './command.js';

/**
 * @param keys that may have signed, in the form of signed notes; null for any
 * @throws CliError for an unreadable file, one without heads, or one that none of the keys signed
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

/** Parses a file of heads. @throws CliError for an unreadable or invalid file */
export function inHeadFile<Read>(file: string, read: (text: string) => Read): Read {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CliError('HEADS_INVALID', `${file}: ${(error as Error).message}.`);
  }
}

/** Compares a log with the heads of a file, signed by a key or its successors. @throws CliError see {@link readHeadFile} */
export async function readKeptHeads(file: string, key: string | undefined, reader: EventReader, folder: string): Promise<EventCheck> {
  const keys = key === undefined ? null : keysFrom(key.trim(), (await readIdentity(reader))?.rotations ?? []);
  return checkHeads(readHeadFile(file, keys), await findFormerPositions(reader, folder));
}
