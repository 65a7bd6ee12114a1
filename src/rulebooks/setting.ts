/**
 * One setting of a rulebook: a value, and where it comes from.
 */

/** The five books. Their names decide nothing outside this folder: deciders read settings. */
export type BookId = 'redcactus' | 'mons' | 'tdaFr' | 'ropta' | 'toufflers';

export const bookIds: readonly BookId[] = ['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'];

/** What the articles of a book begin with. */
export const articlePrefixes: Readonly<Record<BookId, string>> = {
  redcactus: 'RC',
  mons: 'MO',
  tdaFr: 'TDA',
  ropta: 'RO',
  toufflers: 'TF',
};

export type Language = 'en' | 'fr';

/** The same words in English and in French. */
export type Text = Readonly<Record<Language, string>>;

export type SettingValue = string | number | boolean;

/** The book says so itself. */
export interface ArticleSource {
  readonly kind: 'article';
  /** Such as `RC 47-A`, `RC preamble, betting`, `MO 8.13`, `TDA 26`, `RO 9.6`, `TF §9 b13`; at least one. */
  readonly articles: readonly string[];
  /** The rule that stands for the part of the question on which the book says nothing. */
  readonly completedBy?: string;
}

/** The book says nothing. */
export interface SilentSource {
  readonly kind: 'silent';
  /** The rule that stands for it: articles (`RO 9.10`; several are parted by semicolons), an international rule (`TDA-EN 44`), `TDA practice`, or `custom`. */
  readonly from: string;
}

/** The club departs from its book. */
export interface HouseSource {
  readonly kind: 'house';
  /** What the book itself says, or what stands for its silence. */
  readonly book: Setting;
}

export type Source = ArticleSource | SilentSource | HouseSource;

/** What one book says on one question. */
export interface Setting<T extends SettingValue = SettingValue> {
  readonly value: T;
  readonly source: Source;
  /** The entry of `readings.ts` that says how the text was read, where it could be read otherwise. */
  readonly reading?: string;
}

/**
 * The article to cite for what a setting decided; the first where several are named. `fallback` is true where the book is
 * silent and the article is the one that stands for it, `house` where the club departs from the book; both can hold.
 */
export function citationOf(setting: Setting): { readonly article: string; readonly fallback: boolean; readonly house: boolean } {
  const { source } = setting;
  switch (source.kind) {
    case 'article':
      return { article: source.articles[0] ?? 'custom', fallback: false, house: false };
    case 'silent':
      return { article: source.from.split('; ')[0] ?? source.from, fallback: true, house: false };
    case 'house':
      return { ...citationOf(source.book), house: true };
  }
}

/** The book's own setting, house rules aside. */
export function ownSetting(setting: Setting): Setting {
  return setting.source.kind === 'house' ? ownSetting(setting.source.book) : setting;
}

/** Every article that a setting rests on, rules that stand for a silence included. */
export function articlesOf(setting: Setting): readonly string[] {
  const { source } = ownSetting(setting);
  if (source.kind === 'article') return [...source.articles, ...(source.completedBy?.split('; ') ?? [])];
  return source.kind === 'silent' ? source.from.split('; ') : [];
}
