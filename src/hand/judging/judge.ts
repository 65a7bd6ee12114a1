/**
 * Judges an act at the table: what it counts as under the betting policies of a rulebook. Pure, and blind to which book it is.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Betting } from '../state/street-rules.js';
import type { HandState } from '../state.js';
import { judgeTap } from './declarations.js';
import { type Gesture, completeGesture, type WholeGesture } from './gesture.js';
import {
  judgeCallBeforeAmount,
  judgeConditional,
  judgeExposedHand,
  judgeMisread,
  judgeMisunderstood,
  judgePulledBack,
  makeEarlyOffence,
} from './irregular-acts.js';
import type { Judgement } from './judgement.js';
import { listAllOptions, judgementOf, type GestureOutcome, voidOf, withOffence } from './outcome.js';
import { judgeSilentChips } from './silent-chips.js';
import { type Situation, readSituation } from './situation.js';
import { judgeSpoken } from './words-or-chips.js';

/**
 * What the act of a seat counts as if it is its turn: an action with its amount, a void act with what may be chosen instead, or
 * a question to the director. The judged action is always one that the hand allows.
 * @param seat a live seat with chips; whether it is its turn is not asked here
 */
export function judgeGesture(state: HandState, seat: number, gesture: Gesture, betting: Betting): Judgement {
  const situation = readSituation(state, seat);
  const whole = continueGesture(state, seat, completeGesture(gesture));
  return judgementOf(situation, whole, judgeWhole(situation, whole, betting));
}

/** Who has announced a bet or raise and now sets its amount needs not say the word again. */
function continueGesture(state: HandState, seat: number, gesture: WholeGesture): WholeGesture {
  const restriction = state.actState?.restriction;
  if (restriction?.seat !== seat || restriction.awaited === null) return gesture;
  const { words } = gesture;
  return words === null || words.kind === 'amount'
    ? { ...gesture, words: { ...words, kind: restriction.awaited }, first: 'words' }
    : gesture;
}

function judgeWhole(situation: Situation, gesture: WholeGesture, betting: Betting): GestureOutcome {
  if (gesture.misreadAs !== null) {
    const real = judgeWhole(situation, { ...gesture, misreadAs: null }, betting);
    return judgeMisread(situation, gesture, betting, gesture.misreadAs, real);
  }
  if (gesture.misunderstood) {
    return judgeMisunderstood(situation, gesture, betting, judgeWhole(situation, { ...gesture, misunderstood: false }, betting));
  }
  if (gesture.amountKnown) return judgeOrdinary(situation, gesture, betting);
  if (gesture.words?.kind === 'call' && situation.facesBet) return judgeCallBeforeAmount(situation, betting);
  return withOffence(judgeOrdinary(situation, gesture, betting), makeEarlyOffence(betting));
}

function judgeOrdinary(situation: Situation, gesture: WholeGesture, betting: Betting): GestureOutcome {
  const words = gesture.words ?? (gesture.allInShown ? { kind: 'allIn' as const } : null);
  if (words?.conditional === true) return judgeConditional(situation, gesture, betting, words);
  const folds = words?.kind === 'fold' || (words === null && gesture.chips.length === 0);
  if (gesture.pulledBack > 0 && situation.facesBet && folds) return judgePulledBack(situation, betting);
  if (words !== null) return judgeSpoken(situation, gesture, betting, words);
  if (gesture.chips.length > 0) return judgeSilentChips(situation, gesture, betting);
  if (gesture.exposedHand) return judgeExposedHand(situation, betting);
  if (gesture.taps > 0) return judgeTap(situation, gesture.taps, betting);
  return voidOf(listAllOptions(situation), cite(betting.declaration.nonStandardTerms), 'noAct', situation.lying);
}
