/**
 * Why somebody's rank in a season changed, in a sentence or two.
 */
import { formatPoints, type Points } from '../season/fixed.js';
import type { RankChange, ResultChange } from '../season/rank-change.js';
import type { Language } from './sentences.js';

export interface RankChangeNames {
  readonly nameOf: (competitor: string) => string;
  readonly tournamentName: (sheet: string) => string;
  /** Decimals of points. */
  readonly places: number;
}

const words = {
  en: {
    rank: 'rank',
    points: 'points',
    none: 'none',
    counts: 'counts now',
    dropped: 'is dropped now',
    adjusted: 'adjustment',
    ahead: 'Now ahead',
    behind: 'Now behind',
  },
  fr: {
    rank: 'rang',
    points: 'points',
    none: 'aucun',
    counts: 'compte désormais',
    dropped: 'est désormais écarté',
    adjusted: 'ajustement',
    ahead: 'Désormais devant',
    behind: 'Désormais derrière',
  },
} as const satisfies Record<Language, object>;

/** "Bea: rank 1 → 2, 30.28 → 26.14 points. Night 2: 15.14 → 11.00 points. Now ahead: Anna." */
export function rankChangeText(change: RankChange, { nameOf, tournamentName, places }: RankChangeNames, language: Language): string {
  const say = words[language];
  const colon = language === 'fr' ? ' : ' : ': ';
  const points = (value: Points | null): string => (value === null ? say.none : formatPoints(value, places));
  const step = (before: string, after: string): string => (before === after ? after : `${before} → ${after}`);
  const rank = (value: number | null): string => (value === null ? say.none : String(value));
  const own = ({ tournament, pointsBefore, pointsAfter, countedAfter, isAnotherResult }: ResultChange): string => {
    const name = tournamentName(tournament);
    if (!isAnotherResult) return `${name} ${countedAfter ? say.counts : say.dropped}.`;
    return `${name}${colon}${step(points(pointsBefore), points(pointsAfter))} ${say.points}.`;
  };
  const listed = (title: string, people: readonly string[]): readonly string[] =>
    people.length === 0 ? [] : [`${title}${colon}${people.map(nameOf).join(', ')}.`];
  const { rankBefore, rankAfter, totalBefore, totalAfter, adjustedBefore, adjustedAfter } = change;
  const head = `${say.rank} ${step(rank(rankBefore), rank(rankAfter))}, ${step(points(totalBefore), points(totalAfter))} ${say.points}.`;
  return [
    `${nameOf(change.competitor)}${colon}${head}`,
    ...change.own.map(own),
    ...(adjustedBefore === adjustedAfter ? [] : [`${say.adjusted} ${step(points(adjustedBefore), points(adjustedAfter))}.`]),
    ...listed(say.ahead, change.passedBy),
    ...listed(say.behind, change.passed),
  ].join(' ');
}
