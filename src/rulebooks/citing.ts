/**
 * The articles that a decision cites: of the settings that decided it, the book's own or those that stand for its silence.
 */
import type { Citation } from '../../events/judging.js';
import { citationOf, ownSetting, type Setting } from './setting.js';

/** The article that a refusal names for a setting: the first that it rests on. */
export function articleOf(setting: Setting): string {
  return citationOf(setting).article;
}

/** Every article that the settings rest on, each once, in the order of the settings. */
export function cite(...settings: readonly Setting[]): Citation[] {
  return removeRepeated(settings.flatMap(citationsOf));
}

function citationsOf(setting: Setting): Citation[] {
  const house = setting.source.kind === 'house';
  const { source } = ownSetting(setting);
  if (source.kind === 'house') return [];
  if (source.kind === 'silent') return source.from.split('; ').map((article) => ({ article, fallback: true, house }));
  const own = source.articles.map((article) => ({ article, fallback: false, house }));
  const completing = source.completedBy?.split('; ').map((article) => ({ article, fallback: true, house })) ?? [];
  return [...own, ...completing];
}

/** Each article once, where it first stands. */
export function removeRepeated(citations: readonly Citation[]): Citation[] {
  return citations.filter(({ article }, index) => citations.findIndex((other) => other.article === article) === index);
}
