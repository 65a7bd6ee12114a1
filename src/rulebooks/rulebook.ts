/**
 * What a rulebook is: its name, the articles that deciders cite, its coverage, and its settings group by group.
 * Pure. May import: `events/`, its neighbours.
 */
import type { RulebookReference } from '../../events/values.js';
import type { ArticleEntry, CoverageEntry } from './coverage.js';
import { policiesFrom, declaredSettings } from './policies.js';
import type { AllPolicies } from './policies.js';
import type { BookId, SettingValue, Text } from './setting.js';
import { articlesOf } from './setting.js';

/** What a decider cites when it refuses. Null where the book is silent and sense or the software decides. */
export interface CitedArticles {
  /** Seats are drawn by lot. */
  readonly seatDraw: string | null;
  /** When a new hand begins, and so that the one before it must be over. */
  readonly newHand: string | null;
  /** A player who is called to another table leaves when he is out of his hand. */
  readonly leavingTheHand: string | null;
  /** A player is out when he has no chip left. */
  readonly elimination: string | null;
  /** Cards speak for themselves, whatever was announced. */
  readonly cardsSpeak: string;
  /** A hand that was tabled is not lost any more. */
  readonly tabledHand: string;
}

/** One edition of a rulebook: data, so that a tournament keeps the edition that it began with. */
export interface Rulebook extends RulebookReference, AllPolicies {
  /** The book's full name. */
  readonly name: Text;
  readonly articles: CitedArticles;
  /** Every article of the book, in its order, and what decides it. */
  readonly coverage: readonly CoverageEntry[];
  /** The club's departures from the book, by setting key. Empty for the book itself. */
  readonly houseRules: Readonly<Record<string, SettingValue>>;
}

/** What a book's own file holds. */
export interface BookFile {
  readonly id: BookId;
  readonly version: number;
  readonly name: Text;
  readonly articles: CitedArticles;
  readonly coverage: readonly ArticleEntry[];
}

/** The rulebook of a file, its settings read from their definitions. */
export function rulebookFrom(file: BookFile): Rulebook {
  const citing = new Map<string, string[]>();
  for (const { key, definition } of declaredSettings) {
    for (const article of articlesOf(definition.settings[file.id])) citing.set(article, [...(citing.get(article) ?? []), key]);
  }
  return {
    ...file,
    ...policiesFrom((_key, definition) => definition.settings[file.id]),
    coverage: file.coverage.map((entry) => ({ ...entry, settings: citing.get(entry.article) ?? [] })),
    houseRules: {},
  };
}
