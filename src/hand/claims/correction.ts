/**
 * How a correction of pots is carried out: shares that change hands, chips that must still be there, the result of a hand that was over.
 */
import type { Citation } from '../../../events/judging.js';
import { resultsOf } from '../pots/conclusion.js';
import { refuse, type Refused } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { Progress } from '../../../commands/hand/claims.js';
import type { Shares } from '../state/claims.js';
import { countReachable } from './reach.js';
import { nothingSince } from './windows.js';

/** What each seat got from the award of a pot. */
export function readShares(state: HandState, pot: number): Shares {
  return state.awards[pot]?.shares ?? [];
}

/** Refuses to take chips that are no longer behind their player: they went into a pot, or were lost. */
export function refuseInPlay(state: HandState, seat: number, amount: number, progress: Progress = nothingSince): Refused | null {
  const behind = progress.behind.find((each) => each.seat === seat)?.amount ?? countReachable(state, indexOf(state, seat));
  return amount > behind ? refuse('STACK_IN_PLAY', { seat, amount, behind }) : null;
}

/** Gives a pot to the right seats; refused where one of the wrong ones no longer has the chips. */
export function correctAward(
  unfolding: HandUnfolding,
  pot: number,
  to: Shares,
  articles: readonly Citation[],
  progress: Progress | undefined,
): Refused | null {
  const { state } = unfolding;
  const from = readShares(state, pot);
  for (const { seat, amount } of from) {
    const loss = amount - (to.find((share) => share.seat === seat)?.amount ?? 0);
    const refused = loss > 0 ? refuseInPlay(state, seat, loss, progress) : null;
    if (refused !== null) return refused;
  }
  unfolding.push({
    type: 'PotAwardCorrected',
    data: { pot, amount: state.pots[pot]!.amount, from: [...from], to: [...to], articles: [...articles] },
  });
  return null;
}

/** Says what a hand that was over comes to now; nothing in a hand that goes on, whose result is still to come. */
export function correctResult(unfolding: HandUnfolding, before: HandState): void {
  const { state } = unfolding;
  if (before.phase !== 'completed') return;
  const changes = state
    .start!.seats.map(({ seat, playerId }, i) => ({ seat, playerId, amount: state.stacks[i]! - before.stacks[i]! }))
    .filter(({ amount }) => amount !== 0);
  if (changes.length === 0) return;
  unfolding.push({
    type: 'HandResultCorrected',
    data: { correction: (before.record.reported?.corrections ?? 0) + 1, changes, results: resultsOf(state) },
  });
}
