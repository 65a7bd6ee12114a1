/**
 * Chips pushed in silence: one chip, several, the last ones, in one motion or more (RC 45 to 51, 56; MO 8.17, 8.18;
 * TDA 11, 39; RO 9.5, 9.11 to 9.13; TF §9 b16, b17).
 * In its course, for every book answers alike: `change.silentOverbet`, `overchip.announceBeforeTouch`.
 * Pure. May import: its neighbours.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Betting } from '../betting/street-rules.js';
import { fiftyPercent } from './fifty-percent.js';
import type { WholeGesture } from './gesture.js';
import { sum } from './gesture.js';
import { callOf, checkOf, citingLast, directorOf, type Outcome } from './outcome.js';
import type { Situation } from './situation.js';
import { openingString, stringRaise } from './string-bets.js';
import { smallChip, undercall } from './undercall.js';
import { allInOf, wagerTo } from './wagering.js';

/** What the chips of a gesture count as by themselves. */
export function silentChips(situation: Situation, gesture: WholeGesture, betting: Betting): Outcome {
  const { chips, motions } = gesture;
  if (motions.length < 2) return oneMotion(situation, gesture, betting, chips);
  if (!situation.opened) return openingString(betting, opening(situation, betting, motions[0]!));
  const total = situation.own + situation.lying + gesture.pushed;
  // A call put in little by little is no raise: only what goes over it can be a string.
  if (situation.facesBet && total <= situation.price) return oneMotion(situation, gesture, betting, chips);
  return stringRaise(situation, betting, oneMotion(situation, { ...gesture, pushed: sum(motions[0]!) }, betting, motions[0]!));
}

/** Chips put in at once. */
export function oneMotion(situation: Situation, gesture: WholeGesture, betting: Betting, chips: readonly number[]): Outcome {
  if (!situation.opened) return opening(situation, betting, chips);
  const read = situation.facesBet ? facingBet(situation, gesture, betting, chips) : withNothingToCall(situation, betting, chips);
  return gesture.unclear && situation.own > 0 ? unclearPriorChips(situation, betting, read) : read;
}

function opening(situation: Situation, betting: Betting, chips: readonly number[]): Outcome {
  const total = situation.own + situation.lying + sum(chips);
  const reading = chips.length === 1 ? betting.overchip.noBetFaced : betting.multiChip.noBetFaced;
  return total < Math.min(situation.minTo, situation.allInTo)
    ? wagerTo(situation, betting, total, cite(betting.open.below, betting.open.minimum), 'chipsBetCompleted')
    : wagerTo(situation, betting, total, cite(reading), 'chipsBet');
}

/** The big blind who was only called. */
function withNothingToCall(situation: Situation, betting: Betting, chips: readonly number[]): Outcome {
  const { bigBlindOption } = betting.overchip;
  if (chips.length === 1 && bigBlindOption.value === 'check') return checkOf(situation, cite(bigBlindOption), 'overchipCheck');
  return aboveCall(situation, betting, chips);
}

function facingBet(situation: Situation, gesture: WholeGesture, betting: Betting, chips: readonly number[]): Outcome {
  const { own, lying, stack, price } = situation;
  const pushed = sum(chips);
  const total = own + lying + pushed;
  const lastChips = lying + pushed >= stack;
  if (total === price) return callOf(situation, cite(betting.turn.chipsInTurnBinding), 'chipsCall');
  if (total < price) {
    if (lastChips) return allInOf(situation, betting, cite(betting.multiChip.lastChips), 'allInBelowCall');
    return chips.length === 1 ? smallChip(situation, gesture, betting) : undercall(situation, gesture, betting);
  }
  const { overchip, multiChip } = betting;
  if (chips.length === 1) {
    const rules = [overchip.facingBet, ...(lastChips ? [overchip.lastChip] : []), ...(own > 0 ? [overchip.withPriorChips] : [])];
    return callOf(situation, cite(...rules), 'overchipCall');
  }
  const alike = chips.every((chip) => chip === chips[0]);
  const eachNeeded = total - Math.min(...chips) < price;
  if (eachNeeded && alike) return callOf(situation, cite(multiChip.sameDenomination), 'chipsAllNeeded');
  if (eachNeeded && multiChip.mixedDenominations.value === 'callIfSmallestNeeded') {
    return callOf(situation, cite(multiChip.mixedDenominations), 'chipsAllNeeded');
  }
  return aboveCall(situation, betting, chips);
}

/** Chips worth more than a call, read at their full value. */
function aboveCall(situation: Situation, betting: Betting, chips: readonly number[]): Outcome {
  const { own, lying, stack, minTo } = situation;
  const total = own + lying + sum(chips);
  const { multiChip, fifty } = betting;
  if (lying + sum(chips) >= stack) return allInOf(situation, betting, cite(multiChip.lastChips, fifty.lastChips), 'lastChips');
  if (total >= minTo) return wagerTo(situation, betting, total, cite(multiChip.otherwise), 'chipsRaise');
  const outcome = fiftyPercent(situation, betting, total);
  return chips.length === 1 ? outcome : citingLast(outcome, cite(multiChip.otherwise));
}

/** New chips beside old ones whose meaning nobody can tell. */
function unclearPriorChips(situation: Situation, betting: Betting, read: Outcome): Outcome {
  const { counted } = betting.priorChips;
  if (counted.value !== 'directorIfUnclear' || situation.raiseBar !== null || read.ruling === 'directorDecides') return read;
  const raises = read.ruling === 'raise' || read.ruling === 'allIn';
  const options = [
    { option: situation.facesBet ? ('call' as const) : ('check' as const), to: situation.callTo },
    { option: 'raise' as const, to: raises ? read.to : Math.min(situation.minTo, situation.allInTo) },
  ];
  return directorOf('priorChips', options, raises ? 'raise' : options[0]!.option, cite(counted), 'priorChipsUnclear');
}
