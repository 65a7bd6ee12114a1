/**
 * The cards of dealing cases. A case names places in the stub (`X1` is its first card) and real cards; the places stand for real cards
 * here, so that a board or a burn can be distinguished from any other. Hands that a case only ranks are made for one board.
 */
import type { Card, HoleCards } from '../../../events/values.js';

/** What `X1`, `X2` … stand for, from the top of the stub down. None of them is a card of a hand that the kit makes. */
const STUB: readonly Card[] = ['8c', 'Kd', '9s', '8s', 'Kc', '9c', '8h', 'Ks', '9d', '8d', 'Kh', '9h'];

/** The board on which ranked hands are shown: no straight, no flush, no pair of its own. */
export const RANK_BOARD: readonly Card[] = ['2c', '7d', 'Ts', 'Js', 'Qc'];

/** What `c1`, `c2` … stand for: cards that are out of the stub, in a case that asks which those are. */
const OUT: readonly Card[] = ['2d', '3d', '4d', '5d'];

/** Cards that come out of a shuffled stub: none of them has a place in it that a case names. */
export const drawnCards: readonly Card[] = ['2h', '3h', '4h', '5h', '6h'];

/** A pair with one of these ranks of the board, best first; the other card never counts. */
const PAIRED = ['Q', 'J', 'T', '7', '2'] as const;
const BESIDE = ['3', '4', '5', '6'] as const;
const SUITS = ['s', 'h', 'd', 'c'] as const;

const isReal = (label: string): boolean => /^[2-9TJQKA][cdhs]$/.test(label);

/** The real card that a label of a case stands for; null where nobody can know it (`?`, `E`, a hole card that was never seen). */
export function cardOf(label: string): Card | null {
  if (isReal(label)) return label;
  const [, pile, place] = /^([Xc])(\d+)$/.exec(label) ?? [];
  return pile === undefined ? null : ((pile === 'X' ? STUB : OUT)[Number(place) - 1] ?? null);
}

/** How a case names a card: by its place in the stub where it stands for one. */
export function labelOf(card: Card | null): string {
  if (card === null) return '?';
  const place = STUB.indexOf(card);
  return place < 0 ? card : `X${place + 1}`;
}

/** The cards of labels; null where one of them can't be known. */
export function cardsOf(labels: readonly string[]): Card[] | null {
  const cards = labels.map(cardOf);
  return cards.every((card) => card !== null) ? cards : null;
}

/** A hand that ranks so on {@link RANK_BOARD}, the `nth` of its equals; up to three can tie. */
export function handOfRank(rank: number, nth: number): HoleCards {
  const paired = PAIRED[Math.min(rank, PAIRED.length) - 1]!;
  const suits = SUITS.filter((suit) => !RANK_BOARD.includes(`${paired}${suit}`));
  const suit = suits[nth % suits.length]!;
  return [`${paired}${suit}`, `${BESIDE[(rank - 1) % BESIDE.length]!}${suit}`];
}

/** Two cards that are none of those named, for a hand of which nothing is stated. */
export function anyHand(taken: readonly Card[]): HoleCards {
  const free: Card[] = [];
  for (const rank of ['3', '4', '5', '6', '7', '2', 'T', 'J', 'Q', 'A']) {
    for (const suit of SUITS) if (!taken.includes(`${rank}${suit}`)) free.push(`${rank}${suit}`);
  }
  return [free[0]!, free[5]!];
}
