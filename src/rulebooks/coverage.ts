/**
 * How a book's file says, article by article, what decides it: settings, the hand's engine, the tournament, a part of the
 * rulebook that is not data yet, or no computer at all.
 * Pure. May import: its neighbours.
 */
import type { Text } from './setting.js';

/** The part of the rules that stands as a further policy group once it is data. */
export type LaterPart = 'chips and discipline';

/** What decides an article, or a part of it. */
export type Decided =
  /** Settings: those that cite the article. */
  | { readonly by: 'settings' }
  /** A decider's own course: the hand, or the tournament. */
  | { readonly by: 'hand' | 'tournament' }
  | { readonly by: 'later'; readonly part: LaterPart }
  /** Nothing that a computer could decide. */
  | { readonly by: 'nobody'; readonly why: Text };

/** One numbered article (or unnumbered section) of a book. */
export interface ArticleEntry {
  /** As it is cited: `RC 47-A`, `RC preamble, betting`, `MO 8.13`, `TDA 26`, `RO 9.6`, `TF §9 b13`. */
  readonly article: string;
  /** What it is about, in a few words that are ours. */
  readonly topic: Text;
  /** At least one. */
  readonly decided: readonly Decided[];
}

/** An article with the settings that cite it. */
export interface CoverageEntry extends ArticleEntry {
  readonly settings: readonly string[];
}

export const settings: Decided = { by: 'settings' };
export const hand: Decided = { by: 'hand' };
export const tournament: Decided = { by: 'tournament' };
export const discipline: Decided = { by: 'later', part: 'chips and discipline' };

export function nobody(en: string, fr: string): Decided {
  return { by: 'nobody', why: { en, fr } };
}

/** Reasons that several books share. */
export const conduct = nobody('conduct of people, which only people see', 'conduite des personnes, que seules des personnes voient');
export const explanation = nobody('explains the game or the book, and rules nothing', 'explique le jeu ou le livre, sans rien régler');
export const otherGame = nobody("another game than no-limit hold'em", "un autre jeu que le hold'em no-limit");
export const needs = nobody('which help a player needs is for people to see', "l'aide dont un joueur a besoin se voit par des personnes");
export const premises = nobody('concerns the place, its equipment or its guests', 'concerne le lieu, son matériel ou ses hôtes');

/** The articles whose place in a book is `prefix` followed by what each row begins with. */
export function articles(
  prefix: string,
  rows: readonly (readonly [place: string, en: string, fr: string, ...Decided[]])[],
): readonly ArticleEntry[] {
  return rows.map(([place, en, fr, ...decided]) => ({ article: `${prefix}${place}`, topic: { en, fr }, decided }));
}
