/**
 * Who is not at their seat: players who are away, and those whom a penalty keeps from it. Their stacks stay in play (MO 3.2, 13.1; RO 1.9, 11.2).
 */
import { listSeatsUnderPenalty } from '../state/serving.js';
import { includesId } from '../state/sorted-ids.js';
import type { Running, Table } from '../state.js';

type Facts = Pick<Running, 'entry' | 'discipline'>;
type AtTable = Pick<Table, 'table' | 'seats' | 'hands' | 'openHand'>;

/** The seats of a table whose players are away, with those that are stated for one hand. */
export function listSeatsAway(
  { entry }: Pick<Facts, 'entry'>,
  { seats }: Pick<AtTable, 'seats'>,
  stated: readonly number[],
): readonly number[] {
  if (entry.away.length === 0) return stated;
  return seats.filter(({ seat, playerId }) => stated.includes(seat) || includesId(entry.away, playerId)).map(({ seat }) => seat);
}

/** The seats of a table whose players are away or suspended in its next hand. */
export function listSeatsNotThere(running: Facts, table: AtTable): readonly number[] {
  return notThereIn(running, table, table.hands + 1);
}

/** The same as of now: in the hand that is played, or in the next one. */
export function listSeatsNotThereNow(running: Facts, table: AtTable): readonly number[] {
  return notThereIn(running, table, table.openHand?.handNumber ?? table.hands + 1);
}

function notThereIn(running: Facts, table: AtTable, handNumber: number): readonly number[] {
  const away = listSeatsAway(running, table, []);
  const suspended = listSeatsUnderPenalty(running.discipline, table.table, handNumber, table.seats);
  return suspended.length === 0 ? away : [...new Set([...away, ...suspended])];
}
