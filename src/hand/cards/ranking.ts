/**
 * Ranks poker hands of 5 to 7 cards: which of two is better, what it is called, which five cards make it.
 * A hand is four 13-bit masks, one per suit; what a mask means is looked up in tables built on loading (8,192 entries each)
 * (RC preamble, hand rankings; RC preamble, showdown).
 */
import { toCardNumber } from './cards.js';

/** Names as PokerKit and its hand histories write them, worst first. A royal flush is a straight flush. */
export const CATEGORIES = [
  'High card',
  'One pair',
  'Two pair',
  'Three of a kind',
  'Straight',
  'Flush',
  'Full house',
  'Four of a kind',
  'Straight flush',
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface RankedHand {
  /** Greater wins, equal ties. Only the order means something. */
  readonly strength: number;
  readonly category: Category;
  /** The five cards that make the hand; where several fives make it, one of them. */
  readonly best: readonly string[];
}

const CATEGORY_SHIFT = 21;
const FIRST_RANK_SHIFT = 17;
const SECOND_RANK_SHIFT = 13;
const [PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH] = [1, 2, 3, 4, 5, 6, 7, 8].map(
  (category) => category << CATEGORY_SHIFT,
) as [number, number, number, number, number, number, number, number];

const MASKS = 1 << 13;
const WHEEL = 0b1_0000_0000_1111;
const rankCount = new Uint8Array(MASKS);
const topRank = new Uint8Array(MASKS);
/** The rank of the highest card of the best straight in the mask; 0 for none (a straight's highest is at least a five, rank 3). */
const straightTop = new Uint8Array(MASKS);
const topTwo = new Uint16Array(MASKS);
const topThree = new Uint16Array(MASKS);
const topFive = new Uint16Array(MASKS);

for (let mask = 1; mask < MASKS; mask++) {
  topRank[mask] = 31 - Math.clz32(mask);
  rankCount[mask] = rankCount[mask >> 1]! + (mask & 1);
  for (let low = 0; low <= 8; low++) if (((mask >> low) & 31) === 31) straightTop[mask] = low + 4;
  if (straightTop[mask] === 0 && (mask & WHEEL) === WHEEL) straightTop[mask] = 3;
  // Without its lowest rank a mask keeps its highest ones; that mask is smaller, so its entries stand already.
  const fewer = mask & (mask - 1);
  topTwo[mask] = rankCount[mask]! > 2 ? topTwo[fewer]! : mask;
  topThree[mask] = rankCount[mask]! > 3 ? topThree[fewer]! : mask;
  topFive[mask] = rankCount[mask]! > 5 ? topFive[fewer]! : mask;
}

/** The strength of a hand of 5 to 7 cards, given as the ranks it holds of each suit. */
export function strengthOfSuits(clubs: number, diamonds: number, hearts: number, spades: number): number {
  let flush = 0;
  if (rankCount[clubs]! >= 5) flush = clubs;
  else if (rankCount[diamonds]! >= 5) flush = diamonds;
  else if (rankCount[hearts]! >= 5) flush = hearts;
  else if (rankCount[spades]! >= 5) flush = spades;
  // Five cards of a suit leave two others at most: no four of a kind or full house is possible beside them.
  if (flush !== 0) {
    const top = straightTop[flush]!;
    return top !== 0 ? STRAIGHT_FLUSH | (top << FIRST_RANK_SHIFT) : FLUSH | topFive[flush]!;
  }
  const all = clubs | diamonds | hearts | spades;
  const even = all ^ (clubs ^ diamonds ^ hearts ^ spades);
  const trips = ((clubs & diamonds) | (hearts & spades)) & ((clubs & hearts) | (diamonds & spades));
  if (trips !== 0) {
    const quads = clubs & diamonds & hearts & spades;
    if (quads !== 0) return QUADS | (topRank[quads]! << FIRST_RANK_SHIFT) | (1 << topRank[all ^ quads]!);
    const first = topRank[trips]!;
    const under = (trips ^ (1 << first)) | even;
    if (under !== 0) return FULL_HOUSE | (first << FIRST_RANK_SHIFT) | (topRank[under]! << SECOND_RANK_SHIFT);
  }
  const top = straightTop[all]!;
  if (top !== 0) return STRAIGHT | (top << FIRST_RANK_SHIFT);
  if (trips !== 0) return TRIPS | (topRank[trips]! << FIRST_RANK_SHIFT) | topTwo[all ^ trips]!;
  if (even === 0) return topFive[all]!;
  const first = topRank[even]!;
  const others = even ^ (1 << first);
  if (others === 0) return PAIR | (first << FIRST_RANK_SHIFT) | topThree[all ^ even]!;
  const second = topRank[others]!;
  const kicker = 1 << topRank[all ^ (1 << first) ^ (1 << second)]!;
  return TWO_PAIR | (first << FIRST_RANK_SHIFT) | (second << SECOND_RANK_SHIFT) | kicker;
}

const suits = new Int32Array(4);

/** The strength of 5 to 7 different cards, given as two lists: the hole cards and the board, say. */
export function strengthOf(cards: readonly string[], more: readonly string[] = []): number {
  suits.fill(0);
  for (const card of cards) addToSuit(card);
  for (const card of more) addToSuit(card);
  return strengthOfSuits(suits[0]!, suits[1]!, suits[2]!, suits[3]!);
}

function addToSuit(card: string): void {
  const number = toCardNumber(card);
  suits[number >> 4]! |= 1 << (number & 15);
}

/** The category that a strength belongs to. */
export function categoryOf(strength: number): Category {
  return CATEGORIES[strength >> CATEGORY_SHIFT]!;
}

/** Ranks 5 to 7 different cards and finds the five that count. For showing; {@link strengthOf} is the fast way to compare. */
export function rankHand(cards: readonly string[]): RankedHand {
  const strength = strengthOf(cards);
  return { strength, category: categoryOf(strength), best: findBestFive(cards, strength) };
}

/** Takes away cards that the hand does not need until five are left. */
function findBestFive(cards: readonly string[], strength: number): readonly string[] {
  let left = cards;
  while (left.length > 5) {
    const kept = left;
    const spare = kept.findIndex((_, i) => strengthOf(kept.filter((__, j) => j !== i)) === strength);
    left = kept.filter((_, i) => i !== spare);
  }
  return left;
}
