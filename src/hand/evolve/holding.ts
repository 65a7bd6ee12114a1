/**
 * What holds the betting up while cards are being dealt, and where it goes on.
 */
import { countLive } from '../state/round.js';
import { findSeatToAct } from '../betting/turn.js';
import type { HandDraft } from '../state/draft.js';
import { isBoardComplete, indexOf } from '../state.js';

/** Nobody acts. */
export function hold(next: HandDraft): void {
  next.phase = 'dealing';
  next.turn = -1;
}

/** The betting begins, or the board where blinds have put everybody all in. */
export function release(next: HandDraft): void {
  if (next.pots.length > 0) {
    next.phase = isBoardComplete(next) || countLive(next) < 2 ? 'settling' : 'awaitingBoard';
    return;
  }
  next.phase = 'betting';
  next.turn = findSeatToAct(next, indexOf(next, next.start!.bigBlindSeat) + 1);
}
