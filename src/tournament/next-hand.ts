/**
 * Where the button and the blinds of a table's next hand stand: the button moves one seat among the players who are there, and
 * heads-up it is the big blind that moves, so that nobody posts it twice running (RC 34, MO 7.17, TDA 35, RO 4.4, TF §8 b14).
 * The first button is at the lowest occupied seat (RC 6, MO 2.2). Pure. May import: its neighbours.
 */
import type { Positions, SeatedPlayer } from './state.js';

/** The first occupied seat clockwise after one, itself last. */
function next(seats: readonly SeatedPlayer[], after: number): number {
  return (seats.find(({ seat }) => seat > after) ?? seats[0]!).seat;
}

/**
 * @param seats two or more, by ascending seat; all of them have chips
 * @param last the table's last hand; null before its first
 */
export function nextPositions(seats: readonly SeatedPlayer[], last: Positions | null): Positions {
  if (seats.length === 2 && last !== null) {
    const bigBlindSeat = next(seats, last.bigBlindSeat);
    const button = next(seats, bigBlindSeat);
    return { button, smallBlindSeat: button, bigBlindSeat };
  }
  const button = next(seats, last?.button ?? 0);
  const smallBlindSeat = seats.length === 2 ? button : next(seats, button);
  return { button, smallBlindSeat, bigBlindSeat: next(seats, smallBlindSeat) };
}
