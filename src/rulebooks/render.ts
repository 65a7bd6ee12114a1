/**
 * A rulebook, or the differences between two, as Markdown for people.
 * Pure. May import: its neighbours.
 */
import type { CoverageEntry, Decided } from './coverage.js';
import { labelOf } from './definition.js';
import { byFamily, markdownTable } from './markdown-table.js';
import { readings } from './readings.js';
import type { Rulebook } from './rulebook.js';
import type { Language, Setting, Source } from './setting.js';
import { ownSetting } from './setting.js';
import type { SettingView } from './settings-of.js';
import { differences, settingsOf } from './settings-of.js';

const words = {
  en: {
    edition: 'edition',
    settings: 'What the book decides',
    setting: 'Setting',
    value: 'Value',
    source: 'Source',
    coverage: 'Article by article',
    article: 'Article',
    topic: 'About',
    decided: 'Decided by',
    cases: 'Cases',
    casesMean: 'Cases: how many of the cases that the tests play under this book cite the article.',
    readings: 'How unclear passages are read',
    and: '; ',
    otherwise: 'Otherwise: ',
    silent: 'silent → ',
    completedBy: 'the rest: ',
    house: 'house rule; the book: ',
    practice: { 'TDA practice': 'TDA practice', custom: 'custom' },
    hand: "the hand's engine",
    tournament: 'the tournament',
    nobody: 'no computer: ',
    recorded: 'can be recorded: ',
    differences: 'Where they differ',
    same: 'They rule alike everywhere.',
    own: (own: number, silent: number, house: number) =>
      `${String(own)} settings by its own articles, ${String(silent)} where it is silent${house > 0 ? `, ${String(house)} house rules` : ''}.`,
  },
  fr: {
    edition: 'édition',
    settings: 'Ce que le livre décide',
    setting: 'Réglage',
    value: 'Valeur',
    source: 'Source',
    coverage: 'Article par article',
    article: 'Article',
    topic: 'Objet',
    decided: 'Décidé par',
    cases: 'Cas',
    casesMean: 'Cas : combien des cas joués par les tests sous ce livre citent l’article.',
    readings: 'Comment se lisent les passages obscurs',
    and: ' ; ',
    otherwise: 'Autrement : ',
    silent: 'muet → ',
    completedBy: 'le reste : ',
    house: 'règle maison ; le livre : ',
    practice: { 'TDA practice': 'usage TDA', custom: 'usage' },
    hand: 'le moteur du coup',
    tournament: 'le tournoi',
    nobody: 'aucun ordinateur : ',
    recorded: 'peut se noter : ',
    differences: 'Où ils diffèrent',
    same: 'Ils statuent partout de même.',
    own: (own: number, silent: number, house: number) =>
      `${String(own)} réglages par ses propres articles, ${String(silent)} où il est muet${house > 0 ? `, ${String(house)} règles maison` : ''}.`,
  },
} as const;

function ruleIn(rule: string, language: Language): string {
  const practice: Readonly<Record<string, string>> = words[language].practice;
  return rule
    .split('; ')
    .map((part) => practice[part] ?? part)
    .join(words[language].and);
}

function sourceIn(source: Source, view: Pick<SettingView, 'schema'>, language: Language): string {
  const say = words[language];
  switch (source.kind) {
    case 'article':
      return `${source.articles.join(say.and)}${source.completedBy === undefined ? '' : ` (${say.completedBy}${ruleIn(source.completedBy, language)})`}`;
    case 'silent':
      return `${say.silent}${ruleIn(source.from, language)}`;
    case 'house':
      return `${say.house}${labelOf(view.schema, source.book.value)[language]}, ${sourcePhrase(source.book, view, language)}`;
  }
}

/** Where a setting comes from, in one phrase, with the reading that was taken. */
export function sourcePhrase(setting: Setting, view: Pick<SettingView, 'schema'>, language: Language): string {
  const reading = setting.reading === undefined ? '' : ` [${setting.reading}]`;
  return `${sourceIn(setting.source, view, language)}${reading}`;
}

function decidedIn(decided: Decided, settings: readonly string[], language: Language): string {
  const say = words[language];
  switch (decided.by) {
    case 'settings':
      return settings.map((key) => `\`${key}\``).join(', ');
    case 'hand':
      return say.hand;
    case 'tournament':
      return say.tournament;
    case 'nobody': {
      const recorded = decided.recorded === null ? '' : ` (${say.recorded}${decided.recorded[language]})`;
      return `${say.nobody}${decided.why[language]}${recorded}`;
    }
  }
}

/** How many cases of the tests cite an article. */
export type CasesOf = (article: string) => number;

/** The whole book: its settings by family, the readings that they rest on, and its articles one by one, with their cases where `casesOf` is given. */
export function renderRulebook(book: Rulebook, language: Language, casesOf?: CasesOf): string {
  const say = words[language];
  const views = settingsOf(book);
  const kinds = (kind: Source['kind']): number => views.filter(({ setting }) => setting.source.kind === kind).length;
  const readingIds = [...new Set(views.flatMap(({ setting }) => ownSetting(setting).reading ?? []))].sort();
  return [
    `# ${book.name[language]}`,
    `\`${book.id}\`, ${say.edition} ${String(book.version)}. ${say.own(kinds('article'), kinds('silent'), kinds('house'))}`,
    ...coverageIn(book, language, casesOf),
    `## ${say.settings}`,
    ...byFamily(views).flatMap(([name, members]) => [
      `### ${name}`,
      markdownTable(
        [say.setting, say.value, say.source],
        members.map((view) => [
          `${view.title[language]} (\`${view.key}\`). ${view.description[language]}`,
          labelOf(view.schema, view.setting.value)[language],
          sourcePhrase(view.setting, view, language),
        ]),
      ),
    ]),
    `## ${say.readings}`,
    readingIds
      .map((id) => `- **${id}** ${readings[id]?.taken[language] ?? ''} ${say.otherwise}${readings[id]?.otherwise[language] ?? ''}`)
      .join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

/** What decides an article, in one phrase. */
export function coveragePhrase({ decided, settings }: CoverageEntry, language: Language): string {
  return decided.map((each) => decidedIn(each, settings, language)).join(words[language].and);
}

function coverageIn(book: Rulebook, language: Language, casesOf: CasesOf | undefined): readonly string[] {
  const say = words[language];
  const head = [say.article, say.topic, say.decided];
  const rows = book.coverage.map((entry) => [entry.article, entry.topic[language], coveragePhrase(entry, language)]);
  if (casesOf === undefined) return [`## ${say.coverage}`, markdownTable(head, rows)];
  const counted = rows.map((row, index) => {
    const cases = casesOf(book.coverage[index]?.article ?? '');
    return [...row, cases === 0 ? '' : String(cases)];
  });
  return [`## ${say.coverage}`, say.casesMean, markdownTable([...head, say.cases], counted)];
}

/** The settings on which two books rule differently, with both values and where each comes from. */
export function renderDifferences(a: Rulebook, b: Rulebook, language: Language = 'en'): string {
  const say = words[language];
  const rows = differences(a, b).map((each) => [
    `${each.title[language]} (\`${each.key}\`)`,
    answerPhrase(each.a, each, language),
    answerPhrase(each.b, each, language),
  ]);
  return [
    `# ${a.name[language]} / ${b.name[language]}`,
    `## ${say.differences}`,
    rows.length === 0 ? say.same : markdownTable([say.setting, `\`${a.id}\``, `\`${b.id}\``], rows),
  ]
    .join('\n\n')
    .concat('\n');
}

/** A value with where it comes from. */
export function answerPhrase(setting: Setting, view: Pick<SettingView, 'schema'>, language: Language): string {
  return `${labelOf(view.schema, setting.value)[language]} (${sourcePhrase(setting, view, language)})`;
}
