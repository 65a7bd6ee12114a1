/**
 * Seats of a table as places on a circle, clockwise by number, empty ones included.
 */

/** No table has more seats: what lies between two of them is the same however many of the highest numbers are missing. */
const SEATS = 10;

/** Seats that lie between one and another, clockwise, 0 to 9; all others between a seat and itself. */
function countBetween(from: number, to: number): number {
  return (to - from + SEATS - 1) % SEATS;
}

/** The first of some seats clockwise behind a seat, which is itself the last. */
export function findFirstAfter(seats: readonly number[], seat: number): number {
  return seats.reduce((best, each) => (countBetween(seat, each) < countBetween(seat, best) ? each : best));
}

/** The first of some seats anticlockwise from a seat, which is itself the last. */
export function findFirstBefore(seats: readonly number[], seat: number): number {
  return seats.reduce((best, each) => (countBetween(each, seat) < countBetween(best, seat) ? each : best));
}

/** Whether a seat lies behind `from` and before `to`, clockwise, and is neither. */
export function isBetween(seat: number, from: number, to: number): boolean {
  return countBetween(from, seat) < countBetween(from, to);
}

/** The seats that a table has behind `from` and before `to`, clockwise, occupied or not. */
export function listSeatsBetween(from: number, to: number, maxSeats: number): readonly number[] {
  return Array.from({ length: maxSeats }, (_, index) => index + 1).filter((seat) => isBetween(seat, from, to));
}
