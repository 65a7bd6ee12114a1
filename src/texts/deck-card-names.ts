/**
 * What the cards of a wrong street are called by those who see them lie there: the burned ones and those that were turned up, in the order
 * in which they came.
 * Pure. May import: `events/` (types), its neighbours.
 */
import type { Slot } from '../../events/hand-deck.js';
import type { Card } from '../../events/values.js';
import type { Sentence } from './sentences.js';

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

/** Cards by where they lie: *the burned card and the first and second cards shown*. */
export function cardsIn(slots: readonly Slot[], wrong: WrongCards): Sentence {
  const groups = [
    ...group(slots, wrong.burned, { en: 'burned', fr: 'brûlée' }, null),
    ...group(slots, wrong.shown, { en: 'shown', fr: 'montrée' }, wrong),
  ];
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

/** Those of the slots that lie in one group; none where there are none. */
function group(slots: readonly Slot[], all: readonly Slot[], how: Sentence, known: WrongCards | null): Sentence[] {
  const places = all.flatMap((slot, k) => (slots.includes(slot) ? [k] : []));
  if (places.length === 0) return [];
  const whole = places.length === all.length;
  const told = known === null || (!known.orderKnown && !whole) ? '' : named(places.map((k) => known.shownCards?.[k]));
  const several = places.length > 1;
  if (whole) {
    const { en, fr } = count(places.length);
    return [
      several
        ? { en: `the ${en} cards ${how.en}${told}`, fr: `les ${fr} cartes ${how.fr}s${told}` }
        : { en: `the card ${how.en}${told}`, fr: `la carte ${how.fr}${told}` },
    ];
  }
  const which = places.map((k) => ORDINALS[k]!);
  return [
    {
      en: `the ${listed(
        which.map(({ en }) => en),
        'and',
      )} ${several ? 'cards' : 'card'} ${how.en}${told}`,
      fr: `${several ? 'les' : 'la'} ${listed(
        which.map(({ fr }) => fr),
        'et',
      )} ${several ? 'cartes' : 'carte'} ${how.fr}${several ? 's' : ''}${told}`,
    },
  ];
}

function named(cards: readonly (Card | undefined)[]): string {
  return cards.some((card) => card === undefined) ? '' : ` (${cards.join(' ')})`;
}

function listed(items: readonly string[], and: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)!}`;
}
