/**
 * Decides on hands that a book mends instead of cancelling the deal: a button that lacks a card, a small blind that has one too many
 * (RC 37; MO 2.17; RO 6.8; TF §2 b16).
 */
import { toPlain } from '../../decider.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandState } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { checkNotCompleted, checkSeats, isLiveSeat } from './checks.js';
import type { DealtCardCommand } from '../../../commands/hand/dealt-cards.js';
import { isTooLate } from '../betting/deadline.js';
import { hasActed } from './misdeals.js';
import { dealOf, nextOfStub, listReplacementsDue } from './spoilt-cards.js';

type Command<Type extends DealtCardCommand['type']> = Extract<DealtCardCommand, { type: Type }>;

const FULL_HAND = 2;

export function completeButtonHand(unfolding: HandUnfolding, command: Command<'CompleteButtonHand'>, book: Rulebook): Refused | null {
  const { seat } = command;
  const { state } = unfolding;
  const deal = dealOf(state);
  const { button } = book.dealing.cards;
  if (state.start!.button === seat && deal.buttonCompleted) return null;
  const refused = checkNotCompleted(state) ?? checkSeats(state, [seat]);
  if (refused !== null) return refused;
  if (state.start!.button !== seat) return refuse('NOT_THE_BUTTON', { seat, button: state.start!.button });
  const count = deal.counts[seat] ?? command.count ?? 1;
  if (!(Number.isInteger(count) && count >= 0 && count <= 52))
    return refuse('CARDS_OUT_OF_RANGE', { cards: toPlain(count), min: 0, max: 52 });
  if (count >= FULL_HAND) return refuse('NOT_SHORT', { seat, count });
  const until = articleOf(button.completion.until);
  if (hasActed(state, seat)) return refuse('BUTTON_HAS_ACTED', { seat }, until);
  if (!isLiveSeat(state, seat)) return refuse('HAND_NOT_LIVE', { seat });
  const completing = count === 1 ? button.oneMissing.completed : button.twoMissing;
  if (completing.value === 'misdeal')
    return refuseUnmended(state, refuse('MISDEAL_REQUIRED', { seat, count }, articleOf(completing)), book);
  if (listReplacementsDue(state).length > 0)
    return refuse('REPLACEMENT_DUE', { seats: listReplacementsDue(state).map((each) => each.seat) });
  const slots = Array.from({ length: FULL_HAND - count }, (_, n) => nextOfStub(deal, n));
  const articles = cite(completing, button.completion.until, button.completionCard);
  unfolding.push({ type: 'ButtonHandCompleted', data: { seat, slots, articles } });
  return null;
}

export function takeBackExtraCard(unfolding: HandUnfolding, command: Command<'TakeBackExtraCard'>, book: Rulebook): Refused | null {
  const { seat, lastDealt = false, identifiable = false, seen = true } = command;
  const { state } = unfolding;
  const deal = dealOf(state);
  const { smallBlindOneExtra } = book.dealing.misdeal.cause;
  const { smallBlindSeat } = state.start!;
  if (seat === smallBlindSeat && deal.firstBurn === 'extraCard') return null;
  const refused = checkNotCompleted(state) ?? checkSeats(state, [seat]);
  if (refused !== null) return refused;
  const count = deal.counts[seat] ?? FULL_HAND + 1;
  if (count === FULL_HAND) return refuse('COUNT_IS_RIGHT', { seat, count });
  if (seat !== smallBlindSeat || smallBlindOneExtra.value || count !== FULL_HAND + 1)
    return refuseUnmended(state, refuse('EXCEPTION_NOT_IN_RULEBOOK', { seat }, articleOf(smallBlindOneExtra)), book);
  const { whichCard } = book.dealing.cards.smallBlind.oneExtra;
  if (isTooLate(state, book)) return refuseTooLate(book);
  if (!lastDealt || !identifiable || seen) return refuse('CARD_NOT_IDENTIFIABLE', { seat }, articleOf(whichCard));
  if (listReplacementsDue(state).length > 0)
    return refuse('REPLACEMENT_DUE', { seats: listReplacementsDue(state).map((each) => each.seat) });
  unfolding.push({ type: 'ExtraCardTakenBack', data: { seat, becomes: 'firstBurn', articles: cite(smallBlindOneExtra, whichCard) } });
  return null;
}

/** Not mended, so that it is a misdeal, unless it is too late for one. */
function refuseUnmended(state: HandState, refused: Refused, book: Rulebook): Refused {
  return isTooLate(state, book) ? refuseTooLate(book) : refused;
}

function refuseTooLate({ dealing }: Rulebook): Refused {
  return refuse('SUBSTANTIAL_ACTION_DONE', {}, articleOf(dealing.misdeal.deadline));
}
