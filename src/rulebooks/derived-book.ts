/**
 * A book that departs from another: a later edition, or a club's own book. Its file names the settings that it changes, each with
 * its article; everything else is as in the base.
 */
import { z } from 'zod';
import { EditionName } from '../../events/values.js';
import type { ArticleEntry } from './coverage.js';
import { cites } from './definition.js';
import { problemWith } from './house-rules.js';
import type { SettingKey, ValueOf } from './policies.js';
import { declaredRules } from './policies.js';
import { readings } from './readings.js';
import { type BookFile, InvalidBook } from './rulebook.js';
import type { Setting } from './setting.js';
import { articlesOf } from './setting.js';

const Text = z.strictObject({ en: z.string().trim().min(1), fr: z.string().trim().min(1) });

const Override = z.strictObject({
  value: z.union([z.string(), z.number(), z.boolean()]),
  /** The articles of this edition that say so, parted by semicolons. */
  articles: z.string().min(1),
  /** The rule that stands for the part of the question on which they say nothing. */
  completedBy: z.string().min(1).optional(),
  /** The entry of `readings.ts` that says how they were read. */
  reading: z.string().min(1).optional(),
});

const Decided = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('settings') }),
  z.strictObject({ by: z.enum(['hand', 'tournament']) }),
  z.strictObject({ by: z.literal('nobody'), why: Text, recorded: Text.nullable() }),
]);

/** What stands in the file of a derived book. */
export const Derivation = z.strictObject({
  /** Another book; absent for a later edition of the same one. */
  id: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,31}$/)
    .optional(),
  edition: EditionName,
  /** Its full name; absent where it has that of its base. */
  name: Text.optional(),
  /** What people call it; absent where that is what they call its base. */
  shortName: z.string().min(1).max(40).optional(),
  /** Articles that are new, or that something else decides than in the base. */
  articles: z.array(z.strictObject({ article: z.string().min(1).max(60), topic: Text, decided: z.array(Decided).min(1) })).optional(),
  /** The settings that it changes, by key. */
  overrides: z.record(z.string(), Override),
});

type Override = z.infer<typeof Override>;

/** A derivation as the compiler checks it: keys are those of settings, values those that the setting takes. */
export interface Derivation extends Omit<z.infer<typeof Derivation>, 'overrides'> {
  readonly overrides: { readonly [Key in SettingKey]?: Omit<Override, 'value'> & { readonly value: ValueOf<Key> } };
}

/**
 * The book that a base and its changes make.
 * @throws InvalidBook for a setting that does not exist, a value that it cannot take, an override without an article, or an article that is not listed
 * @public the files of later editions call it
 */
export function derivedFrom(base: BookFile, derivation: Derivation): BookFile {
  return deriveBook(base, derivation);
}

/** {@link derivedFrom} for what was read from a file, of which the compiler knows nothing. @throws InvalidBook */
export function deriveBook(base: BookFile, read: unknown): BookFile {
  const parsed = Derivation.safeParse(read);
  if (!parsed.success) {
    throw new InvalidBook(
      `derived from ${base.id}@${base.edition}`,
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`),
    );
  }
  const { id = base.id, edition, name = base.name, shortName = base.shortName, articles = [], overrides } = parsed.data;
  const changed = new Map(Object.entries(overrides).map(([key, override]) => [key, settingOf(override)]));
  const book: BookFile = {
    id,
    edition,
    name,
    shortName,
    coverage: layArticles(base.coverage, articles),
    settingFor: (key, definition) => changed.get(key) ?? base.settingFor(key, definition),
  };
  const problems = [...problemsOfOverrides(changed, book.coverage), ...problemsOfCoverage(book, base)];
  if (problems.length > 0) throw new InvalidBook(`${id}@${edition}`, problems);
  return book;
}

function settingOf({ value, articles, completedBy, reading }: Override): Setting {
  return { value, ...cites(articles, { ...(completedBy && { completedBy }), ...(reading && { reading }) }) };
}

/** The articles of the base in their order, changed ones in their place, new ones after them. */
function layArticles(base: readonly ArticleEntry[], changes: readonly ArticleEntry[]): readonly ArticleEntry[] {
  const changed = new Map(changes.map((entry) => [entry.article, entry]));
  const known = new Set(base.map(({ article }) => article));
  return [...base.map((entry) => changed.get(entry.article) ?? entry), ...changes.filter(({ article }) => !known.has(article))];
}

function problemsOfOverrides(changed: ReadonlyMap<string, Setting>, coverage: readonly ArticleEntry[]): string[] {
  const listed = new Set(coverage.map(({ article }) => article));
  return [...changed].flatMap(([key, { value, source, reading }]) => {
    const problem = problemWith(key, value);
    if (problem?.code === 'UNKNOWN_SETTING') return [`No setting is called ${key}.`];
    const own = source.kind === 'article' ? source.articles : [];
    return [
      ...(problem === null ? [] : [`${key} cannot be ${String(value)}.`]),
      ...own.filter((article) => !listed.has(article)).map((article) => `${key} cites ${article}, which is no article of the book.`),
      ...(reading === undefined || Object.hasOwn(readings, reading) ? [] : [`${key} names the reading ${reading}, which does not exist.`]),
    ];
  });
}

/** An article is said to be decided by settings exactly where one cites it; what the base has otherwise is not the derivation's. */
function problemsOfCoverage(book: BookFile, base: BookFile): string[] {
  const [cited, citedBefore] = [citedBy(book), citedBy(base)];
  return book.coverage.flatMap(({ article, decided }) => {
    const bySettings = decided.some(({ by }) => by === 'settings');
    if (bySettings === cited.has(article) || cited.has(article) === citedBefore.has(article)) return [];
    return [
      cited.has(article)
        ? `${article} decides a setting now: list it in articles as decided by settings.`
        : `${article} decides no setting in this edition: list it in articles with what decides it.`,
    ];
  });
}

function citedBy({ settingFor }: BookFile): ReadonlySet<string> {
  return new Set(declaredRules.flatMap(({ key, definition }) => articlesOf(settingFor(key, definition))));
}
