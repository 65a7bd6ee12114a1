/**
 * A book's page: article by article where it is decided and tested, then every setting with its value, its source, the files that read it and
 * what shows it.
 */
import { type ArticlePlaces, articlePlaces, type SettingPlaces, settingPlaces } from '../../src/cli/article-places.js';
import type { RulesIndex } from '../../src/cli/rules-index.js';
import { leavesChoice } from '../../src/rulebooks/definition.js';
import { markdownTable } from '../../src/rulebooks/markdown-table.js';
import { readings } from '../../src/rulebooks/readings.js';
import { answerPhrase, decisionPhrase, unreadPhrase } from '../../src/rulebooks/render.js';
import type { Rulebook } from '../../src/rulebooks/rulebooks.js';
import { type Language, ownSetting, type Source } from '../../src/rulebooks/setting.js';
import { commonRulesOf, settingsOf } from '../../src/rulebooks/settings-of.js';
import { byFamily } from './families.js';

const words = {
  en: {
    own: (edition: string, own: number, silent: number, rules: number) =>
      `Edition ${edition}. ${String(own)} settings by its own articles, ${String(silent)} where it is silent; ${String(rules)} rules in common with the other books.`,
    articles: 'Article by article',
    articlesMean:
      'Each article with the settings that decide it (a link leads to its value, its source and its code), the source files that read them or name the article, and its tests: the cases that cite it, and the specs that name it, in brackets in how many lines.',
    settings: 'What the book decides',
    settingsMean:
      'Decided in: the source files that read the setting; in italics, why none does. Shown by: the cases or the spec that prove the value of this book.',
    rules: 'What all books have in common',
    readings: 'How unclear passages are read',
    setting: 'Setting',
    rule: 'Rule',
    here: 'In this book',
    decidedIn: 'Decided in',
    shownBy: 'Shown by',
    byRules: 'Decided by',
    code: 'Code',
    tests: 'Tests',
    ofSettings: 'the cases and specs of its settings',
    untested: 'none',
    and: '; ',
    otherwise: 'Otherwise: ',
    colon: ': ',
  },
  fr: {
    own: (edition: string, own: number, silent: number, rules: number) =>
      `Édition ${edition}. ${String(own)} réglages par ses propres articles, ${String(silent)} où il est muet ; ${String(rules)} règles communes à tous les livres.`,
    articles: 'Article par article',
    articlesMean:
      'Chaque article avec les réglages qui le décident (un lien mène à sa valeur, sa source et son code), les fichiers source qui les lisent ou nomment l’article, et ses tests : les cas qui le citent, et les specs qui le nomment, entre parenthèses dans combien de lignes.',
    settings: 'Ce que le livre décide',
    settingsMean:
      'Décidé dans : les fichiers source qui lisent le réglage ; en italique, pourquoi aucun ne le lit. Montré par : les cas ou le spec qui prouvent la valeur de ce livre.',
    rules: 'Ce que tous les livres ont en commun',
    readings: 'Comment se lisent les passages obscurs',
    setting: 'Réglage',
    rule: 'Règle',
    here: 'Dans ce livre',
    decidedIn: 'Décidé dans',
    shownBy: 'Montré par',
    byRules: 'Décidé par',
    code: 'Code',
    tests: 'Tests',
    ofSettings: 'les cas et specs de ses réglages',
    untested: 'aucun',
    and: ' ; ',
    otherwise: 'Autrement : ',
    colon: ' : ',
  },
} as const;

/** @param root from the page's folder to the project's, with a slash behind */
export function bookPage(book: Rulebook, language: Language, index: RulesIndex, root: string): string {
  const say = words[language];
  const settings = settingPlaces(book, index);
  const views = settingsOf(book);
  const rules = commonRulesOf(book);
  const count = (kind: Source['kind']): number => views.filter(({ setting }) => setting.source.kind === kind).length;
  const linked = new Map<string, string>();
  const file = (path: string): string => {
    const name = path.replace(/^src\//, '');
    linked.set(name, `${root}${path}`);
    return `[${name}]`;
  };
  const sections = [
    `# ${book.name[language]}`,
    `\`${book.id}\`. ${say.own(book.edition, count('article'), count('silent'), rules.length)}`,
    `## ${say.articles}`,
    say.articlesMean,
    ...book.coverage.flatMap((entry) => articleSection(articlePlaces(entry, settings, index), language, file)),
    `## ${say.settings}`,
    say.settingsMean,
    ...byFamily(views).flatMap(([family, members]) => [
      `### ${family}`,
      markdownTable(
        [say.setting, say.here, say.decidedIn, say.shownBy],
        members.map(({ key }) => settingRow(settings.get(key)!, language, file)),
      ),
    ]),
    `## ${say.rules}`,
    markdownTable(
      [say.rule, say.here, say.decidedIn, say.shownBy],
      rules.map(({ key }) => settingRow(settings.get(key)!, language, file)),
    ),
    `## ${say.readings}`,
    readingsOf(book, language),
  ];
  // Each file is linked from many places: where it stands is written once.
  const places = [...linked].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, place]) => `[${name}]: ${place}`);
  return [...sections, places.join('\n')].join('\n\n').concat('\n');
}

/** A file by its name, linked. */
type Link = (path: string) => string;

function articleSection({ entry, settings, code, cases, specs }: ArticlePlaces, language: Language, file: Link): readonly string[] {
  const say = words[language];
  const decided = entry.decided.map((each) =>
    each.by === 'settings'
      ? settings.map(({ view: { key } }) => `[\`${key}\`](#${key})`).join(', ')
      : decisionPhrase(each, entry.settings, language),
  );
  const named = [
    ...[...cases].map(([path, ids]) => `${file(path)}${say.colon}${ids.map((id) => `\`${id}\``).join(', ')}`),
    ...[...specs].map(([path, lines]) => `${file(path)} (${String(lines)})`),
  ];
  const shown = settings.some((each) => each.cases.length > 0 || each.specs.length > 0);
  const isDecided = entry.decided.some(({ by }) => by !== 'nobody');
  const tests = [...named, ...(shown ? [say.ofSettings] : [])];
  const lines = [
    `- **${say.byRules}**${say.colon}${decided.join(say.and)}`,
    ...(code.length === 0 ? [] : [`- **${say.code}**${say.colon}${code.map(file).join(', ')}`]),
    ...(isDecided || tests.length > 0 ? [`- **${say.tests}**${say.colon}${tests.length === 0 ? say.untested : tests.join(say.and)}`] : []),
  ];
  return [`### ${entry.article}`, upperFirst(entry.topic[language]), lines.join('\n')];
}

function settingRow({ view, code, cases, specs }: SettingPlaces, language: Language, file: Link): readonly string[] {
  const asked = code.length === 0 || view.unread !== null ? [`*${unreadPhrase(view, language)}*`] : [];
  const about = leavesChoice(view.schema) ? `. ${view.description[language]}` : '';
  return [
    `<a id="${view.key}"></a>${view.title[language]} (\`${view.key}\`)${about}`,
    answerPhrase(view.setting, view, language),
    [...asked, ...code.map(file)].join(', '),
    [...cases.map((id) => `\`${id}\``), ...specs.map(file)].join(', '),
  ];
}

function readingsOf(book: Rulebook, language: Language): string {
  const ids = [
    ...new Set([...settingsOf(book), ...commonRulesOf(book)].flatMap(({ setting }) => ownSetting(setting).reading ?? [])),
  ].sort();
  return ids
    .map(
      (id) => `- **${id}** ${readings[id]?.taken[language] ?? ''} ${words[language].otherwise}${readings[id]?.otherwise[language] ?? ''}`,
    )
    .join('\n');
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
