/**
 * "I bet the pot" in no-limit: no valid amount, but it binds to a bet or raise (RC 54-C; RO 9.15).
 */
import { cite } from '../../rulebooks/citing.js';
import type { Betting } from '../state/street-rules.js';
import { type GestureOutcome, withOffence } from './outcome.js';
import type { Situation } from './situation.js';
import { judgeBarredWager } from './wagering.js';

export function judgePotBet(situation: Situation, betting: Betting): GestureOutcome {
  const { opened, minTo, allInTo } = situation;
  const rules = betting.potBet;
  const articles = cite(opened ? rules.facingBet : rules.noBetFaced, rules.valid);
  const options = [{ option: opened ? ('anyLegalRaise' as const) : ('anyLegalBet' as const), to: null }];
  const outcome: GestureOutcome = judgeBarredWager(situation, betting, articles, 'potBet') ?? {
    ruling: opened ? 'raise' : 'bet',
    to: null,
    minTo: Math.min(minTo, allInTo),
    articles,
    reason: 'potBet',
    options,
  };
  return withOffence(outcome, { offence: 'potBet', sanction: 'may', article: cite(rules.penalty)[0]! });
}
