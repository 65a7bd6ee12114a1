/** Rulebooks in the form of the API. They do not change while the program runs, so each is made once. */
import type { Decided } from '../../rulebooks/coverage.js';
import { labelOf, type ValueSchema } from '../../rulebooks/definition.js';
import { readings } from '../../rulebooks/readings.js';
import { sourcePhrase } from '../../rulebooks/render.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { ownSetting, type Setting, type Source } from '../../rulebooks/setting.js';
import { commonRulesOf, differences, settingsOf, type SettingView } from '../../rulebooks/settings-of.js';
import type {
  ArticleDecision,
  RulebookDifferences,
  RulebookEdition,
  RulebookReading,
  SettingAnswer,
  SettingChoice,
  SettingQuestion,
} from './rulebook.types.js';
import { inBoth } from '../language/bilingual-text.types.js';
import { lookUp } from '../../../events/look-up.js';

const presented = new WeakMap<Rulebook, RulebookEdition>();

export function editionOf(book: Rulebook): RulebookEdition {
  const known = presented.get(book);
  if (known !== undefined) return known;
  const rules = new Map(commonRulesOf(book).map(({ key, description }) => [key, description]));
  const edition: RulebookEdition = {
    rulebookId: book.id,
    edition: book.edition,
    version: book.version,
    name: book.name,
    shortName: book.shortName,
    settings: settingsOf(book).map((view) => ({ question: questionOf(view), answer: answerOf(view.setting, view.schema) })),
    coverage: book.coverage.map(({ article, topic, decided, settings }) => ({
      article,
      topic,
      decided: decided.map(decisionOf),
      settings: settings.filter((key) => !rules.has(key)),
      commonRules: settings.flatMap((key) => rules.get(key) ?? []),
    })),
  };
  presented.set(book, edition);
  return edition;
}

export function differencesOf(a: Rulebook, b: Rulebook): RulebookDifferences {
  const found = differences(a, b);
  return {
    a: editionOf(a),
    b: editionOf(b),
    differences: found.map((each) => ({
      question: questionOf(each),
      a: answerOf(each.a, each.schema),
      b: answerOf(each.b, each.schema),
    })),
    alike: settingsOf(a).length - found.length,
  };
}

function questionOf({ key, group, title, description, schema }: Omit<SettingView, 'setting'>): SettingQuestion {
  const number = schema.kind === 'integer' ? schema : null;
  return {
    key,
    group,
    title,
    description,
    kind: schema.kind,
    choices: choicesOf(schema),
    minimum: number?.minimum ?? null,
    maximum: number?.maximum ?? null,
    unit: number?.unit ?? null,
  };
}

function choicesOf(schema: ValueSchema): readonly SettingChoice[] {
  switch (schema.kind) {
    case 'enum':
      return schema.values;
    case 'boolean':
      return [true, false].map((value) => ({ value, label: labelOf(schema, value) }));
    case 'integer':
      return [];
  }
}

function answerOf(setting: Setting, schema: ValueSchema): SettingAnswer {
  return {
    value: setting.value,
    label: labelOf(schema, setting.value),
    source: setting.source.kind,
    ...restsOn(ownSetting(setting).source),
    phrase: inBoth((language) => sourcePhrase(setting, { schema }, language)),
    reading: readingOf(ownSetting(setting).reading),
  };
}

function restsOn(source: Source): Pick<SettingAnswer, 'articles' | 'defaults'> {
  if (source.kind === 'article') return { articles: source.articles, defaults: source.completedBy?.split('; ') ?? [] };
  return { articles: [], defaults: source.kind === 'silent' ? source.from.split('; ') : [] };
}

function readingOf(id: string | undefined): RulebookReading | null {
  const reading = id === undefined ? undefined : lookUp(readings, id);
  return id === undefined || reading === undefined ? null : { id, ...reading };
}

function decisionOf(decided: Decided): ArticleDecision {
  return {
    by: decided.by,
    why: decided.by === 'nobody' ? decided.why : null,
    recorded: decided.by === 'nobody' ? decided.recorded : null,
  };
}
