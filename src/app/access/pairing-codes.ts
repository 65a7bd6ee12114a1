/**
 * What a device shows that it was invited: ten consonants for a person to type, or 128 bits in a QR code. Ten consonants are 43 bits: nobody
 * guesses them in ten minutes, so that the right code is accepted however many wrong ones came. A plain hash would give them away: events hold an HMAC under the secret of the installation.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { randomText } from './api-key.js';

/** Without vowels no word comes out; without letters that are mistaken for others when they are read out or typed. */
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LETTERS = 10;

export interface PairingCodes {
  make(): { readonly code: string; readonly secret: string };
  /** What is kept of a code, or compared with what is kept. Spaces, hyphens and capitals do not matter. */
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
