/**
 * Checks signatures of Ed25519 (RFC 8032, 5.1.7). Browsers offer this only to pages by HTTPS, and old ones not at all; on a local network pages
 * come by HTTP. It handles nothing secret, so its time may depend on its input.
 */
import { sha512 } from '@noble/hashes/sha2.js';

const P = 2n ** 255n - 19n;
/** The order of the base point. */
const L = 2n ** 252n + 27742317777372353535851937790883648493n;
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n;
const ROOT_OF_MINUS_ONE = 19681161376707505956807079304988542015446066515923890162744021073123829784752n;

/** x = X/Z, y = Y/Z, xy = T/Z. */
interface Point {
  readonly x: bigint;
  readonly y: bigint;
  readonly z: bigint;
  readonly t: bigint;
}

const mod = (value: bigint, by = P): bigint => {
  const rest = value % by;
  return rest < 0n ? rest + by : rest;
};

function power(base: bigint, exponent: bigint): bigint {
  let [result, factor] = [1n, base];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if ((left & 1n) === 1n) result = mod(result * factor);
    factor = mod(factor * factor);
  }
  return result;
}

const pointOf = (x: bigint, y: bigint): Point => ({ x, y, z: 1n, t: mod(x * y) });
const NEUTRAL = pointOf(0n, 1n);

/** RFC 8032, 5.1.4; it also doubles. */
function add(one: Point, other: Point): Point {
  const a = mod((one.y - one.x) * (other.y - other.x));
  const b = mod((one.y + one.x) * (other.y + other.x));
  const c = mod(2n * D * one.t * other.t);
  const d = mod(2n * one.z * other.z);
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return { x: mod(e * f), y: mod(g * h), z: mod(f * g), t: mod(e * h) };
}

/** @returns one·p + other·q, both multiplied in one pass */
function sumOfMultiples(one: bigint, p: Point, other: bigint, q: Point): Point {
  const both = add(p, q);
  let sum = NEUTRAL;
  for (let bit = 255n; bit >= 0n; bit -= 1n) {
    sum = add(sum, sum);
    const [ofOne, ofOther] = [(one >> bit) & 1n, (other >> bit) & 1n];
    if (ofOne + ofOther === 2n) sum = add(sum, both);
    else if (ofOne === 1n) sum = add(sum, p);
    else if (ofOther === 1n) sum = add(sum, q);
  }
  return sum;
}

const numberOf = (bytes: Uint8Array): bigint => bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

/** RFC 8032, 5.1.3. @returns null for bytes that are no point */
function decode(bytes: Uint8Array): Point | null {
  const all = numberOf(bytes);
  const sign = all >> 255n;
  const y = all & (2n ** 255n - 1n);
  if (y >= P) return null;
  const square = mod(y * y);
  const [u, v] = [mod(square - 1n), mod(D * square + 1n)];
  const v3 = mod(v * v * v);
  let x = mod(u * v3 * power(mod(u * v3 * v3 * v), (P - 5n) / 8n));
  const found = mod(v * x * x);
  if (found === mod(-u)) x = mod(x * ROOT_OF_MINUS_ONE);
  else if (found !== u) return null;
  if (x === 0n && sign === 1n) return null;
  return pointOf((x & 1n) === sign ? x : mod(-x), y);
}

function encode({ x, y, z }: Point): bigint {
  const inverse = power(z, P - 2n);
  return mod(y * inverse) | ((mod(x * inverse) & 1n) << 255n);
}

const BASE = decode(Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 0x58 : 0x66)))!;

/** Whether the owner of the key signed the message. @param key 32 bytes */
export function isSignedBy(key: Uint8Array, signature: Uint8Array, message: Uint8Array): boolean {
  if (key.length !== 32 || signature.length !== 64) return false;
  const owner = decode(key);
  const first = signature.subarray(0, 32);
  const s = numberOf(signature.subarray(32));
  if (owner === null || s >= L) return false;
  const hash = sha512.create().update(first).update(key).update(message).digest();
  const minusOwner = { ...owner, x: mod(-owner.x), t: mod(-owner.t) };
  return encode(sumOfMultiples(s, BASE, mod(numberOf(hash), L), minusOwner)) === numberOf(first);
}
