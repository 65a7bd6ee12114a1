/**
 * Which results of a player count: all or the best; caps by level; results that cannot be dropped. An absence is a droppable result of no
 * points: of two such, that of the earlier tournament is dropped, or the absence where the rules say so.
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
  /** The dropped absences, by tournament id in order. */
  readonly droppedAbsences: readonly string[];
}

/** How many results count among this many tournaments, and whether absences are dropped first. */
function slotsOf(count: Count, tournaments: number): { readonly slots: number; readonly namesAbsences: boolean } {
  if (count === 'all') return { slots: tournaments, namesAbsences: false };
  if ('best' in count) return { slots: count.best, namesAbsences: false };
  return { slots: Math.max(0, tournaments - count.dropWorst), namesAbsences: true };
}

/** Results that cannot be dropped first, then by points. */
export function compareScored(a: ScoredRow, b: ScoredRow): number {
  if (a.isNotDroppable !== b.isNotDroppable) return a.isNotDroppable ? -1 : 1;
  if (a.points !== b.points) return a.points > b.points ? -1 : 1;
  return 0;
}

/** With equal points the later tournament counts, because the earlier one is dropped. */
function compareResults(a: PlacedResult, b: PlacedResult): number {
  return compareScored(a.scored, b.scored) || b.order - a.order;
}

/** @param tournaments the ids of the season's tournaments, in order */
export function selectResults(
  results: readonly PlacedResult[],
  tournaments: readonly string[],
  { count, caps = [], absencesFirst }: Selection,
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
    if (!scored.isNotDroppable && scored.points < 0n) free -= absences.take(free, -1);
    else if (!scored.isNotDroppable && scored.points === 0n && absencesFirst !== true) free -= absences.take(free, order);
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

/** Absences from the last tournament backwards, found only when needed. */
function absencesFrom(results: readonly PlacedResult[], tournaments: readonly string[]) {
  const present = new Set(results.map(({ order }) => order));
  let next = tournaments.length - 1;
  const skipPresent = (): void => {
    while (next >= 0 && present.has(next)) next -= 1;
  };
  return {
    /** Takes up to this many absences after a tournament; returns the number. */
    take(most: number, after: number): number {
      let taken = 0;
      for (skipPresent(); next > after && taken < most; skipPresent()) {
        next -= 1;
        taken += 1;
      }
      return taken;
    },
    /** The remaining absences, from the first. */
    rest(): string[] {
      return tournaments.slice(0, next + 1).filter((_, order) => !present.has(order));
    },
  };
}
