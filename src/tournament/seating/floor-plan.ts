/**
 * The tables of a tournament as balancing sees them: which seats hold a player's chips, and where button and blinds stand.
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';

/** What a book says about seats, balance, breaking and the final table. */
export type FloorRules = Rulebook['floor'];

/** Positions of the hand that runs at a table, else of its last one. They are seats, kept where nobody sits. */
export interface LastPositions {
  readonly button: number;
  /** Where the small blind fell, posted or not. */
  readonly smallBlind: number;
  readonly bigBlind: number;
}

export interface SeatedTable {
  readonly table: number;
  readonly maxSeats: number;
  /**
   * Seats that hold a player's chips, ascending. A player who is away counts (RO 2.3: players are counted by their chips); one who is on the
   * way counts at their new table.
   */
  readonly occupied: readonly number[];
  /** The occupied seats whose player is still on the way. */
  readonly awaited: readonly number[];
  /** Seats of players who are to leave: they count no more, but nobody can sit there yet. */
  readonly leaving: readonly number[];
  /** Null before the first hand. */
  readonly last: LastPositions | null;
}

/** Seats clockwise behind one, a whole round: itself is the last. A button or a blind may stand on an extra seat that nobody has now. */
export function listClockwiseAfter(seat: number, maxSeats: number): number[] {
  const seats = Math.max(seat, maxSeats);
  return Array.from({ length: seats }, (_, steps) => ((seat + steps) % seats) + 1);
}

/** Seats anticlockwise from one, a whole round: itself is the first. */
export function listAnticlockwiseFrom(seat: number, maxSeats: number): number[] {
  const seats = Math.max(seat, maxSeats);
  return Array.from({ length: seats }, (_, steps) => ((seat - 1 - steps + 2 * seats) % seats) + 1);
}

/**
 * Where button and blinds stand. Before the first hand nobody knows whose the first big blind will be where the button is drawn: the seats are
 * taken as they would fall with the button on the lowest one.
 */
export function findPositionsAt({ last, occupied, maxSeats }: SeatedTable): LastPositions {
  if (last !== null) return last;
  const first = occupied[0] ?? maxSeats;
  const second = occupied[1] ?? first;
  return { button: occupied.at(-1) ?? first, smallBlind: first, bigBlind: occupied.length === 2 ? first : second };
}

/** The seat that the big blind comes to next; null where nobody sits. */
export function findNextBigBlind(table: SeatedTable): number | null {
  const { occupied, awaited, maxSeats } = table;
  const isSitting = (seat: number): boolean => occupied.includes(seat) && !awaited.includes(seat);
  return listClockwiseAfter(findPositionsAt(table).bigBlind, maxSeats).find(isSitting) ?? null;
}

/** Free seats, in the order of the seats that are given. */
export function listFreeAmong(seats: readonly number[], { maxSeats, occupied, leaving }: SeatedTable): number[] {
  return seats.filter((seat) => seat <= maxSeats && !occupied.includes(seat) && !leaving.includes(seat));
}

export function countFreeSeats({ maxSeats, occupied, leaving }: SeatedTable): number {
  return maxSeats - occupied.length - leaving.length;
}

/** Free seats in the order in which they come to pay the big blind; that of the last big blind, which would owe the small one, comes last. */
export function listFreeByBigBlind(table: SeatedTable): number[] {
  return listFreeAmong(listClockwiseAfter(findPositionsAt(table).bigBlind, table.maxSeats), table);
}

/** Tables with the fewest players first, lower numbers first among equals. */
export function byFewest(one: SeatedTable, other: SeatedTable): number {
  return one.occupied.length - other.occupied.length || one.table - other.table;
}

/** Tables with the most players first, lower numbers first among equals. */
export function byMost(one: SeatedTable, other: SeatedTable): number {
  return other.occupied.length - one.occupied.length || one.table - other.table;
}

/** The table that comes first in an order; undefined where there is none. */
export function findFirstBy(
  order: (one: SeatedTable, other: SeatedTable) => number,
  tables: readonly SeatedTable[],
): SeatedTable | undefined {
  return tables.reduce<SeatedTable | undefined>(
    (first, table) => (first === undefined || order(table, first) < 0 ? table : first),
    undefined,
  );
}

/** The table with one more seat taken, by somebody who is on the way. */
export function withAwaited(table: SeatedTable, seat: number): SeatedTable {
  return {
    ...table,
    occupied: [...table.occupied, seat].sort((a, b) => a - b),
    awaited: [...table.awaited, seat].sort((a, b) => a - b),
  };
}
