/**
 * What cards of the deal share that were turned up, fell or were seen: what can be reported of one, when it makes a misdeal, how it is
 * exchanged (RC 35; MO 2.4, 2.17; TDA 27; RO 6.1, 6.3; TF §2 b4, b16).
 */
import type { MisdealCause } from '../../../events/hand-deal.js';
import type { Slot } from '../../../events/hand-deck.js';
import type { Card } from '../../../events/values.js';
import { toPlain } from '../../decider.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { listCardsDealt, checkCards, findKnownCards } from '../cards/hole-cards.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { checkNotCompleted, checkSeats, isLiveSeat } from './checks.js';
import { findFirstAndLastDealt } from '../start/dealer.js';
import { findVerdict } from './misdeal-causes.js';
import { cancel } from './misdeals.js';
import { type CardPlace, type DealState, findLastAt, quietDeal, type SpoiltCard } from '../state/deal.js';

/** What the table says of a card. */
export type Reported = Omit<SpoiltCard, 'fate' | 'separated'>;

export function dealOf({ incidents }: HandState): DealState {
  return incidents?.deal ?? quietDeal;
}

/** Whether cards are being dealt; nobody having reported the deal, whether it may still be going on: nobody has acted. */
export function isBeingDealt(state: HandState): boolean {
  const { phase } = dealOf(state);
  if (phase !== 'presumed') return phase === 'dealing';
  return state.acts === 0 && state.board.length === 0 && (state.phase === 'betting' || state.phase === 'awaitingBoard');
}

/**
 * Records what was reported. `known`: it was before, and nothing follows of it again. `later`: it can also be reported of a hand whose deal
 * is over.
 */
export function takeUp(unfolding: HandUnfolding, reported: Reported, later = false): Refused | 'known' | null {
  const { state } = unfolding;
  const { seat, ordinal } = reported;
  const known = dealOf(state).spoilt.find((each) => isSame(each, reported));
  if (known !== undefined) return reportAgain(unfolding, known, reported);
  const refused =
    checkNotCompleted(state) ??
    checkSeats(state, [seat]) ??
    checkOrdinal(state, seat, ordinal) ??
    (isBeingDealt(state) ? null : checkLater(state, seat, later)) ??
    checkCard(state, seat, reported.card);
  if (refused !== null) return refused;
  unfolding.push({ type: 'CardSpoilt', data: { ...reported } });
  return null;
}

/** What the card does to the deal: the first or the second of all, or a second dead one, makes a misdeal. Null where it makes none. */
export function findMisdeal(state: HandState, place: CardPlace): Extract<MisdealCause, 'firstTwoExposed' | 'twoExposed'> | null {
  if (place.ordinal !== null && place.ordinal <= FIRST_CARDS) return 'firstTwoExposed';
  return isAnotherDead(state, place) ? 'twoExposed' : null;
}

const FIRST_CARDS = 2;

/** Whether a card beside this one has died in the deal. */
export function isAnotherDead(state: HandState, place: CardPlace): boolean {
  const { spoilt } = dealOf(state);
  const own = findLastAt(spoilt, place);
  return spoilt.some((each, k) => k !== own && each.fate !== 'plays');
}

export interface DeadBy {
  /** The rules that make the card dead. */
  readonly rules: readonly Setting[];
  /** What lets it count for a misdeal, beside the rule on cards that are turned up. */
  readonly counts?: readonly Setting[];
  readonly earlierMisdeals?: number;
}

/** The card is dead, as one that the dealer turned up: it cancels the deal, or is exchanged. */
export function declareCardDead(unfolding: HandUnfolding, { seat, ordinal }: CardPlace, dead: DeadBy, book: Rulebook): void {
  const cause = findMisdeal(unfolding.state, { seat, ordinal });
  if (cause === null) return exchange(unfolding, { seat, ordinal }, dead.rules, book);
  const articles = cite(findVerdict(cause, book.dealing).by, ...(dead.counts ?? []));
  cancel(unfolding, cause, [seat], articles, book, dead.earlierMisdeals);
}

/** The card is dead, and another comes for it once the deal is over. */
export function exchange(unfolding: HandUnfolding, { seat, ordinal }: CardPlace, rules: readonly Setting[], book: Rulebook): void {
  unfolding.push({ type: 'CardDeclaredDead', data: { seat, ordinal, articles: cite(...rules) } });
  recordReplacement(unfolding, { seat, ordinal }, book);
}

/** Which card will come for a dead one. A hand that is dead itself needs none. */
export function recordReplacement(unfolding: HandUnfolding, { seat, ordinal }: CardPlace, { dealing }: Rulebook): void {
  const { state } = unfolding;
  if (!isLiveSeat(state, seat)) return;
  const { replacementCard, becomesFirstBurn, buttonTwoInARow } = dealing.exposed;
  const isLast = findFirstAndLastDealt(state.start!).lastSeat === seat;
  const articles = cite(replacementCard, becomesFirstBurn, ...(isLast ? [buttonTwoInARow] : []));
  unfolding.push({ type: 'ReplacementDue', data: { seat, ordinal, slot: firstBurnOf(state), firstBurn: 'exposedCard', articles } });
}

/** Dead cards of live hands: another card is due for each. */
export function listReplacementsDue(state: HandState): readonly SpoiltCard[] {
  return dealOf(state).spoilt.filter(({ seat, fate }) => fate === 'dead' && isLiveSeat(state, seat));
}

/** What would be burned first; null for the card that the small blind had too many. */
export function firstBurnOf(state: HandState): Slot | null {
  const deal = dealOf(state);
  return deal.firstBurn === 'extraCard' ? null : nextOfStub(deal, 0);
}

/** The place of the nth card that the stub has left, counted from 0. */
export function nextOfStub({ takenFromStub }: DealState, n: number): Slot {
  return `X${takenFromStub + n + 1}`;
}

/** Without a count of the cards, two of a seat are distinguished by rank and suit. */
function isSame(known: SpoiltCard, { seat, ordinal, card }: Reported): boolean {
  if (ordinal !== null) return known.ordinal === ordinal;
  return known.ordinal === null && known.seat === seat && (known.card === null || card === null || known.card === card);
}

function reportAgain(unfolding: HandUnfolding, known: SpoiltCard, reported: Reported): Refused | 'known' {
  const { seat, ordinal, card, how, by, seenBy } = reported;
  const otherCard = card !== null && known.card !== null && known.card !== card;
  if (known.seat !== seat || known.how !== how || known.by !== by || known.seenBy !== seenBy || otherCard)
    return refuse('CARD_ALREADY_REPORTED', { seat, ordinal });
  if (card === null || known.card !== null) return 'known';
  const refused = checkNotCompleted(unfolding.state) ?? checkCard(unfolding.state, seat, card, known.fate !== 'replaced');
  if (refused !== null) return refused;
  unfolding.push({ type: 'SpoiltCardNamed', data: { seat, ordinal, card } });
  return 'known';
}

function checkLater(state: HandState, seat: number, later: boolean): Refused | null {
  if (!later) return refuse('DEAL_NOT_IN_PROGRESS');
  return isLiveSeat(state, seat) ? null : refuse('HAND_NOT_LIVE', { seat });
}

/** Cards go round one by one from the left of the button: each place in the deal is one seat's. */
function checkOrdinal({ start, leftOfButton }: HandState, seat: number, ordinal: number | null): Refused | null {
  if (ordinal === null) return null;
  const count = start!.seats.length;
  const max = 2 * count;
  if (!(Number.isInteger(ordinal) && ordinal >= 1 && ordinal <= max)) {
    return refuse('ORDINAL_OUT_OF_RANGE', { ordinal: toPlain(ordinal), min: 1, max });
  }
  const expected = start!.seats[(leftOfButton + ordinal - 1) % count]!.seat;
  return expected === seat ? null : refuse('ORDINAL_OF_OTHER_SEAT', { seat, ordinal, expected });
}

/** The card is nobody else's, and where the seat's are known and it still has it, one of them. */
function checkCard(state: HandState, seat: number, card: Card | null, inHand = true): Refused | null {
  if (card === null) return null;
  const i = indexOf(state, seat);
  const spoilt = dealOf(state).spoilt.flatMap((each) => each.card ?? []);
  const refused = checkCards([card], 1, [...listCardsDealt(state, inHand ? i : -1), ...spoilt]);
  if (refused !== null) return refused;
  const known = inHand ? findKnownCards(state, i) : null;
  if (known === null || known.includes(card)) return null;
  return refuse('HOLE_CARDS_CONTRADICTED', { seat, known: [...known], given: [card] });
}
