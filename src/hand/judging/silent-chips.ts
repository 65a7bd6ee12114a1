/**
 * Chips pushed in silence: one chip, several, the last ones, in one motion or more (RC 45 to 51, 56; MO 8.17, 8.18;
 * TDA 11, 39; RO 9.5, 9.11 to 9.13; TF §9 b16, b17).
 * Hard-coded, because all five books agree: `change.silentOverbet`, `overchip.announceBeforeTouch`.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Betting } from '../state/street-rules.js';
import { judgeByFiftyPercent } from './fifty-percent.js';
import type { WholeGesture } from './gesture.js';
import { sumChips } from './gesture.js';
import { callOf, checkOf, citeLast, directorOf, type GestureOutcome } from './outcome.js';
import { addChips, type Situation } from './situation.js';
import { judgeOpeningString, judgeStringRaise } from './string-bets.js';
import { judgeSmallChip, judgeUndercall } from './undercall.js';
import { allInOf, judgeWagerTo } from './wagering.js';

/** What the chips of a gesture count as by themselves. */
export function judgeSilentChips(situation: Situation, gesture: WholeGesture, betting: Betting): GestureOutcome {
  const { chips, motions } = gesture;
  if (motions.length < 2) return judgeOneMotion(situation, gesture, betting, chips);
  if (!situation.opened) return judgeOpeningString(betting, judgeOpening(situation, betting, motions[0]!));
  const total = addChips(situation, chips);
  // A call put in little by little is no raise: only what goes over it can be a string.
  if (situation.facesBet && total <= situation.price) return judgeOneMotion(situation, gesture, betting, chips);
  return judgeStringRaise(
    situation,
    betting,
    judgeOneMotion(situation, { ...gesture, pushed: sumChips(motions[0]!) }, betting, motions[0]!),
  );
}

/** Chips put in at once. */
export function judgeOneMotion(situation: Situation, gesture: WholeGesture, betting: Betting, chips: readonly number[]): GestureOutcome {
  if (!situation.opened) return judgeOpening(situation, betting, chips);
  const read = situation.facesBet ? judgeFacingBet(situation, gesture, betting, chips) : judgeWithNothingToCall(situation, betting, chips);
  return gesture.unclear && situation.own > 0 ? judgeUnclearChips(situation, betting, read) : read;
}

function judgeOpening(situation: Situation, betting: Betting, chips: readonly number[]): GestureOutcome {
  const total = addChips(situation, chips);
  const reading = chips.length === 1 ? betting.overchip.noBetFaced : betting.multiChip.noBetFaced;
  return total < Math.min(situation.minTo, situation.allInTo)
    ? judgeWagerTo(situation, betting, total, cite(betting.open.below, betting.open.minimum), 'chipsBetCompleted')
    : judgeWagerTo(situation, betting, total, cite(reading), 'chipsBet');
}

/** The big blind who was only called. */
function judgeWithNothingToCall(situation: Situation, betting: Betting, chips: readonly number[]): GestureOutcome {
  const { bigBlindOption } = betting.overchip;
  if (chips.length === 1 && bigBlindOption.value === 'check') return checkOf(situation, cite(bigBlindOption), 'overchipCheck');
  return judgeAboveCall(situation, betting, chips);
}

function judgeFacingBet(situation: Situation, gesture: WholeGesture, betting: Betting, chips: readonly number[]): GestureOutcome {
  const { own, price, allInTo } = situation;
  const total = addChips(situation, chips);
  const lastChips = total >= allInTo;
  if (total === price) return callOf(situation, cite(betting.turn.chipsInTurnBinding), 'chipsCall');
  if (total < price) {
    if (lastChips) return allInOf(situation, betting, cite(betting.multiChip.lastChips), 'allInBelowCall');
    return chips.length === 1 ? judgeSmallChip(situation, gesture, betting) : judgeUndercall(situation, gesture, betting);
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
  return judgeAboveCall(situation, betting, chips);
}

/** Chips worth more than a call, read at their full value. */
function judgeAboveCall(situation: Situation, betting: Betting, chips: readonly number[]): GestureOutcome {
  const { minTo, allInTo } = situation;
  const total = addChips(situation, chips);
  const { multiChip, fifty } = betting;
  if (total >= allInTo) return allInOf(situation, betting, cite(multiChip.lastChips, fifty.lastChips), 'lastChips');
  if (total >= minTo) return judgeWagerTo(situation, betting, total, cite(multiChip.otherwise), 'chipsRaise');
  const outcome = judgeByFiftyPercent(situation, betting, total);
  return chips.length === 1 ? outcome : citeLast(outcome, cite(multiChip.otherwise));
}

/** New chips beside old ones whose meaning is unclear. */
function judgeUnclearChips(situation: Situation, betting: Betting, read: GestureOutcome): GestureOutcome {
  const { counted } = betting.priorChips;
  if (counted.value !== 'directorIfUnclear' || situation.raiseBar !== null || read.ruling === 'directorDecides') return read;
  const raises = read.ruling === 'raise' || read.ruling === 'allIn';
  const options = [
    { option: situation.facesBet ? ('call' as const) : ('check' as const), to: situation.callTo },
    { option: 'raise' as const, to: raises ? read.to : Math.min(situation.minTo, situation.allInTo) },
  ];
  return directorOf('priorChips', options, raises ? 'raise' : options[0]!.option, cite(counted), 'priorChipsUnclear');
}
