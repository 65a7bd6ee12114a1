/** What the check of bundles needs of the Web Cryptography API, for pages that do not have it: those by HTTP have no `crypto.subtle`. */
import { sha256 } from '@noble/hashes/sha2.js';
import { isSignedBy } from './ed25519.js';

let hashes = 0;
/** How many hashes were made so far: the measure of progress. */
export const hashesMade = (): number => hashes;
/** Is called from time to time while hashes are made. */
export const progress = { tell: (): void => undefined };
const EVERY = 500;

export const crypto = {
  subtle: {
    digest(_: 'SHA-256', bytes: Uint8Array): Promise<Uint8Array> {
      hashes += 1;
      if (hashes % EVERY === 0) progress.tell();
      return Promise.resolve(sha256(bytes));
    },
    /** Keys stay bytes. */
    importKey: (_: 'raw', bytes: Uint8Array): Promise<Uint8Array> => Promise.resolve(bytes),
    verify: (_: 'Ed25519', key: Uint8Array, signature: Uint8Array, message: Uint8Array): Promise<boolean> =>
      Promise.resolve(isSignedBy(key, signature, message)),
  },
};
