/**
 * What commands of the deal share: seats that are in the hand, and hands that are taken away unseen.
 */
import type { Citation } from '../../../events/judging.js';
import type { DeadFromTheDeal, KillCause } from '../../../events/hand-incidents.js';
import { toPlain } from '../../decider.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';

/** Refuses when the hand is over, or its deal is cancelled. */
export function checkNotCompleted({ phase }: HandState): Refused | null {
  if (phase === 'completed') return refuse('HAND_COMPLETED');
  return phase === 'awaitingRedeal' ? refuse('REDEAL_DUE') : null;
}

/** Refuses a seat that is not in the hand. */
export function checkSeats(state: HandState, seats: readonly number[]): Refused | null {
  const stranger = seats.find((seat) => indexOf(state, seat) < 0);
  return stranger === undefined ? null : refuse('SEAT_NOT_IN_HAND', { seat: toPlain(stranger) });
}

export function isLiveSeat(state: HandState, seat: number): boolean {
  return ((state.live >> indexOf(state, seat)) & 1) === 1;
}

/** Somebody must be left who can win. */
export function checkSomebodyLives(state: HandState, dying: readonly number[]): Refused | null {
  const left = dying.reduce((mask, seat) => mask & ~(1 << indexOf(state, seat)), state.live);
  return left === 0 ? refuse('NO_LIVE_SEAT') : null;
}

/** Hands that are dead from the deal on; those that are known to be so already say nothing new. */
export function declareDead(
  unfolding: HandUnfolding,
  seats: readonly number[],
  cause: DeadFromTheDeal,
  articles: readonly Citation[],
): void {
  const deal = unfolding.state.incidents?.deal;
  const known = (cause === 'penalised' ? deal?.penalised : deal?.absent) ?? [];
  const fresh = seats.filter((seat) => !known.includes(seat));
  for (const seat of fresh) unfolding.closeActs(seat);
  if (fresh.length > 0) unfolding.push({ type: 'HandsDeclaredDead', data: { seats: fresh, cause, articles: [...articles] } });
}

/** Kills those of the hands that still live. */
export function killSeats(unfolding: HandUnfolding, seats: readonly number[], cause: KillCause, articles: readonly Citation[]): void {
  for (const seat of seats) {
    if (isLiveSeat(unfolding.state, seat)) unfolding.kill(seat, cause, articles);
  }
}
