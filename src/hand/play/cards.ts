/**
 * Decides on cards as a hand goes its way: streets dealt by command only, hole cards made known, tabled or mucked. Hole cards may stay
 * unknown until they are tabled: nothing here needs them before.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { Street } from '../../../events/values.js';
import { toPlain } from '../../decider.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { articleOf } from '../../rulebooks/citing.js';
import { dealOverDarkBets } from './dark-bets.js';
import { findLegalActions } from '../betting/legal-actions.js';
import { refuseByRule } from '../betting/refusing.js';
import { countAble } from '../state/round.js';
import { awaitsCorrection, correctBoard } from '../deck/correct-board.js';
import { refuseThrown } from '../discards/retrieving.js';
import { evolve } from '../evolve.js';
import { type HandDecision, type HandHandlers, underBook } from '../handlers.js';
import { conclude } from '../pots/conclusion.js';
import { leavesOneAlone } from '../pots/showdown.js';
import { refuse } from '../refusals.js';
import { listAllInHandsDue, refuseToMuckAllIn, refuseToWait, waitsForOtherTables } from '../betting/all-in.js';
import { listDodgedRequest } from '../showing/obligation.js';
import { listHeldAward } from '../showing/seeing.js';
import { type HandState, indexOf } from '../state.js';
import { hasSameCards } from '../cards/cards.js';
import { areSealed } from '../cards/seal.js';
import type { CardCommand } from '../../../commands/hand/cards.js';
import { listCardsDealt, checkCards, checkHoleCards } from '../cards/hole-cards.js';

type Command<Type extends CardCommand['type']> = Extract<CardCommand, { type: Type }>;

export const cardHandlers: HandHandlers<CardCommand> = {
  DealBoard: dealBoard,
  RecordHoleCards: recordHoleCards,
  TableHand: tableHand,
  MuckHand: muckHand,
};

/** Streets of the board in order, with the number of cards that each turns up. */
const STREETS: readonly { readonly street: Exclude<Street, 'preflop'>; readonly cards: number }[] = [
  { street: 'flop', cards: 3 },
  { street: 'turn', cards: 1 },
  { street: 'river', cards: 1 },
];

const corrected = underBook(correctBoard);

function dealBoard(command: Command<'DealBoard'>, state: HandState): HandDecision {
  const { street, cards } = command;
  if (awaitsCorrection(state, street)) {
    return corrected({ type: 'CorrectBoard', street, cards }, state);
  }
  const at = STREETS.findIndex((each) => each.street === street);
  if (at >= 0 && at < state.board.length) {
    const lying = state.board[at]!;
    const same = lying === null ? cards === null : cards !== null && hasSameCards(lying, cards);
    return same ? { events: [] } : refuse('STREET_ALREADY_DEALT', { street });
  }
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  const next = STREETS[state.board.length];
  if (next === undefined || next.street !== street) return refuse('WRONG_STREET', { street, expected: next?.street ?? null });
  const legal = findLegalActions(state);
  if (legal !== null) return refuse('BETTING_NOT_OVER', { street, turn: legal.seat });
  if (state.phase === 'betting') return refuseByRule(state, 'POTS_NOT_BUILT', { street: state.street });
  if (waitsForOtherTables(state)) return refuseToWait(state);
  if (cards !== null) {
    const refused = checkCards(cards, next.cards, listCardsDealt(state, -1));
    if (refused !== null) return refused;
  }
  const event: HandEvent = { type: 'BoardDealt', data: { street, cards: cards === null ? null : [...cards] } };
  if (state.actState !== null) return dealOverDarkBets(event, state);
  return { events: conclude(evolve(state, event), [event]) };
}

function recordHoleCards(command: Command<'RecordHoleCards'>, state: HandState): HandDecision {
  const { seat, cards } = command;
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  const refused = checkHoleCards(state, i, cards);
  if (refused !== null) return refused;
  const recorded = state.holeCards[i] ?? null;
  if (areSealed(recorded)) return refuse('HOLE_CARDS_RECORDED', { seat });
  if (recorded !== null) return { events: [] };
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  return { events: [{ type: 'HoleCardsRecorded', data: { seat, cards: [cards[0], cards[1]] } }] };
}

function tableHand(command: Command<'TableHand'>, state: HandState): HandDecision {
  const { seat, cards } = command;
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  const refused = checkHoleCards(state, i, cards);
  if (refused !== null) return refused;
  if (((state.tabled >> i) & 1) === 1) return { events: [] };
  const thrown = state.incidents === null ? null : refuseThrown(state, seat);
  if (thrown !== null) return thrown;
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  if (((state.live >> i) & 1) === 0) return refuse('HAND_NOT_LIVE', { seat });
  // Hands are turned up as soon as players are all in and no betting is left (TDA rule on all-in showdown; RC 16).
  const runOut = state.phase === 'awaitingBoard' && countAble(state) < 2;
  if (state.phase !== 'showdown' && !runOut) return refuse('SHOWDOWN_NOT_OPEN', { seat, phase: state.phase });
  if (waitsForOtherTables(state)) return refuseToWait(state);
  const event: HandEvent = { type: 'HandTabled', data: { seat, cards: [cards[0], cards[1]] } };
  return { events: conclude(evolve(state, event), [event]) };
}

function muckHand(command: Command<'MuckHand'>, state: HandState): HandDecision {
  const { seat } = command;
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  if (((state.mucked >> i) & 1) === 1) return { events: [] };
  // The last live hand has won when the one before it was mucked, and need not be shown (RC 17; RO 10.5).
  if (state.live === 1 << i) return refuse('LAST_HAND', { seat });
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  if (((state.live >> i) & 1) === 0) return refuse('HAND_NOT_LIVE', { seat });
  const mustTable = command.fromRecord !== true && ((state.tabled >> i) & 1) === 0 && listAllInHandsDue(state) !== null;
  if (mustTable) return refuseToMuckAllIn(state, seat);
  if (state.phase !== 'showdown') return refuse('SHOWDOWN_NOT_OPEN', { seat, phase: state.phase });
  const book = rulebookFor(state.start!.rulebook);
  if (((state.tabled >> i) & 1) === 1)
    return refuse('TABLED_HAND_CANNOT_BE_MUCKED', { seat }, book === null ? null : articleOf(book.dealing.kill.tabledWinningHand));
  const event: HandEvent = { type: 'HandMucked', data: { seat } };
  const waits = command.potWaits === true && leavesOneAlone(state, i) ? listHeldAward(state) : [];
  const events = state.incidents === null ? [event, ...waits] : [event, ...listDodgedRequest(state, seat), ...waits];
  return { events: conclude(events.reduce(evolve, state), events) };
}
