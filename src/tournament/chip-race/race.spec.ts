import * as fc from 'fast-check';
import { rulebooks } from '../../rulebooks/rulebooks.js';
import { dealBlocks, type DealtCards, raceStacks, rankRaceCard, type RaceRules, type RacingStack } from './race.js';
import { DECK_SIZE, shuffleDeck } from './deck.js';
import { planRace, type RaceTable, runRace } from './table-race.js';

const values = { removed: 100, newSmallest: 500 };
const half: RaceRules = { method: 'cards', rounding: 'half' };
const up: RaceRules = { method: 'cards', rounding: 'up' };
const threshold: RaceRules = { method: 'threshold', rounding: 'half' };
const stacks = (...of: readonly (readonly [seat: number, oddChips: number, other: number])[]): RacingStack[] =>
  of.map(([seat, oddChips, other]) => ({ seat, oddChips, other }));
const seven = stacks([1, 3, 5000], [3, 2, 9000], [4, 1, 2500], [5, 1, 4000]);
const cards: DealtCards[] = [
  { seat: 1, cards: ['Ks', '7d', '2c'] },
  { seat: 3, cards: ['Ah', '4s'] },
  { seat: 4, cards: ['As'] },
  { seat: 5, cards: ['9d'] },
];

describe('a race with cards', () => {
  it('RO 3.2: seven chips of 100 make one of 500, which the ace of spades wins against the ace of hearts', () => {
    expect(raceStacks(seven, values, half, cards)).toEqual({
      chipsToAward: 1,
      winners: [4],
      rescued: [],
      stacks: [
        { seat: 1, stack: 5000 },
        { seat: 3, stack: 9000 },
        { seat: 4, stack: 3000 },
        { seat: 5, stack: 4000 },
      ],
      removed: 700,
      issued: 500,
    });
  });

  it('TF §12 b5: the same seven make two, always rounded up', () => {
    expect(raceStacks(seven, values, up, cards)).toMatchObject({ chipsToAward: 2, winners: [3, 4], issued: 1000 });
  });

  it('RO 3.2: from one half on it is rounded up, below it down', () => {
    const racing = (odd: number) =>
      raceStacks(stacks([1, odd, 500]), { removed: 50, newSmallest: 100 }, half, [{ seat: 1, cards: ['2c'] }]);
    expect(racing(1)).toMatchObject({ chipsToAward: 1, issued: 100 });
    const below = raceStacks(stacks([1, 1, 500]), { removed: 25, newSmallest: 100 }, half, [{ seat: 1, cards: ['As'] }]);
    expect(below).toMatchObject({ chipsToAward: 0, winners: [], issued: 0, removed: 25 });
  });

  it('TF §12 b4: the two best cards of one player win one chip; the other goes to the next best player', () => {
    const dealt: DealtCards[] = [
      { seat: 1, cards: ['As', 'Ah', '3d', '2c'] },
      { seat: 3, cards: ['Kd', '4s'] },
      { seat: 4, cards: ['Qc', '5h'] },
    ];
    expect(raceStacks(stacks([1, 4, 5000], [3, 2, 9000], [4, 2, 2500]), values, half, dealt).winners).toEqual([1, 3]);
  });

  it('RO 3.2, TF §12 b6, TDA 2: who has nothing left has raced, and gets a chip beyond those that were won', () => {
    const short = stacks([1, 3, 5000], [3, 2, 0], [4, 1, 2500], [5, 1, 4000]);
    expect(raceStacks(short, values, half, cards)).toMatchObject({
      chipsToAward: 1,
      winners: [4],
      rescued: [3],
      removed: 700,
      issued: 1000,
    });
    const won = raceStacks(short, values, up, cards);
    expect(won).toMatchObject({ winners: [3, 4], rescued: [] });
  });

  it('RO 3.2: spades beat hearts, hearts diamonds, diamonds clubs; no card equals another', () => {
    const ranks = ['Ac', 'Ad', 'Ah', 'As'].map(rankRaceCard);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(rankRaceCard('2s')).toBeLessThan(rankRaceCard('3c'));
    expect(new Set(shuffleDeck('1'.repeat(64)).map(rankRaceCard)).size).toBe(DECK_SIZE);
  });
});

describe('a race by threshold (RC 24)', () => {
  it('gives a chip to each who has half of one or more, and none for less', () => {
    expect(raceStacks(stacks([1, 3, 5000], [3, 2, 9000], [4, 1, 2500]), values, threshold, [])).toMatchObject({
      chipsToAward: 1,
      winners: [1],
      removed: 600,
      issued: 500,
    });
    expect(raceStacks(stacks([1, 2, 0]), { removed: 25, newSmallest: 100 }, threshold, []).winners).toEqual([1]);
  });

  it('gives a chip to who would be left with nothing', () => {
    expect(raceStacks(stacks([2, 2, 0], [7, 4, 3000]), values, threshold, [])).toMatchObject({ winners: [7], rescued: [2], issued: 1000 });
  });
});

describe('the cards of a race', () => {
  it('TF §12 b1–b2: go to each player in a block, from the start seat clockwise', () => {
    const dealt = dealBlocks(seven, 5, ['9d', 'Ks', '7d', '2c', 'Ah', '4s', 'As', '3c']);
    expect(dealt).toEqual([cards[3], cards[0], cards[1], cards[2]]);
    expect(dealBlocks(seven, 6, ['Ks', '7d', '2c', 'Ah', '4s', 'As', '9d'])[0]!.seat).toBe(1);
  });

  it('are the same from the same seed, and every deck is whole', () => {
    const deck = shuffleDeck('a'.repeat(64));
    expect(shuffleDeck('a'.repeat(64))).toEqual(deck);
    expect(new Set(deck).size).toBe(52);
    expect(shuffleDeck('b'.repeat(64))).not.toEqual(deck);
    // As another program deals them from docs/seat-draw.md.
    expect(deck.slice(0, 5)).toEqual(['6d', 'As', 'Js', '7s', '2d']);
  });
});

describe('every race under every book', () => {
  const chip = fc.constantFrom(
    { removed: 25, newSmallest: 100 },
    { removed: 100, newSmallest: 500 },
    { removed: 1, newSmallest: 5 },
    { removed: 500, newSmallest: 1000 },
    { removed: 25, newSmallest: 150 },
  );
  const table = fc
    .record({
      value: chip,
      seats: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 10 }),
      pieces: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 10, maxLength: 10 }),
      newDealer: fc.integer({ min: 1, max: 10 }),
      houseDealer: fc.boolean(),
    })
    .map(({ value, seats, pieces, newDealer, houseDealer }): RaceTable => ({
      ...value,
      stacks: seats.toSorted((a, b) => a - b).map((seat, index) => ({ seat, stack: pieces[index]! * value.removed })),
      size: 10,
      newDealer,
      houseDealer,
    }));
  const digits = fc.array(fc.constantFrom(...'0123456789abcdef'.split('')), { minLength: 64, maxLength: 64 }).map((each) => each.join(''));

  it.each(rulebooks.map((book) => [book.id, book] as const))(
    '%s: conserves chips but for what is rounded, and puts nobody out',
    (_id, book) => {
      fc.assert(
        fc.property(table, digits, (situation, seed) => {
          const plan = planRace(situation, book);
          fc.pre(plan.startSeat === null || plan.oddChips <= DECK_SIZE);
          const dealt = plan.startSeat === null ? [] : dealBlocks(plan.stacks, plan.startSeat, shuffleDeck(seed));
          const outcome = runRace(situation, plan, dealt);
          const sum = (of: readonly { readonly stack: number }[]): number => of.reduce((total, { stack }) => total + stack, 0);
          const { newSmallest } = situation;
          const delta = outcome.issued - outcome.removed;
          expect(sum(outcome.stacks)).toBe(sum(situation.stacks) + delta);
          for (const { seat, stack } of outcome.stacks) {
            const before = situation.stacks.find((each) => each.seat === seat)!.stack;
            expect(stack).toBeGreaterThan(0);
            expect(stack % newSmallest).toBe(0);
            expect(Math.abs(stack - before)).toBeLessThan(newSmallest);
          }
          const { winners, rescued, chipsToAward } = outcome;
          expect(new Set([...winners, ...rescued]).size).toBe(winners.length + rescued.length);
          expect(winners.length).toBe(chipsToAward);
          expect(winners.every((seat) => plan.stacks.find((each) => each.seat === seat)!.oddChips > 0)).toBe(true);
          const beforeRescue = delta - rescued.length * newSmallest;
          const racing = plan.stacks.filter(({ oddChips }) => oddChips > 0).length;
          if (plan.rules.method === 'threshold') expect(2 * Math.abs(beforeRescue)).toBeLessThanOrEqual(racing * newSmallest);
          else if (plan.rules.rounding === 'half') expect(2 * Math.abs(beforeRescue)).toBeLessThanOrEqual(newSmallest);
          else {
            expect(beforeRescue).toBeGreaterThanOrEqual(0);
            expect(beforeRescue).toBeLessThan(newSmallest);
          }
          // The order in which the stacks are given changes nothing.
          const turned = { ...situation, stacks: situation.stacks.toReversed() };
          const again = runRace(turned, planRace(turned, book), dealt.toReversed());
          expect({ ...again, stacks: again.stacks.toReversed() }).toEqual(outcome);
        }),
      );
    },
  );
});
