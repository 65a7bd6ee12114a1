/**
 * Chips that came to pots after their round was gathered: what nobody matches goes back, and the pots are counted anew.
 * Pure. May import: its neighbours.
 */
import type { Unfolding } from '../unfolding.js';
import { potsOf, uncalledBet } from './pots.js';

export function gatherAgain(unfolding: Unfolding): void {
  const { street, start } = unfolding.state;
  const uncalled = uncalledBet(unfolding.state);
  if (uncalled !== null) {
    const { seat } = start!.seats[uncalled.index]!;
    unfolding.push({ type: 'UncalledBetReturned', data: { seat, amount: uncalled.amount, street } });
  }
  unfolding.push({ type: 'ChipsGathered', data: { street, pots: potsOf(unfolding.state) } });
  unfolding.conclude();
}
