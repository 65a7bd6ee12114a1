/**
 * A table more: for late players, where every seat of the others is taken. It begins no hand before two players sit there.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import { refuseUnlessText } from '../bounds.js';
import type { CommandOf } from '../commands.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import type { Running } from '../state.js';
import { MAX_REASON } from './seat-checks.js';

const MAX_TABLES = 9999;

export function decideTableOpening({ reason }: CommandOf<'OpenTable'>, running: Running): TournamentDecision {
  return refuseUnlessText('reason', reason, MAX_REASON) ?? refuseTable(running) ?? { events: [makeTableOpened(running, reason)] };
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
