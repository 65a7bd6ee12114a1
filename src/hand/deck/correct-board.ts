/**
 * Decides on the right cards of a street that was dealt wrongly: whether they can be what the procedure lets come.
 */
import { findLegalActions } from '../betting/legal-actions.js';
import { hasSameCards } from '../cards/cards.js';
import { listCardsDealt, checkCards } from '../cards/hole-cards.js';
import { refuse, type Refused } from '../refusals.js';
import { refuseToWait, waitsForOtherTables } from '../betting/all-in.js';
import type { HandState } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { DeckCommand } from '../../../commands/hand/deck.js';
import { agreesWith, knownCardsOf } from '../cards/known-cards.js';
import { BOARD_STREETS, cardCountOf } from '../cards/places.js';
import type { BoardErrorRuling } from '../state/deck.js';
import { checkVoidable } from './void.js';

type Command = Extract<DeckCommand, { type: 'CorrectBoard' }>;

export function correctBoard(unfolding: HandUnfolding, command: Command): Refused | null {
  const { state } = unfolding;
  const { street, cards } = command;
  const ruling = state.incidents?.deck.correcting ?? null;
  if (ruling === null || ruling.street !== street) {
    if (ruling === null && isCorrected(state, command)) return null;
    return checkVoidable(state) ?? refuse('NO_CORRECTION_DUE', { street });
  }
  const legal = findLegalActions(state);
  if (legal !== null) return refuse('BETTING_NOT_OVER', { street, turn: legal.seat });
  if (state.phase !== 'awaitingBoard') return refuse('WRONG_PHASE', { phase: state.phase });
  if (waitsForOtherTables(state)) return refuseToWait(state);
  const refused = cards === null ? null : checkRightCards(state, ruling, cards);
  if (refused !== null) return refused;
  unfolding.push({ type: 'BoardCorrected', data: { street, cards: cards === null ? null : [...cards] } });
  unfolding.conclude();
  return null;
}

/** Whether the hand waits for the right cards of this street. */
export function awaitsCorrection({ incidents }: HandState, street: string): boolean {
  return incidents?.deck.correcting?.street === street;
}

/** Whether the street was put right, with these cards. */
function isCorrected({ board, incidents }: HandState, { street, cards }: Command): boolean {
  const lying = board[BOARD_STREETS.indexOf(street)];
  if (lying === undefined || incidents?.deck.errors.includes(street) !== true) return false;
  return lying === null ? cards === null : cards !== null && hasSameCards(lying, cards);
}

function checkRightCards(state: HandState, ruling: BoardErrorRuling, cards: readonly string[]): Refused | null {
  const known = knownCardsOf(ruling);
  const refused = checkCards(cards, cardCountOf(ruling.street), [...listCardsDealt(state, -1), ...known.gone, ...known.aside]);
  if (refused !== null) return refused;
  if (agreesWith(cards, known)) return null;
  const { kept, apart, most } = known;
  return refuse('CORRECTED_CARDS_CONTRADICTED', {
    street: ruling.street,
    cards: [...cards],
    kept: [...kept],
    drawn: most,
    from: [...apart],
  });
}
