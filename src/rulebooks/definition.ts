/**
 * How a setting is declared: its question in words, the values it can take, and what each of the five books says, all in
 * one place, so that a new setting touches one file.
 */
import type { BookId, Setting, SettingValue, Source, Text } from './setting.js';
import { articlePrefixes, bookIds } from './setting.js';

/** The values that a setting can take. `unit` says what an integer counts; bounds are inclusive. */
export type ValueSchema =
  | { readonly kind: 'enum'; readonly values: readonly { readonly value: string; readonly label: Text }[] }
  | { readonly kind: 'integer'; readonly minimum: number; readonly maximum: number; readonly unit: Text }
  | { readonly kind: 'boolean'; readonly labels: { readonly true: Text; readonly false: Text } };

/** A declared setting. `settings` holds what each book says. */
export interface Definition<V extends SettingValue = SettingValue> {
  readonly title: Text;
  readonly description: Text;
  /** Why no decider asks for it, where the books leave a choice, or where it is not plain. Null where one asks, or all books leave one answer. */
  readonly unread: Text | null;
  readonly schema: ValueSchema;
  readonly settings: Readonly<Record<BookId, Setting<V>>>;
}

/** Definitions by name, nested: the path of names, joined by dots, is the setting's key. */
export interface DefinitionTree {
  readonly [name: string]: Definition | DefinitionTree;
}

interface Question {
  readonly title: Text;
  /** One sentence. */
  readonly about: Text;
  /** Why no decider asks for it: a sentence without its full stop. */
  readonly unread?: Text;
}

type ByBook<T> = Readonly<Partial<Record<BookId, T>>>;

/** Where a value comes from, without the value. A string is one article, or several parted by semicolons. */
type Basis = string | Omit<Setting, 'value'>;

interface Extent {
  readonly completedBy?: string;
  readonly reading?: string;
}

export function t(en: string, fr: string): Text {
  return { en, fr };
}

/** The book's own articles, parted by semicolons. */
export function cites(articles: string, { completedBy, reading }: Extent = {}): Omit<Setting, 'value'> {
  const source: Source = { kind: 'article', articles: articles.split('; '), ...(completedBy === undefined ? {} : { completedBy }) };
  return reading === undefined ? { source } : { source, reading };
}

/** The book is silent; `from` stands for it. */
export function silence(from: string, { reading }: Pick<Extent, 'reading'> = {}): Omit<Setting, 'value'> {
  const source: Source = { kind: 'silent', from };
  return reading === undefined ? { source } : { source, reading };
}

/** The book gives the value in its articles. */
export function says<const V extends SettingValue>(value: V, articles: string, extent: Extent = {}): Setting<V> {
  return { value, ...cites(articles, extent) };
}

/** The book is silent, and the value comes from elsewhere. */
export function stands<const V extends SettingValue>(value: V, from: string, extent: Pick<Extent, 'reading'> = {}): Setting<V> {
  return { value, ...silence(from, extent) };
}

/** A question on which books differ, or could be read otherwise: one of several named values. `silent` answers for the books that are not named. */
export function choice<const V extends string>(
  question: Question & {
    readonly values: Readonly<Record<V, Text>>;
    readonly books: ByBook<Setting<NoInfer<V>>>;
    readonly silent?: Setting<NoInfer<V>>;
  },
): Definition<V> {
  const values = Object.entries<Text>(question.values).map(([value, label]) => ({ value, label }));
  return define<V>(question, { kind: 'enum', values }, question.books, question.silent);
}

/**
 * The citations of a question that all five books answer alike. `cites`: articles, parted by semicolons; each is the answer of the book that
 * it begins with, a book that has none is silent. In brackets behind the last article of a book stand the rule that completes it, then its
 * reading: `RC 10; MO 7.1; MO 7.7 (RO 2.3) [CT-MO-02]`. `books` in its place where a silent book rests on a rule of its own.
 */
type Agreement = ({ readonly cites?: string } | { readonly books: ByBook<Basis> }) & {
  /** The rule that stands for the books that are silent. */
  readonly silent?: string;
};

/** A question that all five books answer alike, each by its own article, or by silence. One value: no house rule can change it. */
export function agreed<const V extends string>(value: V, label: Text, question: Question & Agreement): Definition<V> {
  const books = 'books' in question ? question.books : citationsIn(question.cites ?? '');
  const settings: Partial<Record<BookId, Setting<V>>> = {};
  for (const id of bookIds) {
    const basis = books[id];
    if (basis !== undefined) settings[id] = { value, ...(typeof basis === 'string' ? cites(basis) : basis) };
  }
  const standing = question.silent === undefined ? undefined : { value, ...silence(question.silent) };
  return define<V>(question, { kind: 'enum', values: [{ value, label }] }, settings, standing);
}

/** One article, with what completes it and how it was read: `MO 7.7 (RO 2.3; RO 2.4) [CT-MO-02]`. */
const citation = /(?<article>[^;()[\]]+?)(?: \((?<completedBy>[^)]+)\))?(?: \[(?<reading>[^\]]+)\])?(?:; (?=.)|$)/guy;

function citationsIn(text: string): ByBook<Basis> {
  const byBook: Partial<Record<BookId, { readonly articles: string[]; extent: Extent }>> = {};
  const found = [...text.matchAll(citation)];
  if (found.map(([whole]) => whole).join('') !== text) throw new Error(`"${text}" cannot be read as citations`);
  for (const { groups } of found) {
    const { article, completedBy, reading } = groups as { article: string; completedBy?: string; reading?: string };
    const id = bookIds.find((each) => article.startsWith(`${articlePrefixes[each]} `));
    if (id === undefined) throw new Error(`"${article}" is no article of one of the five books`);
    const cited = (byBook[id] ??= { articles: [], extent: {} });
    cited.articles.push(article);
    cited.extent = {
      ...cited.extent,
      ...(completedBy === undefined ? {} : { completedBy }),
      ...(reading === undefined ? {} : { reading }),
    };
  }
  return Object.fromEntries(Object.entries(byBook).map(([id, { articles, extent }]) => [id, cites(articles.join('; '), extent)]));
}

/** A number, from `minimum` to `maximum`. */
export function integer(
  question: Question & {
    readonly minimum: number;
    readonly maximum: number;
    readonly unit: Text;
    readonly books: ByBook<Setting<number>>;
    readonly silent?: Setting<number>;
  },
): Definition<number> {
  const { minimum, maximum, unit } = question;
  return define<number>(question, { kind: 'integer', minimum, maximum, unit }, question.books, question.silent);
}

/** A yes or no. */
export function yesOrNo(
  question: Question & {
    readonly yes: Text;
    readonly no: Text;
    readonly books: ByBook<Setting<boolean>>;
    readonly silent?: Setting<boolean>;
  },
): Definition<boolean> {
  return define<boolean>(
    question,
    { kind: 'boolean', labels: { true: question.yes, false: question.no } },
    question.books,
    question.silent,
  );
}

function define<V extends SettingValue>(
  { title, about, unread }: Question,
  schema: ValueSchema,
  books: ByBook<Setting<V>>,
  silent: Setting<V> | undefined,
): Definition<V> {
  const of = (id: BookId): Setting<V> => {
    const setting = books[id] ?? silent;
    if (setting === undefined) throw new Error(`"${title.en}" has no value for ${id}`);
    return setting;
  };
  const settings = { redcactus: of('redcactus'), mons: of('mons'), tdaFr: of('tdaFr'), ropta: of('ropta'), toufflers: of('toufflers') };
  return { title, description: about, unread: unread ?? null, schema, settings };
}

/** Whether a value is one that the setting can take. */
export function fits(schema: ValueSchema, value: unknown): value is SettingValue {
  switch (schema.kind) {
    case 'enum':
      return schema.values.some((choice) => choice.value === value);
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value) && value >= schema.minimum && value <= schema.maximum;
    case 'boolean':
      return typeof value === 'boolean';
  }
}

/** A value in words. */
export function labelOf(schema: ValueSchema, value: SettingValue): Text {
  switch (schema.kind) {
    case 'enum':
      return schema.values.find((choice) => choice.value === value)?.label ?? t(String(value), String(value));
    case 'integer':
      return t(`${String(value)} ${schema.unit.en}`, `${String(value)} ${schema.unit.fr}`);
    case 'boolean':
      return value === true ? schema.labels.true : schema.labels.false;
  }
}
