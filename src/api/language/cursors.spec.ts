/** The places in cursors, compared with their lists. */
import * as fc from 'fast-check';
import { Cursors } from './cursors.js';

const cursors = new Cursors('season-boards', 'spring');
const encode = (text: string): string => Buffer.from(text).toString('base64url');
const tagOf = (of: Cursors): string =>
  Buffer.from(of.cursorOf({ sort: 0, key: '' }), 'base64url')
    .toString()
    .slice(0, 8);
const tag = tagOf(cursors);

describe('cursors', () => {
  const ascii = (maxLength: number) => fc.string({ unit: 'grapheme-ascii', maxLength });

  it('give back the number and key of a row', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.string({ unit: 'grapheme', maxLength: 40 }), (sort, key) => {
        expect(cursors.placeOf('after', cursors.cursorOf({ sort, key }))).toEqual({ sort, key });
      }),
    );
  });

  it('give back the order and key of a row, whatever stands in them', () => {
    fc.assert(
      fc.property(ascii(60), ascii(200), (order, key) => {
        expect(cursors.placeOf('after', cursors.cursorOf({ sort: 0, order, key }))).toEqual({ sort: 0, order, key });
      }),
    );
  });

  it.each([
    ['of no text', '', ''],
    ['of a day and a sheet', '2026-11-24 sheet-1', 'spring/1 tournament sheet-1'],
    ['of a position and a competitor', '0000000000000123 ann', 'spring/1 change 0000000000000123 ann own'],
    ['that begins and ends with a space', ' = ', ' : '],
    ['that looks like a number', '5:6', '7:8'],
    ['of 20,000 characters', '0'.repeat(20_000), 'k'],
  ])('take an order %s', (_, order, key) => {
    expect(cursors.placeOf('after', cursors.cursorOf({ sort: 0, order, key }))).toEqual({ sort: 0, order, key });
  });

  it('of other rows are refused', () => {
    const other = new Cursors('season-boards', 'autumn');
    for (const place of [
      { sort: 0, order: '2026-11-24 sheet-1', key: 'k' },
      { sort: 5, key: 'k' },
    ]) {
      expect(() => cursors.placeOf('after', other.cursorOf(place))).toThrow(
        expect.objectContaining({ extensions: expect.objectContaining({ code: 'CURSOR_OF_ANOTHER_LIST' }) }),
      );
    }
  });

  it.each([
    ['nothing', ''],
    ['an order without a key', `${tag}=0001`],
    ['an order and a key in one line', `${tag}=0001 k`],
    ['an order that is too long', `${tag}=${'0'.repeat(20_001)}\nk`],
    ['a key that is too long', `${tag}=0\n${'k'.repeat(201)}`],
    ['an order that is no ASCII', `${tag}=é\nk`],
    ['an order with a control character', `${tag}=\u0000\nk`],
    ['a number that is too large', `${tag}:9007199254740993:k`],
    ['no tag', '=0001\nk'],
  ])('are no text with %s', (_, text) => {
    expect(() => cursors.placeOf('before', encode(text))).toThrow(
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) }),
    );
  });
});
