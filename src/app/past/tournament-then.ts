/** A tournament, now or in the past, assembled from its views. */
import { clock, type ClockRow } from '../../../projections/clock.js';
import type { StandingRow } from '../../../projections/standing-row.js';
import { standings } from '../../../projections/standings.js';
import type { TableRow } from '../../../projections/table-row.js';
import { tables } from '../../../projections/tables.js';
import { type TournamentRow, tournaments } from '../../../projections/tournaments.js';
import type { ViewReads } from '../views/view-store.js';

export interface ShownTournament {
  readonly tournament: TournamentRow;
  /** Null before there is one. */
  readonly clock: ClockRow | null;
  /** Ascending by number. */
  readonly tables: readonly TableRow[];
  /** In the order of the standings. */
  readonly standings: readonly StandingRow[];
}

/** Null where there is no such tournament. */
export function readTournament(views: Pick<ViewReads, 'get' | 'page'>, id: string): ShownTournament | null {
  const tournament = views.get(tournaments, id)?.body;
  if (tournament === undefined) return null;
  return {
    tournament,
    clock: views.get(clock, id)?.body ?? null,
    tables: views.page(tables, id).rows.map(({ body }) => body),
    standings: views.page(standings, id).rows.map(({ body }) => body),
  };
}
