/**
 * How the cards of a wrong street are named: the burned cards and those that were turned up, in the order
 * in which they came.
 */
import type { Slot } from '../../events/hand-deck.js';
import type { Card } from '../../events/values.js';
import type { Sentence } from './sentences.js';
import { cardsIn as cardNames } from './card-names.js';

export interface WrongCards {
  readonly burned: readonly Slot[];
  readonly shown: readonly Slot[];
  /** The cards turned up, in order where it is known; null where they are not entered. */
  readonly shownCards: readonly Card[] | null;
  readonly orderKnown: boolean;
}

const NUMBERS: readonly Sentence[] = [
  { en: 'none', fr: 'aucune' },
  { en: 'one', fr: 'une' },
  { en: 'two', fr: 'deux' },
  { en: 'three', fr: 'trois' },
  { en: 'four', fr: 'quatre' },
  { en: 'five', fr: 'cinq' },
];

const ORDINALS: readonly Sentence[] = [
  { en: 'first', fr: 'première' },
  { en: 'second', fr: 'deuxième' },
  { en: 'third', fr: 'troisième' },
  { en: 'fourth', fr: 'quatrième' },
  { en: 'fifth', fr: 'cinquième' },
];

/** A small number in words. */
export function count(n: number): Sentence {
  return NUMBERS[n] ?? { en: String(n), fr: String(n) };
}

/** Cards by their place: *the burned card and the first and second cards shown*. */
export function cardsIn(slots: readonly Slot[], wrong: WrongCards): Sentence {
  const burned = placesIn(slots, wrong.burned);
  const shown = placesIn(slots, wrong.shown);
  const groups = [...(burned.length === 0 ? [] : [burnedCards(burned, wrong)]), ...(shown.length === 0 ? [] : [shownCards(shown, wrong)])];
  return {
    en: listed(
      groups.map(({ en }) => en),
      'and',
    ),
    fr: listed(
      groups.map(({ fr }) => fr),
      'et',
    ),
  };
}

function placesIn(slots: readonly Slot[], all: readonly Slot[]): number[] {
  return all.flatMap((slot, k) => (slots.includes(slot) ? [k] : []));
}

function burnedCards(places: readonly number[], { burned }: WrongCards): Sentence {
  const which = whichOf(places, burned.length);
  const several = places.length > 1;
  return {
    en: `the ${which.en}burned ${several ? 'cards' : 'card'}`,
    fr: `${several ? 'les' : 'la'} ${which.fr}${several ? 'cartes brûlées' : 'carte brûlée'}`,
  };
}

function shownCards(places: readonly number[], { shown, shownCards: cards, orderKnown }: WrongCards): Sentence {
  const which = whichOf(places, shown.length);
  const several = places.length > 1;
  // The first card is named only where everybody agrees which it was.
  const names = orderKnown || places.length === shown.length ? named(places.map((k) => cards?.[k])) : { en: '', fr: '' };
  return {
    en: `the ${which.en}${several ? 'cards' : 'card'} shown${names.en}`,
    fr: `${several ? 'les' : 'la'} ${which.fr}${several ? 'cartes montrées' : 'carte montrée'}${names.fr}`,
  };
}

/** How many, where all of several are meant; else which of them. Empty for the only one. */
function whichOf(places: readonly number[], all: number): Sentence {
  if (all === 1) return { en: '', fr: '' };
  const words = places.length === all ? [count(all)] : places.map((k) => ORDINALS[k]!);
  return {
    en: `${listed(
      words.map(({ en }) => en),
      'and',
    )} `,
    fr: `${listed(
      words.map(({ fr }) => fr),
      'et',
    )} `,
  };
}

function named(cards: readonly (Card | undefined)[]): Sentence {
  if (cards.some((card) => card === undefined)) return { en: '', fr: '' };
  const { en, fr } = cardNames(cards as readonly Card[]);
  return { en: ` (${en})`, fr: ` (${fr})` };
}

function listed(items: readonly string[], and: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)!}`;
}
