/**
 * Decides on the commands of acts at the table and of the director: who may act, in turn or before it, and what must wait.
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { articleOf } from '../../rulebooks/citing.js';
import { findSeatInTurn } from '../state/round.js';
import type { Betting } from '../state/street-rules.js';
import { judgeGesture } from '../judging/judge.js';
import { type HandDecision, type HandHandlers, underBook } from '../handlers.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandState } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { ActCommand } from '../../../commands/hand/acts.js';
import { betInTheDark, confirmDarkBet } from './dark-bets.js';
import { overrideRuling, ruleOnAction } from './director.js';
import { type Moment, recordEarlyAct, type SeatAct } from '../acts/early-acts.js';
import { checkActor, checkGesture, isSameGesture } from '../acts/gesture-checks.js';
import { actPlainly } from './plain-acts.js';
import { refuseSkippedHand } from '../acts/lost-turns.js';
import { isRaisedSince, readStanding } from '../acts/standing.js';
import { takeGesture } from '../acts/table-acts.js';
import { listTurnOrder } from '../betting/turn-order.js';

type Command<Type extends ActCommand['type']> = Extract<ActCommand, { type: Type }>;

export const actHandlers: HandHandlers<ActCommand> = {
  Act: act,
  ActSimultaneously: underBook(actSimultaneously),
  BetInTheDark: underBook(betInTheDark),
  ConfirmDarkBet: confirmDarkBet,
  RuleOnAction: underBook(ruleOnAction),
  OverrideRuling: underBook(overrideRuling),
};

const byGesture = underBook(actByGesture);

function act(command: Command<'Act'>, state: HandState): HandDecision {
  return command.action === undefined ? byGesture(command, state) : actPlainly(command.seat, command.action, state);
}

/** An act as it was seen: judged where it is the seat's turn, else kept until it comes. */
function actByGesture(unfolding: HandUnfolding, act: SeatAct, { betting }: Rulebook): Refused | null {
  const { state } = unfolding;
  if (isFoldedAlready(state, act)) return null;
  const refused = checkAct(state, act);
  if (refused !== null) return refused;
  return findSeatInTurn(state) === act.seat ? takeAct(unfolding, act, betting) : keepAct(unfolding, act, betting, null);
}

/** Acts of several seats at once: the one in turn first; the others wait for their turn, which may come at once. */
function actSimultaneously(unfolding: HandUnfolding, { acts }: Command<'ActSimultaneously'>, { betting }: Rulebook): Refused | null {
  const { state } = unfolding;
  if (acts.length < 2 || new Set(acts.map(({ seat }) => seat)).size !== acts.length) return refuse('ACTS_NOT_DISTINCT');
  for (const each of acts) {
    const refused = checkAct(state, each);
    if (refused !== null) return refused;
  }
  const inTurn = acts.find(({ seat }) => seat === findSeatInTurn(state));
  const order = listTurnOrder(state);
  const others = acts.filter((each) => each !== inTurn).sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
  const moment: Moment = { waiting: state.actState?.early ?? [], inTurn: inTurn ?? null };
  for (const each of others) {
    const refused = keepAct(unfolding, each, betting, moment);
    if (refused !== null) return refused;
  }
  return inTurn === undefined ? null : takeAct(unfolding, inTurn, betting);
}

/** A fold before its turn is over as soon as it is made; given once more it changes nothing. */
function isFoldedAlready({ actState }: HandState, { seat, gesture }: SeatAct): boolean {
  return actState?.early.some((act) => act.seat === seat && act.dies === true && isSameGesture(act.gesture, gesture)) ?? false;
}

function checkAct(state: HandState, { seat, gesture }: SeatAct): Refused | null {
  const refused = checkActor(state, seat);
  if (refused !== null) return refused;
  if (state.phase !== 'betting' || state.turn < 0) return refuse('NO_ACTION_DUE', { seat, phase: state.phase });
  return checkGesture(state, seat, gesture);
}

function takeAct(unfolding: HandUnfolding, { seat, gesture }: SeatAct, betting: Betting): Refused | null {
  const { state } = unfolding;
  const dead = refuseSkippedHand(state, seat, betting);
  if (dead !== null && judgeGesture(state, seat, gesture, betting).ruling !== 'fold') return dead;
  return takeGesture(unfolding, seat, gesture, betting);
}

/**
 * Keeps an act for its turn; one that is kept already changes nothing. The seat is held to it, but may give up its hand, and acts once more where
 * the bet was raised since by acts that wait too (RC 44-A, 58; MO 8.14, 8.15; TDA 30; RO 9.3; TF §9 b14).
 */
function keepAct(unfolding: HandUnfolding, { seat, gesture }: SeatAct, betting: Betting, moment: Moment | null): Refused | null {
  const { state } = unfolding;
  const waiting = state.actState?.early ?? [];
  const pending = waiting.findLast((act) => act.seat === seat);
  if (pending !== undefined && !isRaisedSince(state, pending, waiting)) {
    if (isSameGesture(pending.gesture, gesture)) return null;
    const givesUp = !pending.dark && judgeGesture(readStanding(state, seat, waiting).state, seat, gesture, betting).ruling === 'fold';
    if (!givesUp) return refuse('OUT_OF_TURN_ACT_PENDING', { seat }, articleOf(betting.oot.bindingIfUnchanged));
  }
  recordEarlyAct(unfolding, { seat, gesture }, betting, moment);
  return null;
}
