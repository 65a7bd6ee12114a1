/**
 * Heads of the log that somebody kept, as a file has them.
 */
import { readFileSync } from 'node:fs';
import { checkHeads } from '../audit/tree/log-tree.js';
import { NoteError, readHeads, readVerifierKey, type TreeHead } from '../audit/tree/signed-head.js';
import type { EventCheck } from '../audit/verify.js';
import { CliError } from './command.js';

/** @throws CliError for a file that can't be read, holds no heads, or one that the key did not sign */
export function readHeadFile(file: string, key: string | undefined): readonly TreeHead[] {
  try {
    const heads = readHeads(readFileSync(file, 'utf8'));
    if (heads.length === 0) throw new NoteError('holds no head');
    const verifier = key === undefined ? null : readVerifierKey(key);
    const foreign = verifier === null ? undefined : heads.find(({ isSignedBy }) => !isSignedBy(verifier));
    if (foreign !== undefined) throw new NoteError(`the head of ${foreign.head.size} events is not signed by the key`);
    return heads.map(({ head }) => head);
  } catch (error) {
    throw new CliError('HEADS_INVALID', `${file}: ${(error as Error).message}.`);
  }
}

/** Compares a log with the heads of a file. @throws CliError as {@link readHeadFile} does */
export const readKeptHeads = (file: string, key: string | undefined): EventCheck => checkHeads(readHeadFile(file, key));
