import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import type { PlayerId } from '../../../events/ids.js';
import { drawSeats, isSeed } from './seat-draw.js';

const zeroTo31 = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const nine = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay', 'gus', 'hal', 'ivy'] as PlayerId[];

/** docs/seat-draw.md, written a second time: big integers and one long text of digits instead of words in buffers. */
function drawnAgain(seed: string, players: readonly string[], seatsPerTable: number): string[] {
  let digits = '';
  for (let block = 0; block < players.length + 8; block += 1) {
    digits += createHash('sha256')
      .update(Buffer.from(seed + block.toString(16).padStart(8, '0'), 'hex'))
      .digest('hex');
  }
  const words = (digits.match(/.{8}/g) ?? []).map((word) => BigInt(`0x${word}`));
  const below = (bound: number): number => {
    const multiple = (2n ** 32n / BigInt(bound)) * BigInt(bound);
    for (;;) {
      const word = words.shift()!;
      if (word < multiple) return Number(word % BigInt(bound));
    }
  };
  const order = [...players].sort();
  for (let i = order.length - 1; i >= 1; i -= 1) {
    const j = below(i + 1);
    const kept = order[i]!;
    order[i] = order[j]!;
    order[j] = kept;
  }
  const tables = Math.ceil(players.length / seatsPerTable);
  return order.map((name, k) => `${(k % tables) + 1}/${Math.floor(k / tables) + 1} ${name}`).sort();
}

const asText = (seats: ReturnType<typeof drawSeats>): string[] => seats.map(({ table, seat, playerId }) => `${table}/${seat} ${playerId}`);

describe('the seat draw of docs/seat-draw.md (RC 6, MO 1.3, TDA 13, RO 2.1, TF §1 b1)', () => {
  it('gives the example of the document', () => {
    expect(asText(drawSeats(zeroTo31, nine, 4))).toEqual([
      '1/1 fay',
      '1/2 gus',
      '1/3 hal',
      '2/1 ivy',
      '2/2 cyd',
      '2/3 dan',
      '3/1 bo',
      '3/2 eve',
      '3/3 ada',
    ]);
  });

  const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);
  const fields = fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,5}$/), { minLength: 2, maxLength: 120 });
  const sizes = fc.integer({ min: 2, max: 10 });

  it('is what a second writing of the document with another SHA-256 gives', () => {
    fc.assert(
      fc.property(seeds, fields, sizes, (seed, players, size) => {
        expect(asText(drawSeats(seed, players as PlayerId[], size)).sort()).toEqual(drawnAgain(seed, players, size));
      }),
    );
  });

  it('seats everybody once, at the fewest tables, whose sizes differ by one at most', () => {
    fc.assert(
      fc.property(seeds, fields, sizes, (seed, players, size) => {
        const drawn = drawSeats(seed, players as PlayerId[], size);
        expect(drawn.map(({ playerId }) => playerId).sort()).toEqual([...players].sort());
        expect(new Set(drawn.map(({ table, seat }) => `${table}/${seat}`)).size).toBe(players.length);
        const counts = Map.groupBy(drawn, ({ table }) => table);
        const lengths = [...counts.values()].map((seats) => seats.length);
        expect(counts.size).toBe(Math.ceil(players.length / size));
        expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: counts.size }, (_, index) => index + 1));
        expect(Math.max(...lengths)).toBeLessThanOrEqual(size);
        expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('does not depend on the order in which the players come', () => {
    expect(drawSeats(zeroTo31, nine.toReversed(), 4)).toEqual(drawSeats(zeroTo31, nine, 4));
  });

  it('gives each of the six orders of three players about as often', () => {
    const orders = new Map<string, number>();
    for (let draw = 0; draw < 6000; draw += 1) {
      const seed = createHash('sha256').update(`draw ${draw}`).digest('hex');
      const order = drawSeats(seed, nine.slice(0, 3), 4)
        .map(({ playerId }) => playerId)
        .join(' ');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    // Five standard deviations of a fair draw on either side.
    for (const times of orders.values()) expect(Math.abs(times - 1000)).toBeLessThan(145);
  });

  it('takes seeds of 64 hexadecimal digits in lower case only', () => {
    expect(isSeed(zeroTo31)).toBe(true);
    for (const seed of ['', zeroTo31.toUpperCase(), zeroTo31.slice(1), `${zeroTo31}0`, `${zeroTo31}\n`, 'g'.repeat(64)])
      expect(isSeed(seed)).toBe(false);
  });
});
