/**
 * How far a correction of an earlier hand reaches into the hand that is played now: to what is behind a player and, until enough was done that
 * the hand can't be undone, to the blind and ante that they posted out of chips which were not theirs (RC 22).
 */
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { isSubstantialAction, listActsOnStreet } from '../betting/substantial-action.js';
import { addAt, type HandDraft } from '../draft.js';
import { findAntePayer } from '../start/forced-bets.js';
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

/** The ante that the seat paid for the table. */
export function anteForTable({ start, deadAnte }: Pick<HandState, 'start' | 'deadAnte'>, i: number): number {
  return findAntePayer(start!) === i ? deadAnte : 0;
}

/** Takes chips that the player did not have to post: what was posted last goes first. */
export function takePosted(next: HandDraft, i: number, owed: number): void {
  let left = owed;
  const take = (lying: number): number => {
    const taken = Math.min(left, lying);
    left -= taken;
    return taken;
  };
  const fromAnte = (): void => {
    next.deadAnte -= take(anteForTable(next, i));
  };
  if (next.start!.stakes.antePriority === 'blindFirst') fromAnte();
  next.bets = addAt(next.bets, i, -take(next.bets[i]!));
  next.gathered = addAt(next.gathered, i, -take(next.gathered[i]!));
  fromAnte();
}
