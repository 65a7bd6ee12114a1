/**
 * Decides which card of the deck is which: the places of the stub that a street takes, dealt rightly or wrongly.
 * Hard-coded, because all five books agree: `deal.burnBeforeEachStreet`, `cards.stubAfterDeadHand`.
 */
import type { BoardErrorKind, BoardStreet, Slot } from '../../../events/hand-deck.js';
import type { Street } from '../../../events/values.js';
import { type DealState, quietDeal } from '../state/deal.js';
import { noIncidents } from '../state/incidents.js';
import type { HandState } from '../state.js';

/** The streets of the board, in order. */
export const BOARD_STREETS: readonly BoardStreet[] = ['flop', 'turn', 'river'];

const CARDS_OF: Readonly<Record<BoardStreet, number>> = { flop: 3, turn: 1, river: 1 };

/** How many cards a street turns up. */
export function cardCountOf(street: BoardStreet): number {
  return CARDS_OF[street];
}

/** The street after this one; null after the river. */
export function streetAfter(street: BoardStreet): BoardStreet | null {
  return BOARD_STREETS[BOARD_STREETS.indexOf(street) + 1] ?? null;
}

/** The street before this one. */
export function streetBefore(street: BoardStreet): Street {
  return BOARD_STREETS[BOARD_STREETS.indexOf(street) - 1] ?? 'preflop';
}

/** Where a street begins in the deck. */
export interface DeckPlace {
  /** How many cards are burned before the street. */
  readonly burnsDue: 0 | 1;
  /** The slot of the nth card from there on, counted from 0. */
  readonly slot: (n: number) => Slot;
}

/** A street dealt wrongly, as far as the table knows. Slots stand in the order in which the cards left the deck. */
export interface WrongStreet {
  readonly street: BoardStreet;
  readonly kind: BoardErrorKind;
  readonly orderKnown: boolean;
  readonly burnKnown: boolean;
  readonly burnsDue: 0 | 1;
  readonly burned: readonly Slot[];
  readonly shown: readonly Slot[];
}

/** Whether everybody knows which cards are the burn: they are as many as they should be, and lie apart or came in a known order. */
export function isBurnKnown({ kind, burned, burnsDue, burnKnown, orderKnown }: WrongStreet): boolean {
  // Of a premature street only the burn is asked for.
  return burned.length === burnsDue && (burned.length === 0 || burnKnown || (orderKnown && kind !== 'premature'));
}

/** A deck with which the deal went as it should, and the streets before. */
export function makeUntouchedDeck(street: BoardStreet): DeckPlace {
  return { burnsDue: 1, slot: slotsFrom(USED_BEFORE[BOARD_STREETS.indexOf(street)]!, quietDeal) };
}

/** The deck of a hand, where the street begins. */
export function deckOf(state: HandState, street: BoardStreet): DeckPlace {
  const { deal, deck } = state.incidents ?? noIncidents;
  return {
    burnsDue: deck.noBurn.includes(street) ? 0 : 1,
    slot: slotsFrom(countUsedBefore(state, BOARD_STREETS.indexOf(street)), deal),
  };
}

/** Whether a card is burned before the next street; null when the board is complete. */
export function isBurnDue(state: HandState): boolean | null {
  const next = BOARD_STREETS[state.board.length];
  return next === undefined ? null : deckOf(state, next).burnsDue === 1;
}

/** Counts on from the places that the board has used: the deal may have taken cards from the stub, or given it its first burn. */
function slotsFrom(used: number, { firstBurn, takenFromStub }: Pick<DealState, 'firstBurn' | 'takenFromStub'>): (n: number) => Slot {
  const before = firstBurn === 'stub' ? takenFromStub : takenFromStub - 1;
  return (n) => (firstBurn !== 'stub' && used + n === 0 ? 'E' : `X${used + n + before + 1}`);
}

/** Places used before each street while all goes well; the last is for the whole board. */
const USED_BEFORE = [0, 4, 6, 8] as const;

/** How many places of the stub are used up before the street with this index. */
export function countUsedBefore({ incidents }: HandState, index: number): number {
  return incidents?.deck.used[index] ?? USED_BEFORE[index] ?? 0;
}

const EXTRA_BURNS: Readonly<Record<BoardErrorKind, number>> = { noBurn: -1, twoBurns: 1, extraCard: 0, premature: 0 };

/** The cards that a wrong street took; `shown` where fewer of a premature flop were turned up. */
export function makeWrongStreet(
  deck: DeckPlace,
  error: Pick<WrongStreet, 'street' | 'kind' | 'orderKnown' | 'burnKnown'>,
  shown: number = cardCountOf(error.street) + (error.kind === 'extraCard' ? 1 : 0),
): WrongStreet {
  const burned = deck.burnsDue + EXTRA_BURNS[error.kind];
  const places = (from: number, count: number): Slot[] => Array.from({ length: count }, (_, n) => deck.slot(from + n));
  return { ...error, burnsDue: deck.burnsDue, burned: places(0, burned), shown: places(burned, shown) };
}

/** The wrong street whose right cards the hand waits for; null for none. */
export function findWrongAwaited(state: HandState): WrongStreet | null {
  const ruling = state.incidents?.deck.correcting ?? null;
  if (ruling === null) return null;
  const { street, kind, orderKnown, burnKnown, burned, shown } = ruling;
  return { street, kind, orderKnown, burnKnown, burned, shown, burnsDue: deckOf(state, street).burnsDue };
}
