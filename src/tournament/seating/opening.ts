/**
 * A table more: for late players, where every seat of the others is taken. It begins no hand before two players sit there.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { MAX_TABLES } from '../../../events/values.js';
import type { Running } from '../state.js';

export function decideTableOpening({ reason }: CommandOf<'OpenTable'>, running: Running): TournamentDecision {
  return refuseTable(running) ?? { events: [makeTableOpened(running, reason)] };
}

/** Numbers are given once, also those of tables that were broken. @param reason the director's; null where every seat was taken */
export function makeTableOpened({ tables }: Running, reason: string | null): TournamentEvent {
  return { type: 'TableOpened', data: { table: tables.length + 1, reason } };
}

/** Why no table can be opened. */
export function refuseTable({ seating, tables }: Running): Refused | null {
  if (seating.finalTable !== null) return refuse('FINAL_TABLE_RUNS', { table: seating.finalTable.table });
  return tables.length >= MAX_TABLES ? refuse('TOO_MANY_TABLES', { tables: tables.length, maximum: MAX_TABLES }) : null;
}
