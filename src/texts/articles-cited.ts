/**
 * What the articles are about that events and rulings cite, as the rulebooks name their topics.
 */
import type { Citation } from '../../events/judging.js';
import type { RulebookReference } from '../../events/values.js';
import { rulebookFor } from '../rulebooks/adopted-book.js';
import { type Rulebook, rulebooks } from '../rulebooks/rulebooks.js';
import { articleName } from './ruling-texts.js';
import type { Language, Sentence } from './sentences.js';

const silence: Sentence = { en: 'applied because the rulebook is silent', fr: 'appliqué car le règlement est silencieux' };
const house: Sentence = { en: 'changed by a house rule', fr: 'modifié par une règle maison' };

export interface CitedArticle {
  readonly article: string;
  /** Its topic; empty for an article that no rulebook lists. */
  readonly about: string;
}

/** All that is cited anywhere in the data of an event. */
export function listCitations(data: unknown): readonly Citation[] {
  if (Array.isArray(data)) return data.flatMap(listCitations);
  if (typeof data !== 'object' || data === null) return [];
  const { article, fallback, house: own } = data as Partial<Citation>;
  if (typeof article === 'string' && typeof fallback === 'boolean' && typeof own === 'boolean') return [{ article, fallback, house: own }];
  return Object.values(data).flatMap(listCitations);
}

/** The same, each article once; with an article that an event names without more, such as the one that lets the director depart from the text. */
export function listCitationsOnce(data: { readonly article?: unknown }): readonly Citation[] {
  const { article } = data;
  const named = typeof article === 'string' ? [{ article, fallback: false, house: false }] : [];
  return [...new Map([...named, ...listCitations(data)].map((citation) => [citation.article, citation])).values()];
}

/** An article as a rulebook lists it, with the book; undefined for one that no rulebook lists, such as an article of the TDA in English. */
function findArticle(article: string, own: Rulebook | null) {
  for (const book of [...(own === null ? [] : [own]), ...rulebooks]) {
    const entry = book.coverage.find((each) => each.article === article);
    if (entry !== undefined) return { book, topic: entry.topic };
  }
  return undefined;
}

/** The book that has an article and what the article is about; null for one that no rulebook lists. */
export function placeOfArticle(article: string): { readonly rulebook: string; readonly topic: Sentence } | null {
  const found = findArticle(article, null);
  return found === undefined ? null : { rulebook: found.book.id, topic: found.topic };
}

/** Each article once, in the order in which they are cited. @param reference the book of the tournament; null where there is none */
export function explainArticles(
  reference: RulebookReference | null,
  citations: readonly Citation[],
  language: Language,
): readonly CitedArticle[] {
  const cited = new Map(citations.map((citation) => [citation.article, citation]));
  const own = reference === null ? null : rulebookFor(reference);
  return [...cited.values()].map(({ article, fallback, house: ofHouse }) => {
    const entry = findArticle(article, own);
    const notes = [...(fallback ? [silence[language]] : []), ...(ofHouse ? [house[language]] : [])];
    const about = [...(entry === undefined ? [] : [entry.topic[language]]), ...notes].join(language === 'fr' ? ' ; ' : '; ');
    return { article: articleName(article, language), about };
  });
}
