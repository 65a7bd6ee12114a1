/**
 * Decides whether a wrong street that is reported can be one: the street that is dealt now, errors that can happen to it, cards that can
 * have been turned up for it.
 */
import type { BoardStreet } from '../../../events/hand-deck.js';
import type { Card } from '../../../events/values.js';
import { toPlain } from '../../decider.js';
import { findLegalActions } from '../betting/legal-actions.js';
import { hasSameCards } from '../cards/cards.js';
import { listCardsDealt, checkCards } from '../cards/hole-cards.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { DeckCommand } from '../../../commands/hand/deck.js';
import { BOARD_STREETS, cardCountOf, deckOf, type WrongStreet, makeWrongStreet } from '../cards/places.js';

export type Report = Extract<DeckCommand, { type: 'ReportBoardError' }>;

/** The cards that were turned up; null where they are not known. */
export type ShownBoard = readonly Card[] | null;

/** Whether the street lies open in the record. */
export function liesOpen({ board }: HandState, street: BoardStreet): boolean {
  return board.length - 1 === BOARD_STREETS.indexOf(street);
}

/** Why the report can't be of this hand now; else what was turned up. */
export function readReport(state: HandState, report: Report): { readonly shown: ShownBoard; readonly refusal?: undefined } | Refused {
  const refused = checkStreet(state, report) ?? checkCount(state, report) ?? checkActs(state, report);
  if (refused !== null) return refused;
  return readShown(state, report);
}

/** The street as it was dealt. */
export function findWrongStreet(state: HandState, report: Report, shown: ShownBoard): WrongStreet {
  const { street, kind } = report;
  // Nobody is to gain by what is not agreed on: an order is unknown until it is stated. The burn of a later street lies there alone.
  const agreed = { orderKnown: report.orderKnown ?? false, burnKnown: report.burnKnown ?? street !== 'flop' };
  return makeWrongStreet(deckOf(state, street), { street, kind, ...agreed }, shown?.length ?? countOf(report));
}

function checkStreet(state: HandState, { street, kind }: Report): Refused | null {
  const at = BOARD_STREETS.indexOf(street);
  const { board, phase, incidents } = state;
  if (at >= 0 && at < board.length - 1) return refuse('BOARD_ERROR_TOO_LATE', { street });
  if (at < 0 || at > board.length) return refuse('WRONG_STREET', { street, expected: BOARD_STREETS[board.length] ?? null });
  if (phase !== 'betting' && phase !== 'awaitingBoard' && phase !== 'showdown') return refuse('WRONG_PHASE', { phase });
  const legal = at === board.length ? findLegalActions(state) : null;
  if (legal !== null && kind !== 'premature') return refuse('BETTING_NOT_OVER', { street, turn: legal.seat });
  if (kind === 'noBurn' && incidents?.deck.noBurn.includes(street) === true) return refuse('BURN_NOT_DUE', { street });
  return null;
}

/** A premature flop may lack cards; every other wrong street has all of its own, and one more where that is the error. */
function checkCount(_state: HandState, report: Report): Refused | null {
  const { street, kind, cards = null, shown = null } = report;
  const most = cardCountOf(street) + (kind === 'extraCard' ? 1 : 0);
  const least = kind === 'premature' ? 1 : most;
  const wrong = [cards?.length, shown].find((n) => n != null && !(Number.isInteger(n) && n >= least && n <= most));
  const got = wrong ?? (cards !== null && shown !== null && cards.length !== shown ? shown : null);
  return got === null
    ? null
    : refuse('WRONG_NUMBER_OF_CARDS', { expected: cards !== null && wrong == null ? cards.length : most, got: toPlain(got) });
}

function checkActs(state: HandState, { actsSince = [] }: Report): Refused | null {
  const pushed = new Map<number, number>();
  for (const { seat, amount } of actsSince) {
    const i = indexOf(state, seat);
    if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
    if (((state.live >> i) & 1) === 0) return refuse('HAND_NOT_LIVE', { seat });
    const stack = state.stacks[i]!;
    const sum = (pushed.get(seat) ?? 0) + amount;
    if (!(Number.isInteger(amount) && amount >= 0 && sum <= stack))
      return refuse('CHIPS_EXCEED_STACK', { seat, pushed: toPlain(sum), stack });
    pushed.set(seat, sum);
  }
  return null;
}

function readShown(state: HandState, report: Report): { readonly shown: ShownBoard; readonly refusal?: undefined } | Refused {
  const { street, kind, cards = null } = report;
  const recorded = liesOpen(state, street) ? state.board.at(-1)! : null;
  if (cards === null) return { shown: kind === 'extraCard' || countOf(report) !== recorded?.length ? null : recorded };
  const others = listCardsDealt(state, -1).filter((card) => recorded?.includes(card) !== true);
  const refused = checkCards(cards, cards.length, others);
  if (refused !== null) return refused;
  if (recorded !== null && !recorded.every((card) => cards.includes(card)))
    return refuse('SHOWN_CARDS_CONTRADICTED', { street, known: [...recorded], given: [...cards] });
  // Cards of the same street may be stated again in the order in which they came.
  return { shown: recorded !== null && report.orderKnown !== true && hasSameCards(recorded, cards) ? recorded : [...cards] };
}

function countOf({ street, kind, shown = null }: Report): number {
  return shown ?? cardCountOf(street) + (kind === 'extraCard' ? 1 : 0);
}
