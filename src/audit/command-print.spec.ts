import { createHash, createHmac } from 'node:crypto';
import { assert, property, string } from 'fast-check';
import { HandId, handStream } from '../../events/ids.js';
import { makeCommandPrinter, makeHmac, isKeyedDigest, isPlainDigestOf } from './command-print.js';

const stream = handStream(HandId.parse('friday.1.1'));
const cards = { type: 'RecordHoleCards', seat: 2, cards: ['As', 'Kd'] };

describe('The print of a command', () => {
  it('is made by HMAC-SHA-256', () => {
    const key = createHash('sha256').update('a key').digest('hex');
    const hmac = makeHmac(key);
    assert(
      property(string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(hmac(text)).toBe(createHmac('sha256', key).update(text).digest('hex'));
      }),
    );
  });

  it('needs a key of 64 hexadecimal digits', () => {
    for (const key of ['', 'é'.repeat(64), 'A'.repeat(64)]) expect(() => makeHmac(key)).toThrow(RangeError);
  });

  it('is the same for the same command, and another for another secret, stream, id or command', () => {
    const print = makeCommandPrinter('a secret');
    const first = print(stream, 'c', cards);
    expect(print(stream, 'c', { ...cards })).toEqual(first);
    const others = [
      makeCommandPrinter('another secret')(stream, 'c', cards),
      print(handStream(HandId.parse('friday.1.2')), 'c', cards),
      print(stream, 'd', cards),
      print(stream, 'c', { ...cards, seat: 3 }),
    ];
    expect(new Set([first, ...others].map(({ digest }) => digest)).size).toBe(5);
    expect(new Set([first, ...others].map(({ idStart }) => idStart)).size).toBe(5);
  });

  it('gives ids that are UUIDs of version 8', () => {
    const { idStart, digest } = makeCommandPrinter('a secret')(stream, 'c', cards);
    expect(`${idStart}0000`).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(digest).toMatch(/^k[0-9a-f]{16}$/);
    expect(isKeyedDigest(digest)).toBe(true);
  });

  it('is compared with the plain hash that older releases recorded', () => {
    const plain = createHash('sha256')
      .update(`${stream}\nc\n${JSON.stringify(cards)}`)
      .digest('hex')
      .slice(0, 16);
    expect(isKeyedDigest(plain)).toBe(false);
    expect(isPlainDigestOf(plain, stream, 'c', cards)).toBe(true);
    expect(isPlainDigestOf(plain, stream, 'c', { ...cards, seat: 3 })).toBe(false);
  });
});
