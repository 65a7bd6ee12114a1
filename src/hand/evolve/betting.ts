/**
 * How plain acts change a hand's state.
 */
import { addAt, type HandDraft, replaceAt } from '../state/draft.js';
import { findIncrement } from '../betting/raising.js';
import { countLive } from '../state/round.js';
import { CHECK, CHIPS, FOLD } from '../betting/substantial-action.js';
import { findSeatToAct } from '../betting/turn.js';

export function applyFold(next: HandDraft, i: number): void {
  next.live &= ~(1 << i);
  next.acts += FOLD;
  if (next.phase === 'betting') next.turn = findSeatToAct(next, i + 1);
  // A hand that is given up before the board is run out can leave one alone.
  else if (next.phase === 'awaitingBoard' && countLive(next) < 2) next.phase = 'settling';
}

export function applyCheck(next: HandDraft, i: number): void {
  next.acts += CHECK;
  // A player who has only checked has put nothing in. Where the book says so, they may raise any bet made after them.
  next.incrementWhenActed = replaceAt(next.incrementWhenActed, i, next.rules.checkerMayRaise ? 1 : next.increment);
  next.turn = findSeatToAct(next, i + 1);
}

export function applyWager(next: HandDraft, i: number, wager: { amount: number; to: number; allIn: boolean }, aggressive: boolean): void {
  next.acts += CHIPS;
  if (aggressive) {
    if (next.currentBet > 0 && wager.to - next.currentBet >= next.increment) next.raises++;
    next.increment = findIncrement(next.rules.doubling, next.currentBet, next.increment, wager.to);
    next.settledShort = 0;
    next.aggressor = i;
    next.currentBet = Math.max(next.currentBet, wager.to);
  }
  if (wager.allIn) next.allIn |= 1 << i;
  next.stacks = addAt(next.stacks, i, -wager.amount);
  next.bets = replaceAt(next.bets, i, wager.to);
  next.incrementWhenActed = replaceAt(next.incrementWhenActed, i, next.increment);
  // A call below the bet with chips left behind is one that the director set.
  if (!aggressive && !wager.allIn && wager.to < next.currentBet) next.settledShort |= 1 << i;
  next.turn = findSeatToAct(next, i + 1);
}
