/**
 * What a deal gives to each of the players who are left: by their chips above the lowest prize (chip-chop), or by the chances that their
 * chips give them of each place (ICM, after Malmuth and Harville). Exact to the cent.
 */
import { apportion, roundToCents } from './apportion.js';

/** Beyond this many players the sets of players that ICM looks at would be too many to look at while everybody waits. */
export const MAX_ICM_PLAYERS = 12;

/** Chances are worked out in fixed point numbers of so many binary digits behind the point. */
const DIGITS = 160n;
const ONE = 1n << DIGITS;

/**
 * Everybody has the lowest of the prizes that are left for sure; the rest is shared by chips.
 * @param prizes in cents, the best first, one for each player
 * @param stacks the largest first: where remainders are equal the larger stack has the odd cent
 */
export function computeChipChop(prizes: readonly number[], stacks: readonly number[]): number[] {
  const lowest = prizes.at(-1) ?? 0;
  const rest = sumOf(prizes) - lowest * stacks.length;
  return apportion(rest, stacks.map(BigInt)).map((share) => lowest + share);
}

/**
 * The chance of a player to come first is their part of the chips; the chance to come next is their part of the chips of those who are not
 * placed yet. Every set of players who may have taken the best places is looked at once, which takes 2^n steps for n players and not n!.
 * @param prizes in cents, the best first, one for each player
 * @param stacks above 0, the largest first: where remainders are equal the larger stack has the odd cent
 */
export function computeIcm(prizes: readonly number[], stacks: readonly number[]): number[] {
  return roundToCents(sumOf(prizes), computeExpectations(prizes, stacks), DIGITS);
}

/** What each player can expect, in cents, as fixed point numbers. */
function computeExpectations(prizes: readonly number[], stacks: readonly number[]): bigint[] {
  const chips = stacks.map(BigInt);
  const total = chips.reduce((sum, stack) => sum + stack, 0n);
  const sets = 1 << stacks.length;
  /** By set of players, one bit each: the chance that they take the best places. */
  const chance = Array.from({ length: sets }, () => 0n);
  chance[0] = ONE;
  const expected = stacks.map(() => 0n);
  for (let set = 0; set < sets - 1; set += 1) {
    const placed = membersOf(set, stacks.length);
    const left = placed.reduce((rest, at) => rest - chips[at]!, total);
    const prize = BigInt(prizes[placed.length] ?? 0);
    for (let at = 0; at < stacks.length; at += 1) {
      if ((set & (1 << at)) !== 0) continue;
      const next = (chance[set]! * chips[at]!) / left;
      chance[set | (1 << at)]! += next;
      expected[at]! += next * prize;
    }
  }
  return expected;
}

function membersOf(set: number, players: number): number[] {
  const members: number[] = [];
  for (let at = 0; at < players; at += 1) if ((set & (1 << at)) !== 0) members.push(at);
  return members;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
