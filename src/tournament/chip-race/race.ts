/**
 * What a chip race comes to: who receives chips of the new smallest value for the odd chips that leave play
 * (RC 24; TDA 2; RO 3.2; TF §12). Whole stacks are in chips of the new value already, as far as they go: only what is left over races.
 */
import type { Card } from '../../../events/values.js';

/** The rules of the book for a race. */
export interface RaceRules {
  /** By cards that the odd chips are dealt, or by a threshold that each player's odd chips reach or not. */
  readonly method: 'cards' | 'threshold';
  /** How many chips are raced for: the table's odd chips in new ones, rounded from one half, or always up. Of a threshold: a player's own. */
  readonly rounding: 'half' | 'up';
}

/** A player's stack before the race. */
export interface RacingStack {
  readonly seat: number;
  /** Chips of the value that leaves play which make no chip of the new one; may be none. */
  readonly oddChips: number;
  /** The worth of the rest of the stack, a multiple of the new value. */
  readonly other: number;
}

export interface RaceValues {
  /** The value that leaves play. */
  readonly removed: number;
  /** The smallest that stays, a multiple of it. */
  readonly newSmallest: number;
}

export interface DealtCards {
  readonly seat: number;
  readonly cards: readonly Card[];
}

export interface RaceOutcome {
  /** How many chips were raced for. */
  readonly chipsToAward: number;
  /** Seats that receive one, ascending. */
  readonly winners: readonly number[];
  /** Seats that would have been left with nothing and receive one beyond those, ascending. */
  readonly rescued: readonly number[];
  readonly stacks: readonly { readonly seat: number; readonly stack: number }[];
  /** Chips that left play, and those that came into it. */
  readonly removed: number;
  readonly issued: number;
}

/** Ranks from the lowest to the highest. */
export const RANKS = '23456789TJQKA';
/** The suits from the lowest to the highest: they order cards of equal rank. */
export const SUITS = 'cdhs';

/** How high a card is in a race, the suit last: no two cards are equal. */
export function rankRaceCard(card: Card): number {
  return RANKS.indexOf(card[0]!) * SUITS.length + SUITS.indexOf(card[1]!);
}

/** The seats in the order in which they are dealt to, beginning with `first` or the next racing seat clockwise. */
export function listDealingOrder(racing: readonly number[], first: number): number[] {
  const ascending = racing.toSorted((a, b) => a - b);
  return [...ascending.filter((seat) => seat >= first), ...ascending.filter((seat) => seat < first)];
}

/** Deals each racing seat a card for each of its odd chips, one block after the other. */
export function dealBlocks(stacks: readonly RacingStack[], first: number, deck: readonly Card[]): DealtCards[] {
  const odd = new Map(stacks.filter(({ oddChips }) => oddChips > 0).map(({ seat, oddChips }) => [seat, oddChips]));
  let dealt = 0;
  return listDealingOrder([...odd.keys()], first).map((seat) => {
    const cards = deck.slice(dealt, dealt + odd.get(seat)!);
    dealt += cards.length;
    return { seat, cards };
  });
}

/**
 * @param cards of every seat with odd chips, one for each of them; none where a threshold decides
 */
export function raceStacks(
  stacks: readonly RacingStack[],
  { removed, newSmallest }: RaceValues,
  rules: RaceRules,
  cards: readonly DealtCards[],
): RaceOutcome {
  const values = { removed, newSmallest };
  const oddSum = stacks.reduce((sum, { oddChips }) => sum + oddChips * removed, 0);
  const chipsToAward = chipsToAwardOf(stacks, values, rules);
  const winners = rules.method === 'threshold' ? isOverThreshold(stacks, values, rules) : findBestCards(cards, chipsToAward);
  const rescued = stacks
    .filter(({ seat, oddChips, other }) => oddChips > 0 && other === 0 && !winners.includes(seat))
    .map(({ seat }) => seat)
    .sort((a, b) => a - b);
  const gains = (seat: number): number => (winners.includes(seat) || rescued.includes(seat) ? newSmallest : 0);
  return {
    chipsToAward,
    winners,
    rescued,
    stacks: stacks.map(({ seat, other }) => ({ seat, stack: other + gains(seat) })),
    removed: oddSum,
    issued: (winners.length + rescued.length) * newSmallest,
  };
}

/** How many chips are raced for. */
export function chipsToAwardOf(stacks: readonly RacingStack[], values: RaceValues, rules: RaceRules): number {
  if (rules.method === 'threshold') return isOverThreshold(stacks, values, rules).length;
  const oddSum = stacks.reduce((sum, { oddChips }) => sum + oddChips * values.removed, 0);
  return roundUp(oddSum, values.newSmallest, rules.rounding);
}

/** An amount in chips of a value; never more than there are players, because nobody's odd chips make a whole one. */
function roundUp(amount: number, value: number, rounding: RaceRules['rounding']): number {
  return rounding === 'up' ? Math.ceil(amount / value) : Math.floor((2 * amount + value) / (2 * value));
}

function isOverThreshold(stacks: readonly RacingStack[], { removed, newSmallest }: RaceValues, { rounding }: RaceRules): number[] {
  return stacks
    .filter(({ oddChips }) => roundUp(oddChips * removed, newSmallest, rounding) > 0)
    .map(({ seat }) => seat)
    .sort((a, b) => a - b);
}

/** The seats with the best cards, one chip each at most: a second good card wins nothing. */
function findBestCards(cards: readonly DealtCards[], chips: number): number[] {
  const best = cards.map(({ seat, cards: own }) => ({ seat, rank: Math.max(...own.map(rankRaceCard)) }));
  return best
    .sort((one, other) => other.rank - one.rank)
    .slice(0, chips)
    .map(({ seat }) => seat)
    .sort((a, b) => a - b);
}
