/**
 * Which of a player's results count: all of them or the best; caps by level; results that can't be dropped. An absence is a result of no
 * points, which can be dropped.
 */
import type { Count, Selection } from '../../events/season-schemes.js';
import type { ScoredRow } from './score.js';

/** A result with the number of its tournament in the season's order. */
export interface PlacedResult {
  readonly scored: ScoredRow;
  readonly order: number;
}

export interface SelectedResults {
  readonly counted: readonly ScoredRow[];
  readonly dropped: readonly ScoredRow[];
  /** The tournaments, by id in their order, where not being there is what is dropped. */
  readonly droppedAbsences: readonly string[];
}

/** How many results count of so many tournaments, and whether an absence can be what is dropped. */
function slotsOf(count: Count, tournaments: number): { readonly slots: number; readonly namesAbsences: boolean } {
  if (count === 'all') return { slots: tournaments, namesAbsences: false };
  if ('best' in count) return { slots: count.best, namesAbsences: false };
  return { slots: Math.max(0, tournaments - count.dropWorst), namesAbsences: true };
}

/** What can't be dropped first, then by points. */
export function compareScored(a: ScoredRow, b: ScoredRow): number {
  if (a.isNotDroppable !== b.isNotDroppable) return a.isNotDroppable ? -1 : 1;
  if (a.points !== b.points) return a.points > b.points ? -1 : 1;
  return 0;
}

/** Of equal points the later tournament, because the earlier one is dropped. */
function compareResults(a: PlacedResult, b: PlacedResult): number {
  return compareScored(a.scored, b.scored) || b.order - a.order;
}

/** @param tournaments the ids of the season's tournaments, in their order */
export function selectResults(
  results: readonly PlacedResult[],
  tournaments: readonly string[],
  { count, caps = [] }: Selection,
): SelectedResults {
  if (count === 'all' && caps.length === 0) {
    return { counted: results.map(({ scored }) => scored), dropped: [], droppedAbsences: [] };
  }
  const { slots, namesAbsences } = slotsOf(count, tournaments.length);
  const room = new Map(caps.map(({ level, best }) => [level, best]));
  const chosen = new Set<PlacedResult>();
  const absences = absencesFrom(results, tournaments);
  let free = slots;
  for (const result of [...results].sort(compareResults)) {
    const { scored, order } = result;
    if (!scored.isNotDroppable) free -= absences.take(free, scored.points < 0n ? -1 : scored.points === 0n ? order : tournaments.length);
    const capped = room.get(scored.sheet.level ?? '');
    if (!scored.isNotDroppable && (free <= 0 || (capped !== undefined && capped <= 0))) continue;
    chosen.add(result);
    free -= 1;
    if (capped !== undefined) room.set(scored.sheet.level as string, capped - 1);
  }
  absences.take(Math.max(0, free), -1);
  return {
    counted: results.filter((result) => chosen.has(result)).map(({ scored }) => scored),
    dropped: results.filter((result) => !chosen.has(result)).map(({ scored }) => scored),
    droppedAbsences: namesAbsences ? absences.rest() : [],
  };
}

/** The tournaments where somebody was not, from the last back. They are looked for only as far as they matter. */
function absencesFrom(results: readonly PlacedResult[], tournaments: readonly string[]) {
  const present = new Set(results.map(({ order }) => order));
  let next = tournaments.length - 1;
  const skipPresent = (): void => {
    while (next >= 0 && present.has(next)) next -= 1;
  };
  return {
    /** Takes at most so many absences after a tournament, and says how many. */
    take(most: number, after: number): number {
      let taken = 0;
      for (skipPresent(); next > after && taken < most; skipPresent()) {
        next -= 1;
        taken += 1;
      }
      return taken;
    },
    /** What is left, from the first on. */
    rest(): string[] {
      return tournaments.slice(0, next + 1).filter((_, order) => !present.has(order));
    },
  };
}
