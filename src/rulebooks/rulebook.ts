/**
 * What a rulebook is: its name, its coverage, and its settings group by group.
 */
import type { RulebookReference } from '../../events/values.js';
import type { ArticleEntry, CoverageEntry } from './coverage.js';
import { declaredRules, policiesFrom } from './policies.js';
import type { AllPolicies } from './policies.js';
import type { Definition } from './definition.js';
import type { BookId, Setting, SettingValue, Text } from './setting.js';
import { articlesOf } from './setting.js';

/** One edition of a rulebook: data, so that a tournament keeps the edition that it began with. */
export interface Rulebook extends RulebookReference, AllPolicies {
  /** The number of the edition among those of its book, from 1. Clients may name the edition by it. */
  readonly version: number;
  /** The book's full name. */
  readonly name: Text;
  /** What people call it, such as `ROPTA`. */
  readonly shortName: string;
  /** Every article of the book, in its order, and what decides it. */
  readonly coverage: readonly CoverageEntry[];
  /** The club's departures from the book, by setting key. Empty for the book itself. */
  readonly houseRules: Readonly<Record<string, SettingValue>>;
}

/** How an edition is named: `ropta@2020-04`. */
export function nameOf({ id, edition }: Pick<Rulebook, 'id' | 'edition'>): string {
  return `${id}@${edition}`;
}

/** The file of one edition of a book. */
export interface BookFile {
  readonly id: string;
  readonly edition: string;
  readonly name: Text;
  readonly shortName: string;
  readonly coverage: readonly ArticleEntry[];
  /** What this edition says on a question: {@link columnOf} for the first edition of one of the five books, else as `derivedFrom` gives it. */
  readonly settingFor: (key: string, definition: Definition) => Setting;
}

/** The file of a book is wrong. `problems`: all that is, each in one sentence. */
export class InvalidBook extends Error {
  constructor(
    book: string,
    readonly problems: readonly string[],
  ) {
    super(`The rulebook ${book} cannot be used. ${problems.join(' ')}`);
    this.name = 'InvalidBook';
  }
}

/** The settings that stand under a book's name in the topic files: those of its first edition. */
export function columnOf(id: BookId): BookFile['settingFor'] {
  return (_key, { settings }) => settings[id];
}

/** The rulebook of a file. @param version the number of the edition among those of its book, from 1 */
export function rulebookFrom({ settingFor, ...file }: BookFile, version: number): Rulebook {
  const citing = new Map<string, string[]>();
  for (const { key, definition } of declaredRules) {
    for (const article of articlesOf(settingFor(key, definition))) citing.set(article, [...(citing.get(article) ?? []), key]);
  }
  return {
    ...file,
    version,
    ...policiesFrom(settingFor),
    coverage: file.coverage.map((entry) => ({ ...entry, settings: citing.get(entry.article) ?? [] })),
    houseRules: {},
  };
}
