/**
 * The betting part of the rulebooks, group by group: what an act of a player counts as. A setting's key is the path of
 * names to it, such as `minRaise.method`, and is the name that the matrix of the five books gives it.
 *
 * Rows of the matrix that are no setting, because another one decides them:
 *
 * | row                                                             | decided by                                                   |
 * |-----------------------------------------------------------------|--------------------------------------------------------------|
 * | turn.headsUp                                                    | blinds.headsUp                                               |
 * | open.declaredRaiseNoBet                                         | wrong.raiseNoBet                                             |
 * | minRaise.firstPreflop, .exampleAfter200, .exampleAfter400       | minRaise.method and .floorIncrement: examples, cases         |
 * | abbreviated.potBelow5000, .potFrom5000                          | abbreviated.otherDigits with n = 5: examples, cases          |
 * | undercall.callDeclared                                          | declaration.callWithFewerChips                               |
 * | underbet.result                                                 | open.below                                                   |
 * | underraise.result                                               | the settings of fifty                                        |
 * | string.firstMotionThenRead                                      | string.facingBet: its value firstMotion says so              |
 * | fold.outOfTurn                                                  | oot.fold                                                     |
 * | timeCall.totalSeconds                                           | timeCall.seconds and .countdownSeconds, added                |
 *
 * Every other row is a setting under its own key. Added are `director.mayDepart`, the fairness article that stands over all, and
 * `exposedHandPenalty`.
 * Where the books only word the same ruling differently, the setting has one value; a value stands for one behaviour.
 *
 * Pure. May import: its neighbours.
 */
import type { DefinitionTree } from '../definition.js';
import { allIn, allInBelowBB, reopen, shortAllIn } from './all-ins.js';
import { abbreviated, amountOnly, raiseAmount } from './amounts.js';
import { ante } from './antes.js';
import { blinds } from './blinds.js';
import { change, multiChip, overchip, priorChips, smallChip } from './chips.js';
import { acceptedAction, count, misreadByDealer, potBet, potCount } from './counts.js';
import { callBeforeAmountKnown, conditional, declaration, exposedHandInTurn, exposedHandPenalty, wrong } from './declarations.js';
import { director, gather, hiddenChips, pot, sidePots, substantialAction, uncalledBet } from './end-of-round.js';
import { dark, fold } from './folding.js';
import { grossMisunderstanding, incorrectBet, undercall } from './insufficient.js';
import { fifty, minRaise, open } from './minimums.js';
import { oot, simultaneous, skipped } from './out-of-turn.js';
import { bet, raise, string } from './strings.js';
import { timeCall } from './time-calls.js';
import { check, tap, turn } from './turn.js';

export const betting = {
  blinds,
  ante,
  turn,
  check,
  tap,
  open,
  minRaise,
  shortAllIn,
  reopen,
  allInBelowBB,
  allIn,
  fifty,
  declaration,
  amountOnly,
  raiseAmount,
  abbreviated,
  overchip,
  smallChip,
  multiChip,
  priorChips,
  change,
  undercall,
  incorrectBet,
  grossMisunderstanding,
  raise,
  string,
  bet,
  oot,
  skipped,
  simultaneous,
  conditional,
  callBeforeAmountKnown,
  wrong,
  exposedHandInTurn,
  exposedHandPenalty,
  fold,
  dark,
  timeCall,
  potBet,
  potCount,
  acceptedAction,
  misreadByDealer,
  count,
  hiddenChips,
  gather,
  pot,
  uncalledBet,
  sidePots,
  substantialAction,
  director,
} as const satisfies DefinitionTree;
