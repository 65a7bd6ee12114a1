/**
 * The director gives a dead hand back, as far as the hand still has room for it.
 */
import type { Citation } from '../../../events/judging.js';
import { refuse, type Refused } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { isUntouched } from '../evolve/lost-hands.js';
import { isExpelled, isLiveAt } from '../betting/live-hands.js';

/** Why a dead hand can't live again: the hand is over, or it has not paid what the others have put in on earlier streets. */
export function checkRevival(state: HandState, seat: number): Refused | null {
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  const i = indexOf(state, seat);
  if (isLiveAt(state, i)) return null;
  if (isExpelled(state, seat)) return refuse('PLAYER_EXPELLED', { seat });
  const { gathered, allIn, live, awards, pots } = state;
  const owes = ((allIn >> i) & 1) === 0 && gathered.some((put, k) => ((live >> k) & 1) === 1 && put > gathered[i]!);
  const pushed = awards.some((award, pot) => award !== null && (pots[pot]!.seats.includes(seat) || !isCounted(state, seat)));
  return owes || pushed ? refuse('WRONG_PHASE', { phase: state.phase }) : null;
}

/** Whether the seat was live when the pots were counted. */
function isCounted({ pots }: HandState, seat: number): boolean {
  return pots[0]?.seats.includes(seat) ?? true;
}

/** The hand is its player's again. A bet that went back to the player lies in front of them where nothing has happened since. */
export function revive(unfolding: HandUnfolding, seat: number, reason: string, articles: readonly Citation[]): Refused | null {
  const { state } = unfolding;
  const refused = checkRevival(state, seat);
  if (refused !== null) return refused;
  const i = indexOf(state, seat);
  const round = state.incidents?.discards.lost.find((each) => each.seat === seat)?.round ?? null;
  const back = !isLiveAt(state, i) && round !== null && isUntouched(state, i, round) ? Math.max(0, round.bets[i]! - state.bets[i]!) : 0;
  unfolding.push({ type: 'HandRetrieved', data: { seat, amount: back, reason, articles: [...articles] } });
  // Pots were counted without it where it died before they were.
  if (state.phase === 'betting' || isCounted(state, seat)) unfolding.conclude();
  else unfolding.gatherAgain();
  return null;
}
