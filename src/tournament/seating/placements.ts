/**
 * Seats that were found outside of the program, by tickets or the director: each player once, each seat there, and given once.
 */
import { refuseUnlessWhole } from '../bounds.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { type Running, type SeatedPlayer, seatOf } from '../state.js';
import type { Placement } from './commands.js';

/**
 * @param players who must be seated, and nobody else
 * @param seatsOf how many seats a table has; null for one that takes nobody
 */
export function refusePlacements(
  players: readonly SeatedPlayer[],
  seats: readonly Placement[],
  seatsOf: (table: number) => number | null,
): Refused | null {
  const notOnce = players.filter(({ playerId }) => seats.filter((placement) => placement.playerId === playerId).length !== 1);
  const unknown = seats.filter(({ playerId }) => !players.some((seated) => seated.playerId === playerId));
  const wrong = [...new Set([...notOnce, ...unknown].map(({ playerId }) => playerId))];
  if (wrong.length > 0) return refuse('PLACEMENTS_MISMATCH', { players: wrong });
  for (const { playerId, table, seat } of seats) {
    const most = seatsOf(table);
    if (most === null) return refuse('UNKNOWN_TABLE', { table: String(table) });
    const other = seats.find((placement) => placement.playerId !== playerId && placement.table === table && placement.seat === seat);
    const refused =
      refuseUnlessWhole('seat', seat, 1, most) ??
      (other === undefined ? undefined : refuse('SEAT_TAKEN', { table, seat, playerId: other.playerId }));
    if (refused) return refused;
  }
  return null;
}

/** Seats for players who have been seated before: no events where they have these, or none are given; other seats are no second order. */
export function decideSeatedBefore({ tables }: Running, seats: readonly Placement[] | undefined): TournamentDecision {
  for (const { playerId, table, seat } of seats ?? []) {
    const found = seatOf(tables, playerId);
    if (found === undefined || (found.table.table === table && found.seated.seat === seat)) continue;
    return refuse('SEATED_ALREADY', { playerId, table: found.table.table, seat: found.seated.seat });
  }
  return { events: [] };
}
