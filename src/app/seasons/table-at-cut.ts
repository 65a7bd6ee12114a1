/**
 * Who proceeds from a stage by its table.
 */
import type { TableAtCut } from '../../../commands/season/decisions.js';
import { MAX_QUALIFIED, type Qualified } from '../../../events/season.js';
import { boardOf, type StandingBody, standingsOf } from '../../../projections/season-board-rows.js';
import { seasonBoards } from '../../../projections/season-boards.js';
import { formatPoints } from '../../season/fixed.js';
import { rankAfter } from '../../season/ranking.js';
import type { SeasonState, StageState } from '../../season/state.js';
import type { ViewStore } from '../views/view-store.js';

/** When a stage has no rule, everybody with a rank proceeds. */
export function readTableAtCut(views: ViewStore, state: SeasonState, stage: number): TableAtCut {
  const kept = state.stages[stage - 1];
  if (kept === undefined) return { qualified: [], cut: [] };
  const { places, tieAtCut } = kept.rules.qualification ?? { places: MAX_QUALIFIED, tieAtCut: 'all' };
  const ranked: Qualified[] = [];
  let orderBefore: string | undefined;
  // One more than the places, to see whether the last one is tied.
  for (const { order, body } of views.page(seasonBoards, standingsOf(boardOf(state.seasonId!, stage)), { first: MAX_QUALIFIED }).rows) {
    const { competitor, isRanked, points } = body as StandingBody;
    if (!isRanked || (ranked.length >= places && order !== orderBefore)) break;
    const rank: number =
      order === orderBefore ? ranked.at(-1)!.rank! : rankAfter(ranked.at(-1)?.rank ?? 0, ranked.length, kept.rules.ranks);
    ranked.push({ competitor, rank, points: formatPoints(BigInt(points), 0) });
    orderBefore = order;
  }
  if (tieAtCut === 'all' || ranked.length <= places) return { qualified: ranked, cut: [] };
  const last = ranked.at(-1)!.rank;
  return { qualified: ranked.filter(({ rank }) => rank !== last), cut: ranked.filter(({ rank }) => rank === last) };
}

/** The same table under the recorded ids, where competitors were merged since. */
export function recordedIds(table: TableAtCut, { qualified, cut }: StageState, survivorOf: (recorded: string) => string): TableAtCut {
  const recorded = new Map([...qualified, ...cut].map(({ competitor }) => [survivorOf(competitor), competitor]));
  const named = (all: readonly Qualified[]): Qualified[] =>
    all.map((each) => ({ ...each, competitor: recorded.get(each.competitor) ?? each.competitor }));
  return { qualified: named(table.qualified), cut: named(table.cut) };
}
