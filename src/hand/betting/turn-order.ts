/**
 * In which order the seats of a hand speak, from the one in turn on.
 */
import type { HandState } from '../state.js';

type Turning = Pick<HandState, 'start' | 'turn'>;

/** The seat numbers from the one in turn on, in turn order. */
export function listTurnOrder({ start, turn }: Turning): number[] {
  const seats = start!.seats.map(({ seat }) => seat);
  return [...seats.slice(turn), ...seats.slice(0, turn)];
}

/** The seat numbers from the one in turn to this one, without it, in turn order. */
export function listSeatsBefore(state: Turning, seat: number): number[] {
  const order = listTurnOrder(state);
  return order.slice(0, order.indexOf(seat));
}
