/** The sums of clubs or regions with their ranks. */
import type { RankNumbers } from '../../../events/season-schemes.js';
import { rankAfter } from '../../season/ranking.js';

/** The sum of a club or region. */
export interface GroupRow {
  readonly rank: number;
  readonly id: string;
  readonly points: bigint;
  readonly wins: number;
  readonly competitors: number;
}

/** The best first. */
export function rankGroups(ranks: RankNumbers, groups: readonly Omit<GroupRow, 'rank'>[]): readonly GroupRow[] {
  const sorted = groups.toSorted((a, b) =>
    a.points === b.points ? b.wins - a.wins || (a.id < b.id ? -1 : 1) : a.points > b.points ? -1 : 1,
  );
  const ranked: GroupRow[] = [];
  for (const group of sorted) {
    const last = ranked.at(-1);
    const isShared = last?.points === group.points && last.wins === group.wins;
    ranked.push({ ...group, rank: isShared ? last.rank : rankAfter(last?.rank ?? 0, ranked.length, ranks) });
  }
  return ranked;
}
