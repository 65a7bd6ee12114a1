/**
 * What became different of a tournament between two moments, figure by figure.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { ClockRow } from '../../../projections/clock.js';
import type { StandingRow } from '../../../projections/standing-row.js';
import type { TournamentRow } from '../../../projections/tournaments.js';

/** What is compared of a moment. */
export interface Compared {
  readonly tournament: Pick<TournamentRow, 'phase'>;
  readonly clock: Pick<ClockRow, 'level' | 'onBreak' | 'state'> | null;
  readonly standings: readonly StandingRow[];
}

/** The figures of a player in the order in which they are listed. */
export const comparedFigures = ['state', 'place', 'stack', 'table', 'seat'] as const satisfies readonly (keyof StandingRow)[];
export type ComparedFigure = (typeof comparedFigures)[number];
export type ComparedThing = 'phase' | 'level' | 'break' | 'clock' | ComparedFigure | 'entry';

export interface Difference {
  readonly what: ComparedThing;
  /** Whose figure it is; null for the tournament. */
  readonly playerId: PlayerId | null;
  /** Null for nothing, such as a seat that somebody did not have. */
  readonly before: string | number | null;
  readonly after: string | number | null;
}

/** The tournament first, then the players in the order of the later standings, then those who are in them no more. */
export function listDifferences(before: Compared, after: Compared): Difference[] {
  const found: Difference[] = [];
  const compare = (what: ComparedThing, playerId: PlayerId | null, one: Difference['before'], other: Difference['before']): void => {
    if (one !== other) found.push({ what, playerId, before: one, after: other });
  };
  compare('phase', null, before.tournament.phase, after.tournament.phase);
  compare('level', null, before.clock?.level ?? null, after.clock?.level ?? null);
  compare('break', null, Number(before.clock?.onBreak ?? false), Number(after.clock?.onBreak ?? false));
  compare('clock', null, before.clock?.state ?? null, after.clock?.state ?? null);
  const known = new Map(before.standings.map((row) => [row.playerId, row]));
  for (const row of after.standings) {
    const earlier = known.get(row.playerId);
    known.delete(row.playerId);
    if (earlier === undefined) compare('entry', row.playerId, null, row.state);
    for (const figure of comparedFigures) {
      if (earlier !== undefined || figure !== 'state') compare(figure, row.playerId, earlier?.[figure] ?? null, row[figure]);
    }
  }
  for (const { playerId, state } of known.values()) compare('entry', playerId, state, null);
  return found;
}
