/**
 * How a refund and a round that begins again change the betting.
 */
import { findIncrement } from '../betting/raising.js';
import { findRoundBeforeWager, listWagersBefore } from '../state/round.js';
import { findSeatToAct } from '../betting/turn.js';
import { addAt, type HandDraft, makeZeros } from '../state/draft.js';
import { type HandState, indexOf } from '../state.js';

/**
 * What nobody had matched of the last bet goes back, and the bet is what it was before; a raise that a shorter stack had called in part
 * stands as far as that.
 */
export function applyRefund(next: HandDraft, state: HandState, i: number, amount: number): void {
  next.stacks = addAt(next.stacks, i, amount);
  next.bets = addAt(next.bets, i, -amount);
  next.allIn &= ~(1 << i);
  const before = state.aggressor === i ? findRoundBeforeWager(state) : null;
  if (state.phase !== 'betting' || before === null) return;
  const stays = next.bets[i]!;
  const { currentBet, increment } = before;
  if (stays > currentBet) {
    next.raises = before.raises + (currentBet > 0 && stays - currentBet >= increment ? 1 : 0);
    next.increment = findIncrement(next.rules.doubling, currentBet, increment, stays);
    next.currentBet = stays;
  } else {
    next.raises = before.raises;
    next.increment = increment;
    next.currentBet = currentBet;
    next.aggressor = before.aggressor;
    next.settledShort = before.settledShort;
    next.wagers = listWagersBefore(state.wagers, before);
  }
  if (next.turn >= 0) next.turn = findSeatToAct(next, next.turn);
}

/** The street begins again with the seats that are live, blinds in front of those who posted them. */
export function applyRestart(next: HandDraft): void {
  const { bigBlindSeat, stakes } = next.start!;
  const preflop = next.street === 'preflop';
  next.currentBet = preflop ? stakes.bigBlind : 0;
  next.increment = stakes.bigBlind;
  next.raises = 0;
  next.acts = 0;
  next.aggressor = -1;
  next.settledShort = 0;
  next.barred = 0;
  next.wagers = [];
  next.incrementWhenActed = makeZeros(next.stacks.length);
  next.turn = findSeatToAct(next, preflop ? (indexOf(next, bigBlindSeat) + 1) % next.stacks.length : next.leftOfButton);
}
