/**
 * Decides on faults of the deal: whether they cancel it, come too late for that, or are mended or left (RC 35 to 38; MO 2.17, 2.20; TDA 27;
 * RO 6.1, 6.7, 6.8; TF §2 b16, b17).
 */
import type { Citation } from '../../../events/judging.js';
import type { DealFault, DealRemedy, MisdealCause } from '../../../events/hand-deal.js';
import { toPlain } from '../../decider.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { checkNotCompleted, checkSeats, checkSomebodyLives, isLiveSeat, killSeats } from './checks.js';
import type { DealCommand } from '../../../commands/hand/deal.js';
import { isTooLate } from '../betting/deadline.js';
import { findHandDealer } from '../start/dealer.js';
import { findVerdict } from './misdeal-causes.js';
import { quietDeal, wasReportedBefore, hasSameSeats } from '../state/deal.js';

type Command<Type extends DealCommand['type']> = Extract<DealCommand, { type: Type }>;

export function declareMisdeal(unfolding: HandUnfolding, command: Command<'DeclareMisdeal'>, book: Rulebook): Refused | null {
  const { cause, seats = [], byDirector = false, earlierMisdealsOfDealer = 0 } = command;
  const { state } = unfolding;
  if (isCancelledFor(state, cause, seats)) return null;
  const refused = checkNotCompleted(state) ?? checkNumbers(seats);
  if (refused !== null) return refused;
  const { makes, by } = findVerdict(cause, book.dealing);
  const article = articleOf(by);
  if (makes === 'deliberate') return refuse('DELIBERATE_ACT', { seats }, article);
  if (makes === 'nothing') return refuse('NOT_A_MISDEAL', { cause }, article);
  if (isTooLate(state, book)) return refuse('SUBSTANTIAL_ACTION_DONE', {}, articleOf(book.dealing.misdeal.deadline));
  if (makes === 'ruling' && !byDirector) return askAboutMisdeal(article);
  cancel(unfolding, cause, seats, cite(by), book, earlierMisdealsOfDealer);
  return null;
}

export function reportDealFault(unfolding: HandUnfolding, command: Command<'ReportDealFault'>, book: Rulebook): Refused | null {
  const { fault, deckIsWrong = false, earlierMisdealsOfDealer = 0 } = command;
  const { state } = unfolding;
  const seats = [...new Set(command.seats)];
  const count = fault === 'playerSkipped' ? 0 : fault === 'wrongCount' ? (command.count ?? null) : null;
  if (isCancelledFor(state, fault, seats)) return null;
  const refused = checkNotCompleted(state) ?? checkFault(state, fault, seats, count);
  if (refused !== null) return refused;
  if (fault === 'aberration') {
    const options = ['playOn', 'voidRefund'];
    const article = articleOf(book.dealing.misdeal.afterDeadline.aberration);
    return refuse('TD_RULING_REQUIRED', { question: fault, options, default: deckIsWrong ? 'voidRefund' : 'playOn' }, article);
  }
  const mended = mend(unfolding, fault, seats, count, book);
  if (mended !== null) return mended === 'done' ? null : mended;
  const { makes, by } = findVerdict(fault, book.dealing);
  if (makes === 'nothing') return record(unfolding, fault, seats, count, 'none', cite(by));
  if (isTooLate(state, book)) return refuseTooLate(unfolding, fault, seats, book);
  if (makes === 'ruling') return askAboutMisdeal(articleOf(by));
  cancel(unfolding, fault, seats, cite(by), book, earlierMisdealsOfDealer);
  return null;
}

/**
 * Cancels the deal. A dealer who causes misdeals again and again is sanctioned (MO 2.9; RO 6.2; TF §2 b9); no book says how
 * often that is: the third time is taken.
 */
export function cancel(
  unfolding: HandUnfolding,
  cause: MisdealCause,
  seats: readonly number[],
  articles: readonly Citation[],
  { dealing }: Rulebook,
  earlier = 0,
): void {
  const { start, incidents } = unfolding.state;
  const attempt = incidents?.deal.attempt ?? 1;
  const dealer = findHandDealer(start!);
  unfolding.push({ type: 'MisdealDeclared', data: { cause, seats: [...seats], attempt, dealer, articles: [...articles] } });
  // Hands that were not typed are known to the table alone.
  const onRecord = start!.misdealt?.find(({ seat }) => seat === dealer)?.times ?? 0;
  if (Math.max(earlier, onRecord) + attempt < REPEATED) return;
  const article = cite(dealing.misdeal.repeatedBySamePlayer)[0]!;
  unfolding.push({
    type: 'InfractionNoted',
    data: { seat: dealer, offence: 'repeatedMisdeals', sanction: 'must', startsAt: null, article },
  });
}

const REPEATED = 3;

function askAboutMisdeal(article: string | null): Refused {
  return refuse('TD_RULING_REQUIRED', { question: 'misdeal', options: ['misdeal', 'playOn'], default: 'playOn' }, article);
}

/** Whether the deal is cancelled already, for this very reason. */
function isCancelledFor({ incidents }: HandState, cause: MisdealCause, seats: readonly number[]): boolean {
  const misdeal = incidents?.deal.misdeal ?? null;
  return misdeal !== null && misdeal.cause === cause && hasSameSeats(misdeal.seats, seats);
}

function checkNumbers(seats: readonly number[]): Refused | null {
  const wrong = seats.find((seat) => !(Number.isInteger(seat) && seat >= 1 && seat <= 10));
  return wrong === undefined ? null : refuse('SEAT_OUT_OF_RANGE', { seat: toPlain(wrong) });
}

function checkFault(state: HandState, fault: DealFault, seats: readonly number[], count: number | null): Refused | null {
  if (fault !== 'aberration' && seats.length === 0) return refuse('FAULT_INCOMPLETE');
  // A card may have gone to a seat where nobody plays.
  const refused = fault === 'forbiddenSeat' || fault === 'firstCardWrongSeat' ? checkNumbers(seats) : checkSeats(state, seats);
  if (refused !== null || fault !== 'wrongCount') return refused;
  if (count === null) return refuse('FAULT_INCOMPLETE');
  if (!(Number.isInteger(count) && count >= 0 && count <= 52))
    return refuse('CARDS_OUT_OF_RANGE', { cards: toPlain(count), min: 0, max: 52 });
  return count === 2 ? refuse('COUNT_IS_RIGHT', { seat: seats[0]!, count }) : null;
}

/**
 * The wrong numbers of cards that a book mends: the button's missing cards while the button has not acted, and one card too many of the small
 * blind. Null where it mends nothing here; else it is done.
 */
function mend(
  unfolding: HandUnfolding,
  fault: DealFault,
  seats: readonly number[],
  count: number | null,
  book: Rulebook,
): Refused | 'done' | null {
  const { state } = unfolding;
  const { button, smallBlindSeat } = state.start!;
  const [seat] = seats;
  if (seat === undefined || seats.length !== 1 || count === null) return null;
  const { cards, misdeal } = book.dealing;
  const completing = count === 1 ? cards.button.oneMissing.completed : cards.button.twoMissing;
  if (seat === button && count < 2 && completing.value === 'complete') {
    if (hasActed(state, seat)) return killThoseActingShort(unfolding, seat, book) ?? 'done';
    return record(unfolding, fault, seats, count, 'completeHand', cite(completing, cards.button.completion.until)) ?? 'done';
  }
  const { smallBlindOneExtra } = misdeal.cause;
  if (seat !== smallBlindSeat || count !== 3 || smallBlindOneExtra.value || isTooLate(state, book)) return null;
  return record(unfolding, fault, seats, count, 'takeBackCard', cite(smallBlindOneExtra)) ?? 'done';
}

/** Whether a live seat has acted in this hand; posting is no act. */
export function hasActed(state: HandState, seat: number): boolean {
  return state.board.length > 0 || state.incrementWhenActed[indexOf(state, seat)] !== 0;
}

/** The button plays with fewer than two cards: its hand is dead (RC 37; RO 6.8). */
export function killThoseActingShort(unfolding: HandUnfolding, seat: number, book: Rulebook): Refused | null {
  if (!isLiveSeat(unfolding.state, seat)) return null;
  const refused = checkSomebodyLives(unfolding.state, [seat]);
  if (refused !== null) return refused;
  killSeats(unfolding, [seat], 'actedShort', cite(book.dealing.cards.button.actedShort));
  unfolding.conclude();
  return null;
}

function record(
  unfolding: HandUnfolding,
  fault: DealFault,
  seats: readonly number[],
  count: number | null,
  remedy: DealRemedy,
  articles: readonly Citation[],
): null {
  if (!wasReportedBefore(unfolding.state.incidents?.deal ?? quietDeal, fault, seats, count)) {
    unfolding.push({ type: 'DealFaultRecorded', data: { fault, seats: [...seats], count, remedy, articles: [...articles] } });
  }
  return null;
}

/** The hand goes on without the hands that do not hold two cards; their chips stay in the pot. */
export function refuseTooLate(unfolding: HandUnfolding, fault: DealFault, seats: readonly number[], book: Rulebook): Refused | null {
  const { misdeal, cards } = book.dealing;
  const dying = fault === 'wrongCount' || fault === 'playerSkipped' ? seats : [];
  const refused = checkSomebodyLives(unfolding.state, dying);
  if (refused !== null) return refused;
  const known = unfolding.state.incidents?.deal.faults ?? [];
  if (known.some((each) => each.remedy === 'tooLate' && each.fault === fault && hasSameSeats(each.seats, seats))) return null;
  const { whoPlays } = misdeal.afterDeadline;
  unfolding.push({
    type: 'MisdealTooLate',
    data: { cause: fault, seats: [...seats], articles: cite(misdeal.deadline, whoPlays) },
  });
  killSeats(unfolding, dying, 'wrongCount', cite(cards.other.wrongCount.afterSA, whoPlays));
  unfolding.conclude();
  return null;
}
