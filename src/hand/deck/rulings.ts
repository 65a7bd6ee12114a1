/**
 * What the director can rule on the board and the deck.
 */
import type { VoidCause } from '../../../events/hand-deck.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import type { QuestionRules, Questions } from '../questions.js';
import { ruleOnBoard } from './board-error.js';
import { findWrongAwaited } from '../cards/places.js';
import { isOrderNeeded, findProcedure } from './remedy.js';
import { checkCardsToCome, SETTLING_OPTIONS } from './stub-and-deck.js';
import { checkVoidable, settleVoid } from './void.js';

/** Whether the order of a wrong street is known, while its right cards are awaited. */
const orderKnown: QuestionRules = {
  open: (state, { option }, { dealing }) => {
    const wrong = findWrongAwaited(state);
    if (wrong === null || !isOrderNeeded(wrong, dealing)) return null;
    const last = state.incidents?.deal.ruled.findLast(({ question }) => question === 'orderKnown');
    if (last?.option === option && wrong.orderKnown === (option === 'known')) return null;
    return { options: ['known', 'unknown'], prescribed: null, articles: cite(...findProcedure(wrong, dealing).rules) };
  },
  carryOut: (unfolding, { option }, book) => {
    const wrong = findWrongAwaited(unfolding.state);
    const known = option === 'known';
    if (wrong === null || wrong.orderKnown === known) return null;
    const { shownCards } = unfolding.state.incidents!.deck.correcting!;
    ruleOnBoard(unfolding, { ...wrong, orderKnown: known }, shownCards, book);
    return null;
  },
};

/** How the chips of a hand are settled that may not be played to its end. */
function settling(cause: VoidCause, rule: (dealing: Rulebook['dealing']) => Setting, toCome: boolean): QuestionRules {
  return {
    open: (state, _answer, { dealing }) => {
      if (checkVoidable(state) !== null || (toCome && checkCardsToCome(state) !== null)) return null;
      return { options: SETTLING_OPTIONS, prescribed: null, articles: cite(rule(dealing), dealing.void.splitInstead) };
    },
    carryOut: (unfolding, { option }, { dealing }) => {
      if (option === 'refundAll' || option === 'split') {
        settleVoid(unfolding, cause, option, [rule(dealing), option === 'split' ? dealing.void.splitInstead : dealing.void.refund]);
      }
      return null;
    },
  };
}

export const ruleOnDeck: Questions = {
  orderKnown,
  stubIncident: settling('stubRevealed', (dealing) => dealing.stub.revealedOrDropped, true),
  deckIrregular: settling('irregularDeck', (dealing) => dealing.deck.irregular.effect, false),
  voidHand: settling('ruled', (dealing) => dealing.void.causes, false),
};
