/**
 * Bets and raises made in several motions (RC 46-C, 56; MO 8.17; TDA 39; RO 9.5; TF §9 b16).
 * Hard-coded, because all five books agree: `string.amountAnnouncedFirst`, `raise.methods`.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Betting } from '../state/street-rules.js';
import type { WholeGesture } from './gesture.js';
import { sumChips } from './gesture.js';
import type { Citation, JudgedOffence } from './judgement.js';
import { callOf, citeFirst, type GestureOutcome, withOffence } from './outcome.js';
import { addChips, type Situation } from './situation.js';
import { judgeWagerTo } from './wagering.js';

/** A silent raise in several motions; `first` is the first motion, read by itself. */
export function judgeStringRaise(situation: Situation, betting: Betting, first: GestureOutcome): GestureOutcome {
  const { facingBet } = betting.string;
  const outcome =
    facingBet.value === 'call'
      ? callOf(situation, cite(facingBet), situation.facesBet ? 'stringIsCall' : 'stringIsCheck')
      : countFirst(cite(facingBet), first);
  return withOffence(outcome, makeStringOffence(betting));
}

/** An opening bet in several motions: the first one is the bet. */
export function judgeOpeningString(betting: Betting, first: GestureOutcome): GestureOutcome {
  return withOffence(countFirst(cite(betting.string.noBetFaced), first), makeStringOffence(betting));
}

/** Of several motions only the first counts, by these rules: it keeps its own reason beside theirs. */
function countFirst(articles: readonly Citation[], first: GestureOutcome): GestureOutcome {
  return { ...citeFirst(articles, first), reason: 'stringFirstCounts', firstMotion: first.reason };
}

/**
 * A raise said without an amount, its chips put in by several motions: what the first one comes to, or where the book lets
 * the exact call go in first, the call and the motion after it.
 */
export function judgeDeclaredStringRaise(situation: Situation, gesture: WholeGesture, betting: Betting): GestureOutcome {
  const { raiseDeclaredThenCallThenRest: split, facingBet, raiseDeclaredOddFirstAmount } = betting.string;
  const { price, minTo } = situation;
  const [first, second] = gesture.motions;
  const firstTotal = addChips(situation, first ?? []);
  if (situation.facesBet && firstTotal === price) {
    const both = firstTotal + sumChips(second ?? []);
    if (split.value === 'callPlusRest') return judgeWagerTo(situation, betting, both, cite(split), 'raiseInTwoMotions');
    return withOffence(judgeWagerTo(situation, betting, minTo, cite(split), 'stringRaiseCompleted'), makeStringOffence(betting));
  }
  const rule = firstTotal >= minTo ? facingBet : raiseDeclaredOddFirstAmount;
  const reason = firstTotal >= minTo ? 'stringRaiseFirstCounts' : 'stringRaiseCompleted';
  return withOffence(judgeWagerTo(situation, betting, firstTotal, cite(rule), reason), makeStringOffence(betting));
}

function makeStringOffence(betting: Betting): JudgedOffence {
  const { penalty } = betting.string;
  return { offence: 'stringBet', sanction: penalty.value === 'onAbuse' ? 'ifRepeated' : 'may', article: cite(penalty)[0]! };
}
