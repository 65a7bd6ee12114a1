/** What of a season waits, and why: results without a player, ties, reviews, a correction, players without a rank. */
import type { SeasonPageAnswer } from '../generated/operations.js';
import { listed } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { workingsTexts } from '../lib/season-workings-texts.js';
import { seasonTexts } from '../text/season.js';
import { type BoardRow, type Competitor, competitorName } from './season-board.js';

type Season = NonNullable<SeasonPageAnswer['season']>;

interface WaitsProps {
  readonly season: Season;
  readonly stage: Season['stages'][number];
  readonly rows: readonly BoardRow[];
}

const namesOf = (competitors: readonly Competitor[]): string => listed(competitors.map(competitorName));

export function SeasonWaits({ season, stage, rows }: WaitsProps) {
  const t = workingsTexts();
  if (t === null) return null;
  const { tournaments, waiting, withoutNumber, notRanked } = season.counting;
  const lacking = rows.filter(({ rank, lacks }) => rank === null && lacks > 0).length;
  const least = stage.definition.selection.minParticipations ?? 0;
  const lines = [
    season.correctionDue ? seasonTexts().waitCorrection : null,
    stage.cut.length === 0 ? null : t.waitCut(namesOf(stage.cut.map(({ competitor }) => competitor))),
    stage.review === null ? null : t.waitReview(namesOf(stage.review.wouldProceed), namesOf(stage.review.wouldNot)),
    season.lateTournaments.length === 0 ? null : t.waitLate(season.lateTournaments.length),
    ...season.tournaments.nodes.flatMap(({ name, waiting: unmatched, complete }) => [
      unmatched > 0 ? t.waitUnmatched(name, unmatched) : null,
      complete ? null : t.waitIncomplete(name),
    ]),
    ...[...withoutNumber, ...notRanked].map(({ results, sentence }) => t.notCounted(results, sentence[currentLanguage()])),
    lacking === 0 ? null : t.waitLacks(lacking, least),
  ].filter((line) => line !== null);
  return (
    <>
      <p>{t.counts(tournaments, waiting)}</p>
      {lines.length === 0 ? <p>{t.nothingWaits}</p> : null}
      <ul class="waits">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
