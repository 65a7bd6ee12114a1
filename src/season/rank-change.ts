/** Why a rank changed between two tables of a season: the competitor's own changes, and who passed whom. */
import type { Points } from './fixed.js';
import { compareBy, type Ranked } from './ranking.js';
import type { ScoredRow } from './score.js';
import type { Standings } from './standings.js';

/** A tournament with a change for the competitor. Null points: no result there. */
export interface ResultChange {
  readonly tournament: string;
  readonly pointsBefore: Points | null;
  readonly pointsAfter: Points | null;
  readonly countedBefore: boolean;
  readonly countedAfter: boolean;
  /** The result itself changed: its place or points. Otherwise only whether it counts. */
  readonly isAnotherResult: boolean;
}

export interface RankChange {
  readonly competitor: string;
  readonly rankBefore: number | null;
  readonly rankAfter: number | null;
  readonly totalBefore: Points | null;
  readonly totalAfter: Points | null;
  readonly adjustedBefore: Points;
  readonly adjustedAfter: Points;
  readonly own: readonly ResultChange[];
  /** Competitors that are ahead now and were not, in the order of the later table. */
  readonly passedBy: readonly string[];
  /** Competitors that are behind now and were not. */
  readonly passed: readonly string[];
}

/** The changes for one competitor. */
export function explainRankChange(before: Standings, after: Standings, competitor: string): RankChange {
  const was = before.byCompetitor.get(competitor);
  const is = after.byCompetitor.get(competitor);
  return {
    competitor,
    rankBefore: was?.rank ?? null,
    rankAfter: is?.rank ?? null,
    totalBefore: was?.tally.total ?? null,
    totalAfter: is?.tally.total ?? null,
    adjustedBefore: was?.tally.adjusted ?? 0n,
    adjustedAfter: is?.tally.adjusted ?? 0n,
    own: ownChanges(was, is),
    ...findPassing(before, after, was, is),
  };
}

/** All competitors whose rank, total or results changed, in the order of the later table; those who left it last. */
export function findRankChanges(before: Standings, after: Standings): readonly RankChange[] {
  const gone = before.ranked.filter(({ tally }) => !after.byCompetitor.has(tally.competitor));
  return [...after.ranked, ...gone]
    .filter(({ tally }) => isChanged(before.byCompetitor.get(tally.competitor), after.byCompetitor.get(tally.competitor)))
    .map(({ tally }) => explainRankChange(before, after, tally.competitor));
}

function isChanged(was: Ranked | undefined, is: Ranked | undefined): boolean {
  if (was?.rank !== is?.rank || was?.tally.total !== is?.tally.total || was?.tally.adjusted !== is?.tally.adjusted) return true;
  return was?.tally !== is?.tally && ownChanges(was, is).length > 0;
}

function ownChanges(was: Ranked | undefined, is: Ranked | undefined): ResultChange[] {
  if (was?.tally === is?.tally) return [];
  const resultsBefore = resultsOf(was);
  const resultsAfter = resultsOf(is);
  const changes: ResultChange[] = [];
  for (const tournament of new Set([...resultsBefore.keys(), ...resultsAfter.keys()])) {
    const former = resultsBefore.get(tournament);
    const latter = resultsAfter.get(tournament);
    const isAnotherResult = former?.points !== latter?.points || former?.place !== latter?.place;
    if (!isAnotherResult && former?.isCounted === latter?.isCounted) continue;
    changes.push({
      tournament,
      pointsBefore: former?.points ?? null,
      pointsAfter: latter?.points ?? null,
      countedBefore: former?.isCounted ?? false,
      countedAfter: latter?.isCounted ?? false,
      isAnotherResult,
    });
  }
  return changes;
}

interface ShownResult {
  readonly points: Points;
  /** Null in a state without points. */
  readonly place: number | null;
  readonly isCounted: boolean;
}

function resultsOf(ranked: Ranked | undefined): ReadonlyMap<string, ShownResult> {
  const counted = new Set<ScoredRow>(ranked?.tally.counted);
  return new Map(
    ranked?.tally.results.map(({ scored }) => {
      const place = scored.isZero ? null : scored.row.place;
      return [scored.sheet.id, { points: scored.points, place, isCounted: counted.has(scored) }];
    }),
  );
}

/** Competitors without a rank are behind all ranked ones, and those outside the table are last. */
function findPassing(
  before: Standings,
  after: Standings,
  was: Ranked | undefined,
  is: Ranked | undefined,
): Pick<RankChange, 'passedBy' | 'passed'> {
  const passedBy: string[] = [];
  const passed: string[] = [];
  if (was === undefined || is === undefined) return { passedBy, passed };
  const orderBefore = compareRanked(before);
  const orderAfter = compareRanked(after);
  const gone = before.ranked.filter(({ tally }) => !after.byCompetitor.has(tally.competitor));
  for (const { tally } of [...after.ranked, ...gone]) {
    if (tally.competitor === is.tally.competitor) continue;
    const then = orderBefore(was, before.byCompetitor.get(tally.competitor));
    const now = orderAfter(is, after.byCompetitor.get(tally.competitor));
    if (then <= 0 && now > 0) passedBy.push(tally.competitor);
    if (then >= 0 && now < 0) passed.push(tally.competitor);
  }
  return { passedBy, passed };
}

function compareRanked({ basis }: Standings): (a: Ranked, b: Ranked | undefined) => number {
  const compare = compareBy(basis.ranking);
  return (a, b) => {
    if (b === undefined) return -1;
    if (a.rank === null || b.rank === null) return Number(a.rank === null) - Number(b.rank === null);
    return compare(a.tally, b.tally);
  };
}
