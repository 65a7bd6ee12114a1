/**
 * Bets and raises made in several motions (RC 46-C, 56; MO 8.17; TDA 39; RO 9.5; TF §9 b16).
 * In its course, for every book answers alike: `string.amountAnnouncedFirst`, `raise.methods`.
 * Pure. May import: its neighbours.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Betting } from '../betting/street-rules.js';
import type { WholeGesture } from './gesture.js';
import { sum } from './gesture.js';
import type { Infraction } from './judgement.js';
import { callOf, citingFirst, type Outcome, withInfraction } from './outcome.js';
import type { Situation } from './situation.js';
import { wagerTo } from './wagering.js';

/** A silent raise in several motions; `first` is the first motion, read by itself. */
export function stringRaise(situation: Situation, betting: Betting, first: Outcome): Outcome {
  const { facingBet } = betting.string;
  const outcome = facingBet.value === 'call' ? callOf(situation, cite(facingBet), 'stringCall') : citingFirst(cite(facingBet), first);
  return withInfraction(outcome, stringOffence(betting));
}

/** An opening bet in several motions: the first one is the bet. */
export function openingString(betting: Betting, first: Outcome): Outcome {
  return withInfraction(citingFirst(cite(betting.string.noBetFaced), first), stringOffence(betting));
}

/**
 * A raise said without an amount, its chips put in by several motions: what the first one comes to, or where the book lets
 * the exact call go in first, the call and the motion after it.
 */
export function declaredStringRaise(situation: Situation, gesture: WholeGesture, betting: Betting): Outcome {
  const { raiseDeclaredThenCallThenRest: split, facingBet, raiseDeclaredOddFirstAmount } = betting.string;
  const { own, lying, price, minTo } = situation;
  const [first, second] = gesture.motions;
  const firstTotal = own + lying + sum(first ?? []);
  if (situation.facesBet && firstTotal === price) {
    const both = firstTotal + sum(second ?? []);
    if (split.value === 'callPlusRest') return wagerTo(situation, betting, both, cite(split), 'raiseInTwoMotions');
    return withInfraction(wagerTo(situation, betting, minTo, cite(split), 'raiseCompleted'), stringOffence(betting));
  }
  const rule = firstTotal >= minTo ? facingBet : raiseDeclaredOddFirstAmount;
  const reason = firstTotal >= minTo ? 'stringRaiseFirstMotion' : 'raiseCompleted';
  return withInfraction(wagerTo(situation, betting, firstTotal, cite(rule), reason), stringOffence(betting));
}

function stringOffence(betting: Betting): Infraction {
  const { penalty } = betting.string;
  return { offence: 'stringBet', sanction: penalty.value === 'onAbuse' ? 'ifRepeated' : 'may', article: cite(penalty)[0]! };
}
