/**
 * The changes that an event can make to one table: somebody sits down, gets up, gets chips or gives them. Every change copies what it touches.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { Place } from '../../../events/values.js';
import { type InPlay, type Positions, type Table, unseatedOf } from '../state.js';

/** The state with one table changed; as it was where there is no such table. */
export function withTable(state: InPlay, number: number, change: (table: Table) => Table): InPlay {
  const table = state.tables[number - 1];
  return table === undefined ? state : { ...state, tables: state.tables.with(number - 1, change(table)) };
}

export interface Arrival {
  readonly playerId: PlayerId;
  readonly to: Place;
  readonly stack: number;
}

/** Seats a player with their chips. */
export function seatPlayer(state: InPlay, { playerId, to, stack }: Arrival): InPlay {
  return withTable(state, to.table, (table) => ({
    ...table,
    chips: table.chips + stack,
    seats: [...table.seats, { seat: to.seat, playerId, stack }].sort(bySeat),
  }));
}

/** A player who waited for a seat waits no more. */
export function withoutUnseated(state: InPlay, playerId: PlayerId): InPlay {
  if (unseatedOf(state, playerId) === undefined) return state;
  return { ...state, unseated: state.unseated.filter((player) => player.playerId !== playerId) };
}

export interface Departure {
  readonly playerId: PlayerId;
  readonly from: Place;
  readonly stack: number;
}

/** Takes a player off the seat, with their chips. A stack that is not the expected one leaves the others of its table unknown. */
export function unseatPlayer(state: InPlay, { playerId, from, stack }: Departure): InPlay {
  return withTable(state, from.table, (table) => {
    const expected = table.seats.find((seated) => seated.playerId === playerId)?.stack;
    return {
      ...table,
      chips: table.chips - stack,
      seats: table.seats.filter((seated) => seated.playerId !== playerId),
      stacksFrom: expected === stack ? table.stacksFrom : 'unknown',
    };
  });
}

/** Adds chips to a player's stack and to their table; takes them away below 0. */
export function addChips(state: InPlay, table: number, playerId: PlayerId, chips: number): InPlay {
  return withTable(state, table, (each) => ({
    ...each,
    chips: each.chips + chips,
    seats: each.seats.map((seated) => (seated.playerId === playerId ? { ...seated, stack: seated.stack + chips } : seated)),
  }));
}

type Renamed = <Each extends { readonly playerId: PlayerId }>(each: Each) => Each;

/** Players have other ids, wherever tables remember who sits or sat there. */
export function renamePlayers(state: InPlay, rename: Renamed): InPlay {
  const renameIn = (positions: Positions): Positions => ({
    ...positions,
    seats: positions.seats.map(rename),
    previous: positions.previous === null ? null : renameIn(positions.previous),
  });
  const tables = state.tables.map((table) => ({
    ...table,
    seats: table.seats.map(rename),
    positions: table.positions === null ? null : renameIn(table.positions),
  }));
  return { ...state, tables };
}

export function bySeat(one: { readonly seat: number }, other: { readonly seat: number }): number {
  return one.seat - other.seat;
}
