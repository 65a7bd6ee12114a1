/**
 * Codes that pair a device: ten consonants to type, or 128 bits in a QR code. Ten consonants have 43 bits, too many to guess in ten
 * minutes, so wrong codes do not block the right one. Events hold an HMAC under the secret of the installation, because a plain hash could
 * be searched.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { randomText } from './api-key.js';

/** No vowels, so that no words appear; no letters that are easily confused. */
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LETTERS = 10;

export interface PairingCodes {
  make(): { readonly code: string; readonly secret: string };
  /** The HMAC that is stored and compared. Spaces, hyphens and capitals do not matter. */
  markOf(tournamentId: string, given: string): string;
}

/** @param secret of the installation: the same for all nodes on one store */
export function makePairingCodes(secret: string): PairingCodes {
  const key = createHmac('sha256', secret).update('tapis pairing 1').digest();
  return {
    make: () => ({ code: randomText(CONSONANTS, CODE_LETTERS), secret: randomBytes(16).toString('hex') }),
    markOf: (tournamentId, given) =>
      createHmac('sha256', key)
        .update(`${tournamentId}\n${plain(given)}`)
        .digest('hex'),
  };
}

const plain = (given: string): string => given.replace(/[\s-]/g, '').toUpperCase();
