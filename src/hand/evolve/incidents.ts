/**
 * How events change a hand's incidents, and how incidents change the hand.
 */
import type { HandEvent } from '../../../events/hand.js';
import { countLive } from '../state/round.js';
import { FOLD } from '../betting/substantial-action.js';
import { findSeatToAct } from '../betting/turn.js';
import { evolveClaim } from './claims.js';
import { evolveDeal } from './deal.js';
import { evolveDeck } from './deck.js';
import { evolveDiscard } from './discards.js';
import { applyRefund } from './round-again.js';
import { addAt, type HandDraft } from '../state/draft.js';
import { evolveShowing } from './showing.js';
import { type HandState, indexOf } from '../state.js';
import { releaseIdle } from './idle-restriction.js';

/** Each room takes the events that concern it. */
export function evolveIncidents(next: HandDraft, state: HandState, event: HandEvent): void {
  evolveShared(next, state, event);
  evolveDeal(next, state, event);
  evolveDeck(next, state, event);
  evolveDiscard(next, state, event);
  evolveShowing(next, state, event);
  evolveClaim(next, state, event);
}

/** The events that all rooms share. */
function evolveShared(next: HandDraft, state: HandState, event: HandEvent): void {
  switch (event.type) {
    case 'HandKilled':
      if (foldsNow(state, event.data.seat)) next.acts += FOLD;
      return applyKill(next, indexOf(state, event.data.seat));
    case 'HandsDeclaredDead':
      for (const seat of event.data.seats) applyKill(next, indexOf(state, seat));
      return;
    case 'BetRefunded':
      applyRefund(next, state, indexOf(state, event.data.seat), event.data.amount);
      return releaseIdle(next);
    case 'BetsReturned':
      for (const { seat, amount } of event.data.seats) takeBack(next, indexOf(state, seat), amount);
      return;
    default:
      return;
  }
}

/** Whether the hand dies of a fold before its turn, which is an act of the street like one in turn. */
function foldsNow({ actState }: HandState, seat: number): boolean {
  return actState?.early.some((act) => act.seat === seat && act.dies === true) ?? false;
}

/** Chips go back to their owner: those in front of them first, then those in the middle. */
function takeBack(next: HandDraft, i: number, amount: number): void {
  next.stacks = addAt(next.stacks, i, amount);
  if (amount > 0) next.allIn &= ~(1 << i);
  const fromBet = Math.min(amount, next.bets[i]!);
  next.bets = addAt(next.bets, i, -fromBet);
  if (fromBet === amount) return;
  const fromMiddle = Math.min(amount - fromBet, next.gathered[i]!);
  next.gathered = addAt(next.gathered, i, -fromMiddle);
  next.deadAnte -= amount - fromBet - fromMiddle;
  // The pots as they were counted are no more.
  next.pots = [];
  next.awards = [];
}

/** The hand can no longer win; the player to act may change with it. */
function applyKill(next: HandDraft, i: number): void {
  next.live &= ~(1 << i);
  if (next.phase === 'betting') next.turn = findSeatToAct(next, next.turn === i ? i + 1 : Math.max(0, next.turn));
  else if (next.phase === 'awaitingBoard' && countLive(next) < 2) next.phase = 'settling';
  releaseIdle(next);
}
