/** The order of a season's table: criteria in sequence, then a shared rank. */
import type { RankingCriterion, RankNumbers } from '../../events/season-schemes.js';
import type { Points } from './fixed.js';
import type { ScoredRow } from './score.js';
import type { PlacedResult, SelectedResults } from './select.js';
import { sortInSteps } from './steps.js';

/** What a competitor has before ranking. */
export interface Tally extends SelectedResults {
  readonly competitor: string;
  /** All results, in the order of the tournaments. */
  readonly results: readonly PlacedResult[];
  readonly adjusted: Points;
  /** From the stage before. */
  readonly carried: Points;
  readonly total: Points;
  /** Tournaments entered, in any state. */
  readonly played: number;
  readonly wins: number;
  /** The places of the counted results, best first; results without points have none. */
  readonly places: readonly number[];
  /** Of the counted results. */
  readonly bounties: number;
  /** The highest points of one counted result. */
  readonly best: Points;
  /** What they won in the counted results without what they spent, as points are kept. */
  readonly net: Points;
}

/** Negative when the first is ahead. */
type CompareTallies = (a: Tally, b: Tally) => number;

const compareLargest = (a: bigint, b: bigint): number => (a === b ? 0 : a > b ? -1 : 1);

const criteria: { readonly [K in RankingCriterion]: CompareTallies } = {
  points: (a, b) => compareLargest(a.total, b.total),
  wins: (a, b) => b.wins - a.wins,
  countback: (a, b) => compareCountback(a.places, b.places),
  bestResult: (a, b) => compareLargest(a.best, b.best),
  latest: compareLatest,
  participations: (a, b) => b.played - a.played,
  bounties: (a, b) => b.bounties - a.bounties,
  net: (a, b) => compareLargest(a.net, b.net),
};

/** More first places, then more second places, and so on. */
function compareCountback(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((place, at) => place !== b[at]);
  if (differing === -1) return b.length - a.length;
  const other = b[differing];
  return other === undefined ? -1 : (a[differing] as number) - other;
}

/** More points in the last tournament, then in the one before, and so on. An absence counts as none. */
function compareLatest(a: Tally, b: Tally): number {
  const [ofA, ofB] = [listLatest(a), listLatest(b)];
  for (let at = 0; at < Math.max(ofA.length, ofB.length); at += 1) {
    const [one, other] = [ofA[at], ofB[at]];
    if (one?.order === other?.order && one?.points === other?.points) continue;
    const order = Math.max(one?.order ?? -1, other?.order ?? -1);
    return compareLargest(one?.order === order ? one.points : 0n, other?.order === order ? other.points : 0n);
  }
  return 0;
}

/** The points of each tournament from the last one backwards, without zeros. A team may have several results in one. */
export function listLatest({ results }: Tally): readonly { readonly order: number; readonly points: Points; readonly scored: ScoredRow }[] {
  const tournaments: { order: number; points: Points; scored: ScoredRow }[] = [];
  for (const { order, scored } of results.toReversed()) {
    const last = tournaments.at(-1);
    if (last?.order === order) last.points += scored.points;
    else tournaments.push({ order, points: scored.points, scored });
  }
  return tournaments.filter(({ points }) => points !== 0n);
}

/** Compares by the criteria in order: 0 for a shared rank. */
export function compareBy(ranking: readonly RankingCriterion[]): CompareTallies {
  const compares = ranking.map((criterion) => criteria[criterion]);
  return (a, b) => {
    for (const compare of compares) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return 0;
  };
}

/** The rank of the first who is behind others. @param last the rank of those just ahead @param ahead how many are ahead */
export const rankAfter = (last: number, ahead: number, ranks: RankNumbers = 'standard'): number => (ranks === 'dense' ? last : ahead) + 1;

export interface Ranked {
  readonly tally: Tally;
  /** Null for competitors that are shown and not ranked. */
  readonly rank: number | null;
}

/** Ranked competitors first, then those with too few results. Equals are ordered by id, and share a rank. */
export function* rankTallies(
  tallies: readonly Tally[],
  ranking: readonly RankingCriterion[],
  minParticipations = 0,
  ranks: RankNumbers = 'standard',
): Generator<number, readonly Ranked[]> {
  const compare = compareBy(ranking);
  const inOrder = yield* sortInSteps(tallies, (a, b) => compare(a, b) || (a.competitor < b.competitor ? -1 : 1));
  const ranked: Ranked[] = [];
  const unranked: Ranked[] = [];
  for (const tally of inOrder) {
    if (tally.played < minParticipations) unranked.push({ tally, rank: null });
    else {
      const before = ranked.at(-1);
      const isShared = before !== undefined && compare(before.tally, tally) === 0;
      ranked.push({ tally, rank: isShared ? before.rank : rankAfter(before?.rank ?? 0, ranked.length, ranks) });
    }
    yield 1;
  }
  return [...ranked, ...unranked];
}
