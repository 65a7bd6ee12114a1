/**
 * API keys: a prefix for the kind, 30 random digits, and a checksum. The checksum lets a program find a mistyped key without asking.
 * `tapis_p_` is a person's key, `tapis_s_` a service's, `tapis_d_` a device's.
 */
import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const kinds = { person: 'p', service: 's', device: 'd' } as const;
export type KeyKind = keyof typeof kinds;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^30 is a little more than 2^178. */
const RANDOM_DIGITS = 30;
const CHECK_DIGITS = 6;
const keyPattern = /^(tapis_[psd]_)([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

/** Makes a key. It is shown once; only {@link hashKey} of it is stored. */
export function makeKey(kind: KeyKind): string {
  const start = `tapis_${kinds[kind]}_${randomDigits(RANDOM_DIGITS)}`;
  return start + checksum(start);
}

/** Whether a text has the form and the checksum of a key. */
export function isKey(text: string): boolean {
  const parts = keyPattern.exec(text);
  return parts !== null && checksum(parts[1]! + parts[2]!) === parts[3];
}

/** The SHA-256 of a key, in 64 hexadecimal digits. A key has 178 random bits, so it needs no slow password hash. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex');
}

/** Random digits of base 62. */
export function randomDigits(count: number): string {
  return randomText(DIGITS, count);
}

/** Random letters from the given ones, all equally likely. */
export function randomText(letters: string, count: number): string {
  return Array.from({ length: count }, () => letters[randomInt(letters.length)]!).join('');
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
