/** The smallest chip of a table: the greatest common divisor of the amounts in its hands, unless the file states it (`_chip_unit`). */
import type { PhhHand } from './phh.js';

/** The smallest chip of each hand's table. */
export function chipUnitsOf(hands: readonly PhhHand[]): (hand: PhhHand) => number {
  const byTable = new Map([...Map.groupBy(hands, ({ table }) => table)].map(([table, ofTable]) => [table, inferChipUnit(ofTable)]));
  return ({ table }) => byTable.get(table) ?? 1;
}

function inferChipUnit(hands: readonly PhhHand[]): number {
  return hands.flatMap(listAmounts).reduce(greatestCommonDivisor, 0) || 1;
}

function listAmounts({ startingStacks, forcedBets, actions, finishingStacks, winnings }: PhhHand): readonly number[] {
  const { smallBlind, bigBlind, ante } = forcedBets;
  const bets = actions.flatMap((action) => (action.kind === 'betOrRaise' ? [action.to] : []));
  return [...startingStacks, smallBlind, bigBlind, ante, ...bets, ...(finishingStacks ?? []), ...(winnings ?? [])].map(Math.abs);
}

function greatestCommonDivisor(one: number, other: number): number {
  let [larger, smaller] = [one, other];
  while (smaller !== 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
