/**
 * Chips that were posted out of chips which were not the player's, and how they are taken back (RC 22).
 */
import { findAntePayer } from '../betting/forced-bets.js';
import type { HandState } from '../state.js';
import { addAt, type HandDraft } from '../state/draft.js';

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
