/**
 * Amounts said aloud: cut short, as an addition, in two parts, or alone (RC 40-C, 47, 57; MO 8.3, 8.9; TDA 32; RO 9.1, 9.10;
 * TF §9 b3).
 * Hard-coded, because all five books agree: `abbreviated.potMeasure`.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Setting } from '../../rulebooks/setting.js';
import type { Betting } from '../state/street-rules.js';
import { judgeByFiftyPercent } from './fifty-percent.js';
import type { WholeGesture, Words } from './gesture.js';
import { callOf, checkOf, citeFirst, listAllOptions, type GestureOutcome, voidOf, listOptionsWithoutRaise } from './outcome.js';
import type { Situation } from './situation.js';
import { judgeUndercall } from './undercall.js';
import { allInOf, judgeWagerTo } from './wagering.js';

/** An amount as the total that it stands for, in chips, and the rules that say so. */
export interface SaidTotal {
  readonly total: number;
  readonly rules: readonly Setting[];
}

/** The total that spoken words name; null when they name none. */
export function readTotalSaid(situation: Situation, gesture: WholeGesture, betting: Betting): SaidTotal | null {
  const { words } = gesture;
  if (words?.amount === undefined) return null;
  const { amount, rules } = readFullAmount(situation, gesture, betting, words.amount, words);
  const { plusX, twoPart } = betting.raiseAmount;
  if (words.more !== undefined) return { total: twoPart.value === 'sum' ? amount + words.more : amount, rules: [...rules, twoPart] };
  if (words.plus === true) return { total: plusX.value === 'increment' ? situation.price + amount : amount, rules: [...rules, plusX] };
  return { total: amount, rules };
}

/** The amount with the zeros that were left out. */
function readFullAmount(
  situation: Situation,
  gesture: WholeGesture,
  { abbreviated }: Betting,
  amount: number,
  words: Words,
): { readonly amount: number; readonly rules: readonly Setting[] } {
  if (words.abbreviated !== true || amount === 0) return { amount, rules: [] };
  if (gesture.chipValuesInPlay.includes(amount)) return { amount, rules: [abbreviated.chipOfThatValueInPlay] };
  const rules = [abbreviated.rule, abbreviated.otherDigits];
  if (abbreviated.otherDigits.value === 'hundredsOrThousands') {
    return { amount: situation.pot < amount * 1000 ? amount * 100 : amount * 1000, rules };
  }
  return { amount: findHighestWithinPot(situation, amount), rules };
}

/** The most zeros with which the amount, no smaller than a bet may be, does not exceed the pot; the least where all exceed it. */
function findHighestWithinPot({ pot, bigBlind }: Situation, digits: number): number {
  let amount = digits;
  while (amount < bigBlind || amount * 10 <= pot) amount *= 10;
  return amount;
}

/** A number said alone, or "I bet" with one over a bet. */
export function judgeBareAmount(situation: Situation, gesture: WholeGesture, betting: Betting, said: SaidTotal): GestureOutcome {
  const { total, rules } = said;
  const { amountOnly, open } = betting;
  const { price, callTo, allInTo, minTo, opened, facesBet } = situation;
  if (!opened) {
    if (total === 0) return checkOf(situation, cite(amountOnly.meaning, ...rules), 'checkSaid');
    const short = total < Math.min(minTo, allInTo);
    return judgeWagerTo(
      situation,
      betting,
      total,
      cite(...(short ? [open.below] : []), amountOnly.meaning, ...rules),
      short ? 'betCompleted' : 'amountBet',
    );
  }
  if (total < callTo && facesBet) return judgeBelowCall(situation, gesture, betting, rules);
  if (total <= price) return callOf(situation, cite(amountOnly.meaning, ...rules), 'amountCall');
  if (total >= allInTo) return allInOf(situation, betting, cite(amountOnly.fromMinRaise, ...rules), 'amountRaise');
  if (total >= minTo) return judgeWagerTo(situation, betting, total, cite(amountOnly.fromMinRaise, ...rules), 'amountRaise');
  return citeFirst(cite(amountOnly.betweenCallAndMinRaise, ...rules), judgeByFiftyPercent(situation, betting, total));
}

function judgeBelowCall(situation: Situation, gesture: WholeGesture, betting: Betting, rules: readonly Setting[]): GestureOutcome {
  // Nobody may mistake the big blind, whatever an amount below the call otherwise comes to.
  if (situation.owesBigBlind) return judgeUndercall(situation, gesture, betting);
  const { belowCall: setting } = betting.amountOnly;
  const committed = gesture.pushed + situation.lying;
  switch (setting.value) {
    case 'undercall':
      return citeFirst(cite(setting, ...rules), judgeUndercall(situation, gesture, betting));
    case 'fullCall':
      return callOf(situation, cite(setting, ...rules), 'undercallCompleted');
    case 'voidCallOrFold':
      return voidOf(listOptionsWithoutRaise(situation), cite(setting, ...rules), 'amountBelowCallVoid', committed);
    case 'voidFreeChoice':
      return voidOf(listAllOptions(situation), cite(setting, ...rules), 'amountBelowCallVoid', situation.lying);
  }
}
