/** The work of a witness: it accepts a head only if the log begins with the head it kept, and the log's key signed it. */
import { type KeyRotation, keysFrom, signedRotations } from './key-rotation.js';
import { readHeadOf, readHeads, readVerifierKey, type SignedHead, type TreeHead } from './signed-head.js';
import { isConsistent } from './tree-proofs.js';

/** A server's statement about its log. */
export interface ClaimedLog {
  /** The note of its last head. */
  readonly note: string;
  /** The signing key, in the form of signed notes. */
  readonly key: string;
  /** The rotations that led to that key. */
  readonly rotations: readonly KeyRotation[];
  /** Proves that the log begins with the kept head; null when it has fewer events. */
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
 * @param trusted a key of the log known to the witness, in the form of signed notes; null for the key that signed the kept head or, without
 * one, the server's key
 * @throws WitnessError when the head must not be kept; NoteError when the server's statement cannot be read
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

/** The head with most events in a text. @throws NoteError */
export function lastHeadOf(text: string): SignedHead | null {
  return readHeads(text).reduce<SignedHead | null>((last, each) => (last === null || each.head.size > last.head.size ? each : last), null);
}
