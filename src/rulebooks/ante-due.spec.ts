import { anteDue, type AnteSituation } from './ante-due.js';
import { rulebookNumbered } from './rulebooks.js';

const full: AnteSituation = { format: 'bigBlind', amount: 1000, smallBlind: 500, bigBlind: 1000, players: 9, tableSize: 9 };
const due = (book: string, change: Partial<AnteSituation> = {}) => anteDue(rulebookNumbered(book, 1)!.betting, { ...full, ...change });

describe('the ante of a hand', () => {
  it.each([
    ['redcactus', 'blindFirst'],
    ['mons', 'anteFirst'],
    ['tdaFr', 'anteFirst'],
    ['ropta', 'anteFirst'],
    ['toufflers', 'anteFirst'],
  ])('under %s a short big blind pays %s', (book, priority) => {
    expect(due(book)).toEqual({ amount: 1000, priority });
  });

  it.each([
    ['redcactus', 500],
    ['mons', 0],
    ['tdaFr', 0],
    ['ropta', 0],
    ['toufflers', 0],
  ])('between two players is %s %i, and the classic one stays', (book, amount) => {
    expect(due(book, { players: 2 }).amount).toBe(amount);
    expect(due(book, { players: 2, format: 'classic', amount: 25 }).amount).toBe(25);
  });

  it('is one small blind for RedCactus with 5 or fewer at tables of 9 and 10, 4 or fewer at 8, and nowhere else', () => {
    const at = (tableSize: number, players: number) => due('redcactus', { tableSize, players }).amount;
    expect([at(9, 6), at(9, 5), at(9, 4), at(10, 5), at(8, 5), at(8, 4), at(6, 3)]).toEqual([1000, 500, 500, 500, 1000, 500, 1000]);
    expect(due('ropta', { players: 5 }).amount).toBe(1000);
  });

  it('is one big blind for RedCactus where the structure leaves it to the book, and none elsewhere', () => {
    expect(due('redcactus', { amount: null }).amount).toBe(1000);
    expect(due('ropta', { amount: null }).amount).toBe(0);
    expect(due('redcactus', { format: 'none' }).amount).toBe(0);
  });
});
