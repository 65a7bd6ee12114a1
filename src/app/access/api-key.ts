/**
 * Keys as people and programs carry them: a prefix that says what they open, 30 random digits, and a checksum by which a program can tell a
 * mistyped key from a wrong one without asking. `tapis_p_` is a person's, `tapis_s_` a program's (a service), `tapis_d_` a device's.
 */
import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const kinds = { person: 'p', service: 's', device: 'd' } as const;
export type KeyKind = keyof typeof kinds;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^30 is a little more than 2^178. */
const RANDOM_DIGITS = 30;
const CHECK_DIGITS = 6;
const keyPattern = /^(tapis_[psd]_)([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

/** A new key. It is shown once, and kept as {@link hashKey}. */
export function makeKey(kind: KeyKind): string {
  const start = `tapis_${kinds[kind]}_${randomDigits(RANDOM_DIGITS)}`;
  return start + checksum(start);
}

/** Whether a text is a key that somebody may have been given: its form and its checksum are right. */
export function isKey(text: string): boolean {
  const parts = keyPattern.exec(text);
  return parts !== null && checksum(parts[1]! + parts[2]!) === parts[3];
}

/** The SHA-256 of a key, in 64 hexadecimal digits. A plain hash serves, because a key has 178 random bits and is no password. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex');
}

/** Random digits of base 62, each as likely as any other. */
export function randomDigits(count: number): string {
  let digits = '';
  while (digits.length < count) {
    for (const byte of randomBytes(count)) {
      // 248 is the largest multiple of 62 that a byte can hold.
      if (byte < 248 && digits.length < count) digits += DIGITS[byte % 62]!;
    }
  }
  return digits;
}

/** CRC-32 in six digits of base 62. */
function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECK_DIGITS; place += 1) {
    digits = DIGITS[rest % 62]! + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
