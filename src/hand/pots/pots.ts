/**
 * Decides what comes back uncalled, which pots there are and who can win them, and how a pot is split.
 * Hard-coded, because all five books agree: `sidePots`, `allIn.maxWin`, `ante.winnable.otherAllIn`, `ante.winnable.payerAllInOnAnte`,
 * `ante.winnable.partialBigBlind`, `ante.winnable.classicShort`, `pot.deadContributions`, `pot.onlyCandidateLeft`, `split.oddChip.seat`,
 * `split.oddChip.several`, `split.oddChip.deadButton`, `absent.canWinAllInByBlind`.
 */
import type { Pot } from '../../../events/values.js';
import { type HandState, indexOf } from '../state.js';
import { countFor } from '../betting/shortfall.js';

/** Chips that seat index `i` put in over the whole hand, less what was returned. One player's ante for the table is not in it. */
export function sumCommitted(state: HandState, i: number): number {
  return state.gathered[i]! + state.bets[i]!;
}

/**
 * Chips of one seat that nobody matched, antes of the classic format included; null when everything is matched (RO 9.7). Those of a dead hand
 * stay in as far as a live player could have matched them; nobody wins more than what they could put in (RC preamble, betting; RO 4.2, 9.7).
 */
export function findUncalledBet(state: HandState): { readonly index: number; readonly amount: number } | null {
  let index = -1;
  let highest = 0;
  let second = 0;
  for (let i = 0; i < state.bets.length; i++) {
    const put = countFor(state, i);
    if (put > highest) {
      second = highest;
      highest = put;
      index = i;
    } else if (put > second) second = put;
  }
  if (highest === second) return null;
  const matched = ((state.live >> index) & 1) === 1 ? second : Math.max(second, findReach(state));
  return matched < highest ? { index, amount: highest - matched } : null;
}

/** The most that a live seat has put in or still could. */
function findReach(state: HandState): number {
  let reach = 0;
  for (let i = 0; i < state.stacks.length; i++) {
    if (((state.live >> i) & 1) === 1) reach = Math.max(reach, countFor(state, i) + state.stacks[i]!);
  }
  return reach;
}

/**
 * The pots, main pot first. Each distinct total of a live seat closes a layer, to which every seat gives what it put in
 * between the two levels; the seats that reached it can win it. An ante paid for the table belongs to the main pot whole
 * (RO 4.2), even where its payer has nothing else in. Chips that only dead seats reached are for those who could have matched them, not for
 * who is all in for less; where nobody could, they fall to the outermost pot.
 */
export function makePots(state: HandState): Pot[] {
  const { live } = state;
  const seats = state.start!.seats;
  const pots: Pot[] = [];
  let below = 0;
  let carried = state.deadAnte;
  let eligible: number[] = [];
  for (let level = findNextLevel(state, -1); level >= 0; level = findNextLevel(state, level)) {
    let amount = carried;
    eligible = [];
    for (let i = 0; i < state.bets.length; i++) {
      const put = sumCommitted(state, i);
      if (put > below) amount += Math.min(put, level) - below;
      if (((live >> i) & 1) === 1 && countFor(state, i) >= level) eligible.push(seats[i]!.seat);
    }
    below = level;
    carried = 0;
    if (amount > 0) pots.push({ amount, seats: eligible });
  }
  let above = 0;
  for (let i = 0; i < state.bets.length; i++) above += Math.max(0, sumCommitted(state, i) - below);
  if (above === 0) return pots;
  const able = eligible.filter((seat) => state.stacks[indexOf(state, seat)]! > 0);
  if (able.length > 0 && able.length < eligible.length) pots.push({ amount: above, seats: able });
  // The outermost pot is empty where its seats won before they put anything in.
  else pots.push({ amount: above + (pots.at(-1)?.seats === eligible ? pots.pop()!.amount : 0), seats: eligible });
  return pots;
}

/** The smallest total above `level` that a live seat has put in; -1 for none. */
function findNextLevel(state: HandState, level: number): number {
  let next = -1;
  for (let i = 0; i < state.bets.length; i++) {
    if (((state.live >> i) & 1) === 0) continue;
    const put = countFor(state, i);
    if (put > level && (next < 0 || put < next)) next = put;
  }
  return next;
}

export interface Split {
  readonly shares: { seat: number; amount: number }[];
  /** Chip units that did not divide. */
  readonly oddChips: number;
}

/**
 * Splits a pot evenly in multiples of the chip unit. What is left over goes out one unit each, clockwise from the left of
 * the button (RC 20, RO 10.8; one each to several: MO 9.8).
 * @param winners seat numbers, clockwise from the left of the button
 */
export function splitPot(amount: number, winners: readonly number[], chipUnit: number): Split {
  const even = Math.floor(amount / (winners.length * chipUnit)) * chipUnit;
  let left = amount - even * winners.length;
  // Stacks that are no multiple of the unit leave a last part of a unit; it goes to the next seat like one.
  const oddChips = Math.ceil(left / chipUnit);
  const shares = winners.map((seat) => {
    const odd = Math.min(chipUnit, left);
    left -= odd;
    return { seat, amount: even + odd };
  });
  return { shares, oddChips };
}

/** Whether a pot has gone to its winner already. */
export function isSomePotPushed(state: HandState): boolean {
  return state.awards.some((award) => award !== null);
}

/** All chips in the middle and in front of the seats. */
export function countChipsInPlay(state: HandState): number {
  let total = state.deadAnte;
  for (let i = 0; i < state.bets.length; i++) total += sumCommitted(state, i);
  for (const award of state.awards) if (award !== null) total -= award.amount;
  return total;
}
