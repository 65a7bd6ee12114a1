/**
 * Decides on cards that lie face up in the deck: one changes nothing; two cancel a deal, and later the hand while bets are possible (RC 35;
 * RO 5.3, 7.8).
 */
import type { Card } from '../../../events/values.js';
import { toPlain } from '../../decider.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { listCardsDealt, checkCards } from '../cards/hole-cards.js';
import { settleByFolds } from '../deck/stub-and-deck.js';
import { checkVoidable as checkNothingPushed } from '../deck/void.js';
import { canBet } from '../betting/live-hands.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandState } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { checkNotCompleted, checkSeats } from './checks.js';
import type { DealtCardCommand } from '../../../commands/hand/dealt-cards.js';
import { isTooLate } from '../betting/deadline.js';
import { findVerdict } from './misdeal-causes.js';
import { cancel } from './misdeals.js';
import { dealOf, isBeingDealt } from './spoilt-cards.js';

type Command = Extract<DealtCardCommand, { type: 'ReportBoxedCard' }>;

/** Two cards, of which nobody knows what else is wrong with the deck. */
const TOO_MANY = 2;

export function reportBoxedCard(unfolding: HandUnfolding, command: Command, book: Rulebook): Refused | null {
  const { count, duringInitialDeal, cards = [], nextSeat = null } = command;
  const { state } = unfolding;
  const deal = dealOf(state);
  if (!(Number.isInteger(count) && count >= 1 && count <= 52))
    return refuse('CARDS_OUT_OF_RANGE', { cards: toPlain(count), min: 1, max: 52 });
  const more = Math.max(0, count - (duringInitialDeal ? deal.boxed : deal.boxedLater));
  const named = cards.filter((card) => !deal.boxedCards.includes(card));
  if (more === 0 && named.length === 0) return null;
  const refused =
    checkPhase(state, duringInitialDeal) ??
    checkSeats(state, nextSeat === null ? [] : [nextSeat]) ??
    checkNamed(state, named, deal.boxed + deal.boxedLater + more - deal.boxedCards.length);
  if (refused !== null) return refused;
  const { one } = book.dealing.boxed;
  const setAside = (...rules: readonly Setting[]): void => {
    unfolding.push({ type: 'BoxedCardSetAside', data: { count: more, cards: named, duringInitialDeal, articles: cite(...rules) } });
  };
  if (more === 0 || count < TOO_MANY) {
    setAside(one);
    if (more > 0 && duringInitialDeal) unfolding.push({ type: 'DealContinues', data: { nextSeat, articles: cite(one) } });
    return null;
  }
  return duringInitialDeal ? declareMisdealt(unfolding, command, setAside, book) : recordFoundLater(unfolding, command, setAside, book);
}

type SetAside = (...rules: readonly Setting[]) => void;

function declareMisdealt(unfolding: HandUnfolding, { earlierMisdealsOfDealer = 0 }: Command, setAside: SetAside, book: Rulebook): null {
  setAside(book.dealing.boxed.one);
  cancel(unfolding, 'twoBoxed', [], cite(findVerdict('twoBoxed', book.dealing).by), book, earlierMisdealsOfDealer);
  return null;
}

/** They void the hand, or are a misdeal as long as there can be one; they are ignored once no bet can be made (RO 5.3). */
function recordFoundLater(unfolding: HandUnfolding, command: Command, setAside: SetAside, book: Rulebook): Refused | null {
  const { state } = unfolding;
  const { boxed, misdeal } = book.dealing;
  const rule = boxed.twoAfterInitialDeal;
  if (rule.value === 'ignored') {
    if (!isTooLate(state, book)) return declareMisdealt(unfolding, command, setAside, book);
    setAside(rule, misdeal.deadline);
    return null;
  }
  const goesOn = dealOf(state).ruled.findLast(({ question }) => question === 'voidHand')?.option === 'continue';
  setAside(goesOn || !canBet(state) ? rule : boxed.one);
  if (goesOn || !canBet(state)) return null;
  const { foldsInfluenced = null } = command;
  return settleByFolds(unfolding, { cause: 'boxedCards', foldsInfluenced, question: 'voidHand', rule }, book.dealing);
}

function checkPhase(state: HandState, duringInitialDeal: boolean): Refused | null {
  const refused = checkNotCompleted(state) ?? checkNothingPushed(state);
  if (refused !== null) return refused;
  if (duringInitialDeal) return isBeingDealt(state) ? null : refuse('DEAL_NOT_IN_PROGRESS');
  return dealOf(state).phase === 'dealing' ? refuse('DEAL_IN_PROGRESS') : null;
}

function checkNamed(state: HandState, named: readonly Card[], most: number): Refused | null {
  if (named.length > most) return refuse('WRONG_NUMBER_OF_CARDS', { expected: most, got: named.length });
  return checkCards(named, named.length, listCardsDealt(state, -1));
}
