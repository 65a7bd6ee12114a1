/**
 * What a rulebook says in one phrase, for people: a setting's source, what decides an article; and the differences between two books as Markdown.
 */
import type { CoverageEntry, Decided } from './coverage.js';
import { labelOf } from './definition.js';
import { markdownTable } from './markdown-table.js';
import { nameOf, type Rulebook } from './rulebook.js';
import type { Language, Setting, Source } from './setting.js';
import type { SettingView } from './settings-of.js';
import { differences } from './settings-of.js';

const words = {
  en: {
    setting: 'Setting',
    and: '; ',
    silent: 'silent → ',
    completedBy: 'the rest: ',
    house: 'house rule; the book: ',
    practice: { 'TDA practice': 'TDA practice', custom: 'custom' },
    hand: 'the hand’s engine',
    tournament: 'the tournament',
    nobody: 'no computer: ',
    recorded: 'can be recorded: ',
    differences: 'Where they differ',
    same: 'They rule alike everywhere.',
    unread: 'Nobody asks: every book answers alike, and the code knows no other way',
  },
  fr: {
    setting: 'Réglage',
    and: ' ; ',
    silent: 'silence → ',
    completedBy: 'le reste : ',
    house: 'règle maison ; le livre : ',
    practice: { 'TDA practice': 'usage TDA', custom: 'usage' },
    hand: 'le moteur de la main',
    tournament: 'le tournoi',
    nobody: 'aucun ordinateur : ',
    recorded: 'peut se noter : ',
    differences: 'Où ils diffèrent',
    same: 'Ils statuent partout de même.',
    unread: 'Personne ne le demande : tous les livres répondent de même, et le code ne connaît pas d’autre voie',
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

/** What decides an article, or a part of it, in one phrase. */
export function decisionPhrase(decided: Decided, settings: readonly string[], language: Language): string {
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

/** What decides an article, in one phrase. */
export function coveragePhrase({ decided, settings }: CoverageEntry, language: Language): string {
  return decided.map((each) => decisionPhrase(each, settings, language)).join(words[language].and);
}

/** A book's name beside another: with its edition where both are of one book. */
export function nameBeside(book: Rulebook, other: Rulebook): string {
  return book.id === other.id ? nameOf(book) : book.id;
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
    rows.length === 0 ? say.same : markdownTable([say.setting, `\`${nameBeside(a, b)}\``, `\`${nameBeside(b, a)}\``], rows),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Why no decider asks for a setting. */
export function unreadPhrase({ unread }: Pick<SettingView, 'unread'>, language: Language): string {
  return unread?.[language] ?? words[language].unread;
}

/** A value with where it comes from. */
export function answerPhrase(setting: Setting, view: Pick<SettingView, 'schema'>, language: Language): string {
  return `${labelOf(view.schema, setting.value)[language]} (${sourcePhrase(setting, view, language)})`;
}
