/**
 * The 50 % rule: chips or a bare amount above a call and below a minimum raise are completed to it, or brought back to a call
 * (RC 47-A; MO 8.9; TDA 10; RO 9.6; TF §9 b9).
 * Hard-coded, because all five books agree: `fifty.appliesTo`, `fifty.exactlyHalfCounts`, `fifty.notReached.raiseDeclared`,
 * `fifty.mayGoAboveMinimum`.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Betting } from '../state/street-rules.js';
import { callOf, type GestureOutcome } from './outcome.js';
import type { Situation } from './situation.js';
import { judgeWagerTo } from './wagering.js';

/** Judges a total between the call and the minimum raise: half of what a raise must add is enough. */
export function judgeByFiftyPercent(situation: Situation, betting: Betting, total: number): GestureOutcome {
  const { fifty } = betting;
  const { price, increment } = situation;
  if (2 * (total - price) >= increment) {
    return judgeWagerTo(situation, betting, situation.minTo, cite(fifty.reached, fifty.base), 'fiftyReached');
  }
  return callOf(situation, cite(fifty.notReached.silent, fifty.base), 'fiftyNotReached');
}
