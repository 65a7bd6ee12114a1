/** One article, for people and for programs. */
import { labelOf } from '../rulebooks/definition.js';
import { decisionPhrase, sourcePhrase, unreadPhrase } from '../rulebooks/render.js';
import type { Rulebook } from '../rulebooks/rulebooks.js';
import type { Language } from '../rulebooks/setting.js';
import type { ArticlePlaces, SettingPlaces } from './article-places.js';
import { wrappedTable } from './wrapped-table.js';

const words = {
  en: { setting: 'Setting', value: 'Value', decidedIn: 'Decided in', shownBy: 'Shown by', code: 'Code', tests: 'Tests', lines: 'lines' },
  fr: {
    setting: 'Réglage',
    value: 'Valeur',
    decidedIn: 'Décidé dans',
    shownBy: 'Montré par',
    code: 'Code',
    tests: 'Tests',
    lines: 'lignes',
  },
} as const;

/** The article as a page of text. @param width of its table in characters */
export function articleCard(book: Rulebook, places: ArticlePlaces, language: Language, width: number): string {
  const { entry, settings, code, cases, specs } = places;
  const say = words[language];
  const rows = settings.map((each) => [
    `${each.view.title[language]} (${each.view.key})`,
    `${labelOf(each.view.schema, each.view.setting.value)[language]} (${sourcePhrase(each.view.setting, each.view, language)})`,
    decidedIn(each, language),
    [...each.cases, ...each.specs].join(', '),
  ]);
  const others = entry.decided.filter(({ by }) => by !== 'settings').map((each) => decisionPhrase(each, entry.settings, language));
  const tests = [
    ...[...cases].map(([path, ids]) => `${path}: ${ids.join(', ')}`),
    ...[...specs].map(([path, lines]) => `${path} (${lines})`),
  ];
  const lists = [
    { title: say.code, lines: code },
    { title: say.tests, lines: tests },
  ].filter(({ lines }) => lines.length > 0);
  return [
    `${entry.article}${language === 'fr' ? ' :' : ':'} ${entry.topic[language]}\n${book.name[language]}\n`,
    ...(rows.length === 0 ? [] : [wrappedTable([say.setting, say.value, say.decidedIn, say.shownBy], rows, width)]),
    ...(others.length === 0 ? [] : [`${others.join('\n')}\n`]),
    ...lists.map(({ title, lines }) => `${title}\n${lines.map((line) => `  ${line}\n`).join('')}`),
  ].join('\n');
}

function decidedIn({ view, code }: SettingPlaces, language: Language): string {
  const why = code.length === 0 || view.unread !== null ? [unreadPhrase(view, language)] : [];
  return [...why, ...code].join(', ');
}

/** The article as data. @param isIndexed false when code and tests are unknown */
export function articleRecord(book: Rulebook, { entry, settings, code, cases, specs }: ArticlePlaces, isIndexed: boolean): object {
  return {
    article: entry.article,
    rulebook: { id: book.id, edition: book.edition, version: book.version },
    topic: entry.topic,
    decided: entry.decided,
    settings: settings.map(({ view, ...shown }) => ({
      key: view.key,
      title: view.title,
      value: view.setting.value,
      label: labelOf(view.schema, view.setting.value),
      source: view.setting.source,
      unread: view.unread,
      ...(isIndexed ? shown : {}),
    })),
    ...(isIndexed ? { code, cases: Object.fromEntries(cases), specs: Object.fromEntries(specs) } : {}),
  };
}
