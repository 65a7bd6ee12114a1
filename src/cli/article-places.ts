/** One article for a reader: the settings it decides with their values, and the code and tests for it. */
import type { CoverageEntry } from '../rulebooks/coverage.js';
import type { Rulebook } from '../rulebooks/rulebooks.js';
import { commonRulesOf, settingsOf, type SettingView } from '../rulebooks/settings-of.js';
import type { RulesIndex, SettingProof } from './rules-index.js';
import { lookUp } from '../../events/look-up.js';

export interface SettingPlaces {
  readonly view: SettingView;
  /** Files that read it, or else name it. */
  readonly code: readonly string[];
  /** Ids of the cases, and specs, that prove its value in this book. */
  readonly cases: readonly string[];
  readonly specs: readonly string[];
}

export interface ArticlePlaces {
  readonly entry: CoverageEntry;
  readonly settings: readonly SettingPlaces[];
  /** Files that read its settings or name it. */
  readonly code: readonly string[];
  /** Ids of the cases that cite it, by file. */
  readonly cases: ReadonlyMap<string, readonly string[]>;
  /** Specs that name it, with the number of lines. */
  readonly specs: ReadonlyMap<string, number>;
}

const nothing: SettingProof = { cases: {}, specs: [] };

/** All settings and common rules of a book by key. */
export function settingPlaces(book: Rulebook, index: RulesIndex): ReadonlyMap<string, SettingPlaces> {
  return new Map(
    [...settingsOf(book), ...commonRulesOf(book)].map((view) => {
      const { code = [], tests = {} } = lookUp(index.settings, view.key) ?? {};
      const { cases, specs } = lookUp(tests, String(view.setting.value)) ?? tests['*'] ?? nothing;
      return [view.key, { view, code, cases: Object.values(cases).flat(), specs }];
    }),
  );
}

/** An article of a book. The settings must be the same book's. */
export function articlePlaces(entry: CoverageEntry, settings: ReadonlyMap<string, SettingPlaces>, index: RulesIndex): ArticlePlaces {
  const own = entry.settings.flatMap((key) => settings.get(key) ?? []);
  const named = lookUp(index.articles, entry.article);
  return {
    entry,
    settings: own,
    code: [...new Set([...own.flatMap(({ code }) => code), ...(named?.code ?? [])])].sort(),
    cases: new Map(Object.entries(named?.cases ?? {})),
    specs: new Map(Object.entries(named?.specs ?? {})),
  };
}
