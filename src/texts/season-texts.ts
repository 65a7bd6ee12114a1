/**
 * Why somebody's rank in a season changed, in a sentence or two.
 */
import { formatPoints, type Points } from '../season/fixed.js';
import type { RankChange, ResultChange } from '../season/rank-change.js';
import { plural, pluriel, masculineOrdinal, pointsText } from './numbers.js';
import type { Language } from './sentences.js';
import { WIDE } from './typography.js';

export interface RankChangeNames {
  readonly nameOf: (competitor: string) => string;
  readonly tournamentName: (sheet: string) => string;
  /** Decimals of points. */
  readonly places: number;
}

const words = {
  en: {
    colon: ': ',
    pointsOf: (sum: string, size: number) => `${sum} ${plural(size, 'point')}`,
    rank: 'rank',
    enters: (rank: number) => `enters at rank ${rank}`,
    leaves: (rank: number) => `no longer has a rank (${rank} before)`,
    unranked: 'without a rank',
    gone: 'no longer',
    counts: 'counts now',
    dropped: 'is dropped now',
    adjusted: 'Adjustment',
    ahead: 'Now ahead',
    behind: 'Now behind',
  },
  fr: {
    colon: `${WIDE}: `,
    pointsOf: (sum: string, size: number) => `${sum} ${pluriel(size, 'point')}`,
    rank: 'rang',
    enters: (rank: number) => `entre au ${masculineOrdinal(rank)} rang`,
    leaves: (rank: number) => `n’a plus de rang (${rank} avant)`,
    unranked: 'sans rang',
    gone: 'en moins',
    counts: 'compte désormais',
    dropped: 'est désormais écarté',
    adjusted: 'Ajustement',
    ahead: 'Désormais devant',
    behind: 'Désormais derrière',
  },
} as const satisfies Record<Language, object>;

/** "Bea: rank 1 → 2, 30.28 → 26.14 points. Night 2: 15.14 → 11.00 points. Now ahead: Anna." */
export function rankChangeText(change: RankChange, { nameOf, tournamentName, places }: RankChangeNames, language: Language): string {
  const say = words[language];
  const sum = (value: Points): string => pointsText(formatPoints(value, places), language);
  const step = (before: string, after: string): string => (before === after ? after : `${before} → ${after}`);
  const sums = (before: Points | null, after: Points | null): string => {
    const last = after ?? before ?? 0n;
    return say.pointsOf(
      before === null || after === null ? sum(last) : step(sum(before), sum(after)),
      Math.abs(Number(sum(last).replace(',', '.'))),
    );
  };
  const own = ({ tournament, pointsBefore, pointsAfter, countedAfter, isAnotherResult }: ResultChange): string => {
    const name = tournamentName(tournament);
    if (!isAnotherResult) return `${name} ${countedAfter ? say.counts : say.dropped}.`;
    return `${name}${say.colon}${sums(pointsBefore, pointsAfter)}${pointsAfter === null ? ` ${say.gone}` : ''}.`;
  };
  const listed = (title: string, people: readonly string[]): readonly string[] =>
    people.length === 0 ? [] : [`${title}${say.colon}${people.map(nameOf).join(', ')}.`];
  const { rankBefore, rankAfter, totalBefore, totalAfter, adjustedBefore, adjustedAfter } = change;
  const place = (): string => {
    if (rankAfter === null) return rankBefore === null ? say.unranked : say.leaves(rankBefore);
    return rankBefore === null ? say.enters(rankAfter) : `${say.rank} ${step(String(rankBefore), String(rankAfter))}`;
  };
  return [
    `${nameOf(change.competitor)}${say.colon}${place()}, ${sums(totalBefore, totalAfter)}.`,
    ...change.own.map(own),
    ...(adjustedBefore === adjustedAfter ? [] : [`${say.adjusted}${say.colon}${sums(adjustedBefore, adjustedAfter)}.`]),
    ...listed(say.ahead, change.passedBy),
    ...listed(say.behind, change.passed),
  ].join(' ');
}
