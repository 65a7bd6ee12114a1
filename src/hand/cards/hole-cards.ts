/**
 * Whether cards that are named for a seat or the board can be: readable, as many as are due, nobody else's, and the seat's own where
 * those are known
 * (RC preamble, hole cards).
 */
import type { Card, HoleCards } from '../../../events/values.js';
import type { DealState } from '../state/deal.js';
import { noIncidents } from '../state/incidents.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, readKnownBoard } from '../state.js';
import { findRepeated, findUnreadable, hasSameCards } from './cards.js';
import { areSealed } from './seal.js';

/** Two cards that are nobody else's, and the seat's own where those are known. */
export function checkHoleCards(state: HandState, i: number, cards: readonly Card[]): Refused | null {
  const refused = checkCards(cards, 2, listCardsDealt(state, i));
  if (refused !== null) return refused;
  const known = findKnownCards(state, i);
  const { seat } = state.start!.seats[i]!;
  if (known !== null && !hasSameCards(known, cards))
    return refuse('HOLE_CARDS_CONTRADICTED', { seat, known: [...known], given: [...cards] });
  const seen = listCardsSeen(state, seat);
  if (seen.every((card) => cards.includes(card))) return null;
  return refuse('HOLE_CARDS_CONTRADICTED', { seat, known: seen, given: [...cards] });
}

/** The cards of a seat that may be compared with what is said of them; null where nobody recorded them, or not for whoever asks to see. */
export function findKnownCards({ holeCards }: HandState, i: number): HoleCards | null {
  const cards = holeCards[i] ?? null;
  return areSealed(cards) ? null : cards;
}

/** Cards that are on record at two places: at two seats, or at a seat and on the board. Those who recorded them did not see the others. */
export function listCardsTwice(state: HandState): Card[] {
  const cards = [...readKnownBoard(state), ...state.holeCards.flatMap((each) => each ?? [])];
  return [...new Set(cards.filter((card, k) => cards.indexOf(card) !== k))];
}

/** So many cards, readable, and none of those that are dealt. */
export function checkCards(cards: readonly Card[], expected: number, dealt: readonly Card[]): Refused | null {
  if (cards.length !== expected) return refuse('WRONG_NUMBER_OF_CARDS', { expected, got: cards.length });
  const unreadable = findUnreadable(cards);
  if (unreadable !== null) return refuse('CARD_UNREADABLE', { card: unreadable });
  const repeated = findRepeated(cards, dealt);
  return repeated === null ? null : refuse('CARD_ALREADY_DEALT', { card: repeated });
}

/** All cards that whoever asks knows to be out of the deck, but for those of seat index `except`. */
export function listCardsDealt(state: HandState, except: number): Card[] {
  const { incidents, live } = state;
  const cards =
    incidents === null ? readKnownBoard(state) : [...readKnownBoard(state), ...incidents.deck.out, ...outFromTheDeal(incidents.deal)];
  // Once thrown hands are shuffled into the stub, their cards may come again: on the board, for the hands were dealt before.
  const mixed = except < 0 && incidents !== null && incidents.deck.mixedAt !== null;
  for (let i = 0; i < state.holeCards.length; i++) {
    if (i === except || (mixed && ((live >> i) & 1) === 0)) continue;
    const hole = findKnownCards(state, i);
    if (hole !== null) cards.push(hole[0], hole[1]);
    else if (incidents !== null) cards.push(...listCardsSeen(state, state.start!.seats[i]!.seat));
  }
  return cards;
}

/** The one card that the seat turned up at showdown; null when it turned up none, or both. */
export function findCardTurnedUp({ incidents }: HandState, seat: number): Card | null {
  return incidents?.showing.oneCard.find((each) => each.seat === seat)?.card ?? null;
}

/** Cards of a hand that everybody has seen one by one: at showdown, in play or in the deal. */
function listCardsSeen(state: HandState, seat: number): Card[] {
  const { discards, deal } = state.incidents ?? noIncidents;
  const shown = discards.shown.find((each) => each.seat === seat)?.cards ?? [];
  const later = findCardTurnedUp(state, seat) ?? (shown.length === 1 ? shown[0] : null) ?? null;
  const dealt = deal.spoilt.flatMap((each) => (each.seat === seat && each.fate === 'plays' && each.card !== null ? [each.card] : []));
  return later === null || dealt.includes(later) ? dealt : [...dealt, later];
}

/** Cards that are out of the deck for the hand: dead ones of the deal, and those that lay face up in it. */
function outFromTheDeal({ spoilt, boxedCards }: DealState): Card[] {
  return [...boxedCards, ...spoilt.flatMap(({ card, fate }) => (card === null || fate === 'plays' ? [] : [card]))];
}
