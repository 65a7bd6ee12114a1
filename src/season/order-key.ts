/** The order of a table as a text: a smaller text is ahead, and equal texts share a rank. So a store can keep the table in order. */
import type { RankingCriterion } from '../../events/season-schemes.js';
import type { Points } from './fixed.js';
import { listLatest, type Tally } from './ranking.js';
import type { PlacedResult } from './select.js';

/** More than any total, given the bounds on results and points. */
const MOST: Points = 10n ** 20n;
const POINTS_WIDTH = (2n * MOST).toString(36).length;
const MOST_COUNTED = 10_000_000;
const COUNT_WIDTH = String(MOST_COUNTED).length;
const PLACE_WIDTH = 5;

/** The first character of keys with a rank, and without one. */
export const RANKED = '0';
export const UNRANKED = '1';

/** Many points first. */
const pointsKey = (points: Points): string => (MOST - points).toString(36).padStart(POINTS_WIDTH, '0');
/** A large count first. */
const countKey = (count: number): string => String(MOST_COUNTED - count).padStart(COUNT_WIDTH, '0');

const criteria: { readonly [K in RankingCriterion]: (tally: Tally) => string } = {
  points: ({ total }) => pointsKey(total),
  wins: ({ wins }) => countKey(wins),
  // A longer list of places is ahead: the end comes after every place.
  countback: ({ places }) => `${places.map((place) => place.toString(36).padStart(PLACE_WIDTH, '0')).join('')}~`,
  bestResult: ({ best }) => pointsKey(best),
  latest: latestKey,
  participations: ({ played }) => countKey(played),
  bounties: ({ bounties }) => countKey(bounties),
  net: ({ net }) => pointsKey(net),
};

/** From the last tournament backwards. Positive points come first, then none, then negative ones. */
function latestKey(tally: Tally): string {
  const parts = listLatest(tally).map(({ points, scored }) =>
    points > 0n ? `A${laterFirst(scored)}${pointsKey(points)}` : `C${scored.sheet.date}${scored.sheet.id}!${pointsKey(points)}`,
  );
  return `${parts.join('')}B`;
}

/** The place of a tournament in the season, last first. Days and ids have characters from "-" to "z". */
function laterFirst({ sheet: { date, id } }: PlacedResult['scored']): string {
  const text = date + id;
  let mirrored = '';
  for (let at = 0; at < text.length; at += 1) mirrored += String.fromCharCode(159 - text.charCodeAt(at));
  return `${mirrored}~`;
}

/** @param isRanked whether they have enough results */
export function orderKey(tally: Tally, ranking: readonly RankingCriterion[], isRanked: boolean): string {
  return (isRanked ? RANKED : UNRANKED) + ranking.map((criterion) => criteria[criterion](tally)).join('');
}
