/**
 * How a book's file says, article by article, what decides it: settings, the hand's engine, the tournament, or no computer at
 * all, and what can be recorded then.
 */
import type { Text } from './setting.js';

/** What decides an article, or a part of it. */
export type Decided =
  /** Settings: those that cite the article. */
  | { readonly by: 'settings' }
  /** A decider's own course: the hand, or the tournament. */
  | { readonly by: 'hand' | 'tournament' }
  /** Nothing that a computer could decide. `recorded`: what can be written down of it all the same; null for nothing. */
  | { readonly by: 'nobody'; readonly why: Text; readonly recorded: Text | null };

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

export function nobody(en: string, fr: string, recorded: Text | null = null): Decided {
  return { by: 'nobody', why: { en, fr }, recorded };
}

const anOffence: Text = {
  en: 'the offence, with its hand, who saw it, and the penalty given or spared',
  fr: 'la faute, avec sa main, qui l’a vue, et la sanction donnée ou épargnée',
};
const aRuling: Text = { en: 'the director’s decision, with its reason', fr: 'la décision du directeur, avec sa raison' };

/** Reasons that several books share. */
export const conduct = nobody(
  'conduct of people, which only people see',
  'conduite des personnes, que seules des personnes voient',
  anOffence,
);
export const explanation = nobody('explains the game or the book, and rules nothing', 'explique le jeu ou le livre, sans rien régler');
export const otherGame = nobody('another game than no-limit hold’em', 'un autre jeu que le hold’em no-limit');
export const needs = nobody(
  'which help a player needs is for people to see',
  'l’aide dont un joueur a besoin se voit par des personnes',
  aRuling,
);
export const premises = nobody('concerns the place, its equipment or its guests', 'concerne le lieu, son matériel ou ses hôtes', aRuling);
export const speech = nobody(
  'what is said, and in which language, only people hear',
  'ce qui se dit, et en quelle langue, seules des personnes l’entendent',
  anOffence,
);
export const devices = nobody(
  'who uses a phone or a device, only people see',
  'qui utilise un téléphone ou un appareil, seules des personnes le voient',
  anOffence,
);
export const intentions = nobody(
  'whether a player means to help another is for people to judge',
  'vouloir en aider un autre se juge par des personnes',
  anOffence,
);
export const admission = nobody('who is admitted is for the organiser to check', 'l’admission se vérifie par l’organisateur', aRuling);

/** The articles whose place in a book is `prefix` followed by what each row begins with. */
export function articles(
  prefix: string,
  rows: readonly (readonly [place: string, en: string, fr: string, ...Decided[]])[],
): readonly ArticleEntry[] {
  return rows.map(([place, en, fr, ...decided]) => ({ article: `${prefix}${place}`, topic: { en, fr }, decided }));
}
