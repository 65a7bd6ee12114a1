/**
 * What distinguishes a command from others: the digest that is recorded with its events, and the ids of these events. Both are made under a secret
 * of the installation, because many commands hold a value that could be guessed from a plain hash, such as two cards.
 */
import { createHmac, hash } from 'node:crypto';
import type { StreamName } from '../../events/ids.js';

export interface CommandPrint {
  readonly digest: string;
  /** All but the last four digits of the ids, which are UUIDs (version 8). */
  readonly idStart: string;
}

/** The same command given again has the same print, so that a repeated append shows as such. */
export type PrintOf = (stream: StreamName, commandId: string, given: object) => CommandPrint;

/** Before the digits of a digest that was made under a secret. */
const KEYED = 'k';
const BLOCK_BYTES = 64;
const HASH_BYTES = 32;

/** Whether a recorded digest was made under a secret, and with it the ids of its events. */
export function isKeyedDigest(digest: string): boolean {
  return digest.startsWith(KEYED);
}

/** Makes the prints of an installation. All nodes on one store need the same secret: else a command repeated at another node is refused. */
export function makeCommandPrinter(secret: string): PrintOf {
  const keyed = makeHmac(createHmac('sha256', secret).update('tapis command ids 1').digest('hex'));
  return (stream, commandId, given) => {
    const digits = keyed(textOf(stream, commandId, given));
    return { digest: KEYED + digits.slice(0, 16), idStart: idStartFrom(digits) };
  };
}

/** Whether a digest from before there was a secret is the one of this command. */
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
 * HMAC-SHA-256 under a key of 64 hexadecimal digits, in hexadecimal digits. Each command is hashed once, and node's `createHmac` takes ten
 * times as long as two calls of its one-shot `hash`. Both padded keys are ASCII, so the inner one can stand before the text as a string.
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
