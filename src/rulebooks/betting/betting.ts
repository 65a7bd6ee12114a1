/**
 * The betting part of the rulebooks, group by group: what an act of a player counts as. Where books only word the same ruling differently,
 * the setting has one value; a value stands for one behaviour.
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
import { raise, string } from './strings.js';
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
