/**
 * What a player's words count as: the declared action, with the chips that go with it (RC 42, 46, 55; MO 8.2, 8.3, 8.9;
 * TDA 30, 32; RO 9.4, 9.5; TF §9 b2, b3).
 */
import { cite } from '../../rulebooks/citing.js';
import type { Betting } from '../state/street-rules.js';
import { judgeBareAmount, readTotalSaid } from './amounts-said.js';
import { findFreeFold } from './free-fold.js';
import type { WholeGesture, Words } from './gesture.js';
import { callOf, checkOf, listAllOptions, foldOf, type GestureOutcome, voidOf, withOffence, listOptionsWithoutRaise } from './outcome.js';
import { judgePotBet } from './pot-bet.js';
import { judgeSilentChips } from './silent-chips.js';
import { addChips, type Situation } from './situation.js';
import { judgeDeclaredStringRaise, judgeOpeningString } from './string-bets.js';
import { allInOf, judgeBarredWager, judgeWagerTo } from './wagering.js';

/** What the words of a gesture count as. */
export function judgeDeclaration(situation: Situation, gesture: WholeGesture, betting: Betting, words: Words): GestureOutcome {
  if (words.pot === true) return judgePotBet(situation, betting);
  switch (words.kind) {
    case 'check':
      return judgeCheckSaid(situation, gesture, betting);
    case 'call':
      return judgeCallSaid(situation, gesture, betting);
    case 'fold':
      return judgeFoldSaid(situation, betting);
    case 'allIn':
      return allInOf(situation, betting, cite(betting.turn.verbalInTurnBinding), 'allInSaid');
    case 'amount':
      return judgeAmountSaid(situation, gesture, betting);
    case 'bet':
      return situation.opened ? judgeBetFacingBet(situation, gesture, betting) : judgeWagerSaid(situation, gesture, betting);
    case 'raise':
      return judgeWagerSaid(situation, gesture, betting);
  }
}

function judgeCheckSaid(situation: Situation, gesture: WholeGesture, betting: Betting): GestureOutcome {
  if (!situation.facesBet) return checkOf(situation, cite(betting.turn.verbalInTurnBinding), 'checkSaid');
  // Chips that were put in by mistake with the word are a call at most.
  const committed = Math.min(gesture.pushed + situation.lying, situation.callTo - situation.own);
  return voidOf(['call', 'fold'], cite(betting.wrong.checkFacingBet), 'checkSaidFacingBet', committed);
}

function judgeCallSaid(situation: Situation, gesture: WholeGesture, betting: Betting): GestureOutcome {
  if (!situation.facesBet) return checkOf(situation, cite(betting.wrong.callNoBet), 'callSaidNothingToCall');
  const { callWithMoreChips, callWithFewerChips } = betting.declaration;
  const { pushed, amountTold } = gesture;
  const short = pushed > 0 && pushed + situation.lying < situation.callTo - situation.own;
  const grounds = amountTold === null ? [] : [betting.acceptedAction.callerOwesTrueAmount, betting.acceptedAction.relief];
  const rule = pushed === 0 ? betting.turn.verbalInTurnBinding : short ? callWithFewerChips : callWithMoreChips;
  const outcome = callOf(situation, cite(...grounds, rule), amountTold === null ? 'callSaid' : 'amountMisinformed');
  return amountTold === null ? outcome : { ...outcome, directorMayRelieve: true };
}

function judgeFoldSaid(situation: Situation, betting: Betting): GestureOutcome {
  const { form, whenCheckPossible, bigBlindOnHisOption } = betting.fold;
  if (situation.facesBet) return foldOf(situation, cite(form), 'foldSaid');
  const outcome = foldOf(situation, cite(whenCheckPossible.result), 'foldSaidCheckFree');
  if (situation.bigBlindOption && bigBlindOnHisOption.value === 'blindLostNoPenalty') {
    return { ...outcome, articles: cite(bigBlindOnHisOption, whenCheckPossible.result) };
  }
  const offence = findFreeFold(situation, betting);
  return offence === null ? outcome : withOffence(outcome, offence);
}

function judgeAmountSaid(situation: Situation, gesture: WholeGesture, betting: Betting): GestureOutcome {
  const said = readTotalSaid(situation, gesture, betting);
  if (said !== null) return judgeBareAmount(situation, gesture, betting, said);
  return gesture.chips.length > 0 ? judgeSilentChips(situation, gesture, betting) : judgeNoAmount(situation, betting);
}

/** "I bet" over a bet: the amount counts as if it were said alone, the chips as if they were silent. */
function judgeBetFacingBet(situation: Situation, gesture: WholeGesture, betting: Betting): GestureOutcome {
  const said = readTotalSaid(situation, gesture, betting);
  if (said === null) return judgeAmountSaid(situation, gesture, betting);
  return judgeBareAmount(situation, gesture, betting, { ...said, rules: [betting.wrong.betFacingBet, ...said.rules] });
}

function judgeNoAmount(situation: Situation, betting: Betting): GestureOutcome {
  return voidOf(listAllOptions(situation), cite(betting.declaration.nonStandardTerms), 'betSaidFacingBetNoAmount', situation.lying);
}

/** "Raise", or "bet" when nobody has: to the total that was said, else to what the chips make. */
function judgeWagerSaid(situation: Situation, gesture: WholeGesture, betting: Betting): GestureOutcome {
  const said = readTotalSaid(situation, gesture, betting);
  const { minTo, allInTo, opened } = situation;
  const short = (total: number): boolean => total < Math.min(minTo, allInTo);
  if (said !== null) {
    const completed = opened ? [betting.declaration.raiseWithFewerChips, betting.minRaise.method] : [betting.open.below];
    const rules = [...said.rules, ...(short(said.total) ? completed : [betting.raiseAmount.isTotal])];
    const wrong = !opened && gesture.words?.kind === 'raise' ? [betting.wrong.raiseNoBet] : [];
    return judgeWagerTo(situation, betting, said.total, cite(...wrong, ...rules), reasonFor(opened, short(said.total)));
  }
  if (gesture.chips.length === 0) return makeAmountAwaited(situation, betting);
  if (gesture.motions.length > 1 && opened) return judgeDeclaredStringRaise(situation, gesture, betting);
  const motion = gesture.motions[0]!;
  const total = addChips(situation, motion);
  const outcome = judgeWagerTo(
    situation,
    betting,
    total,
    cite(...readDeclaredChips(betting, opened, motion, short(total))),
    reasonFor(opened, short(total)),
  );
  return gesture.motions.length > 1 ? judgeOpeningString(betting, outcome) : outcome;
}

function readDeclaredChips(
  { overchip, declaration: { raiseWithFewerChips, raiseNoAmount }, open, wrong }: Betting,
  opened: boolean,
  motion: readonly number[],
  short: boolean,
) {
  if (!opened) return short ? [wrong.raiseNoBet, open.below] : [wrong.raiseNoBet];
  if (motion.length === 1) return short ? [overchip.raiseDeclared.chipBelowMinRaise] : [overchip.raiseDeclaredNoAmount];
  return short ? [raiseWithFewerChips] : [raiseNoAmount.chipsFromMinimum];
}

function reasonFor(opened: boolean, short: boolean) {
  if (opened) return short ? ('raiseCompleted' as const) : ('raiseSaid' as const);
  return short ? ('betCompleted' as const) : ('betSaid' as const);
}

/** The word binds, and its author still owes the amount. */
function makeAmountAwaited(situation: Situation, betting: Betting): GestureOutcome {
  const { opened, minTo, allInTo } = situation;
  const articles = cite(betting.turn.verbalInTurnBinding, betting.turn.waitForAmount);
  const reason = opened ? 'raiseSaidNoAmount' : 'betSaidNoAmount';
  const barred = judgeBarredWager(situation, betting, articles, reason);
  if (barred !== null) return barred;
  const options = [{ option: opened ? ('anyLegalRaise' as const) : ('anyLegalBet' as const), to: null }];
  return { ruling: opened ? 'raise' : 'bet', to: null, minTo: Math.min(minTo, allInTo), articles, reason, options };
}

/** Taps on the table (RC 3; MO 8.4; RO 1.6; TF §9 b4). */
export function judgeTap(situation: Situation, taps: number, betting: Betting): GestureOutcome {
  const { tap } = betting;
  if (taps < tap.count.value) return voidOf(listAllOptions(situation), cite(tap.count), 'tapsTooFew', situation.lying);
  if (!situation.facesBet) return checkOf(situation, cite(tap.noBet), 'tapChecks');
  if (tap.facingBet.value === 'fold') return foldOf(situation, cite(tap.facingBet), 'tapFolds');
  return voidOf(listOptionsWithoutRaise(situation), cite(tap.facingBet), 'tapFacingBet', situation.lying);
}
