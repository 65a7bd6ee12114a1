/**
 * Seats of a table as places on a circle, clockwise by number, empty ones included.
 * Pure. May import: nothing.
 */

/** No table has more seats: what lies between two of them is the same however many of the highest numbers are missing. */
const SEATS = 10;

/** Seats to go clockwise from one to another, 1 to 10; a whole round back to itself. */
function steps(from: number, to: number): number {
  return ((to - from + SEATS - 1) % SEATS) + 1;
}

/** The first of some seats clockwise behind a seat, which is itself the last. */
export function firstAfter(seats: readonly number[], seat: number): number {
  return seats.reduce((best, each) => (steps(seat, each) < steps(seat, best) ? each : best));
}

/** The first of some seats anticlockwise from a seat, which is itself the last. */
export function firstBefore(seats: readonly number[], seat: number): number {
  return seats.reduce((best, each) => (steps(each, seat) < steps(best, seat) ? each : best));
}

/** Whether a seat lies behind `from` and before `to`, clockwise, and is neither. */
export function isBetween(seat: number, from: number, to: number): boolean {
  return steps(from, seat) < steps(from, to);
}

/** The seats that a table has behind `from` and before `to`, clockwise, occupied or not. */
export function seatsBetween(from: number, to: number, maxSeats: number): readonly number[] {
  return Array.from({ length: maxSeats }, (_, index) => index + 1).filter((seat) => isBetween(seat, from, to));
}
