/**
 * Decides on a plain action, as an electronic client sends it: the action of the seat in turn, or a hand that is given up before the board is
 * run out.
 */
import type { HandEvent } from '../../../events/hand.js';
import { toPlain } from '../../decider.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import type { Action } from '../../../commands/hand/action.js';
import { findLegalActions } from '../betting/legal-actions.js';
import { refuseByRule } from '../betting/refusing.js';
import { countAble } from '../state/round.js';
import { judgeAction } from '../betting/wagers.js';
import { evolve } from '../evolve.js';
import type { HandDecision } from '../handlers.js';
import { findFreeFold } from '../judging/free-fold.js';
import { readSituation } from '../judging/situation.js';
import { conclude } from '../pots/conclusion.js';
import { refuse } from '../refusals.js';
import { listAllInHandsDue, refuseToMuckAllIn } from '../betting/all-in.js';
import { type HandState, indexOf } from '../state.js';
import { HandUnfolding } from '../unfolding.js';
import { settleEarlyActs } from '../acts/early-acts.js';
import { refuseSkippedHand } from '../acts/lost-turns.js';

export function actPlainly(seat: number, action: Action, state: HandState): HandDecision {
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  if (((state.live >> i) & 1) === 0) return refuse('HAND_NOT_LIVE', { seat });
  const legal = findLegalActions(state);
  // A player with nothing left to decide may still give up their hand before the board is run out (RO 4.2, example 2.1).
  if (legal === null && action.type === 'fold' && state.phase === 'awaitingBoard' && countAble(state) < 2) return giveUp(seat, i, state);
  if (legal === null) return refuse('NO_ACTION_DUE', { seat, phase: state.phase });
  if (legal.seat !== seat) return refuseByRule(state, 'NOT_IN_TURN', { seat, turn: legal.seat });
  if (state.actState !== null || (action.type === 'fold' && legal.canCheck)) return actUnderBook(seat, action, state);
  const judged = judgeAction(state, legal, action);
  if ('refusal' in judged) return judged;
  return { events: conclude(evolve(state, judged), [judged]) };
}

/** A player who has put in more than their blind can no longer fold: their hand is to be turned up (RC 16; RO 10.4). */
function giveUp(seat: number, i: number, state: HandState): HandDecision {
  // The board can be open again at showdown, once the others have mucked.
  if (state.live === 1 << i) return refuse('LAST_HAND', { seat });
  const decided = state.street !== 'preflop' || state.incrementWhenActed[i] !== 0;
  if (decided && listAllInHandsDue(state) !== null) return refuseToMuckAllIn(state, seat);
  const event: HandEvent = { type: 'Folded', data: { seat } };
  return { events: conclude(evolve(state, event), [event]) };
}

/** A plain action of the seat in turn where the book has a say: gestures or rulings have left something open, or a check was free. */
function actUnderBook(seat: number, action: Action, state: HandState): HandDecision {
  const unfolding = new HandUnfolding(state);
  const book = rulebookFor(state.start!.rulebook);
  const dead = book === null || action.type === 'fold' ? null : refuseSkippedHand(state, seat, book.betting);
  const free = book === null || action.type !== 'fold' ? null : findFreeFold(readSituation(state, seat), book.betting);
  if (free !== null) unfolding.push({ type: 'InfractionNoted', data: { seat, startsAt: null, ...free } });
  const refused = dead ?? unfolding.play(action);
  if (refused !== null) return refused;
  if (book !== null) settleEarlyActs(unfolding, book.betting);
  return { events: unfolding.events };
}
