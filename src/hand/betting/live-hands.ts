/**
 * Whether a report can be about a seat at all, and at this moment of the hand.
 */
import { toPlain } from '../../decider.js';
import { countAble, countLive } from '../state/round.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';

/** Why a seat has no live hand that something can happen to now. */
export function checkLive(state: HandState, seat: number): Refused | null {
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  if (!isLiveAt(state, i)) return refuse('HAND_NOT_LIVE', { seat });
  if (!isPlaying(state, i)) return refuse('LAST_HAND', { seat });
  return state.phase === 'betting' || state.phase === 'awaitingBoard' || state.phase === 'showdown'
    ? null
    : refuse('WRONG_PHASE', { phase: state.phase });
}

export function checkSeat(state: HandState, seat: number): Refused | null {
  return indexOf(state, seat) < 0 ? refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) }) : null;
}

export function isLiveAt({ live }: Pick<HandState, 'live'>, i: number): boolean {
  return i >= 0 && ((live >> i) & 1) === 1;
}

/** Whether the player of a seat is disqualified. */
export function isExpelled({ incidents }: Pick<HandState, 'incidents'>, seat: number): boolean {
  return incidents?.discards.expelled.some((each) => each.seat === seat) ?? false;
}

/** The seats of players who are disqualified, as bits by index. */
export function findExpelledMask(state: HandState): number {
  return (state.incidents?.discards.expelled ?? []).reduce((mask, { seat }) => mask | (1 << indexOf(state, seat)), 0);
}

/** Whether the hand still plays for something: it is live, and not the only one; that has won, whatever happens to its cards. */
export function isPlaying(state: HandState, i: number): boolean {
  return isLiveAt(state, i) && countLive(state) > 1 && state.phase !== 'completed';
}

/** Whether bets are still possible in the hand. */
export function canBet(state: HandState): boolean {
  return state.phase === 'betting' || (state.phase === 'awaitingBoard' && countAble(state) >= 2);
}
