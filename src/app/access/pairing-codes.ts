/**
 * What a device shows that it was invited: eight consonants for a person to type, or 128 bits in a QR code. Eight consonants are 34 bits, which
 * a plain hash would give away: events hold an HMAC under the secret of the installation.
 */
import { createHmac, randomBytes } from 'node:crypto';

/** Without vowels no word comes out; without letters that are mistaken for others when they are read out or typed. */
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LETTERS = 8;
/** The largest multiple of 20 that a byte can hold. */
const FAIR = 240;

export interface PairingCodes {
  make(): { readonly code: string; readonly secret: string };
  /** What is kept of a code, or compared with what is kept. Spaces, hyphens and capitals do not matter. */
  markOf(tournamentId: string, given: string): string;
}

/** @param secret of the installation: the same for all nodes on one store */
export function makePairingCodes(secret: string): PairingCodes {
  const key = createHmac('sha256', secret).update('tapis pairing 1').digest();
  return {
    make: () => ({ code: randomLetters(), secret: randomBytes(16).toString('hex') }),
    markOf: (tournamentId, given) =>
      createHmac('sha256', key)
        .update(`${tournamentId}\n${plain(given)}`)
        .digest('hex'),
  };
}

const plain = (given: string): string => given.replace(/[\s-]/g, '').toUpperCase();

function randomLetters(): string {
  let letters = '';
  while (letters.length < CODE_LETTERS) {
    for (const byte of randomBytes(CODE_LETTERS)) {
      if (byte < FAIR && letters.length < CODE_LETTERS) letters += CONSONANTS[byte % CONSONANTS.length]!;
    }
  }
  return letters;
}
