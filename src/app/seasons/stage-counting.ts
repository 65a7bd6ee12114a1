/** What a stage counts, and what it does not count yet. */
import { boardOf } from '../../../projections/season-board-rows.js';
import type { NumberProblem } from '../../season/fixed.js';
import type { ViewStore } from '../views/view-store.js';
import { listTournaments } from './season-rows.js';

export interface StageCounting {
  /** The tournaments that count and whose results stand. */
  readonly tournaments: number;
  /** The rows that wait to be matched with a person. */
  readonly waiting: number;
  /** The results for which the scheme has no number, by the reason; the most frequent first. */
  readonly withoutNumber: readonly { readonly problem: NumberProblem; readonly results: number }[];
}

export function countStage(views: ViewStore, seasonId: string, stage: number): StageCounting {
  const standing = listTournaments(views, boardOf(seasonId, stage)).filter(({ stands }) => stands);
  const problems = new Map<NumberProblem, number>();
  for (const { problems: of } of standing)
    for (const [problem, results] of Object.entries(of) as [NumberProblem, number][])
      problems.set(problem, (problems.get(problem) ?? 0) + results);
  return {
    tournaments: standing.length,
    waiting: standing.reduce((sum, { waiting }) => sum + waiting, 0),
    withoutNumber: [...problems].map(([problem, results]) => ({ problem, results })).sort((a, b) => b.results - a.results),
  };
}
