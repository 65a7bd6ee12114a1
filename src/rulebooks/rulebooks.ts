/**
 * The rulebooks that a tournament can adopt: every edition of the five books.
 * Pure. May import: its neighbours.
 */
import { mons } from './books/mons.js';
import { redcactus } from './books/redcactus.js';
import { ropta } from './books/ropta.js';
import { tdaFr } from './books/tda-fr.js';
import { toufflers } from './books/toufflers.js';
import type { Rulebook } from './rulebook.js';
import { rulebookFrom } from './rulebook.js';

export type { CitedArticles, Rulebook } from './rulebook.js';

/** Every edition of every book, in the order in which a club is offered them. */
export const rulebooks: readonly Rulebook[] = [redcactus, mons, tdaFr, ropta, toufflers].map(rulebookFrom);

/** What a refusal tells of a book that there is not: which was meant, and every edition that there is, as `id version`. */
export function unknownBook<Version extends number | null>(
  id: string,
  version: Version,
): { readonly rulebook: string; readonly version: Version; readonly known: readonly string[] } {
  return { rulebook: id, version, known: rulebooks.map((book) => `${book.id} ${book.version}`) };
}

/** The edition of a book; undefined when there is none. */
export function rulebookOf(id: string, version: number): Rulebook | undefined {
  return rulebooks.find((book) => book.id === id && book.version === version);
}

/** The newest edition of a book; undefined when there is no such book. */
export function newestRulebook(id: string): Rulebook | undefined {
  return rulebooks.filter((book) => book.id === id).toSorted((a, b) => b.version - a.version)[0];
}
