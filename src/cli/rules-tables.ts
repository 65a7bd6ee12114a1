/** Rulebooks as tables for a terminal. */
import { labelOf } from '../rulebooks/definition.js';
import { coveragePhrase, nameBeside, sourcePhrase } from '../rulebooks/render.js';
import type { Rulebook } from '../rulebooks/rulebooks.js';
import type { Language, Setting } from '../rulebooks/setting.js';
import { commonRulesOf, differences, settingsOf, type SettingView } from '../rulebooks/settings-of.js';
import { textTable } from './text-table.js';
import { wrappedTable } from './wrapped-table.js';

const words = {
  en: {
    book: 'Book',
    edition: 'Edition',
    articles: 'Articles',
    own: 'Own rules',
    silent: 'Silent',
    name: 'Name',
    setting: 'Setting',
    value: 'Value',
    source: 'Source',
    common: 'Common rule',
    article: 'Article',
    about: 'About',
    decided: 'Decided by',
    counts: (differing: number, alike: number) => `They differ on ${differing} questions and agree on ${alike}.`,
  },
  fr: {
    book: 'Règlement',
    edition: 'Édition',
    articles: 'Articles',
    own: 'Règles propres',
    silent: 'Silence',
    name: 'Nom',
    setting: 'Réglage',
    value: 'Valeur',
    source: 'Source',
    common: 'Règle commune',
    article: 'Article',
    about: 'Objet',
    decided: 'Décidé par',
    counts: (differing: number, alike: number) => `Ils diffèrent sur ${differing} questions et s’accordent sur ${alike}.`,
  },
} as const;

const question = (view: Pick<SettingView, 'title' | 'key'>, language: Language): string => `${view.title[language]} (${view.key})`;

const answer = (setting: Setting, view: Pick<SettingView, 'schema'>, language: Language): readonly string[] => [
  labelOf(view.schema, setting.value)[language],
  sourcePhrase(setting, view, language),
];

export function bookTable(books: readonly Rulebook[], language: Language): string {
  const say = words[language];
  return textTable(
    [
      { title: say.book },
      { title: say.edition },
      { title: say.articles, align: 'right' },
      { title: say.own, align: 'right' },
      { title: say.silent, align: 'right' },
      { title: say.name },
    ],
    books.map((book) => {
      const sources = settingsOf(book).map(({ setting }) => setting.source.kind);
      const count = (kind: string): string => String(sources.filter((each) => each === kind).length);
      return [book.id, book.edition, String(book.coverage.length), count('article'), count('silent'), book.name[language]];
    }),
  );
}

export function settingTable(book: Rulebook, language: Language, width: number): string {
  const say = words[language];
  const table = (title: string, views: readonly SettingView[]): string => {
    const rows = views.map((view) => [question(view, language), ...answer(view.setting, view, language)]);
    return wrappedTable([title, say.value, say.source], rows, width);
  };
  return `${book.name[language]}\n\n${table(say.setting, settingsOf(book))}\n${table(say.common, commonRulesOf(book))}`;
}

export function articleTable(book: Rulebook, language: Language, width: number): string {
  const say = words[language];
  const rows = book.coverage.map((entry) => [entry.article, entry.topic[language], coveragePhrase(entry, language).replaceAll('`', '')]);
  return `${book.name[language]}\n\n${wrappedTable([say.article, say.about, say.decided], rows, width)}`;
}

export function differenceTable(a: Rulebook, b: Rulebook, language: Language, width: number): string {
  const say = words[language];
  const found = differences(a, b);
  const rows = found.map((each) => [question(each, language), ...answer(each.a, each, language), ...answer(each.b, each, language)]);
  const counts = `${say.counts(found.length, settingsOf(a).length - found.length)}\n`;
  return rows.length === 0
    ? counts
    : `${wrappedTable([say.setting, nameBeside(a, b), say.source, nameBeside(b, a), say.source], rows, width)}\n${counts}`;
}
