/** The articles that a hand is recorded with where button and blinds are not one seat on. */
import { newestRulebook } from '../../rulebooks/rulebooks.js';
import { bookIds } from '../../rulebooks/setting.js';
import { findNextHand } from './next-hand.js';
import type { LastHand, TableNow } from './positions.js';
import { listReasons } from './reasons.js';

const six = [1, 2, 3, 4, 5, 6];
/** Button at seat 1, blinds at 2 and 3. */
const last: LastHand = { button: 1, smallBlind: 2, bigBlind: 3, dealer: 1, headsUp: false };

/** The articles of each book, in the order of {@link bookIds}, for the next hand of those who are left. */
function citedFor(left: readonly number[], before = last): string[][] {
  const now: TableNow = { maxSeats: 6, occupied: left, newcomers: [], vacated: [], waited: [] };
  return bookIds.map((id) => {
    const book = newestRulebook(id)!;
    const rules = {
      bigBlindGoesBack: id === 'ropta',
      deadButtonDealer: book.dealing.deal.deadButtonDealer.value,
      absentDealer: book.dealing.deal.absentDealer.value,
    };
    return listReasons(before, now, findNextHand(before, now, rules), book).map(({ article }) => article);
  });
}
const without = (...gone: number[]): number[] => six.filter((seat) => !gone.includes(seat));

describe('where button and blinds stand', () => {
  it('rests on no article where everything went one seat on, with two players too', () => {
    expect(citedFor(six)).toEqual([[], [], [], [], []]);
    expect(citedFor([1, 4], { button: 1, smallBlind: 1, bigBlind: 4, dealer: 1, headsUp: true })).toEqual([[], [], [], [], []]);
  });

  it('rests on the article of two players where a third has left', () => {
    const three: LastHand = { button: 1, smallBlind: 3, bigBlind: 5, dealer: 1, headsUp: false };
    expect(citedFor([3, 5], three)).toEqual([['RC 34'], ['MO 7.17'], ['TDA 35'], ['RO 4.4'], ['TF §8 b14']]);
  });

  it('rests on that of the dead button, and of who deals for it, where the small blind has left', () => {
    expect(citedFor(without(2))).toEqual([
      ['RC 32', 'RO 4.3'],
      ['MO 7.6', 'MO 7.14', 'RO 4.3', 'MO 7.13'],
      ['TDA 6', 'RO 4.3'],
      ['RO 4.3'],
      ['TF §8 b11', 'RO 4.3', 'TF §8 b10'],
    ]);
  });

  it('rests on that of a missing small blind where the big blind has left', () => {
    expect(citedFor(without(3))).toEqual([['RC 32', 'RO 4.3'], ['MO 7.13'], ['TDA 6', 'RO 4.3'], ['RO 4.3'], ['TF §8 b10']]);
  });

  it('rests on both where both have left, with who deals where the dealer has left too', () => {
    expect(citedFor(without(2, 3))).toEqual([
      ['RC 32', 'RO 4.3'],
      ['MO 7.13', 'MO 7.14', 'RO 4.3'],
      ['TDA 6', 'RO 4.3'],
      ['RO 4.3'],
      ['TF §8 b10', 'TF §8 b11', 'RO 4.3'],
    ]);
  });
});
