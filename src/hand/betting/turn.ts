/**
 * Decides whose turn it is, and whether anybody has a decision left on the street.
 * Hard-coded, because all five books agree: `turn.direction`, `turn.preflopFirst`, `turn.postflopFirst`, `blinds.headsUp`.
 */
import type { BettingRound } from '../state/round.js';

/** What the turn depends on. A seat that has acted on the street has an increment when it acted that is not 0. */
type Turning = Pick<BettingRound, 'live' | 'stacks' | 'bets' | 'incrementWhenActed' | 'currentBet' | 'settledShort'>;

/**
 * The index of the first seat from `first` on, clockwise, that owes or may make a decision; -1 when the betting is over.
 * A seat that alone has chips decides only when a live opponent has more in front of them: a check against players who are
 * all in would be no decision.
 */
export function findSeatToAct(round: Turning, first: number): number {
  const { live, stacks, bets, incrementWhenActed, currentBet, settledShort } = round;
  const count = stacks.length;
  let able = 0;
  let alone = -1;
  for (let i = 0; i < count; i++) {
    if (((live >> i) & 1) === 1 && stacks[i]! > 0) {
      able++;
      alone = i;
    }
  }
  if (able === 0) return -1;
  if (able === 1) return bets[alone]! < findHighestLiveBet(round, alone) && ((settledShort >> alone) & 1) === 0 ? alone : -1;
  for (let k = 0; k < count; k++) {
    const i = first + k < count ? first + k : first + k - count;
    const canAct = ((live >> i) & 1) === 1 && stacks[i]! > 0;
    if (canAct && (incrementWhenActed[i] === 0 || (bets[i]! < currentBet && ((settledShort >> i) & 1) === 0))) return i;
  }
  return -1;
}

/** The most that a live seat other than `except` has in front of it, in chips. */
export function findHighestLiveBet(round: Pick<BettingRound, 'live' | 'bets'>, except: number): number {
  let highest = 0;
  for (let i = 0; i < round.bets.length; i++) {
    if (i !== except && ((round.live >> i) & 1) === 1 && round.bets[i]! > highest) highest = round.bets[i]!;
  }
  return highest;
}
