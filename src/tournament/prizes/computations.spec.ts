import * as fc from 'fast-check';
import type { PlayerId } from '../../../events/ids.js';
import { apportion, splitEvenly } from './apportion.js';
import { computeChipChop, computeIcm } from './deals.js';
import { computePayouts, prizesOf } from './payouts.js';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const ids = (names: string): PlayerId[] => names.split('') as PlayerId[];

const cents = fc.integer({ min: 0, max: 1_000_000_000_000_000 });
const stack = fc.integer({ min: 1, max: 1_000_000_000 });
const descending = (values: readonly number[]): number[] => values.toSorted((one, other) => other - one);
/** Players of a deal: stacks from the largest, and as many prizes from the best. */
const dealt = fc
  .array(fc.tuple(stack, fc.integer({ min: 0, max: 10_000_000 })), { minLength: 2, maxLength: 6 })
  .map((both) => ({ stacks: descending(both.map(([chips]) => chips)), prizes: descending(both.map(([, prize]) => prize)) }));

describe('cents by largest remainder', () => {
  it('are shared in proportion, the largest remainders first', () => {
    expect(apportion(100, [5n, 3n, 3n])).toEqual([46, 27, 27]);
    expect(apportion(10, [1n, 1n, 1n])).toEqual([4, 3, 3]);
    expect(apportion(7, [0n, 0n])).toEqual([4, 3]);
    expect(apportion(7, [])).toEqual([]);
  });

  it('add up to the sum, and no part is a whole cent off', () => {
    fc.assert(
      fc.property(cents, fc.array(fc.bigInt({ min: 0n, max: 10n ** 30n }), { minLength: 1, maxLength: 12 }), (whole, weights) => {
        const parts = apportion(whole, weights);
        const total = weights.reduce((all, weight) => all + weight, 0n);
        expect(sum(parts)).toBe(whole);
        if (total === 0n) return;
        for (const [at, part] of parts.entries()) {
          const off = BigInt(part) * total - BigInt(whole) * weights[at]!;
          expect(off < total && off > -total).toBe(true);
        }
      }),
    );
  });

  it('never differ by more than one where they are shared evenly, the first have the odd ones', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 50 }), (whole, among) => {
        const parts = splitEvenly(whole, among);
        expect(sum(parts)).toBe(whole);
        expect(parts).toEqual(descending(parts));
        expect(parts[0]! - parts.at(-1)!).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the prize table', () => {
  it('takes percentages of the pot, rounded down to the unit, and gives the first what is left', () => {
    const table = { kind: 'percentages' as const, basisPoints: [5000, 3000, 2000], unit: 500 };
    expect(prizesOf(table, 33_300, 20)).toEqual([17_300, 9500, 6500]);
    expect(prizesOf(table, 33_300, 2)).toEqual([23_800, 9500]);
    expect(prizesOf(table, 33_300, 0)).toEqual([]);
  });

  it('has fixed amounts for as many players as there are', () => {
    expect(prizesOf({ kind: 'amounts', cents: [5000, 2000] }, 0, 10)).toEqual([5000, 2000]);
    expect(prizesOf({ kind: 'amounts', cents: [5000, 2000] }, 0, 1)).toEqual([5000]);
  });

  it('pays the whole pot, whatever the percentages and the unit', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(cents, parts, fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 30 }), (pot, weights, unit, takers) => {
        const basisPoints = descending(apportion(10_000, weights.map(BigInt)));
        expect(sum(prizesOf({ kind: 'percentages', basisPoints, unit }, pot, takers))).toBe(pot);
      }),
    );
  });
});

describe('RO 2.7: players who share a place', () => {
  it('share the last prize where they cover the last paid place', () => {
    const paid = computePayouts([5000, 3000, 1501], [ids('A'), ids('B'), ids('XY'), ids('C')]);
    expect(paid.map(({ playerId, cents: money }) => `${playerId} ${money}`)).toEqual(['A 5000', 'B 3000', 'X 751', 'Y 750', 'C 0']);
    expect(paid[2]).toMatchObject({ from: 3, to: 4 });
  });

  it('pool the prizes of all the places that they cover', () => {
    expect(computePayouts([5000, 3000, 1000], [ids('A'), ids('XY')]).map(({ cents: money }) => money)).toEqual([5000, 2000, 2000]);
  });

  it('get the same but for odd cents, nobody more than who is placed better, and the whole is paid', () => {
    const groups = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 10 }), groups, (values, sizes) => {
        const prizes = descending(values);
        let next = 0;
        const tied = sizes.map((size) => Array.from({ length: size }, () => `p${(next += 1)}` as PlayerId));
        const paid = computePayouts(prizes, tied);
        expect(sum(paid.map(({ cents: money }) => money))).toBe(sum(prizes.slice(0, next)));
        for (const group of tied) {
          const shares = paid.filter(({ playerId }) => group.includes(playerId)).map(({ cents: money }) => money);
          expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        }
        for (const [at, { cents: money }] of paid.entries()) if (at > 0) expect(money).toBeLessThanOrEqual(paid[at - 1]!.cents);
      }),
    );
  });
});

describe('chip-chop', () => {
  it('gives everybody the lowest prize that is left and shares the rest by chips', () => {
    // 200.00 for three with 20.00 sure: 140.00 by chips 5 : 3 : 2.
    expect(computeChipChop([10_000, 8000, 2000], [5000, 3000, 2000])).toEqual([9000, 6200, 4800]);
  });

  it('shares all of it, and more chips never get less', () => {
    fc.assert(
      fc.property(dealt, ({ stacks, prizes }) => {
        const shares = computeChipChop(prizes, stacks);
        expect(sum(shares)).toBe(sum(prizes));
        expect(shares).toEqual(descending(shares));
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(prizes.at(-1)!);
      }),
    );
  });
});

/** What a player expects, straight from the definition: every order in which they can finish. */
function byDefinition(prizes: readonly number[], stacks: readonly number[], player: number): number {
  const walk = (left: readonly number[], place: number): number => {
    const chips = sum(left.map((at) => stacks[at]!));
    return left.reduce((expected, at) => {
      const chance = stacks[at]! / chips;
      if (at === player) return expected + chance * prizes[place]!;
      const others = left.filter((other) => other !== at);
      return expected + (others.includes(player) ? chance * walk(others, place + 1) : 0);
    }, 0);
  };
  return walk(
    stacks.map((_, at) => at),
    0,
  );
}

describe('ICM, by Malmuth and Harville', () => {
  it.each([
    // Worked out by hand in docs/prizes.md.
    [
      [5000, 3000, 2000],
      [5000, 3000, 2000],
      [3839, 3275, 2886],
    ],
    // The figures that pokerkit gives for its own computation.
    [
      [7000, 3000, 0],
      [50, 30, 20],
      [4518, 3225, 2257],
    ],
    [
      [5000, 3000, 2000],
      [88, 87, 25],
      [3722, 3709, 2569],
    ],
    [
      [5000, 3000, 2000],
      [198, 1, 1],
      [4980, 2510, 2510],
    ],
    // Four equal stacks paying 1,000, 600 and 400, after one of them has lost all to another.
    [
      [100_000, 60_000, 40_000],
      [5000, 2500, 2500],
      [76_667, 61_667, 61_666],
    ],
  ])('of %j for %j is %j', (prizes, stacks, expected) => {
    expect(computeIcm(prizes, stacks)).toEqual(expected);
  });

  it('is what every order of finishing makes of it, to the cent', () => {
    fc.assert(
      fc.property(dealt, ({ stacks, prizes }) => {
        for (const [at, share] of computeIcm(prizes, stacks).entries()) {
          expect(Math.abs(share - byDefinition(prizes, stacks, at))).toBeLessThan(1.0001);
        }
      }),
    );
  });

  it('shares all of it, more chips never get less, and equal chips the same but for odd cents', () => {
    fc.assert(
      fc.property(dealt, ({ stacks, prizes }) => {
        const shares = computeIcm(prizes, stacks);
        expect(sum(shares)).toBe(sum(prizes));
        expect(shares).toEqual(descending(shares));
        for (const [at, share] of shares.entries()) {
          if (at > 0 && stacks[at] === stacks[at - 1]) expect(shares[at - 1]! - share).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('is worked out for twelve players at once', () => {
    const stacks = Array.from({ length: 12 }, (_, at) => 12_000 - at * 777);
    const prizes = Array.from({ length: 12 }, (_, at) => 100_000 - at * 5000);
    expect(sum(computeIcm(prizes, stacks))).toBe(sum(prizes));
  });
});
