/**
 * Worked cases that circulate with the five books and that a book's own text contradicts. Whoever checks rules against them leaves
 * these out, and says so.
 */
import type { BookId } from '../../src/rulebooks/setting.js';

export interface Erratum {
  /** The case, and what it cites. */
  readonly id: string;
  readonly article: string;
  /** The books under which it is wrong; it may be right under others. */
  readonly books: readonly BookId[];
  /** The article that contradicts it. */
  readonly against: string;
  /** What the text says instead. */
  readonly text: string;
  readonly why: string;
}

export const errata: readonly Erratum[] = [
  {
    id: 'SE-17',
    article: 'RO 10.6',
    books: ['redcactus'],
    against: 'RC 69',
    text: 'Directors may check folded hands when in doubt; a player has no such right, so what they ask is put to the director.',
    why: 'The case has a player ask, and names this book only because a check revives no hand there either.',
  },
  {
    id: 'SH-14',
    article: 'RO 8.6',
    books: ['redcactus'],
    against: 'RC 68',
    text: 'Showing a hand in play may be sanctioned from the next hand on.',
    why: 'The case takes the sanction of RO 8.6 over. That nothing is read into the showing does hold, for want of a text.',
  },
  {
    id: 'SH-14',
    article: 'RO 8.6',
    books: ['tdaFr'],
    against: 'TDA 31',
    text: 'Showing a hand in play is sanctioned from the next hand on.',
    why: 'The case takes the moment of RO 8.6 over. That nothing is read into the showing does hold, for want of a text.',
  },
  {
    id: 'LV-02',
    article: 'RC 31; RO 4.1',
    books: ['redcactus'],
    against: 'RC 31',
    text: 'A player who leaves the table with a live hand can be punished ("passible").',
    why: 'The case has the penalty due each time. That the hand dies, unless the director rules otherwise, does hold.',
  },
  {
    id: 'LV-06',
    article: 'RO 4.1',
    books: ['redcactus'],
    against: 'RC 31',
    text: 'An all-in player who leaves the table while somebody may still bet can be punished.',
    why: 'The case takes the penalty of RO 4.1 over, due unless the player is out. That the hand lives does hold.',
  },
];

/** The erratum of a case under a book; undefined for a case that stands. */
export function erratumOf(id: string, article: string, book: string): Erratum | undefined {
  return errata.find((each) => each.id === id && each.article === article && each.books.some((wrong) => wrong === book));
}
