/**
 * The decider of one hand of No-Limit Hold'em, clean play, 2 to 10 players: what a command makes happen, or why it does not.
 * Streets are dealt by command only. Hole cards may stay unknown until they are tabled: nothing here needs them before.
 * Pure. May import: `events/` (types), `decider` and its neighbours.
 */
import type { HandEvent } from '../../events/hand.js';
import type { Street } from '../../events/values.js';
import {
  actAmongOptions,
  actByGesture,
  actSimultaneously,
  betInTheDark,
  confirmDarkBet,
  dealOverDarkBets,
  directed,
  isStopped,
} from './acts/decide.js';
import { sameCards } from './cards/cards.js';
import type { Action, HandCommand } from './commands.js';
import { conclude } from './pots/conclusion.js';
import { alreadyAwarded, declareWinners } from './pots/declaration.js';
import { awaitsCorrection } from './deck/correct-board.js';
import { refusedAsThrown } from './discards/retrieving.js';
import { forcedBets } from './start/forced-bets.js';
import { cardsDealt, checkCards, checkHoleCards } from './cards/hole-cards.js';
import { decideIncident } from './incidents/handlers.js';
import { handlerOf, heldBack, isIncidentCommand } from './incidents/decide.js';
import { legalActions } from './betting/legal-actions.js';
import type { Decider, Decision } from '../decider.js';
import { refuse, type HandRefusal } from './refusals.js';
import { refuseByRule } from './betting/refusing.js';
import { report } from './reports/decide.js';
import { checkStart, plain } from './start/check.js';
import { evolve } from './evolve.js';
import { ableCount, type HandStart, type HandState, indexOf, initialState, liveCount } from './state.js';
import { rulebookFor } from '../rulebooks/adopted-book.js';
import { allInHandsDue, refuseToMuckAllIn, refuseToWait, waitsForOtherTables } from './showing/all-in.js';
import { dodgedRequest } from './showing/obligation.js';
import { awardHeld } from './showing/seeing.js';
import { judgeAction } from './betting/wagers.js';

type HandDecision = Decision<HandEvent, HandRefusal>;
type Command<Type extends HandCommand['type']> = Extract<HandCommand, { type: Type }>;

/** Streets of the board in order, with the number of cards that each turns up. */
const STREETS: readonly { readonly street: Exclude<Street, 'preflop'>; readonly cards: number }[] = [
  { street: 'flop', cards: 3 },
  { street: 'turn', cards: 1 },
  { street: 'river', cards: 1 },
];

const NOTHING: HandDecision = { events: [] };

export const handDecider: Decider<HandState, HandCommand, HandEvent, HandRefusal> = { initialState, evolve, decide };

function decide(command: HandCommand, state: HandState): HandDecision {
  if (command.type === 'StartHand') return startHand(command.hand, state);
  if (state.start === null) return refuse('HAND_NOT_STARTED');
  if (state.floor !== null && isStopped(state.floor, command)) {
    const { rulingId, seat } = state.floor.ruling!;
    return refuse('RULING_PENDING', { rulingId, seat });
  }
  if (state.incidents !== null) {
    const held = heldBack(state, command);
    if (held !== null) return held;
  }
  switch (command.type) {
    case 'Act':
      return command.action === undefined ? actByGesture(command.seat, command.gesture, state) : act(command.seat, command.action, state);
    case 'ActSimultaneously':
      return actSimultaneously(command.acts, state);
    case 'BetInTheDark':
      return betInTheDark(command, state);
    case 'ConfirmDarkBet':
      return confirmDarkBet(command, state);
    case 'RuleOnAction':
    case 'OverrideRuling':
      return directed(command, state);
    case 'DealBoard':
      return dealBoard(command, state);
    case 'RecordHoleCards':
      return recordHoleCards(command, state);
    case 'TableHand':
      return tableHand(command, state);
    case 'MuckHand':
      return muckHand(command, state);
    case 'DeclareWinners':
      if (state.phase === 'completed') return alreadyAwarded(state, command.winners) ? NOTHING : refuse('HAND_COMPLETED');
      return state.phase === 'showdown' ? declareWinners(state, command.winners) : refuse('SHOWDOWN_NOT_OPEN', { phase: state.phase });
    default:
      return isIncidentCommand(command) ? decideIncident(command, handlerOf(command), state) : report(command, state);
  }
}

function startHand(start: HandStart, state: HandState): HandDecision {
  if (state.start !== null) return sameData(start, state.start) ? NOTHING : refuse('HAND_ALREADY_STARTED');
  const refused = checkStart(start);
  if (refused !== null) return refused;
  const events: HandEvent[] = [{ type: 'HandStarted', data: start }];
  for (const { index, kind, amount, allIn } of forcedBets(start)) {
    const { seat } = start.seats[index]!;
    if (kind === 'ante') events.push({ type: 'AntePosted', data: { seat, amount, allIn } });
    else events.push({ type: 'BlindPosted', data: { seat, blind: kind, amount, allIn } });
  }
  return { events: conclude(events.reduce(evolve, state), events) };
}

function act(seat: number, action: Action, state: HandState): HandDecision {
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: plain(seat) });
  if (((state.live >> i) & 1) === 0) return refuse('HAND_NOT_LIVE', { seat });
  const legal = legalActions(state);
  // Who has nothing left to decide may still give up his hand before the board is run out (RO 4.2, example 2.1).
  if (legal === null && action.type === 'fold' && state.phase === 'awaitingBoard' && ableCount(state) < 2) return giveUp(seat, i, state);
  if (legal === null) return refuse('NO_ACTION_DUE', { seat, phase: state.phase });
  if (legal.seat !== seat) return refuseByRule(state, 'NOT_IN_TURN', { seat, turn: legal.seat });
  if (state.floor !== null) return actAmongOptions(action, state);
  const judged = judgeAction(state, legal, action);
  if ('refusal' in judged) return judged;
  return { events: conclude(evolve(state, judged), [judged]) };
}

/** Who has put in more than his blind has no fold left: his hand is to be turned up (RC 16; RO 10.4). */
function giveUp(seat: number, i: number, state: HandState): HandDecision {
  const decided = state.street !== 'preflop' || state.incrementWhenActed[i] !== 0;
  if (decided && allInHandsDue(state) !== null) return refuseToMuckAllIn(state, seat);
  const event: HandEvent = { type: 'Folded', data: { seat } };
  return { events: conclude(evolve(state, event), [event]) };
}

function dealBoard(command: Command<'DealBoard'>, state: HandState): HandDecision {
  const { street, cards } = command;
  if (awaitsCorrection(state, street)) {
    const correction = { type: 'CorrectBoard' as const, street, cards };
    return decideIncident(correction, handlerOf(correction), state);
  }
  const at = STREETS.findIndex((each) => each.street === street);
  if (at >= 0 && at < state.board.length) {
    const lying = state.board[at]!;
    const same = lying === null ? cards === null : cards !== null && sameCards(lying, cards);
    return same ? NOTHING : refuse('STREET_ALREADY_DEALT', { street });
  }
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  const next = STREETS[state.board.length];
  if (next === undefined || next.street !== street) return refuse('WRONG_STREET', { street, expected: next?.street ?? null });
  const legal = legalActions(state);
  if (legal !== null) return refuse('BETTING_NOT_OVER', { street, turn: legal.seat });
  if (state.phase === 'betting') return refuseByRule(state, 'POTS_NOT_BUILT', { street: state.street });
  if (waitsForOtherTables(state)) return refuseToWait(state);
  if (cards !== null) {
    const refused = checkCards(cards, next.cards, cardsDealt(state, -1));
    if (refused !== null) return refused;
  }
  const event: HandEvent = { type: 'BoardDealt', data: { street, cards: cards === null ? null : [...cards] } };
  if (state.floor !== null) return dealOverDarkBets(event, state);
  return { events: conclude(evolve(state, event), [event]) };
}

function recordHoleCards(command: Command<'RecordHoleCards'>, state: HandState): HandDecision {
  const { seat, cards } = command;
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: plain(seat) });
  const refused = checkHoleCards(state, i, cards);
  if (refused !== null) return refused;
  if (state.holeCards[i] !== null) return NOTHING;
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  return { events: [{ type: 'HoleCardsRecorded', data: { seat, cards: [cards[0], cards[1]] } }] };
}

function tableHand(command: Command<'TableHand'>, state: HandState): HandDecision {
  const { seat, cards } = command;
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: plain(seat) });
  const refused = checkHoleCards(state, i, cards);
  if (refused !== null) return refused;
  if (((state.tabled >> i) & 1) === 1) return NOTHING;
  const thrown = state.incidents === null ? null : refusedAsThrown(state, seat);
  if (thrown !== null) return thrown;
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  if (((state.live >> i) & 1) === 0) return refuse('HAND_NOT_LIVE', { seat });
  // Hands are turned up as soon as players are all in and no betting is left (TDA rule on all-in showdown; RC 16).
  const runOut = state.phase === 'awaitingBoard' && ableCount(state) < 2;
  if (state.phase !== 'showdown' && !runOut) return refuse('SHOWDOWN_NOT_OPEN', { seat, phase: state.phase });
  if (waitsForOtherTables(state)) return refuseToWait(state);
  const event: HandEvent = { type: 'HandTabled', data: { seat, cards: [cards[0], cards[1]] } };
  return { events: conclude(evolve(state, event), [event]) };
}

function muckHand(command: Command<'MuckHand'>, state: HandState): HandDecision {
  const { seat } = command;
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: plain(seat) });
  if (((state.mucked >> i) & 1) === 1) return NOTHING;
  // The last live hand has won when the one before it was mucked, and need not be shown (RC 17; RO 10.5).
  if (state.live === 1 << i) return refuse('LAST_HAND', { seat });
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  if (((state.live >> i) & 1) === 0) return refuse('HAND_NOT_LIVE', { seat });
  const mustTable = command.fromRecord !== true && ((state.tabled >> i) & 1) === 0 && allInHandsDue(state) !== null;
  if (mustTable) return refuseToMuckAllIn(state, seat);
  if (state.phase !== 'showdown') return refuse('SHOWDOWN_NOT_OPEN', { seat, phase: state.phase });
  if (((state.tabled >> i) & 1) === 1)
    return refuse('TABLED_HAND_CANNOT_BE_MUCKED', { seat }, rulebookFor(state.start!.rulebook)?.articles.tabledHand ?? null);
  const event: HandEvent = { type: 'HandMucked', data: { seat } };
  const waits = command.potWaits === true && liveCount(state) === 2 ? awardHeld(state) : [];
  const events = state.incidents === null ? [event, ...waits] : [event, ...dodgedRequest(state, seat), ...waits];
  return { events: conclude(events.reduce(evolve, state), events) };
}

/** Whether two pieces of JSON data say the same. */
function sameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => sameData((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]));
}
