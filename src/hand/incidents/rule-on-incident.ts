/**
 * Decides on the director's word about an incident of the deal, the cards or the pots: which room carries it out, and whether it
 * departs from the text for fairness (RC 1; MO 13.2; TDA 1; RO 1.1).
 */
import type { IncidentQuestion } from '../../../events/hand-incidents.js';
import { toPlain } from '../../decider.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { ruleOnClaims } from '../claims/rulings.js';
import { ruleOnDeal } from '../deal/rulings.js';
import { ruleOnDeck } from '../deck/rulings.js';
import { ruleOnDiscards } from '../discards/rulings.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { ruleOnShowing } from '../showing/rulings.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { RulingCommand } from '../../../commands/hand/incidents.js';
import type { IncidentAnswer, QuestionRules, Questions } from '../questions.js';

const questions: Questions = { ...ruleOnDeal, ...ruleOnDeck, ...ruleOnDiscards, ...ruleOnShowing, ...ruleOnClaims };

export function ruleOnIncident(unfolding: HandUnfolding, command: RulingCommand, book: Rulebook): Refused | null {
  const { question, seat = null, option, amount = null } = command;
  const { state } = unfolding;
  const reason = command.reason.trim();
  if (reason === '') return refuse('REASON_REQUIRED');
  if (seat !== null && indexOf(state, seat) < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  if (amount !== null && !(Number.isSafeInteger(amount) && amount >= 0)) return refuse('AMOUNT_NOT_EXPECTED', { option });
  const rules = findRules(question, state);
  const answer: IncidentAnswer = { seat, option, amount, reason };
  const open = rules?.open(state, answer, book) ?? null;
  if (rules === undefined || open === null)
    return wasRuledBefore(state, question, answer) ? null : refuse('QUESTION_NOT_OPEN', { question });
  if ('refusal' in open) return open;
  const { options, prescribed } = open;
  if (!options.includes(option)) return refuse('OPTION_NOT_ALLOWED', { option, options });
  const overrides = prescribed !== null && option !== prescribed;
  const articles = [...open.articles, ...(overrides ? cite(book.betting.director.mayDepart) : [])];
  unfolding.push({ type: 'IncidentRuled', data: { question, seat, option, amount, reason, overrides, articles } });
  return rules.carryOut(unfolding, answer, book);
}

/** The rules on a question. Fairness is a word for the record while the hand runs; once it is over, it can only be about its pots. */
export function findRules(question: IncidentQuestion, { phase }: HandState): QuestionRules | undefined {
  return question === 'overrideRule' && phase !== 'completed' ? ruleOnDeal[question] : questions[question];
}

/** Whether the director has given this very answer to the question before. */
function wasRuledBefore({ incidents }: HandState, question: IncidentQuestion, { seat, option, amount }: IncidentAnswer): boolean {
  const last = incidents?.deal.ruled.findLast((each) => each.question === question && each.seat === seat);
  return last !== undefined && last.option === option && last.amount === amount;
}
