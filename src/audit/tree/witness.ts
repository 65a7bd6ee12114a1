/**
 * What a witness does: accepts a head of somebody else's log only if that log begins as the head that the witness kept, and its key signed it.
 */
import { type KeyRotation, keysFrom, signedRotations } from './key-rotation.js';
import { readHeadOf, readHeads, readVerifierKey, type SignedHead, type TreeHead } from './signed-head.js';
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
 * @param trusted a key of the log that the witness knows, as signed notes write it; null for the key that signed the head that was kept, and without
 * one, for the word of the server
 * @throws WitnessError where the head must not be kept; NoteError where what the server says can't be read
 */
export function acceptHead({ note, key, rotations, proof }: ClaimedLog, kept: SignedHead | null, trusted: string | null): TreeHead {
  const head = readHeadOf(note, readVerifierKey(key));
  const before = kept?.head ?? null;
  if (before !== null && before.origin !== head.origin)
    throw new WitnessError('LOG_OTHER', `it is the log ${head.origin}, not ${before.origin}`);
  const signed = signedRotations(rotations, head.origin);
  const known = trusted ?? (kept === null ? key : signerOf(kept, [key, ...signed.map(({ from }) => from)]));
  if (known === null || !keysFrom(known, signed).includes(key))
    throw new WitnessError('KEY_UNKNOWN', `the head is signed by another key: ${key}`);
  if (before === null) return head;
  if (head.size < before.size) throw new WitnessError('LOG_CUT', `the log has ${head.size} events, and had ${before.size}`);
  if (proof === null || !isConsistent(before, head, proof))
    throw new WitnessError('HEAD_DIFFERS', `the log does not begin as the head of ${before.size} events says`);
  return head;
}

const signerOf = ({ isSignedBy }: SignedHead, keys: readonly string[]): string | null =>
  keys.find((key) => isSignedBy(readVerifierKey(key))) ?? null;

/** The head of the most events among those of a text. @throws NoteError */
export function lastHeadOf(text: string): SignedHead | null {
  return readHeads(text).reduce<SignedHead | null>((last, each) => (last === null || each.head.size > last.head.size ? each : last), null);
}
