/**
 * Positions that somebody set rather than the rule: the director for the hand that begins, or whoever put them right in a hand.
 */
import { isBetween } from '../seating/circle.js';
import { findDealer } from './dealer.js';
import type { ButtonRules, LastHand, NextHand, SetPositions, TableNow } from './positions.js';

/**
 * Where the small blind falls. Where nobody posts it, it falls where the last big blind was, as by rule; if that lies elsewhere, right
 * behind the button; and where there is no seat between button and big blind, on the button, which then stays.
 */
export function smallBlindPositionOf(set: SetPositions, lastBigBlind: number | null, maxSeats: number): number {
  const { button, smallBlindSeat, bigBlindSeat } = set;
  if (smallBlindSeat !== null) return smallBlindSeat;
  if (lastBigBlind !== null && isBetween(lastBigBlind, button, bigBlindSeat)) return lastBigBlind;
  const behind = (button % maxSeats) + 1;
  return isBetween(behind, button, bigBlindSeat) ? behind : button;
}

/** The hand with positions as they were set; newcomers between button and small blind wait, unless too few would be left. */
export function makeOrderedHand(set: SetPositions, last: LastHand | null, now: TableNow, rules: ButtonRules): NextHand {
  const { button, bigBlindSeat: bigBlind } = set;
  const { occupied, newcomers, maxSeats } = now;
  const smallBlind = smallBlindPositionOf(set, last?.bigBlind ?? null, maxSeats);
  const held = new Set([bigBlind, set.smallBlindSeat]);
  const between = newcomers.filter((seat) => !held.has(seat) && smallBlind !== button && isBetween(seat, button, smallBlind));
  const waiting = occupied.length - between.length < 2 ? [] : between;
  const dealtIn = occupied.filter((seat) => !waiting.includes(seat));
  return {
    button: { seat: button, live: dealtIn.includes(button) },
    dealer: findDealer(button, [smallBlind, bigBlind], dealtIn, { ...now, before: last?.dealer ?? null, rules }),
    smallBlind: { seat: smallBlind, posted: set.smallBlindSeat !== null },
    bigBlind,
    waiting,
    headsUp: dealtIn.length === 2,
    dealtIn,
    course: 'set',
  };
}
