/**
 * Puts a wrong amount right for all who put it in, and the wagers over it that are too small with it (RC 43; TDA-EN 52).
 */
import type { Citation } from '../../../events/judging.js';
import { findIncrement } from '../betting/raising.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { WrongAmount } from '../state/reports.js';

/** A total of the street that was wrong, and what it had to be. Chips. */
interface CorrectedLevel {
  readonly from: number;
  readonly to: number;
}

/**
 * The wrong amount, and each wager over it that is less than the minimum once the amount is right: "augmenter la mise […] pour tous les
 * joueurs ayant misé" (RC 43). An all-in stays what it is.
 */
function findCorrectedLevels(state: HandState, wrong: WrongAmount): CorrectedLevel[] {
  const first = { from: wrong.to, to: wrong.legalTo };
  return wrong.aggressive ? [first, ...raiseLevels(state, wrong).levels] : [first];
}

/** The smallest raise over the last wager, once all are right. Chips. */
function findIncrementOver(state: HandState, wrong: WrongAmount): number | undefined {
  return wrong.aggressive && wrong.wagers.length > 0 ? raiseLevels(state, wrong).increment : undefined;
}

function raiseLevels(state: HandState, wrong: WrongAmount): { levels: CorrectedLevel[]; increment: number } {
  const levels: CorrectedLevel[] = [];
  let level = wrong.legalTo;
  let { increment } = wrong;
  for (const { seat, to: from } of wrong.wagers) {
    const i = indexOf(state, seat);
    const to = Math.max(from, Math.min(level + increment, from + state.stacks[i]!));
    if (to > from) levels.push({ from, to });
    increment = findIncrement(state.rules.doubling, level, increment, to);
    level = Math.max(level, to);
  }
  return { levels, increment };
}

/** Has those whose chips lie at a wrong level add what is missing, as far as their stacks go: the author first, the others in turn order. */
export function correctLevels(unfolding: HandUnfolding, wrong: WrongAmount, articles: readonly Citation[]): void {
  const { state } = unfolding;
  const levels = findCorrectedLevels(state, wrong);
  const author = indexOf(state, wrong.seat);
  const increment = findIncrementOver(state, wrong);
  // Once the round is over, whoever is still in has matched the last wager.
  const matched = state.phase === 'betting' ? null : (wrong.wagers.at(-1)?.to ?? wrong.to);
  // Others may lie at the amount of a call that was too small by right.
  for (let k = 0; k < (wrong.aggressive ? state.stacks.length : 1); k++) {
    const i = (author + k) % state.stacks.length;
    const stack = state.stacks[i]!;
    if (((state.live >> i) & 1) === 0 || stack === 0) continue;
    const from = matched ?? state.bets[i]!;
    const level = levels.find((each) => each.from === from);
    if (level === undefined) continue;
    const amount = Math.min(stack, level.to - from);
    const { seat } = state.start!.seats[i]!;
    const data = { seat, from, to: from + amount, amount, allIn: amount === stack, articles: [...articles] };
    unfolding.push({ type: 'BetCorrected', data: increment === undefined ? data : { ...data, increment } });
  }
}
