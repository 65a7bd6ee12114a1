/**
 * Balancing tables: when somebody moves, from where to where, who, and to which seat; and which tables stop (RC 10, 11; MO 7.1, 7.7, 7.8;
 * TDA 25; RO 2.3; TF §8 b1).
 */
import { withHouseRules } from '../../rulebooks/house-rules.js';
import { newestRulebook } from '../../rulebooks/rulebooks.js';
import type { BookId } from '../../rulebooks/setting.js';
import { balanceOf, type Balance } from './balance.js';
import type { FloorRules, SeatedTable } from './floor-plan.js';

const rulesOf = (id: BookId): FloorRules => newestRulebook(id)!.floor;
const seats = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A table of eight seats whose last hand had its big blind at a seat, the small blind and the button at those before. */
function table(number: number, occupied: readonly number[], bigBlind = 3, maxSeats = 8): SeatedTable {
  const before = (seat: number, steps: number): number => ((seat - 1 - steps + maxSeats) % maxSeats) + 1;
  return {
    table: number,
    maxSeats,
    occupied,
    awaited: [],
    leaving: [],
    last: { button: before(bigBlind, 2), smallBlind: before(bigBlind, 1), bigBlind },
  };
}

const of = (id: BookId, tables: readonly SeatedTable[], late = false): Balance => balanceOf(tables, rulesOf(id), late);
const moveOf = ({ move }: Balance): string | null =>
  move === null ? null : `${move.from.table}.${move.from.seat} to ${move.to.table}.${move.to.seat}`;

describe('the difference that moves a player', () => {
  const apart = (difference: number): SeatedTable[] => [table(1, seats(1, 8)), table(2, seats(1, 8 - difference))];

  it.each<[BookId, number, number, string]>([
    ['redcactus', 3, 2, 'RO 2.3'],
    ['mons', 2, 2, 'MO 7.1'],
    ['tdaFr', 3, 3, 'TDA 25'],
    ['ropta', 3, 2, 'RO 2.3'],
    ['toufflers', 2, 2, 'TF §8 b1'],
  ])('of %s is %i, late in the event %i (%s)', (id, early, late, article) => {
    expect(of(id, apart(early - 1)).due).toBe(false);
    expect(of(id, apart(early))).toMatchObject({ due: true, trigger: early, difference: early });
    expect(of(id, apart(late), true)).toMatchObject({ due: true, trigger: late });
    expect(of(id, apart(late - 1), true).due).toBe(false);
    expect(of(id, apart(early)).articles[0]?.article).toBe(article);
  });

  it('of one player moves nobody, whatever a club says: it would only change sides', () => {
    const rules = rulesOf('mons');
    const strict = { ...rules, balance: { ...rules.balance, triggerDifference: { early: one(rules), late: one(rules) } } };
    expect(balanceOf(apart(1), strict, false).due).toBe(false);
  });

  function one(rules: FloorRules): FloorRules['balance']['triggerDifference']['early'] {
    return { ...rules.balance.triggerDifference.early, value: 1 };
  }
});

describe('the difference that stops a table', () => {
  const apart = (...players: readonly number[]): SeatedTable[] => players.map((count, index) => table(index + 1, seats(1, count)));

  it.each<[BookId, number, number]>([
    ['redcactus', 4, 4],
    ['mons', 3, 2],
    ['tdaFr', 3, 3],
    ['ropta', 3, 2],
    ['toufflers', 3, 2],
  ])('of %s is %i, late in the event %i', (id, early, late) => {
    expect(of(id, apart(8, 8 - early, 8 - early + 1)).halted).toEqual([2]);
    expect(of(id, apart(8, 8 - late, 8 - late + 1), true).halted).toEqual([2]);
  });

  it('moves nobody sooner late in the event, where the book never tightens (MO 7.1; TDA 25; TF §8 b1)', () => {
    const apartBy = (difference: number) => [table(1, seats(1, 8)), table(2, seats(1, 8 - difference))];
    const late = (rules: Readonly<Record<string, string | number>>) =>
      balanceOf(apartBy(2), withHouseRules(newestRulebook('ropta')!, rules).rulebook!.floor, true);
    expect(late({})).toMatchObject({ trigger: 2, due: true, halted: [2] });
    expect(late({ 'balance.phaseSwitch': 'never' })).toMatchObject({ trigger: 3, due: false, halted: [2] });
  });

  it('is the one between tables, not the seats that are empty (RO 2.3)', () => {
    const tables = [table(1, seats(1, 9), 3, 10), table(2, seats(1, 7), 3, 10)];
    expect(of('ropta', tables)).toMatchObject({ difference: 2, halted: [], due: false });
  });

  it('stops nobody in RedCactus where somebody has to move already (RC 10)', () => {
    expect(of('redcactus', apart(8, 5))).toMatchObject({ due: true, halted: [] });
    expect(of('ropta', apart(8, 5))).toMatchObject({ due: true, halted: [2] });
  });
});

describe('the tables', () => {
  it('are the fullest and the shortest, the lowest number of each (MO 7.1; RC 10)', () => {
    const tables = [table(1, seats(1, 6)), table(2, seats(1, 8), 2), table(3, seats(3, 8), 5), table(4, seats(1, 8))];
    expect(moveOf(of('mons', tables))).toBe('2.3 to 1.7');
    expect(moveOf(of('redcactus', tables, true))).toBe('2.3 to 1.7');
  });

  it('count players by their chips, those on their way where they go (RO 2.3)', () => {
    const arriving = { ...table(2, [...seats(1, 5), 7]), awaited: [7] };
    expect(of('ropta', [table(1, seats(1, 8)), arriving])).toMatchObject({ difference: 2, due: false });
  });
});

describe('the player', () => {
  it.each<BookId>(['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'])('of %s is the next big blind of his table', (id) => {
    const tables = [table(1, [1, 2, 4, 5, 6, 7, 8], 8), table(2, seats(1, 4))];
    expect(of(id, tables).move?.from).toEqual({ table: 1, seat: 1 });
  });

  it('is the next one behind him where he is leaving already', () => {
    const going = { ...table(1, [1, 2, 4, 5, 6, 7, 8], 8), awaited: [1] };
    expect(of('ropta', [going, table(2, seats(1, 4))]).move?.from).toEqual({ table: 1, seat: 2 });
  });

  it('is taken from before a first hand as if the button were at the lowest seat', () => {
    const fresh = { ...table(1, seats(1, 8)), last: null };
    expect(of('ropta', [fresh, table(2, seats(1, 5))]).move?.from).toEqual({ table: 1, seat: 3 });
  });
});

describe('the seat', () => {
  const full = table(1, seats(1, 8));

  it.each<[string, number[], number, number]>([
    ['the first free one left of the big blind', [1, 2, 3, 5, 8], 3, 4],
    ['where the next big blind falls, if it is free (MO 7.8)', [1, 3, 5, 7], 5, 6],
    ['further on where others sit behind the big blind', [1, 2, 4, 5], 4, 6],
    ['round the table', [2, 6, 7, 8], 6, 1],
    ['one on the far side before the seat that the small blind was at', [4, 5, 6, 7, 8], 5, 1],
  ])('is %s', (_what, occupied, bigBlind, expected) => {
    expect(of('ropta', [full, table(2, occupied, bigBlind)]).move?.to).toEqual({ table: 2, seat: expected });
  });

  it('is not the one that the last big blind has left, which would owe the small blind, while another is free (RC 10; MO 7.8; TDA 25)', () => {
    const left = { ...table(2, [1, 2, 4, 5]), last: { button: 1, smallBlind: 2, bigBlind: 3 } };
    for (const id of ['redcactus', 'mons', 'tdaFr'] as const) {
      expect(of(id, [full, left]).move).toMatchObject({ to: { seat: 6 }, ontoSmallBlind: false });
    }
  });

  it('is that one where no other is free, and the book is told of it that would have spared him', () => {
    const tight = { ...table(2, [1, 2, 4], 3, 4), last: { button: 1, smallBlind: 2, bigBlind: 3 } };
    expect(of('redcactus', [full, tight]).move).toMatchObject({ to: { seat: 3 }, ontoSmallBlind: true });
    expect(of('ropta', [full, tight]).move).toMatchObject({ to: { seat: 3 }, ontoSmallBlind: false });
  });

  it('is at the next table where the shortest has none', () => {
    const small = { ...table(2, [1, 2], 2, 2), last: { button: 1, smallBlind: 1, bigBlind: 2 } };
    expect(of('ropta', [full, small, table(3, seats(1, 5))]).move?.to).toEqual({ table: 3, seat: 6 });
  });
});

it('cites what decided: the difference, the player, the tables and the seat', () => {
  const { articles, move } = of('mons', [table(1, seats(1, 8)), table(2, seats(1, 6))]);
  expect(articles.map(({ article }) => article)).toEqual(['MO 7.1']);
  expect(move?.articles.map(({ article }) => article)).toEqual(['MO 7.7', 'MO 7.1', 'MO 7.8']);
});
