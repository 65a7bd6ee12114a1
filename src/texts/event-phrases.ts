/**
 * What the sentences of tournament events are made of: their shape, and the phrases that several of them share.
 */
import type { EventOf, EventType } from '../../events/event-type.js';
import { type HandId, handNumberOf, type PlayerId, tableOfHand } from '../../events/ids.js';
import type { Place } from '../../events/values.js';
import { plural, pluriel } from './numbers.js';
import type { Language, Sentence } from './sentences.js';

/** How a reader sees amounts and players. */
export interface Saying {
  readonly language: Language;
  /** An amount of chips as the language writes it. */
  readonly chips: (amount: number) => string;
  /** A sum of money, given in cents. */
  readonly money: (cents: number) => string;
  /** The name of a player, or the id where the reader sees no name. */
  readonly player: (playerId: PlayerId) => string;
}

/**
 * A sentence for each event of a section of the catalogue, without the articles and the words of the director; but for those whose declaration says
 * theirs.
 */
export type EventTexts<Section extends Readonly<Record<string, EventType>>> = {
  readonly [Type in keyof Section as Section[Type] extends { readonly says?: undefined } ? Type : never]: (
    data: EventOf<Section[Type]>['data'],
    say: Saying,
  ) => Sentence;
};

/** “seat 2”, “seats 2, 5”; in French without its article. */
export function seats(numbers: readonly number[]): Sentence {
  const list = numbers.join(', ');
  return { en: `${plural(numbers.length, 'seat')} ${list}`, fr: `${pluriel(numbers.length, 'siège')} ${list}` };
}

/** “seat 5, then seat 1”, “siège 5, puis siège 1” */
export function inOrder(numbers: readonly number[]): Sentence {
  return { en: numbers.map((seat) => `seat ${seat}`).join(', then '), fr: numbers.map((seat) => `siège ${seat}`).join(', puis ') };
}

/** The most players that a sentence names one by one. */
const MOST_NAMED = 12;

/** "table 2, seat 5" */
export function at({ table, seat }: Place): Sentence {
  return { en: `table ${table}, seat ${seat}`, fr: `table ${table}, siège ${seat}` };
}

/** “from table 2, seat 5”, “de la table 2, siège 5” */
export function from({ table, seat }: Place): Sentence {
  return { en: `from table ${table}, seat ${seat},`, fr: `de la table ${table}, siège ${seat},` };
}

/** “to table 2, seat 5”, “à la table 2, siège 5” */
export function to({ table, seat }: Place): Sentence {
  return { en: `to table ${table}, seat ${seat}`, fr: `à la table ${table}, siège ${seat}` };
}

/** “hand 14 of table 2”; in French without its article. */
export function handName(handId: HandId): Sentence {
  return {
    en: `hand ${handNumberOf(handId)} of table ${tableOfHand(handId)}`,
    fr: `main ${handNumberOf(handId)} de la table ${tableOfHand(handId)}`,
  };
}

/** “, hand 14 of table 2” after something that happened in a hand; nothing where it was in none. */
export function inHand(handId: HandId | null): Sentence {
  if (handId === null) return { en: '', fr: '' };
  const { en, fr } = handName(handId);
  return { en: `, ${en}`, fr: `, ${fr}` };
}

/** Several parts after one another; beyond a dozen only how many more there are. */
export function listed<Part>(parts: readonly Part[], write: (part: Part) => string, language: Language): string {
  const shown = parts.slice(0, MOST_NAMED).map(write).join(', ');
  const more = parts.length - MOST_NAMED;
  return more <= 0 ? shown : `${shown}, ${language === 'en' ? `${more} more` : `et ${more} de plus`}`;
}

export function players(ids: readonly PlayerId[], { player, language }: Saying): string {
  return listed(ids, player, language);
}

/** “table 2”, “tables 2, 5”; in French without its article. */
export function tables(numbers: readonly number[]): Sentence {
  return {
    en: `${plural(numbers.length, 'table')} ${numbers.join(', ')}`,
    fr: `${pluriel(numbers.length, 'table')} ${numbers.join(', ')}`,
  };
}

/** “9th”, “9e” */
export function ordinal(place: number): Sentence {
  const tens = place % 100;
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return { en: `${place}${ending}`, fr: `${place}${place === 1 ? 're' : 'e'}` };
}

/** “9th place”, “9e place” */
export function rank(place: number): Sentence {
  const { en, fr } = ordinal(place);
  return { en: `${en} place`, fr: `${fr} place` };
}

/** Minutes and seconds: "15:00". */
export function minutes(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A part of a sentence where something holds, and nothing else. */
export function where(holds: boolean, en: string, fr: string): Sentence {
  return holds ? { en, fr } : { en: '', fr: '' };
}
