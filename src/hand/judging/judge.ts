/**
 * Judges an act at the table: what it counts as under the betting policies of a rulebook. Pure, and blind to which book it is.
 * Pure. May import: its neighbours.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Betting } from '../betting/street-rules.js';
import type { HandState } from '../state.js';
import { tapped } from './declarations.js';
import { type Gesture, wholeGesture, type WholeGesture } from './gesture.js';
import { callBeforeAmount, conditional, exposedHand, misread, misunderstood, pulledBack, tooEarly } from './irregular-acts.js';
import type { Judgement } from './judgement.js';
import { everything, judgementOf, type Outcome, voidOf, withInfraction } from './outcome.js';
import { silentChips } from './silent-chips.js';
import { type Situation, situationOf } from './situation.js';
import { spoken } from './words-or-chips.js';

/**
 * What the act of a seat counts as if it is its turn: an action with its amount, a void act with what may be chosen instead, or
 * a question to the director. The judged action is always one that the hand allows.
 * @param seat a live seat with chips; whether it is its turn is not asked here
 */
export function judgeGesture(state: HandState, seat: number, gesture: Gesture, betting: Betting): Judgement {
  const situation = situationOf(state, seat);
  const whole = continued(state, seat, wholeGesture(gesture));
  return judgementOf(situation, whole, judged(situation, whole, betting));
}

/** Who has announced a bet or raise and now sets its amount needs not say the word again. */
function continued(state: HandState, seat: number, gesture: WholeGesture): WholeGesture {
  const restriction = state.floor?.restriction;
  if (restriction?.seat !== seat || restriction.awaited === null) return gesture;
  const { words } = gesture;
  return words === null || words.kind === 'amount'
    ? { ...gesture, words: { ...words, kind: restriction.awaited }, first: 'words' }
    : gesture;
}

function judged(situation: Situation, gesture: WholeGesture, betting: Betting): Outcome {
  if (gesture.misreadAs !== null) {
    const real = judged(situation, { ...gesture, misreadAs: null }, betting);
    return misread(situation, gesture, betting, gesture.misreadAs, real);
  }
  if (gesture.misunderstood) {
    return misunderstood(situation, gesture, betting, judged(situation, { ...gesture, misunderstood: false }, betting));
  }
  if (gesture.amountKnown) return ordinary(situation, gesture, betting);
  if (gesture.words?.kind === 'call' && situation.facesBet) return callBeforeAmount(situation, betting);
  return withInfraction(ordinary(situation, gesture, betting), tooEarly(betting));
}

function ordinary(situation: Situation, gesture: WholeGesture, betting: Betting): Outcome {
  const words = gesture.words ?? (gesture.allInShown ? { kind: 'allIn' as const } : null);
  if (words?.conditional === true) return conditional(situation, gesture, betting, words);
  const folds = words?.kind === 'fold' || (words === null && gesture.chips.length === 0);
  if (gesture.pulledBack > 0 && situation.facesBet && folds) return pulledBack(situation, betting);
  if (words !== null) return spoken(situation, gesture, betting, words);
  if (gesture.chips.length > 0) return silentChips(situation, gesture, betting);
  if (gesture.exposedHand) return exposedHand(situation, betting);
  if (gesture.taps > 0) return tapped(situation, gesture.taps, betting);
  return voidOf(everything(situation), cite(betting.declaration.nonStandardTerms), 'noAct', situation.lying);
}
