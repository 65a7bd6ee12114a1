/**
 * What a witness does: accepts a head of somebody else's log only if that log begins as the head that the witness kept, and its key signed it.
 */
import { type KeyRotation, keysFrom, signedRotations } from './key-rotation.js';
import { readHeadOf, readHeads, readVerifierKey, type TreeHead } from './signed-head.js';
import { isConsistent } from './tree-proofs.js';

/** What a server says of its log. */
export interface ClaimedLog {
  /** The note of its last head. */
  readonly note: string;
  /** The key that signed it, as signed notes write it. */
  readonly key: string;
  /** How that key came to be the key. */
  readonly rotations: readonly KeyRotation[];
  /** That the log begins as the head that was kept; null where it has fewer events. */
  readonly proof: readonly Buffer[] | null;
}

/** Why a head is not accepted. */
export class WitnessError extends Error {
  constructor(
    readonly code: 'LOG_OTHER' | 'LOG_CUT' | 'HEAD_DIFFERS' | 'KEY_UNKNOWN',
    message: string,
  ) {
    super(message);
  }
}

/**
 * @param kept the last head that the witness kept; null for none
 * @param trusted a key of the log that the witness knows, as signed notes write it; null to take the word of the server
 * @throws WitnessError where the head must not be kept; NoteError where what the server says can't be read
 */
export function acceptHead({ note, key, rotations, proof }: ClaimedLog, kept: TreeHead | null, trusted: string | null): TreeHead {
  const head = readHeadOf(note, readVerifierKey(key));
  if (kept !== null && kept.origin !== head.origin) throw new WitnessError('LOG_OTHER', `it is the log ${head.origin}, not ${kept.origin}`);
  const known = keysFrom(trusted ?? key, signedRotations(rotations, head.origin));
  if (!known.includes(key)) throw new WitnessError('KEY_UNKNOWN', `the head is signed by another key: ${key}`);
  if (kept === null) return head;
  if (head.size < kept.size) throw new WitnessError('LOG_CUT', `the log has ${head.size} events, and had ${kept.size}`);
  if (proof === null || !isConsistent(kept, head, proof))
    throw new WitnessError('HEAD_DIFFERS', `the log does not begin as the head of ${kept.size} events says`);
  return head;
}

/** The head of the most events among those of a text. @throws NoteError */
export function lastHeadOf(text: string): TreeHead | null {
  return readHeads(text).reduce<TreeHead | null>((last, { head }) => (last === null || head.size > last.size ? head : last), null);
}
