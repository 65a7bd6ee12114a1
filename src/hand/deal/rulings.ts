/**
 * What the director can rule on the deal: whether a fault is a misdeal, what becomes of an aberration, a skipped player, and anything for
 * fairness (RC 1; MO 13.2; TDA 1; RO 1.1).
 */
import type { IncidentQuestion } from '../../../events/hand-incidents.js';
import { cite } from '../../rulebooks/citing.js';
import type { IncidentAnswer, QuestionRules, Questions } from '../questions.js';
import { isSomePotPushed } from '../pots/pots.js';
import type { HandState } from '../state.js';
import { isTooLate } from '../betting/deadline.js';
import { cancel } from './misdeals.js';
import { skippedPlayer } from './skipped-player.js';
import { exposedByPlayer, flashedBySeveral } from './spoilt-rulings.js';
import type { Ruled } from '../state/deal.js';

const misdeal: QuestionRules = {
  open(state, answer, book) {
    if (isOver(state) || playsOnAlready(state, 'misdeal', answer)) return null;
    const { listIsOpen, deadline } = book.dealing.misdeal;
    const late = isTooLate(state, book);
    const prescribed = late || !listIsOpen.value ? 'playOn' : null;
    return { options: ['misdeal', 'playOn'], prescribed, articles: cite(late ? deadline : listIsOpen) };
  },
  carryOut(unfolding, { option, seat }, book) {
    if (option === 'misdeal') cancel(unfolding, 'other', seat === null ? [] : [seat], cite(book.dealing.misdeal.listIsOpen), book);
    return null;
  },
};

const aberration: QuestionRules = {
  open(state, answer, book) {
    if (isOver(state) || playsOnAlready(state, 'aberration', answer)) return null;
    const articles = cite(book.dealing.misdeal.afterDeadline.aberration);
    return { options: ['playOn', 'voidRefund'], prescribed: null, articles };
  },
  carryOut(unfolding, { option, seat }, book) {
    const articles = cite(book.dealing.misdeal.afterDeadline.aberration);
    if (option === 'voidRefund') cancel(unfolding, 'aberration', seat === null ? [] : [seat], articles, book);
    return null;
  },
};

/** Anything, in words: what it comes to is done by other commands. */
const overrideRule: QuestionRules = {
  open(state, answer) {
    const last = lastRuled(state, 'overrideRule', answer);
    return last?.reason === answer.reason ? null : { options: ['asRuled'], prescribed: 'none', articles: [] };
  },
  carryOut: () => null,
};

export const ruleOnDeal: Questions = { misdeal, aberration, exposedByPlayer, flashedBySeveral, skippedPlayer, overrideRule };

/** Nothing of the deal is left to rule on. */
function isOver(state: HandState): boolean {
  return state.phase === 'completed' || state.phase === 'awaitingRedeal' || isSomePotPushed(state);
}

function lastRuled({ incidents }: HandState, question: IncidentQuestion, { seat }: IncidentAnswer): Ruled | undefined {
  return incidents?.deal.ruled.findLast((each) => each.question === question && each.seat === seat);
}

function playsOnAlready(state: HandState, question: IncidentQuestion, answer: IncidentAnswer): boolean {
  return answer.option === 'playOn' && lastRuled(state, question, answer)?.option === 'playOn';
}
