/**
 * The rules of a stage of a season as JSON, in the words of a file of `tapis season`: with the points and the tournaments of the stage, all that
 * its table is made from.
 */
import { Scheme, StageRules } from '../../../events/season-schemes.js';
import { storedOf } from '../inputs/schema-inputs.js';
import { selectionOf } from '../inputs/schema-outputs.js';
import { type AnsweredRow, type AskApi, RefusedQuery } from './ask-api.js';
import type { StageAsked } from './read-table.js';

const query = `query ($id: ID!) { of: season(id: $id) {
  id name federationId clubId competitors status schemes ${selectionOf(Scheme)}
  stages { number name status schemeVersion definition ${selectionOf(StageRules)} lineups { team { competitorId } members { id } } }
  adjustments { number stage points competitor { competitorId } } } }`;

/** @throws RefusedQuery, also where there is no such stage */
export async function readSeasonRules(ask: AskApi, id: string, { stage: number }: StageAsked): Promise<string> {
  const { schemes, stages, adjustments, competitors, status: _status, ...season }: AnsweredRow = await ask(query, { id });
  const stage = stages[number - 1];
  if (stage === undefined) throw new RefusedQuery(404, []);
  const { counting, ...rules } = storedOf(StageRules, stage.definition) as StageRules;
  const ofStage = adjustments.filter((each: AnsweredRow) => each.stage === number);
  const lineups = stage.lineups.map(({ team, members }: AnsweredRow) => [team.competitorId, members.map((each: AnsweredRow) => each.id)]);
  return JSON.stringify(
    {
      ...season,
      competitors: competitors.toLowerCase(),
      stage: number,
      stageName: stage.name,
      status: stage.status.toLowerCase(),
      schemeVersion: stage.schemeVersion,
      scheme: storedOf(Scheme, schemes[stage.schemeVersion - 1]),
      counting,
      ...rules,
      adjustments: ofStage.map(({ number: adjustment, competitor, points }: AnsweredRow) => ({
        adjustment,
        competitor: competitor.competitorId,
        points,
      })),
      lineups: Object.fromEntries(lineups),
    },
    null,
    2,
  );
}
