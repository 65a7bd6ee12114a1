/** The effect of another scheme on a season, as text and as JSON. */
import type { PlayerId } from '../../events/ids.js';
import { formatPoints, type Points } from '../season/fixed.js';
import type { SchemeTrial } from '../season/trial.js';
import type { Sentence } from '../texts/sentences.js';
import type { SeasonShown } from './season-lines.js';
import { textTable } from './text-table.js';
import { schemeProblemNames } from '../texts/scheme-problem-names.js';

const MOST_SHOWN = 20;
const plain = (points: Points): string => formatPoints(points, 0);
const ranked = (rank: number | null): string => (rank === null ? '–' : String(rank));

export function trialText({ language, nameOf }: SeasonShown, { differences, problems, rising }: SchemeTrial): string {
  const say = (sentence: Sentence): string => sentence[language];
  const titles = [
    say({ en: 'Player', fr: 'Joueur' }),
    say({ en: 'Rank', fr: 'Rang' }),
    say({ en: 'Then', fr: 'Ensuite' }),
    say({ en: 'Points', fr: 'Points' }),
    say({ en: 'Then', fr: 'Ensuite' }),
  ].map((title, at) => (at === 0 ? { title } : { title, align: 'right' as const }));
  const rows = differences.map(({ competitor, rankNow, rankThen, pointsNow, pointsThen }) => [
    nameOf(competitor as PlayerId) ?? competitor,
    ranked(rankNow),
    ranked(rankThen),
    plain(pointsNow),
    plain(pointsThen),
  ]);
  const table =
    rows.length === 0
      ? `${say({ en: 'Nobody has other points or another rank.', fr: 'Personne n’a d’autres points ni un autre rang.' })}\n`
      : textTable(titles, rows);
  const notes = [
    ...problems.slice(0, MOST_SHOWN).map(({ entrants, place, problem }) =>
      say({
        en: `No number for place ${place} of ${entrants}: ${schemeProblemNames[problem].en}`,
        fr: `Pas de nombre pour la place ${place} sur ${entrants} : ${schemeProblemNames[problem].fr}`,
      }),
    ),
    ...rising.slice(0, MOST_SHOWN).map(({ entrants, place }) =>
      say({
        en: `Of ${entrants}, place ${place} gives more than the one before it.`,
        fr: `Sur ${entrants}, la place ${place} donne plus que la précédente.`,
      }),
    ),
  ];
  return notes.length === 0 ? table : `${table}\n${notes.join('\n')}\n`;
}

export function trialJson({ nameOf }: SeasonShown, { differences, problems, rising }: SchemeTrial): object {
  return {
    differences: differences.map(({ competitor, rankNow, rankThen, pointsNow, pointsThen }) => ({
      playerId: competitor,
      name: nameOf(competitor as PlayerId),
      rankNow,
      rankThen,
      pointsNow: plain(pointsNow),
      pointsThen: plain(pointsThen),
    })),
    problems,
    rising,
  };
}
