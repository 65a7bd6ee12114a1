/**
 * A tournament as it was: its views, folded from its own events up to a position. What it costs depends on the tournament, and not on the store.
 */
import type { RecordedEvent } from '../../events/envelope.js';
import type { TournamentId } from '../../events/ids.js';
import { clock, type ClockRow } from '../../projections/clock.js';
import { type Projection } from '../../projections/projection.js';
import { foldEvents } from '../../projections/rows-in-memory.js';
import type { StandingRow } from '../../projections/standing-row.js';
import { standings } from '../../projections/standings.js';
import type { TableRow } from '../../projections/table-row.js';
import { tables } from '../../projections/tables.js';
import { type TournamentRow, tournaments } from '../../projections/tournaments.js';

export interface TournamentState {
  readonly tournament: TournamentRow;
  /** Null before there is one. */
  readonly clock: ClockRow | null;
  /** Ascending by number. */
  readonly tables: readonly TableRow[];
  /** In the order of the standings. */
  readonly standings: readonly StandingRow[];
}

/** @param events all of the tournament and its hands up to the position, in order; null for none */
export function stateAfter(id: TournamentId, events: readonly RecordedEvent[]): TournamentState | null {
  const rowsOf = <Body>(view: Projection<Body>) => foldEvents(view, events);
  const tournament = rowsOf(tournaments).get(id);
  if (tournament === undefined) return null;
  return {
    tournament: tournament.body,
    clock: rowsOf(clock).get(id)?.body ?? null,
    tables: rowsOf(tables)
      .list(id)
      .map(({ body }) => body),
    standings: rowsOf(standings)
      .list(id)
      .map(({ body }) => body),
  };
}
