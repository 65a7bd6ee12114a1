/**
 * The table of a season: every competitor's results, what counts, and the ranks. It depends only on the sheets, in any order. Unchanged
 * parts of an earlier table are reused.
 */
import type { RankingCriterion, RankNumbers, Selection } from '../../events/season-schemes.js';
import { fixedOf, ONE, parsePoints, POINT_DECIMALS, type Points, rootOf, roundToPoints } from './fixed.js';
import { finishSteps } from './steps.js';
import { selectBestMembers } from './manches.js';
import { type Ranked, rankTallies, type Tally } from './ranking.js';
import { type ScoredRow, type ScoreSheet, sumPoints } from './score.js';
import { type PlacedResult, type SelectedResults, selectResults } from './select.js';
import { compareSheets, type RowAsCounted, type SheetAsCounted } from './sheet.js';

/** Points given or taken by a decision, such as a commission's sanction. */
export interface Adjustment {
  readonly competitor: string;
  readonly points: Points;
  readonly reason: string;
}

export interface SeasonBasis {
  readonly sheets: readonly SheetAsCounted[];
  readonly score: ScoreSheet;
  readonly selection: Selection;
  readonly ranking: readonly RankingCriterion[];
  readonly ranks?: RankNumbers | undefined;
  readonly adjustments: readonly Adjustment[];
  /** The competitor of a row; null when it has none in this table. */
  readonly competitorOf: (row: RowAsCounted) => string | null;
  /** The person of a recorded id: the survivor of a merge. */
  readonly survivorOf: (recorded: string) => string;
  /** Points from the stage before. Competitors with an entry are in the table even without results. */
  readonly carried?: ReadonlyMap<string, Points>;
}

export interface Standings {
  readonly ranked: readonly Ranked[];
  readonly byCompetitor: ReadonlyMap<string, Ranked>;
  readonly basis: SeasonBasis;
  /** The tournaments in their order. */
  readonly tournaments: readonly string[];
}

/** The steps of adding a result to a tally, in steps of scoring. */
const STEPS_OF_TALLY = 4;

/** @param earlier a table of the same season, whose unchanged parts are reused */
export function computeStandings(basis: SeasonBasis, earlier?: Standings): Standings {
  return finishSteps(computeStandingsInSteps(basis, earlier));
}

/** The same result by result. Yields the steps of each part, so that other work can run. New sheets are scored in it. */
export function* computeStandingsInSteps(basis: SeasonBasis, earlier?: Standings): Generator<number, Standings> {
  const sheets = [...basis.sheets].sort(compareSheets);
  const tournaments = sheets.map(({ id }) => id);
  const isReusable = earlier !== undefined && selectsAlike(earlier, basis, tournaments);
  const adjusted = sumAdjustments(basis);
  const tallies: Tally[] = [];
  for (const [competitor, results] of yield* gatherResults(basis, sheets, adjusted)) {
    const before = isReusable ? earlier.byCompetitor.get(competitor)?.tally : undefined;
    const carried = basis.carried?.get(competitor) ?? 0n;
    const points = adjusted.get(competitor) ?? 0n;
    const same = before !== undefined && before.adjusted === points && before.carried === carried && sameResults(before.results, results);
    tallies.push(same ? before : tallyOf(basis.selection, tournaments, competitor, results, points, carried));
    yield STEPS_OF_TALLY * (results.length + 1);
  }
  const ranked = yield* rankTallies(tallies, basis.ranking, basis.selection.minParticipations, basis.ranks);
  const byCompetitor = new Map<string, Ranked>();
  for (const entry of ranked) {
    byCompetitor.set(entry.tally.competitor, entry);
    yield 1;
  }
  return { ranked, byCompetitor, basis, tournaments };
}

function selectsAlike(earlier: Standings, basis: SeasonBasis, tournaments: readonly string[]): boolean {
  return (
    earlier.basis.selection === basis.selection &&
    earlier.tournaments.length === tournaments.length &&
    earlier.tournaments.every((id, at) => id === tournaments[at])
  );
}

function sameResults(a: readonly PlacedResult[], b: readonly PlacedResult[]): boolean {
  return a.length === b.length && a.every(({ scored }, at) => scored === b[at]?.scored);
}

function sumAdjustments({ adjustments, survivorOf }: SeasonBasis): ReadonlyMap<string, Points> {
  const sums = new Map<string, Points>();
  for (const { competitor, points } of adjustments) {
    const survivor = survivorOf(competitor);
    sums.set(survivor, (sums.get(survivor) ?? 0n) + points);
  }
  return sums;
}

function* gatherResults(
  { score, competitorOf, survivorOf, carried }: SeasonBasis,
  sheets: readonly SheetAsCounted[],
  adjusted: ReadonlyMap<string, Points>,
): Generator<number, ReadonlyMap<string, PlacedResult[]>> {
  const results = new Map<string, PlacedResult[]>();
  for (const competitor of [...(carried?.keys() ?? []), ...adjusted.keys()]) results.set(competitor, []);
  for (const [order, sheet] of sheets.entries()) {
    for (const scored of score(sheet).rows) {
      const recorded = competitorOf(scored.row);
      if (recorded === null) continue;
      const competitor = survivorOf(recorded);
      const placed = { scored, order };
      const known = results.get(competitor);
      if (known === undefined) results.set(competitor, [placed]);
      else known.push(placed);
    }
    yield sheet.rows.length;
  }
  return results;
}

/** The points of the counted results, with those for further ones. @param played the number of all results */
function totalOf({ average, further }: Selection, { counted, dropped }: SelectedResults, played: number): Points {
  const more = further === undefined ? 0n : parsePoints(further) * BigInt(dropped.length);
  const sum = sumPoints(counted);
  if (average === undefined || counted.length === 0) return sum + more;
  const by = {
    counted: () => fixedOf(counted.length),
    participations: () => fixedOf(played),
    rootOfParticipations: () => rootOf(fixedOf(played)),
  }[average.over]();
  return roundToPoints(sum * ONE, by * 10n ** BigInt(POINT_DECIMALS), average.rounding) + more;
}

/** Winnings that nobody recorded are none, and such an expense is the buy-in. */
const netOf = ({ row: { winnings, expense }, sheet: { buyIn } }: ScoredRow): Points =>
  parsePoints(winnings ?? '0') - parsePoints(expense ?? buyIn ?? '0');

/** The counting results of a competitor, and their total. @param tournaments the ids of all that count, in order */
export function tallyOf(
  selection: Selection,
  tournaments: readonly string[],
  competitor: string,
  results: readonly PlacedResult[],
  adjusted: Points,
  carried: Points,
): Tally {
  const { bestMembers } = selection;
  const selected = bestMembers === undefined ? selectResults(results, tournaments, selection) : selectBestMembers(results, bestMembers);
  const places = selected.counted.filter(({ isZero }) => !isZero).map(({ row }) => row.place);
  return {
    ...selected,
    competitor,
    results,
    adjusted,
    carried,
    total: totalOf(selection, selected, results.length) + adjusted + carried,
    played: results.length,
    wins: places.filter((place) => place === 1).length,
    places: places.sort((a, b) => a - b),
    bounties: selected.counted.reduce((sum, { row }) => sum + row.bounties, 0),
    net: selected.counted.reduce((sum, scored) => sum + netOf(scored), 0n),
    best: selected.counted.reduce<Points | null>((best, { points }) => (best === null || points > best ? points : best), null) ?? 0n,
  };
}
