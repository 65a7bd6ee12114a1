/** Computes a season's table from written rules and the sheets of all tournaments. */
import type { SeasonRules } from '../../events/season-schemes.js';
import { type CountedBy, findCounting } from './counting.js';
import { type KnownOnDays, rankEligible } from './eligibility.js';
import { parsePoints } from './fixed.js';
import { prepareScheme } from './score.js';
import type { SheetAsCounted } from './sheet.js';
import { computeStandings, type Standings } from './standings.js';

export interface SeasonTable {
  readonly standings: Standings;
  /** Each tournament, with the reason why it counts. */
  readonly counted: readonly { readonly sheet: SheetAsCounted; readonly by: CountedBy }[];
}

/** @param survivorOf the person of a recorded id: the survivor of a merge @param known of people on days, by recorded id */
export function computeSeasonTable(
  { counting, picks = [], scheme, eligibility, selection, ranking, ranks, adjustments = [] }: SeasonRules,
  sheets: readonly SheetAsCounted[],
  survivorOf: (recorded: string) => string,
  known: KnownOnDays,
): SeasonTable {
  const counted = sheets.map((given) => {
    const by = findCounting(given, counting, picks);
    return { sheet: by.counts ? rankEligible(given, eligibility, known) : given, by };
  });
  const standings = computeStandings({
    sheets: counted.flatMap(({ sheet, by }) =>
      by.counts ? [by.by === 'rule' ? { ...sheet, level: by.level, manche: by.manche } : sheet] : [],
    ),
    score: prepareScheme(scheme),
    selection,
    ranking,
    ranks,
    adjustments: adjustments.map(({ playerId, points, reason }) => ({ competitor: playerId, points: parsePoints(points), reason })),
    competitorOf: ({ person }) => person,
    survivorOf,
  });
  return { standings, counted };
}
