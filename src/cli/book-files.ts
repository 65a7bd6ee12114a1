/**
 * Rulebooks from files, derived from an existing one, to read or play under an edition before it is published.
 */
import { readFileSync } from 'node:fs';
import { deriveBook } from '../rulebooks/derived-book.js';
import { InvalidBook } from '../rulebooks/rulebook.js';
import { addRulebook, bookFileOf, nameOf, removeRulebook, rulebookNamed, rulebooks, type Rulebook } from '../rulebooks/rulebooks.js';
import { CliError } from './command.js';

/** The option for such files; the command finds books within {@link runWithBooks}. */
export const bookFiles = {
  value: 'FILE',
  repeated: true,
  meaning: 'an unpublished rulebook in a JSON file, derived from another; may be repeated',
} as const;

/** The ids of the published books, for help texts. */
export const bookIds: string = [...new Set(rulebooks.map(({ id }) => id))].join(', ');

/**
 * Runs a command with the books in files beside the published ones, and removes them afterwards.
 * @throws CliError for an unreadable file or an invalid book
 */
export async function runWithBooks(paths: readonly string[], run: () => number | Promise<number>): Promise<number> {
  const added: Rulebook[] = [];
  try {
    for (const path of paths) added.push(addBook(path));
    return await run();
  } finally {
    for (const book of added) removeRulebook(book);
  }
}

function addBook(path: string): Rulebook {
  const { base, ...derivation } = objectIn(path);
  const from = typeof base === 'string' ? rulebookNamed(base) : undefined;
  if (from === undefined) {
    throw new CliError('INVALID_RULEBOOK', `${path} must name the edition that it is derived from in "base": ${known()}.`);
  }
  try {
    return addRulebook(deriveBook(bookFileOf(from)!, derivation));
  } catch (error) {
    if (error instanceof InvalidBook) throw new CliError('INVALID_RULEBOOK', `${path}: ${error.message}`);
    throw error;
  }
}

function objectIn(path: string): Readonly<Record<string, unknown>> {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new CliError('BOOK_FILE_UNREADABLE', `${path} can't be read as JSON: ${(error as Error).message}`);
  }
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Readonly<Record<string, unknown>>) : {};
}

/** A book by `id` or `id@edition`. @throws CliError for none */
export function bookNamed(name: string): Rulebook {
  const book = rulebookNamed(name);
  if (book !== undefined) return book;
  throw new CliError('UNKNOWN_RULEBOOK', `There is no rulebook ${name}. Choose one of: ${known()}.`);
}

function known(): string {
  return rulebooks.map(nameOf).join(', ');
}
