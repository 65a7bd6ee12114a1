/** What of a season waits, and why: results without a player, ties, reviews, a correction, players without a rank. */
import type { FederationOfSeasonAnswer, SeasonPageAnswer } from '../generated/operations.js';
import { listed } from '../lib/format.js';
import { workingsTexts } from '../lib/season-workings-texts.js';
import { seasonTexts } from '../text/season.js';
import { type BoardRow, type Competitor, competitorName } from './season-board.js';

type Season = NonNullable<SeasonPageAnswer['season']>;
export type Sheet = NonNullable<FederationOfSeasonAnswer['federation']>['resultSheets']['nodes'][number];

interface WaitsProps {
  readonly season: Season;
  readonly stage: Season['stages'][number];
  readonly rows: readonly BoardRow[];
  readonly sheets: ReadonlyMap<string, Sheet>;
}

const namesOf = (competitors: readonly Competitor[]): string => listed(competitors.map(competitorName));

export function SeasonWaits({ season, stage, rows, sheets }: WaitsProps) {
  const t = workingsTexts();
  if (t === null) return null;
  const lacking = rows.filter(({ rank, lacks }) => rank === null && lacks > 0).length;
  const least = stage.definition.selection.minParticipations ?? 0;
  const lines = [
    season.correctionDue ? seasonTexts().waitCorrection : null,
    stage.cut.length === 0 ? null : t.waitCut(namesOf(stage.cut.map(({ competitor }) => competitor))),
    stage.review === null ? null : t.waitReview(namesOf(stage.review.wouldProceed), namesOf(stage.review.wouldNot)),
    ...season.tournaments.nodes.flatMap(({ sheetId, name }) => {
      const sheet = sheets.get(sheetId);
      if (sheet === undefined) return [];
      return [sheet.unmatched > 0 ? t.waitUnmatched(name, sheet.unmatched) : null, sheet.complete ? null : t.waitIncomplete(name)];
    }),
    lacking === 0 ? null : t.waitLacks(lacking, least),
  ].filter((line) => line !== null);
  if (lines.length === 0) return <p>{t.nothingWaits}</p>;
  return (
    <ul class="waits">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
