/** The check of signatures that the page `/verify` has of its own: it agrees with Node's, also on what somebody altered. */
import { generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto';
import * as fc from 'fast-check';
import { isSignedBy } from '../../web/verify/ed25519.js';

const bytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));

describe('RFC 8032, 7.1', () => {
  it.each([
    [
      'TEST 1',
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      '',
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    ],
    [
      'TEST 2',
      '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      '72',
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    ],
    [
      'TEST 3',
      'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
      'af82',
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
    ],
  ])('%s', (_, key, message, signature) => {
    expect(isSignedBy(bytes(key), bytes(signature), bytes(message))).toBe(true);
    expect(isSignedBy(bytes(key), bytes(signature), bytes(`${message}00`))).toBe(false);
  });
});

it('agrees with Node on signatures, and on any bit that is another', () => {
  const keys = generateKeyPairSync('ed25519');
  const key = new Uint8Array(Buffer.from(keys.publicKey.export({ format: 'jwk' }).x!, 'base64url'));
  let accepted = 0;
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.option(fc.nat({ max: 511 }), { freq: 3 }), (message, bit) => {
      const signature = new Uint8Array(sign(null, message, keys.privateKey));
      if (bit !== null) signature[bit >> 3]! ^= 1 << (bit & 7);
      const said = isSignedBy(key, signature, message);
      expect(said).toBe(verify(null, message, keys.publicKey, signature));
      if (said) accepted += 1;
    }),
    { numRuns: 60 },
  );
  expect(accepted).toBeGreaterThan(3);
  expect(accepted).toBeLessThan(57);
});

it('refuses the same signature with the order of the group added, and what is no signature at all', () => {
  const keys = generateKeyPairSync('ed25519');
  const key = new Uint8Array(Buffer.from(keys.publicKey.export({ format: 'jwk' }).x!, 'base64url'));
  const message = randomBytes(20);
  const signature = new Uint8Array(sign(null, message, keys.privateKey));
  const order = 2n ** 252n + 27742317777372353535851937790883648493n;
  let s = Buffer.from(signature.subarray(32)).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n) + order;
  const malleable = signature.slice();
  for (let at = 32; at < 64; at += 1, s >>= 8n) malleable[at] = Number(s & 255n);
  expect(isSignedBy(key, signature, message)).toBe(true);
  expect(isSignedBy(key, malleable, message)).toBe(false);
  expect(isSignedBy(key, signature.subarray(0, 63), message)).toBe(false);
  expect(isSignedBy(key.subarray(1), signature, message)).toBe(false);
  expect(isSignedBy(new Uint8Array(32).fill(0xff), signature, message)).toBe(false);
});
