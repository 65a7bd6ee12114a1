/** Who proceeds from a stage, and with which points. */
import type { CarryOver, Qualification } from '../../events/season-schemes.js';
import { fractionOfPoints, parseFixed, type Points } from './fixed.js';
import type { Standings } from './standings.js';

export interface QualifiedCompetitors {
  /** Competitors who proceed for certain, in the order of the table. */
  readonly qualified: readonly string[];
  /** Competitors tied at the cut, of whom an official names those who proceed. */
  readonly cut: readonly string[];
}

export function qualifyFrom({ ranked }: Standings, { places, tieAtCut }: Qualification): QualifiedCompetitors {
  // Places are competitors, not numbers of ranks.
  const end = ranked.findIndex(({ rank }, at) => rank === null || (at >= places && rank !== ranked[at - 1]!.rank));
  const within = end === -1 ? ranked : ranked.slice(0, end);
  if (tieAtCut === 'all' || within.length <= places) return { qualified: within.map(({ tally }) => tally.competitor), cut: [] };
  const last = within.at(-1)?.rank;
  return {
    qualified: within.filter(({ rank }) => rank !== last).map(({ tally }) => tally.competitor),
    cut: within.filter(({ rank }) => rank === last).map(({ tally }) => tally.competitor),
  };
}

/** The points with which each qualified competitor begins the next stage. */
export function carryOver(
  { byCompetitor }: Standings,
  qualified: readonly string[],
  rule: CarryOver | undefined,
): ReadonlyMap<string, Points> {
  const fraction = rule === undefined ? 0n : parseFixed(rule.fraction);
  return new Map(
    qualified.map((competitor) => {
      const total = byCompetitor.get(competitor)?.tally.total ?? 0n;
      return [competitor, rule === undefined ? 0n : fractionOfPoints(total, fraction, rule.rounding)];
    }),
  );
}
