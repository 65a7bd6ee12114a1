/**
 * Seats that are assigned to players with special needs, against the draw: who drew such a seat takes the one that the other player drew.
 */
import type { Draw } from '../state.js';
import type { AssignedSeat } from './entry.js';

type DrawnSeat = Draw['seats'][number];

/** The drawn seats with an assigned one. */
export function withAssigned<Seat extends DrawnSeat>(seats: readonly Seat[], { playerId, to }: AssignedSeat): readonly Seat[] {
  const own = seats.find((seat) => seat.playerId === playerId);
  if (own === undefined) return seats;
  const { table, seat } = own;
  return seats
    .map((each) => (each === own ? { ...each, ...to } : isAt(each, to) ? { ...each, table, seat } : each))
    .sort((a, b) => a.table - b.table || a.seat - b.seat);
}

/** Whether a drawn seat is the assigned one. */
export function isAt(place: { readonly table: number; readonly seat: number }, to: AssignedSeat['to']): boolean {
  return place.table === to.table && place.seat === to.seat;
}
