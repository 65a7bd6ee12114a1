/**
 * What a prize table pays, place by place, and how ties share it: players who share a place pool the prizes of the places
 * that they cover, and share them evenly (RO 2.7 for the last paid place).
 */
import type { PlayerId } from '../../../events/ids.js';
import type { PrizeTable } from '../../../events/tournament-prizes.js';
import { splitEvenly } from './apportion.js';

/** A whole, in hundredths of a percent. */
export const WHOLE = 10_000;

/**
 * The prizes in cents, the best place first. Percentages are rounded down to the unit; what that leaves, and the part of places that nobody
 * is there to take, goes to the first place. Fixed amounts that nobody is there to take stay with the organiser.
 * @param pot the cents that percentages are taken of
 * @param takers how many players there are to be paid
 */
export function prizesOf(table: PrizeTable, pot: number, takers: number): number[] {
  if (table.kind === 'amounts') return table.cents.slice(0, takers);
  const prizes = table.basisPoints
    .slice(0, takers)
    .map((part) => floorTo(Number((BigInt(pot) * BigInt(part)) / BigInt(WHOLE)), table.unit));
  if (prizes.length > 0) prizes[0]! += pot - prizes.reduce((sum, prize) => sum + prize, 0);
  return prizes;
}

function floorTo(cents: number, unit: number): number {
  return cents - (cents % unit);
}

export interface Payout {
  readonly playerId: PlayerId;
  readonly cents: number;
  /** The places whose prizes the player gets or shares, counted among those who can be paid. */
  readonly from: number;
  readonly to: number;
}

/**
 * @param prizes in cents, the best place first
 * @param groups those who share a place, the best first; within one, odd cents go to the first
 */
export function computePayouts(prizes: readonly number[], groups: readonly (readonly PlayerId[])[]): Payout[] {
  let place = 1;
  return groups.flatMap((group) => {
    const from = place;
    const to = place + group.length - 1;
    place = to + 1;
    const pooled = prizes.slice(from - 1, to).reduce((sum, prize) => sum + prize, 0);
    const shares = splitEvenly(pooled, group.length);
    return group.map((playerId, at) => ({ playerId, cents: shares[at]!, from, to }));
  });
}
