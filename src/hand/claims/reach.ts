/**
 * How far a correction of an earlier hand reaches into the hand that is played now: to what is behind a player and, until enough was done that
 * the hand can't be undone, to the blind and ante that they posted out of chips which were not theirs (RC 22).
 */
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { isSubstantialAction, listActsOnStreet } from '../betting/substantial-action.js';
import { anteForTable } from '../evolve/posted-chips.js';
import type { HandState } from '../state.js';

/** Whether a hand has gone so far that the hand before it can no longer be disputed: substantial action, or a later street. */
export function cannotBeUndone(state: HandState): boolean {
  // What was done in a deal that is cancelled is undone already (RC 35; RO 6.1).
  if (state.start === null || state.phase === 'awaitingRedeal') return false;
  if (state.street !== 'preflop' || state.phase === 'completed') return true;
  const book = rulebookFor(state.start.rulebook);
  return book === null || isSubstantialAction(listActsOnStreet(state), book.betting.substantialAction, 'turn');
}

/** The chips of seat index `i` that can still be taken from its player. A bet or raise of theirs, which others have to answer, stays. */
export function countReachable(state: HandState, i: number): number {
  const behind = state.stacks[i]!;
  const isBetting = state.phase === 'betting' && state.aggressor !== i && !cannotBeUndone(state);
  if (!isBetting && state.phase !== 'dealing' && state.phase !== 'awaitingRedeal') return behind;
  return behind + state.bets[i]! + state.gathered[i]! + anteForTable(state, i);
}
