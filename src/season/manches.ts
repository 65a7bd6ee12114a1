/**
 * Teams: a manche is a set of tables, each with a member of each team. A manche gives a team the sum of its members' points, or of the best
 * of them.
 */
import type { Points } from './fixed.js';
import { type ScoredRow, sumPoints } from './score.js';
import { compareScored, type PlacedResult, type SelectedResults } from './select.js';
import type { Ranked } from './ranking.js';

/** Counts in each manche the best so many members of a team. Of equal members it does not matter which. */
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

/** What each manche gave each team. */
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
