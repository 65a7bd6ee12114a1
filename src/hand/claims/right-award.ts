/**
 * Decides to whom a pot goes after all: as the command says it, or by the tabled cards, which speak over every word (RC 13, 22;
 * MO 9.12; TDA 29; RO 10.3).
 */
import { toPlain } from '../../decider.js';
import { makeAward } from '../pots/conclusion.js';
import { refuseAgainstCards } from '../pots/declaration.js';
import { findExpelledMask } from '../betting/live-hands.js';
import { splitPot } from '../pots/pots.js';
import { listClockwise, listContenders, rankTabledHands, findWinnersByCards } from '../pots/showdown.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { Shares } from '../state/claims.js';

interface Stated {
  readonly pot: number;
  readonly winners?: readonly number[] | null | undefined;
  readonly shares?: Shares | null | undefined;
}

/** A pot that is pushed, by its number. */
export function checkAwardedPot(state: HandState, pot: number): Refused | null {
  if (state.pots[pot] === undefined) return refuse('UNKNOWN_POT', { pot: toPlain(pot) });
  return state.awards[pot] == null ? refuse('POT_NOT_AWARDED', { pot }) : null;
}

/**
 * The shares of the pot, in order from the left of the button; null where the command names nobody and the cards are not known.
 * @param byTheBook whether tabled cards are to be heard; the director may rule against them
 */
export function findRightShares(state: HandState, { pot, winners, shares }: Stated, byTheBook = true): Shares | Refused | null {
  if (winners != null && shares != null) return refuse('AWARD_NOT_STATED', { pot });
  // A hand that was swept away after it was tabled counts as if it had not been; that of a disqualified player is dead all the same.
  const shown: HandState = { ...state, live: state.live | (state.tabled & ~findExpelledMask(state)) };
  const eligible = byTheBook ? listContenders(shown, state.pots[pot]!) : listSeatsThatReached(state, pot);
  const byCards = byTheBook ? winnersOfCards(shown, pot) : null;
  const named = winners ?? shares?.map(({ seat }) => seat) ?? byCards;
  if (named === null) return null;
  const wrong = named.find((seat, i) => !eligible.includes(seat) || named.indexOf(seat) !== i);
  if (wrong !== undefined) return refuse('WINNER_NOT_ELIGIBLE', { pot, seat: toPlain(wrong), eligible });
  if (named.length === 0) return refuse('AWARD_NOT_STATED', { pot });
  if (byCards !== null) {
    const faceUp = named.filter((seat) => ((state.tabled >> indexOf(state, seat)) & 1) === 1);
    if (faceUp.length > 0 && !hasSameSeats(faceUp, byCards)) {
      return refuseAgainstCards(shown, pot, named, byCards);
    }
  }
  if (shares == null) return sharesOf(state, pot, named);
  const { amount } = state.pots[pot]!;
  const sum = shares.reduce((total, share) => total + share.amount, 0);
  const whole = shares.every((share) => Number.isSafeInteger(share.amount) && share.amount > 0);
  if (!whole || sum !== amount) return refuse('SHARES_DO_NOT_ADD_UP', { pot, amount, shares: toPlain(sum) });
  const { chipUnit } = state.start!;
  const odd = amount % chipUnit === 0 ? shares.find((share) => share.amount % chipUnit !== 0) : undefined;
  if (odd !== undefined) return refuse('NOT_A_CHIP_MULTIPLE', { seat: odd.seat, field: 'shares', amount: odd.amount, chipUnit });
  // Cards speak of the parts too: who ties shares alike, but for the odd chip.
  if (byCards !== null && !hasSameShares(shares, sharesOf(state, pot, byCards))) return refuseAgainstCards(shown, pot, named, byCards);
  return sortShares(state, shares);
}

/** The seats that have put in as much as the pot asks of those who can win it, dead hands among them (RO 9.7). */
function listSeatsThatReached(state: HandState, pot: number): number[] {
  const { seats } = state.pots[pot]!;
  const level = Math.min(...seats.map((seat) => state.gathered[indexOf(state, seat)]!));
  return state.start!.seats.flatMap(({ seat }, i) => (seats.includes(seat) || (state.gathered[i]! >= level && level > 0) ? [seat] : []));
}

/** The even split of a pot, odd chips as the book has them. */
function sharesOf(state: HandState, pot: number, winners: readonly number[]): Shares {
  const event = makeAward(state, pot, listClockwise(state, maskOf(state, winners)), 'declaration');
  return event.type === 'PotAwarded' ? event.data.shares : [];
}

/** The even split of so many chips among those who share a pot, in their order. */
export function splitShares(state: HandState, amount: number, among: Shares): Shares {
  return splitPot(
    amount,
    among.map(({ seat }) => seat),
    state.start!.chipUnit,
  ).shares;
}

/** The seats with the best of the tabled hands; null where cards are missing. */
function winnersOfCards(state: HandState, pot: number): readonly number[] | null {
  const strengths = rankTabledHands(state);
  if (strengths === null) return null;
  const winners = findWinnersByCards(state, state.pots[pot]!, strengths);
  return winners.length === 0 ? null : winners;
}

function sortShares(state: HandState, shares: Shares): Shares {
  const seats = listClockwise(
    state,
    maskOf(
      state,
      shares.map(({ seat }) => seat),
    ),
  );
  return seats.map((seat) => ({ seat, amount: shares.find((share) => share.seat === seat)!.amount }));
}

function maskOf(state: HandState, seats: readonly number[]): number {
  return seats.reduce((mask, seat) => mask | (1 << indexOf(state, seat)), 0);
}

function hasSameSeats(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((seat) => other.includes(seat));
}

/** Whether the same seats get the same. */
export function hasSameShares(one: Shares, other: Shares): boolean {
  return one.length === other.length && one.every(({ seat, amount }) => other.some((each) => each.seat === seat && each.amount === amount));
}
