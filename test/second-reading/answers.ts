/**
 * The answers of books to settings, as the files of the second reading have them.
 */
import { readFileSync } from 'node:fs';
import type { declaredRules } from '../../src/rulebooks/policies.js';
import { type BookId, bookIds, type Setting } from '../../src/rulebooks/setting.js';

type ByBook<T> = Readonly<Partial<Record<BookId, T>>>;
export type ByKey<T> = Readonly<Record<string, ByBook<T>>>;

export interface Answer {
  readonly value: string;
  readonly own: readonly string[];
  readonly standing: readonly string[];
}

/** @param name `reading.json`, `kept.json` or `pinned.json` */
export const readAnswers = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

export const reading = readAnswers('reading.json') as ByKey<string>;

/** The keys under which the reading has settings that were renamed since: new key, then the old one. */
const renamed: Readonly<Record<string, string>> = {};

export const keyInReading = (key: string): string => renamed[key] ?? key;

/** A setting that was declared after the reading has none. */
export function isRead(key: string): boolean {
  return reading[keyInReading(key)] !== undefined;
}

export function answerOf({ value, source }: Setting): Answer {
  if (source.kind === 'house') throw new Error('a book has no house rules');
  if (source.kind === 'silent') return { value: String(value), own: [], standing: source.from.split('; ') };
  return { value: String(value), own: source.articles, standing: source.completedBy?.split('; ') ?? [] };
}

export function written({ value, own, standing }: Answer): string {
  return [`${value}:`, ...(own.length === 0 ? [] : [own.join('; ')]), ...(standing.length === 0 ? [] : [`(${standing.join('; ')})`])].join(
    ' ',
  );
}

/** The five answers of each setting that is newer than the reading and not pinned yet. */
export function newAnswers(settings: typeof declaredRules, pinned: ByKey<string>): ByKey<string> {
  const newer = settings.filter(({ key }) => !isRead(key) && pinned[key] === undefined);
  return Object.fromEntries(
    newer.map(({ key, definition }) => [
      key,
      Object.fromEntries(bookIds.map((book) => [book, written(answerOf(definition.settings[book]))])),
    ]),
  );
}
