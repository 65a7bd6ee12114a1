/** Changes in a season's table between two positions, as text and as JSON. */
import type { PlayerId } from '../../events/ids.js';
import { formatPoints, type Points } from '../season/fixed.js';
import type { RankChange } from '../season/rank-change.js';
import { type RankChangeNames, rankChangeText } from '../texts/season-texts.js';
import type { SeasonShown } from './season-lines.js';

const namesOf = ({ nameOf, tournamentName, rules }: SeasonShown): RankChangeNames => ({
  nameOf: (competitor) => nameOf(competitor as PlayerId) ?? competitor,
  tournamentName,
  places: rules.scheme.rounding.places,
});

export function changesText(shown: SeasonShown, changes: readonly RankChange[]): string {
  if (changes.length === 0) return { en: 'Nothing changed.\n', fr: 'Rien n’a changé.\n' }[shown.language];
  return changes.map((change) => `${rankChangeText(change, namesOf(shown), shown.language)}\n`).join('');
}

export function changesJson(shown: SeasonShown, changes: readonly RankChange[]): readonly object[] {
  const points = (value: Points | null): string | null => (value === null ? null : formatPoints(value, shown.rules.scheme.rounding.places));
  return changes.map((change) => ({
    playerId: change.competitor,
    rank: [change.rankBefore, change.rankAfter],
    points: [points(change.totalBefore), points(change.totalAfter)],
    own: change.own.map(({ tournament, pointsBefore, pointsAfter, countedBefore, countedAfter }) => ({
      tournament,
      points: [points(pointsBefore), points(pointsAfter)],
      counted: [countedBefore, countedAfter],
    })),
    passedBy: change.passedBy,
    passed: change.passed,
    text: {
      en: rankChangeText(change, namesOf(shown), 'en'),
      fr: rankChangeText(change, namesOf(shown), 'fr'),
    },
  }));
}
