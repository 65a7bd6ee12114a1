/**
 * Decides whether a player was there when it counted: at the first card or at the last, in their chair or within reach of it, and what
 * becomes of their hand when they were not (RC 30; MO 2.18, 3.2; TDA 8; RO 4.1; TF §4 b2, b3).
 */
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { checkNotCompleted, checkSeats, checkSomebodyLives, declareDead, isLiveSeat, killSeats } from './checks.js';
import type { DealCommand } from '../../../commands/hand/deal.js';
import { type DealState, quietDeal } from '../state/deal.js';

type Command = Extract<DealCommand, { type: 'CheckPresence' }>;

export function checkPresence(unfolding: HandUnfolding, command: Command, { dealing }: Rulebook): Refused | null {
  const { seat, official = false } = command;
  const { state } = unfolding;
  const refused = checkNotCompleted(state) ?? checkSeats(state, [seat]);
  if (refused !== null) return refused;
  const { cutoff, exempt, posture } = dealing.presence;
  if (official && exempt.value === 'officials') return refuse('EXEMPT_FROM_PRESENCE', { seat }, articleOf(exempt));
  const deal = state.incidents?.deal ?? quietDeal;
  const at = cutoffOf(deal, cutoff.value === 'firstCard', command.cutoffAt ?? null);
  if (at === null && (deal.firstCardAt !== null || (command.seatedAt !== null && command.leftAt != null)))
    return refuse('CUTOFF_NOT_REACHED', { seat }, articleOf(cutoff));
  if (!isLiveSeat(state, seat)) return null;
  if (!wasThere(command, at, posture.value === 'withinReach')) {
    const nobodyLeft = checkSomebodyLives(state, [seat]);
    if (nobodyLeft !== null) return nobodyLeft;
    declareDead(unfolding, [seat], 'absent', cite(cutoff, posture, dealing.absent.handFate));
  } else if (recordLeaving(command, at, deal) && ((state.allIn >> indexOf(state, seat)) & 1) === 0) {
    const nobodyLeft = checkSomebodyLives(state, [seat]);
    if (nobodyLeft !== null) return nobodyLeft;
    killSeats(unfolding, [seat], 'leftTable', cite(cutoff, dealing.presence.leavesLiveHand.handFate));
  }
  unfolding.conclude();
  return null;
}

/** The moment that counts; null where it has not come, or nobody knows when it was. */
function cutoffOf(deal: DealState, firstCard: boolean, stated: number | null): number | null {
  return (firstCard ? deal.firstCardAt : deal.lastCardAt) ?? (deal.firstCardAt === null ? stated : null);
}

/** Without a known moment the report of the table counts: the player was not there, or they were. */
function wasThere({ seatedAt, leftAt = null, posture = 'seated' }: Command, at: number | null, withinReach: boolean): boolean {
  if (seatedAt === null || posture === 'away' || (posture === 'withinReach' && !withinReach)) return false;
  return at === null || (seatedAt <= at && (leftAt === null || leftAt > at));
}

/** The player was there in time, and gone before the last card: their hand is lost like any hand that is walked away from. */
function recordLeaving({ leftAt = null }: Command, at: number | null, { phase, lastCardAt }: DealState): boolean {
  if (leftAt === null || at === null || leftAt <= at) return false;
  return phase === 'dealing' || (lastCardAt !== null && leftAt <= lastCardAt);
}
