/**
 * A live hand dies: what comes back of its bet, and what follows of it in the round.
 */
import type { Citation } from '../../../events/judging.js';
import type { KillCause } from '../../../events/hand-incidents.js';
import { findRoundBeforeWager } from '../state/round.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';

/**
 * What nobody has called or raised of the seat's last bet, in chips: what it has in front of it on the street above the most that another
 * has. 0 where its last act was no bet or raise, or another raised it.
 */
export function uncalledOf(state: HandState, i: number): number {
  if (state.phase !== 'betting' || state.aggressor !== i) return 0;
  let most = 0;
  for (let k = 0; k < state.bets.length; k++) if (k !== i && state.bets[k]! > most) most = state.bets[k]!;
  return Math.max(0, state.bets[i]! - most);
}

/** The rule by which the uncalled part of its last bet goes back to a killed seat. */
export function findRefundRule(state: HandState, { dealing }: Rulebook): Setting {
  const before = findRoundBeforeWager(state);
  const opening = before === null || before.currentBet === 0;
  return opening ? dealing.kill.refund.openingBetUncalled : dealing.kill.refund.raiseUncalled;
}

/** Records that the hand is dead; chips of an act of it that did not stand stay in. `refund` is the rule by which its uncalled chips go back. */
export function loseHand(
  unfolding: HandUnfolding,
  seat: number,
  cause: KillCause,
  articles: readonly Citation[],
  refund: Setting | null,
): void {
  const { state } = unfolding;
  const back = refund === null ? 0 : uncalledOf(state, indexOf(state, seat));
  unfolding.kill(seat, cause, articles);
  if (refund !== null && back > 0) unfolding.push({ type: 'BetRefunded', data: { seat, amount: back, articles: cite(refund) } });
}
