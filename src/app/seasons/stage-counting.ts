/** What a stage counts, and what it does not count yet. */
import { boardOf } from '../../../projections/season-board-rows.js';
import type { NumberProblem } from '../../season/fixed.js';
import type { NotRankedReason } from '../../season/sheet.js';
import type { ViewStore } from '../views/view-store.js';
import { listTournaments } from './season-rows.js';

export interface StageCounting {
  /** The tournaments that count and whose results stand. */
  readonly tournaments: number;
  /** The rows that wait to be matched with a person. */
  readonly waiting: number;
  /** The results for which the scheme has no number, by the reason; the most frequent first. */
  readonly withoutNumber: readonly { readonly problem: NumberProblem; readonly results: number }[];
  /** The results that the rules do not rank, by the reason; the most frequent first. */
  readonly notRanked: readonly { readonly reason: NotRankedReason; readonly results: number }[];
}

export function countStage(views: ViewStore, seasonId: string, stage: number): StageCounting {
  const standing = listTournaments(views, boardOf(seasonId, stage)).filter(({ stands }) => stands);
  return {
    tournaments: standing.length,
    waiting: standing.reduce((sum, { waiting }) => sum + waiting, 0),
    withoutNumber: sumBy(standing.map(({ problems }) => problems)).map(([problem, results]) => ({ problem, results })),
    notRanked: sumBy(standing.map(({ notRanked }) => notRanked)).map(([reason, results]) => ({ reason, results })),
  };
}

/** The sums of counts by word; the greatest first. */
function sumBy<Word extends string>(all: readonly Readonly<Partial<Record<Word, number>>>[]): readonly (readonly [Word, number])[] {
  const sums = new Map<Word, number>();
  for (const counts of all)
    for (const [word, count] of Object.entries(counts) as [Word, number][]) sums.set(word, (sums.get(word) ?? 0) + count);
  return [...sums].sort(([, a], [, b]) => b - a);
}
