/**
 * The rulebooks that a tournament can adopt: every edition of every book. A new edition stands in the list of its book, in `books/`; a new
 * book in the list below.
 */
import { monsEditions } from './books/mons.js';
import { redcactusEditions } from './books/redcactus.js';
import { roptaEditions } from './books/ropta.js';
import { tdaFrEditions } from './books/tda-fr.js';
import { toufflersEditions } from './books/toufflers.js';
import type { BookFile, Rulebook } from './rulebook.js';
import { InvalidBook, nameOf, rulebookFrom } from './rulebook.js';

export { nameOf } from './rulebook.js';
export type { Rulebook } from './rulebook.js';

/** In the order in which a club is offered them. */
const shipped: readonly BookFile[] = [redcactusEditions, monsEditions, tdaFrEditions, roptaEditions, toufflersEditions].flat();

const editions: Rulebook[] = [];
const files = new Map<string, BookFile>();
const byName = new Map<string, Rulebook>();

for (const file of shipped) addRulebook(file);

/** Every edition of every book. */
export const rulebooks: readonly Rulebook[] = editions;

/**
 * Adds an edition as the newest of its book, until {@link removeRulebook}. For start-up, before anything is decided.
 * @throws InvalidBook when there is an edition of this name: one that was published never changes
 */
export function addRulebook(file: BookFile): Rulebook {
  const name = nameOf(file);
  if (files.has(name)) throw new InvalidBook(name, ['There is one already.']);
  const book = rulebookFrom(file, editions.filter(({ id }) => id === file.id).length + 1);
  files.set(name, file);
  byName.set(name, book);
  editions.push(book);
  return book;
}

/** Removes an edition that {@link addRulebook} added. For the end of a run, once nothing is decided by it. */
export function removeRulebook(book: Rulebook): void {
  const name = nameOf(book);
  files.delete(name);
  byName.delete(name);
  editions.splice(editions.indexOf(book), 1);
}

/** The file of an edition, to derive another from; undefined when there is none. */
export function bookFileOf(book: Pick<Rulebook, 'id' | 'edition'>): BookFile | undefined {
  return files.get(nameOf(book));
}

/** What a refusal says of a book that does not exist: which was meant, and every edition that exists, as `id@edition`. */
export function unknownBook(
  id: string,
  edition: string,
): { readonly rulebook: string; readonly edition: string; readonly known: readonly string[] } {
  return { rulebook: id, edition, known: rulebooks.map(nameOf) };
}

/** What people call a book, and its edition, unless it is the only one of a book that names none: “ROPTA 2020-04”, “RedCactus”. */
export function titleOf({ id, edition }: Pick<Rulebook, 'id' | 'edition'>): string {
  const name = rulebookOf(id, edition)?.shortName ?? id;
  return edition === '1' ? name : `${name} ${edition}`;
}

/** The edition of a book; undefined when there is none. */
export function rulebookOf(id: string, edition: string): Rulebook | undefined {
  return byName.get(`${id}@${edition}`);
}

/** The newest edition of a book; undefined when there is no such book. */
export function newestRulebook(id: string): Rulebook | undefined {
  return rulebooks.findLast((book) => book.id === id);
}

/** The edition that has this number among those of its book, from 1; undefined when there is none. */
export function rulebookNumbered(id: string, version: number): Rulebook | undefined {
  return rulebooks.find((book) => book.id === id && book.version === version);
}

/** A book as people name it: `ropta` for its newest edition, `ropta@2020-04`, or the edition's number: `ropta@1`. Undefined when there is none. */
export function rulebookNamed(name: string): Rulebook | undefined {
  const at = name.indexOf('@');
  if (at === -1) return newestRulebook(name);
  const [id, edition] = [name.slice(0, at), name.slice(at + 1)];
  return rulebookOf(id, edition) ?? (/^\d+$/.test(edition) ? rulebookNumbered(id, Number(edition)) : undefined);
}
