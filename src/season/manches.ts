/**
 * Teams: a manche is a set of tables, each with a member of each team. A team's points in a manche are the sum of its members' points, or
 * of its best members'.
 */
import type { Points } from './fixed.js';
import { type ScoredRow, sumPoints } from './score.js';
import { compareScored, type PlacedResult, type SelectedResults } from './select.js';
import type { Ranked } from './ranking.js';

/** The best members of a team count in each manche. Among equal ones the choice does not matter. */
export function selectBestMembers(results: readonly PlacedResult[], bestMembers: number): SelectedResults {
  const all = results.map(({ scored }) => scored);
  const counted = new Set<ScoredRow>();
  for (const ofManche of groupByManche(all).values()) {
    const best = [...ofManche].sort(compareScored);
    for (const [at, scored] of best.entries()) if (at < bestMembers || scored.isNotDroppable) counted.add(scored);
  }
  return {
    counted: all.filter((scored) => counted.has(scored)),
    dropped: all.filter((scored) => !counted.has(scored)),
    droppedAbsences: [],
  };
}

/** The points of each team in each manche. */
export function manchePoints(ranked: readonly Ranked[]): ReadonlyMap<number, ReadonlyMap<string, Points>> {
  const manches = new Map<number, Map<string, Points>>();
  for (const { tally } of ranked) {
    for (const [manche, rows] of groupByManche(tally.counted)) {
      const teams = manches.get(manche) ?? new Map<string, Points>();
      manches.set(manche, teams.set(tally.competitor, sumPoints(rows)));
    }
  }
  return manches;
}

function groupByManche(rows: readonly ScoredRow[]): ReadonlyMap<number, readonly ScoredRow[]> {
  const groups = new Map<number, ScoredRow[]>();
  for (const scored of rows) {
    const { manche } = scored.sheet;
    if (manche === null) continue;
    const group = groups.get(manche) ?? [];
    group.push(scored);
    groups.set(manche, group);
  }
  return groups;
}
