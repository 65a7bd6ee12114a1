import { cite } from '../../rulebooks/citing.js';
import { bookIds, type BookId } from '../../rulebooks/setting.js';
import { newestRulebook } from '../../rulebooks/rulebooks.js';
import { newcomersOf } from './newcomers.js';
import { findNextHand } from './next-hand.js';
import type { LastHand, TableNow } from './positions.js';

const rules = { bigBlindGoesBack: false, deadButtonDealer: 'rightOfButton', absentDealer: 'rightOfButton' } as const;
/** Button at seat 1, seat 2 empty, small blind 3, seats 4 and 5 empty, big blind 6; nine seats. */
const last: LastHand = { button: 1, smallBlind: 3, bigBlind: 6, dealer: 1, headsUp: false };

/** What the newcomers at some seats get and owe, with the articles that say so. */
function statusOf(book: BookId, newcomers: readonly number[], vacated: readonly number[] = [], before = last, others = [1, 3, 6, 7, 8]) {
  const occupied = [...new Set([...others.filter((seat) => !vacated.includes(seat)), ...newcomers])].sort((a, b) => a - b);
  const now: TableNow = { maxSeats: 9, occupied, newcomers, vacated, waited: [] };
  return newcomersOf(before, now, findNextHand(before, now, rules), newestRulebook(book)!.floor).map(({ settings, ...status }) => ({
    ...status,
    articles: cite(...settings).map(({ article }) => article),
  }));
}

/** By book, in the order of {@link bookIds}. */
const byBook = (...articles: readonly (readonly string[])[]): readonly (readonly [BookId, readonly string[]])[] =>
  bookIds.map((book, index) => [book, articles[index]!] as const);

describe('a newcomer', () => {
  it.each(byBook(['RC 10'], ['MO 7.10'], ['TDA 24', 'RO 2.3'], ['RO 2.3'], ['TF §8 b7']))(
    'between button and small blind waits: %s %j',
    (book, articles) => {
      expect(statusOf(book, [4])).toEqual([{ seat: 4, plays: false, owes: null, articles }]);
    },
  );

  it.each(byBook(['RC 10'], ['MO 7.9', 'MO 7.8'], ['TDA 24', 'RO 2.3'], ['RO 2.3'], ['TF §8 b6', 'TF §8 b12']))(
    'at the big blind owes it: %s %j',
    (book, articles) => {
      expect(statusOf(book, [7], [], last, [1, 3, 6, 8])).toEqual([{ seat: 7, plays: true, owes: 'bigBlind', articles }]);
    },
  );

  it.each(byBook(['RC 10'], ['MO 7.9'], ['TDA 24', 'RO 2.3'], ['RO 2.3'], ['TF §8 b6']))(
    'on the seat that the big blind has left owes the small one: %s %j',
    (book, articles) => {
      expect(statusOf(book, [6], [6])).toEqual([{ seat: 6, plays: true, owes: 'smallBlind', articles }]);
    },
  );

  it.each(byBook(['RC 10'], ['MO 7.9'], ['TDA 24', 'RO 2.3'], ['RO 2.3'], ['TF §8 b6']))(
    'on the seat that the small blind has left has the button: %s %j',
    (book, articles) => {
      expect(statusOf(book, [3], [3])).toEqual([{ seat: 3, plays: true, owes: null, articles }]);
    },
  );

  it.each(byBook(['RC 10'], ['MO 7.12'], ['TDA 24', 'RO 2.3'], ['RO 2.3'], ['TF §8 b9']))(
    'on a dead button has it: %s %j',
    (book, articles) => {
      expect(statusOf(book, [3], [], last, [1, 6, 7, 8])).toEqual([{ seat: 3, plays: true, owes: null, articles }]);
    },
  );

  it.each(byBook(['RC 10'], ['MO 7.11'], ['TDA 24', 'RO 2.3'], ['RO 2.3'], ['TF §8 b8']))(
    'between the last button and the last small blind plays, and the button is on his left: %s %j',
    (book, articles) => {
      expect(statusOf(book, [2])).toEqual([{ seat: 2, plays: true, owes: null, articles }]);
    },
  );

  it.each(byBook(['RC 10'], ['MO 7.12'], ['TDA 24', 'RO 2.3'], ['RO 2.3'], ['TF §8 b9']))(
    'elsewhere plays and owes nothing: %s %j',
    (book, articles) => {
      expect(statusOf(book, [9])).toEqual([{ seat: 9, plays: true, owes: null, articles }]);
    },
  );

  it('takes over what a seat owes from the player who has just left it (MO 7.9; TF §8 b6)', () => {
    expect(statusOf('mons', [7], [7])).toEqual([{ seat: 7, plays: true, owes: 'bigBlind', articles: ['MO 7.9', 'MO 7.8'] }]);
    expect(statusOf('mons', [8], [8])).toEqual([{ seat: 8, plays: true, owes: null, articles: ['MO 7.12', 'MO 7.9'] }]);
  });

  it('at a table of two is the big blind, or on the button', () => {
    const two: LastHand = { button: 1, smallBlind: 1, bigBlind: 4, dealer: 1, headsUp: true };
    expect(statusOf('ropta', [5], [], two, [1, 4])).toMatchObject([{ plays: true, owes: 'bigBlind' }]);
    expect(statusOf('ropta', [2], [], two, [1, 4])).toEqual([{ seat: 2, plays: true, owes: null, articles: ['RO 2.3'] }]);
  });

  it('who takes the place of one of two has the small blind on the button, or the big blind', () => {
    const two: LastHand = { button: 1, smallBlind: 1, bigBlind: 4, dealer: 1, headsUp: true };
    expect(statusOf('ropta', [1], [1], two, [4, 1])).toMatchObject([{ seat: 1, owes: 'bigBlind' }]);
    expect(statusOf('ropta', [4], [4], two, [1, 4])).toMatchObject([{ seat: 4, owes: 'smallBlind' }]);
  });
});
