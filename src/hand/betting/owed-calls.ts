/**
 * A call before its turn by a hand that was thrown before the turn came: it binds if the bet has not changed by then, so its chips go into the pot,
 * though the hand is dead (RC 44-A, 58; MO 5.1, 8.14; TDA 30; RO 9.3; TF §6 b1, §9 b14).
 */
import type { HandEvent } from '../../../events/hand.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { cite } from '../../rulebooks/citing.js';
import { countLive } from '../state/round.js';
import { type HandState, indexOf } from '../state.js';
import type { OwedCall } from '../state/acts.js';

/** What becomes of the first such call whose turn is over; null where none is. */
export function settleOwedCall(state: HandState): HandEvent | null {
  const due = state.actState?.owed.find((call) => isPast(state, call));
  if (due === undefined) return null;
  const { seat, to } = due;
  const i = indexOf(state, seat);
  const amount = Math.min(to - state.bets[i]!, state.stacks[i]!);
  if (isUnchanged(state, due) && amount > 0) return { type: 'ChipsCommitted', data: { seat, amount, to: state.bets[i]! + amount } };
  const book = rulebookFor(state.start!.rulebook);
  const articles = book === null ? [] : cite(book.betting.oot.released.chips);
  return { type: 'OutOfTurnActReleased', data: { seat, options: ['fold'], mayRaise: false, returned: Math.max(0, amount), articles } };
}

function isPast(state: HandState, { before }: OwedCall): boolean {
  if (state.phase !== 'betting') return false;
  return countLive(state) < 2 || state.turn < 0 || !before.includes(state.start!.seats[state.turn]!.seat);
}

function isUnchanged({ currentBet, aggressor, start }: HandState, call: OwedCall): boolean {
  return currentBet === call.currentBet && (call.answers === null || start!.seats[aggressor]?.seat === call.answers);
}
