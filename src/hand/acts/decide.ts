/**
 * Decides on the commands of acts at the table and of the director: who may act, in turn or before it, and what must wait.
 * Pure. May import: `events/` (types), `decider` and its neighbours.
 */
import type { Gesture } from '../../../events/gesture.js';
import type { HandEvent } from '../../../events/hand.js';
import type { Action, HandCommand } from '../commands.js';
import { overrideRuling, ruleOnAction } from './director.js';
import { recordEarlyAct, settleEarlyActs } from './early-acts.js';
import type { FloorState } from './state.js';
import { bettingOf, checkActor, checkGesture, sameGesture } from './gesture-checks.js';
import type { Decision } from '../../decider.js';
import { refuse, type HandRefusal, type Refused } from '../refusals.js';
import { plain } from '../start/check.js';
import type { HandState } from '../state.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import type { Betting } from '../betting/street-rules.js';
import { takeGesture } from './table-acts.js';
import { Unfolding } from '../unfolding.js';

type HandDecision = Decision<HandEvent, HandRefusal>;
type Command<Type extends HandCommand['type']> = Extract<HandCommand, { type: Type }>;
type SeatAct = Command<'ActSimultaneously'>['acts'][number];

/** The streets whose cards are turned up, in order. */
const STREETS = ['flop', 'turn', 'river'] as const;

/** Whether a ruling that is owed keeps the command waiting. What the dealer knows of the cards may still be recorded. */
export function isStopped({ ruling }: FloorState, { type }: HandCommand): boolean {
  return ruling !== null && type !== 'RuleOnAction' && type !== 'OverrideRuling' && type !== 'RecordHoleCards';
}

/** A plain action of the seat in turn, in a hand where gestures or rulings have left something open. */
export function actAmongOptions(action: Action, state: HandState): HandDecision {
  const unfolding = new Unfolding(state);
  const refused = unfolding.play(action);
  if (refused !== null) return refused;
  const book = rulebookFor(state.start!.rulebook);
  if (book !== null) settleEarlyActs(unfolding, book.betting);
  return { events: unfolding.events };
}

/** An act as it was seen: judged where it is the seat's turn, else kept until it comes. */
export function actByGesture(seat: number, gesture: Gesture, state: HandState): HandDecision {
  const book = bettingOf(state);
  if (book.refusal !== undefined) return book;
  const refused = checkAct(state, { seat, gesture });
  if (refused !== null) return refused;
  const unfolding = new Unfolding(state);
  if (seatInTurn(state) === seat) return taken(unfolding, { seat, gesture }, book.betting) ?? { events: unfolding.events };
  return recorded(unfolding, { seat, gesture }, book.betting, false) ?? { events: unfolding.events };
}

/** Acts of several seats at once: the one in turn first; the others wait for their turn, which may come at once. */
export function actSimultaneously(acts: readonly SeatAct[], state: HandState): HandDecision {
  const book = bettingOf(state);
  if (book.refusal !== undefined) return book;
  if (acts.length < 2 || new Set(acts.map(({ seat }) => seat)).size !== acts.length) return refuse('ACTS_NOT_DISTINCT');
  for (const act of acts) {
    const refused = checkAct(state, act);
    if (refused !== null) return refused;
  }
  const unfolding = new Unfolding(state);
  const inTurn = acts.find(({ seat }) => seat === seatInTurn(state));
  for (const act of acts) {
    if (act === inTurn) continue;
    const refused = recorded(unfolding, act, book.betting, inTurn !== undefined);
    if (refused !== null) return refused;
  }
  return (inTurn === undefined ? null : taken(unfolding, inTurn, book.betting)) ?? { events: unfolding.events };
}

/** An act announced for a street whose cards are not turned up yet. */
export function betInTheDark({ seat, street, gesture }: Command<'BetInTheDark'>, state: HandState): HandDecision {
  const book = bettingOf(state);
  if (book.refusal !== undefined) return book;
  const refused = checkActor(state, seat) ?? checkGesture(state, seat, gesture);
  if (refused !== null) return refused;
  const at = STREETS.indexOf(street);
  if (at < 0 || at < state.board.length || state.phase === 'showdown') return refuse('STREET_ALREADY_DEALT', { street });
  const announced = state.floor?.dark.find((bet) => bet.seat === seat && bet.street === street);
  if (announced === undefined) return { events: [{ type: 'DarkBetRecorded', data: { seat, street, gesture } }] };
  return sameGesture(announced.gesture, gesture) ? { events: [] } : refuse('DARK_BET_PENDING', { seat, street });
}

export function confirmDarkBet({ seat, street }: Command<'ConfirmDarkBet'>, state: HandState): HandDecision {
  const announced = state.floor?.dark.find((bet) => bet.seat === seat && bet.street === street);
  if (announced === undefined) return refuse('UNKNOWN_DARK_BET', { seat: plain(seat), street });
  return { events: announced.confirmed ? [] : [{ type: 'DarkBetConfirmed', data: { seat, street } }] };
}

/** The street's cards, then the acts that were announced before they were seen. */
export function dealOverDarkBets(dealt: HandEvent, state: HandState): HandDecision {
  const unfolding = new Unfolding(state);
  unfolding.push(dealt);
  unfolding.conclude();
  const book = rulebookFor(state.start!.rulebook);
  if (book !== null) settleEarlyActs(unfolding, book.betting);
  return { events: unfolding.events };
}

/** The director's answer, or his departure from the text. */
export function directed(command: Command<'RuleOnAction' | 'OverrideRuling'>, state: HandState): HandDecision {
  const book = bettingOf(state);
  if (book.refusal !== undefined) return book;
  if (state.phase === 'completed' && command.type === 'OverrideRuling') return refuse('HAND_COMPLETED');
  const unfolding = new Unfolding(state);
  const refused =
    command.type === 'RuleOnAction' ? ruleOnAction(unfolding, command, book.betting) : overrideRuling(unfolding, command, book.betting);
  return refused ?? { events: unfolding.events };
}

function seatInTurn({ turn, start }: HandState): number | null {
  return turn < 0 ? null : start!.seats[turn]!.seat;
}

function checkAct(state: HandState, { seat, gesture }: SeatAct): Refused | null {
  const refused = checkActor(state, seat);
  if (refused !== null) return refused;
  if (state.phase !== 'betting' || state.turn < 0) return refuse('NO_ACTION_DUE', { seat, phase: state.phase });
  return checkGesture(state, seat, gesture);
}

function taken(unfolding: Unfolding, { seat, gesture }: SeatAct, betting: Betting): Refused | null {
  const refused = takeGesture(unfolding, seat, gesture, betting);
  if (refused === null) settleEarlyActs(unfolding, betting);
  return refused;
}

/** Keeps an act for its turn; one that is kept already changes nothing. */
function recorded(unfolding: Unfolding, { seat, gesture }: SeatAct, betting: Betting, simultaneous: boolean): Refused | null {
  const pending = unfolding.state.floor?.early.find((act) => act.seat === seat);
  if (pending !== undefined) return sameGesture(pending.gesture, gesture) ? null : refuse('OUT_OF_TURN_ACT_PENDING', { seat });
  recordEarlyAct(unfolding, seat, gesture, betting, simultaneous);
  return null;
}
