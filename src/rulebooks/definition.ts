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

/** A setting, or a {@link rule common rule}. `settings` holds what each book says. */
export interface Definition<V extends SettingValue = SettingValue> {
  readonly title: Text;
  /** The question in a sentence; a common rule as it is stated. */
  readonly description: Text;
  /** Why no decider asks for it. Null where one asks, and of common rules. */
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

/** A part of a book's answer: an article, or the sign of a book without an own one, with what completes it and how it was read. */
const citation = /(?<article>[^;()[\]]+?)(?: \((?<completedBy>[^)]+)\))?(?: \[(?<reading>[^\]]+)\])?(?:; (?=.)|$)/guy;

/**
 * A common rule: a question that all five books answer alike, each by its own articles, or by silence. No house rule can change it. Bars part
 * its value, its statement in English and in French (the question, a colon, the answer), its citations, and the rule that stands for the books
 * without one:
 * `button | Who deals: the player on the button | Qui donne : le joueur au bouton | MO 7.1; MO 7.7 (RO 2.3) [CT-MO-02]; TDA (RO 4.4) | custom`.
 * A citation belongs to the book that it begins with. In brackets stand the rule that completes it, or that stands for a book which names no
 * article, and the reading.
 */
export function rule<const V extends string = string>({ raw }: TemplateStringsArray): Definition<V> {
  const [value = '', en = '', fr = '', cited = '', silent] = raw.join('').replaceAll(/\s+/g, ' ').split(/ ?\| /);
  const [title, label] = splitStatement(en, ': ').map((part, at) => t(part, splitStatement(fr, ' : ')[at]!)) as [Text, Text];
  const books = Object.entries(citationsIn(cited)).map(([id, basis]) => [id, { value: value as V, ...basis }] as const);
  const schema: ValueSchema = { kind: 'enum', values: [{ value, label }] };
  return define<V>(
    { title, about: t(en, fr) },
    schema,
    Object.fromEntries(books),
    silent === undefined ? undefined : stands(value as V, silent),
  );
}

function splitStatement(statement: string, colon: string): readonly [question: string, answer: string] {
  const at = statement.indexOf(colon);
  if (at < 1) throw new Error(`"${statement}" is no question with its answer`);
  return [statement.slice(0, at), statement.slice(at + colon.length)];
}

function citationsIn(text: string): ByBook<Omit<Setting, 'value'>> {
  const byBook: Partial<Record<BookId, { readonly articles: string[]; readonly extent: { completedBy?: string; reading?: string } }>> = {};
  const found = [...text.matchAll(citation)];
  if (found.map(([whole]) => whole).join('') !== text) throw new Error(`"${text}" cannot be read as citations`);
  for (const { groups } of found) {
    const { article, completedBy, reading } = groups as { article: string; completedBy?: string; reading?: string };
    const id = bookIds.find((each) => `${article} `.startsWith(`${articlePrefixes[each]} `));
    if (id === undefined || (article === articlePrefixes[id] && completedBy === undefined))
      throw new Error(`"${article}" is no article of one of the five books`);
    const cited = (byBook[id] ??= { articles: [], extent: {} });
    if (article !== articlePrefixes[id]) cited.articles.push(article);
    if (completedBy !== undefined) cited.extent.completedBy = completedBy;
    if (reading !== undefined) cited.extent.reading = reading;
  }
  return Object.fromEntries(
    Object.entries(byBook).map(([id, { articles, extent }]) => {
      return [id, articles.length > 0 ? cites(articles.join('; '), extent) : silence(extent.completedBy!, extent)];
    }),
  );
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

/** Whether a house rule can have another value. What has one value only is a common rule, and no setting. */
export function leavesChoice(schema: ValueSchema): boolean {
  return schema.kind !== 'enum' || schema.values.length > 1;
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
