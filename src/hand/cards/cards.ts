/**
 * Reads cards: `Ah` to a number, and which card of several stands twice.
 */

import { isSeal } from './seal.js';

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

const rankOfCode = new Int8Array(128).fill(-1);
const suitOfCode = new Int8Array(128).fill(-1);
for (let rank = 0; rank < 13; rank++) rankOfCode[RANKS.charCodeAt(rank)] = rank;
for (let suit = 0; suit < 4; suit++) suitOfCode[SUITS.charCodeAt(suit)] = suit;

/** The number of a card: suit × 16 + rank, suits `c d h s` from 0, ranks `2` to `A` from 0; -1 for a text that names no card. */
export function toCardNumber(card: string): number {
  if (card.length !== 2) return -1;
  const rank = rankOfCode[card.charCodeAt(0)] ?? -1;
  const suit = suitOfCode[card.charCodeAt(1)] ?? -1;
  return rank < 0 || suit < 0 ? -1 : (suit << 4) | rank;
}

/** The first of the texts that names no card; null when all do. What is under a seal was read when it was recorded. */
export function findUnreadable(cards: readonly string[]): string | null {
  for (const card of cards) if (toCardNumber(card) < 0 && !isSeal(card)) return card;
  return null;
}

/** The first of `cards` that stands twice among them or once among `dealt`; null when there is none. */
export function findRepeated(cards: readonly string[], dealt: readonly string[]): string | null {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (dealt.includes(card) || cards.indexOf(card) !== i) return card;
  }
  return null;
}

/** Whether two lists name the same cards, in whatever order. */
export function hasSameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card)) && other.every((card) => one.includes(card));
}
