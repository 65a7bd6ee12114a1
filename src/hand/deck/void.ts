/**
 * Ends a hand that can't be played to its end: all players get their chips back and it is dealt again, or those still in share the pot
 * (RO 5.3, 5.4, 7.6, 7.8).
 */
import type { Settlement, VoidCause } from '../../../events/hand-deck.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { isTooLate } from '../betting/deadline.js';
import { makeAward, makeCompletion } from '../pots/conclusion.js';
import { sumCommitted, makePots, isSomePotPushed, findUncalledBet } from '../pots/pots.js';
import { listContenders } from '../pots/showdown.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { listForcedBets } from '../betting/forced-bets.js';
import type { HandState } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { DeckCommand, NamedVoidCause } from '../../../commands/hand/deck.js';

type Command<Type extends DeckCommand['type']> = Extract<DeckCommand, { type: Type }>;

/** The director ends the hand, for one of the causes that a book has for it. */
export function voidHand(unfolding: HandUnfolding, { cause, settlement, reason }: Command<'VoidHand'>, book: Rulebook): Refused | null {
  const { state } = unfolding;
  const rules = book.dealing.void;
  if (reason.trim() === '') return refuse('REASON_REQUIRED');
  if (!isVoidCause(cause)) {
    const setting = cause === 'repeatedBoardErrors' ? book.dealing.board.error.voidsHand : rules.causes;
    return refuse('NOT_A_VOID_CAUSE', { cause }, articleOf(setting));
  }
  const refused = checkVoidable(state);
  if (refused !== null) return refused;
  // What makes a misdeal cancels a hand as long as it would make one (RC 35; RO 6.7); the others do at any time (RO 5.4).
  if (cause === 'misdealCause' && isTooLate(state, book)) {
    return refuse('SUBSTANTIAL_ACTION_DONE', {}, articleOf(book.dealing.misdeal.deadline));
  }
  settleVoid(unfolding, cause, settlement, [rules.causes, settlement === 'split' ? rules.splitInstead : rules.refund]);
  return null;
}

/** Why a hand can't be ended now: it is over or partly paid out, or no cards are out. */
export function checkVoidable(state: HandState): Refused | null {
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  if (state.phase === 'awaitingRedeal') return refuse('REDEAL_DUE');
  if (isSomePotPushed(state)) return refuse('POT_AWARDED');
  return null;
}

/** Ends the hand as the rules say. */
export function settleVoid(unfolding: HandUnfolding, cause: VoidCause, settlement: Settlement, rules: readonly Setting[]): void {
  const articles = cite(...rules);
  if (settlement === 'refundAll') {
    unfolding.push({ type: 'HandVoided', data: { cause, settlement, refunds: sumPutIn(unfolding.state), articles } });
    return;
  }
  unfolding.push({ type: 'HandVoided', data: { cause, settlement, refunds: [], articles } });
  sharePots(unfolding);
}

/** What nobody matched goes back, each pot is shared by those who can still win it, outermost first, and the hand is over. */
function sharePots(unfolding: HandUnfolding): void {
  const uncalled = findUncalledBet(unfolding.state);
  const { street, start } = unfolding.state;
  if (uncalled !== null) {
    const { seat } = start!.seats[uncalled.index]!;
    unfolding.push({ type: 'UncalledBetReturned', data: { seat, amount: uncalled.amount, street } });
  }
  unfolding.push({ type: 'ChipsGathered', data: { street, pots: makePots(unfolding.state) } });
  for (let pot = unfolding.state.pots.length - 1; pot >= 0; pot--) {
    unfolding.push(makeAward(unfolding.state, pot, listContenders(unfolding.state, unfolding.state.pots[pot]!), 'shared'));
  }
  unfolding.push(makeCompletion(unfolding.state));
}

/** All that each seat put in, blinds and antes included. */
function sumPutIn(state: HandState): { seat: number; amount: number }[] {
  const start = state.start!;
  const classic = start.stakes.anteFormat === 'classic';
  const deadAnte = classic ? undefined : listForcedBets(start).find(({ kind }) => kind === 'ante');
  return start.seats
    .map(({ seat }, i) => ({ seat, amount: sumCommitted(state, i) + (deadAnte?.index === i ? state.deadAnte : 0) }))
    .filter(({ amount }) => amount > 0);
}

function isVoidCause(cause: NamedVoidCause): cause is VoidCause {
  return cause !== 'repeatedBoardErrors' && cause !== 'other';
}
