import * as fc from 'fast-check';
import { createRequire } from 'node:module';
import { CATEGORIES, categoryOf, rankHand, strengthOf, strengthOfSuits } from './ranking.js';
import { itInAll } from '../../../test/sizes.js';

/** An independent evaluator; smaller is better. */
const { evaluateCards } = createRequire(import.meta.url)('phe') as { evaluateCards: (cards: readonly string[]) => number };

const DECK = 'cdhs'.split('').flatMap((suit) => '23456789TJQKA'.split('').map((rank) => rank + suit));
/** Clubs and diamonds of each card in one mask of 26 bits, hearts and spades in another. */
const LOW = Int32Array.from(DECK, (_, i) => (i < 26 ? 1 << i : 0));
const HIGH = Int32Array.from(DECK, (_, i) => (i < 26 ? 0 : 1 << (i - 26)));

/** Ranks every choice of `size` cards of the deck. */
function countAll(size: number): { counts: number[]; distinct: number } {
  const seen = new Uint32Array(9 << 21);
  const pick = (from: number, left: number, low: number, high: number): void => {
    if (left > 1) {
      for (let i = from; i <= 52 - left; i++) pick(i + 1, left - 1, low | LOW[i]!, high | HIGH[i]!);
      return;
    }
    for (let i = from; i < 52; i++) {
      const twoSuits = low | LOW[i]!;
      const others = high | HIGH[i]!;
      seen[strengthOfSuits(twoSuits & 8191, twoSuits >> 13, others & 8191, others >> 13)]!++;
    }
  };
  pick(0, size, 0, 0);
  const counts = CATEGORIES.map((_, category) =>
    seen.subarray(category << 21, (category + 1) << 21).reduce((sum, count) => sum + count, 0),
  );
  return { counts, distinct: seen.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0) };
}

describe('every hand there is (RC preamble, hand rankings)', () => {
  it('of five cards: 2,598,960 in nine categories, 7,462 different strengths', () => {
    const { counts, distinct } = countAll(5);
    expect(counts).toEqual([1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40]);
    expect(distinct).toBe(7_462);
  });

  itInAll(
    'of seven cards: 133,784,560 in nine categories, 4,824 different strengths',
    () => {
      const { counts, distinct } = countAll(7);
      expect(counts).toEqual([23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584]);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(133_784_560);
      expect(distinct).toBe(4_824);
    },
    300_000,
  );
});

describe('two hands compared', () => {
  const hands = fc.shuffledSubarray(DECK, { minLength: 9, maxLength: 9 });

  it('come out as another evaluator has them', () => {
    fc.assert(
      fc.property(hands, (nine) => {
        const board = nine.slice(0, 5);
        const [one, other] = [nine.slice(5, 7), nine.slice(7, 9)];
        const ours = Math.sign(strengthOf(one, board) - strengthOf(other, board));
        const theirs = Math.sign(evaluateCards([...other, ...board]) - evaluateCards([...one, ...board]));
        expect(ours).toBe(theirs);
      }),
      { numRuns: 5_000 },
    );
  });

  it('have five cards that make them (RC preamble, showdown)', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(DECK, { minLength: 5, maxLength: 7 }), (cards) => {
        const { best, strength, category } = rankHand(cards);
        expect(best).toHaveLength(5);
        expect(best.every((card) => cards.includes(card))).toBe(true);
        expect(strengthOf(best)).toBe(strength);
        expect(categoryOf(strength)).toBe(category);
      }),
    );
  });
});

describe('what a hand is called', () => {
  it.each([
    ['Ah Kh Qh Jh Th 2c 2d', 'Straight flush'],
    ['5d 4d 3d 2d Ad Kc Kh', 'Straight flush'],
    ['9c 9d 9h 9s Kc Kd Kh', 'Four of a kind'],
    ['9c 9d 9h Ks Kc Kd 2h', 'Full house'],
    ['Ah 9h 7h 4h 2h Ac Ad', 'Flush'],
    ['Ac 2d 3h 4s 5c 9d 9h', 'Straight'],
    ['Qc Kd Ah 2s 3c 7d 9h', 'High card'],
    ['7c 7d 7h As Kc 4d 2h', 'Three of a kind'],
    ['7c 7d 4h 4s 2c 2d Ah', 'Two pair'],
    ['7c 7d 4h As Kc 2d 9h', 'One pair'],
  ])('%s is: %s', (cards, category) => {
    expect(rankHand(cards.split(' ')).category).toBe(category);
  });

  it('counts the six-high straight above the wheel, and the third pair only as a kicker', () => {
    expect(strengthOf('2c 3d 4h 5s 6c Ad Kh'.split(' '))).toBeGreaterThan(strengthOf('2c 3d 4h 5s Ac Ad Kh'.split(' ')));
    expect(rankHand('7c 7d 4h 4s 2c 2d Ah'.split(' ')).best).toContain('Ah');
  });
});
