/**
 * The digest of a command that its events record, and the ids of these events. Both are made with the installation's secret, because many
 * commands contain guessable values, such as two cards.
 */
import { createHmac, hash } from 'node:crypto';
import type { StreamName } from '../../events/ids.js';

export interface CommandPrint {
  readonly digest: string;
  /** Everything but the last four digits of the ids, which are UUIDs (version 8). */
  readonly idStart: string;
}

/** A repeated command has the same print, so that a repeated append is recognized. */
export type PrintOf = (stream: StreamName, commandId: string, given: object) => CommandPrint;

/** The prefix of digests made with a secret. */
const KEYED = 'k';
const BLOCK_BYTES = 64;
const HASH_BYTES = 32;

/** Whether a recorded digest was made with a secret, and so the ids of its events. */
export function isKeyedDigest(digest: string): boolean {
  return digest.startsWith(KEYED);
}

/**
 * Makes the prints of an installation. All nodes on one store need the same secret; otherwise a command repeated at another node is
 * refused.
 */
export function makeCommandPrinter(secret: string): PrintOf {
  const keyed = makeHmac(createHmac('sha256', secret).update('tapis command ids 1').digest('hex'));
  return (stream, commandId, given) => {
    const digits = keyed(textOf(stream, commandId, given));
    return { digest: KEYED + digits.slice(0, 16), idStart: idStartFrom(digits) };
  };
}

/** Whether a digest without a secret belongs to this command. */
export function isPlainDigestOf(digest: string, stream: StreamName, commandId: string, given: object): boolean {
  return !isKeyedDigest(digest) && hash('sha256', textOf(stream, commandId, given), 'hex').slice(0, 16) === digest;
}

function textOf(stream: StreamName, commandId: string, given: object): string {
  return `${stream}\n${commandId}\n${JSON.stringify(given)}`;
}

function idStartFrom(digits: string): string {
  const variant = '89ab'[parseInt(digits[32]!, 16) & 0x3]!;
  return `${digits.slice(16, 24)}-${digits.slice(24, 28)}-8${digits.slice(29, 32)}-${variant}${digits.slice(33, 36)}-${digits.slice(36, 44)}`;
}

/**
 * HMAC-SHA-256 under a key of 64 hexadecimal digits, in hexadecimal digits. Every command is hashed, and node's `createHmac` takes ten
 * times as long as two calls of its one-shot `hash`. Both padded keys are ASCII, so the inner one can be a string prefix of the text.
 */
export function makeHmac(key: string): (text: string) => string {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new RangeError('the key has to be 64 hexadecimal digits');
  const padded = (byte: number): Buffer => Buffer.from(Array.from(Buffer.from(key, 'latin1'), (digit) => digit ^ byte));
  const inner = padded(0x36).toString('latin1');
  const outer = Buffer.concat([padded(0x5c), Buffer.alloc(HASH_BYTES)]);
  return (text) => {
    hash('sha256', inner + text, 'buffer').copy(outer, BLOCK_BYTES);
    return hash('sha256', outer, 'hex');
  };
}
