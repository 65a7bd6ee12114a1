/**
 * Who deals, who gets the first card and the last, and who shuffles and cuts.
 * Hard-coded, because all five books agree: `deal.dealer`, `deal.headsUpOrder`, `deal.oneCardAtATime`.
 */
import type { HandStart } from '../../../commands/hand/start.js';
import { findLeftOf } from '../betting/forced-bets.js';

/**
 * The seat that deals: whose turn it is, as the tournament says, or the button; where nobody sits there, or only an absent player, the first
 * seat to its right that is there and owes no blind (RO 4.3; MO 7.13, 7.14; TF §8 b10, b11).
 */
export function findHandDealer({ seats, button, smallBlindSeat, bigBlindSeat, dealer = button }: HandStart): number {
  const toTheRight = seats.toSorted((one, other) => distance(one.seat, dealer) - distance(other.seat, dealer));
  const isThere = toTheRight.filter(({ dead }) => !dead);
  if (isThere[0]?.seat === dealer) return dealer;
  const noBlind = isThere.find(({ seat }) => seat !== smallBlindSeat && seat !== bigBlindSeat);
  return (noBlind ?? isThere[0] ?? toTheRight[0]!).seat;
}

/** The first seat to the right of another. */
export function findRightOf({ seats }: HandStart, seat: number): number {
  const others = seats.map((each) => each.seat).filter((each) => each !== seat);
  return others.toSorted((one, other) => distance(one, seat) - distance(other, seat))[0]!;
}

/** Who gets the first card, and who the last: clockwise from the left of the button (RC 34; RO 4.4). */
export function findFirstAndLastDealt(start: HandStart): { readonly firstSeat: number; readonly lastSeat: number } {
  const first = findLeftOf(start, start.button);
  const count = start.seats.length;
  return { firstSeat: start.seats[first]!.seat, lastSeat: start.seats[(first + count - 1) % count]!.seat };
}

/** Seats to go, counter-clockwise, from `to` to `seat`. */
function distance(seat: number, to: number): number {
  return (to - seat + SEATS) % SEATS;
}

const SEATS = 10;
