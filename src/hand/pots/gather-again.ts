/**
 * Chips that came to pots after their round was gathered: what nobody matches goes back, and the pots are counted again.
 */
import type { HandUnfolding } from '../unfolding.js';
import { makePots, findUncalledBet } from './pots.js';

export function gatherAgain(unfolding: HandUnfolding): void {
  const { street, start } = unfolding.state;
  const uncalled = findUncalledBet(unfolding.state);
  if (uncalled !== null) {
    const { seat } = start!.seats[uncalled.index]!;
    unfolding.push({ type: 'UncalledBetReturned', data: { seat, amount: uncalled.amount, street } });
  }
  unfolding.push({ type: 'ChipsGathered', data: { street, pots: makePots(unfolding.state) } });
  unfolding.conclude();
}
