/** Panels of a season's page beside its table: the graph, tournaments, clubs and regions, and the rounds of teams. */
import type { SeasonPageAnswer, SeasonRoundsAnswer } from '../generated/operations.js';
import { dayOf, points } from '../lib/format.js';
import { runningSum } from '../lib/running-sum.js';
import { seasonTexts } from '../text/season.js';
import { CompetitorLink, competitorName } from './season-board.js';
import { StepPlot, timeOf } from './step-plot.js';

type Season = NonNullable<SeasonPageAnswer['season']>;
export type Rounds = NonNullable<SeasonRoundsAnswer['season']>['rounds'];

export function LeadersPlot({ leaders }: { readonly leaders: Season['leaders'] }) {
  const t = seasonTexts();
  const series = (leaders?.nodes ?? []).map(({ competitor, carried, adjusted, results }) => ({
    name: competitorName(competitor),
    steps: runningSum(results, [carried, adjusted]).map(({ date, value }) => ({ at: timeOf(date), value })),
  }));
  if (new Set(series.flatMap(({ steps }) => steps.map(({ at }) => at))).size < 2) return <p>{t.noPlot}</p>;
  return <StepPlot title={t.topFive(series.length)} series={series} write={(value) => points(String(value))} />;
}

export function Tournaments({ season }: { readonly season: Season }) {
  const t = seasonTexts();
  const { nodes } = season.tournaments;
  if (nodes.length === 0) return <p>{t.noResults}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t.tournament}</th>
          <th scope="col">{t.by}</th>
        </tr>
      </thead>
      <tbody>
        {nodes.map(({ sheetId, name, date, by, reason, level, manche, stands, tournamentId, waiting }) => {
          const href =
            tournamentId === null ? `/sheets/${encodeURIComponent(sheetId)}/results.csv` : `/t/${encodeURIComponent(tournamentId)}`;
          return (
            <tr key={sheetId}>
              <th scope="row">
                <a href={href}>{name}</a>
                <small>
                  {dayOf(date)}
                  {level === null ? '' : ` · ${t.level} ${level}`}
                  {manche === null ? '' : ` · ${t.round(manche)}`}
                </small>
              </th>
              <td>
                {by === 'RULE' ? t.byRule(reason ?? '') : t.byOfficial}
                {stands ? null : <strong> {t.withdrawn}</strong>}
                {waiting === 0 ? null : <small>{t.waiting(waiting)}</small>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface GroupsProps {
  readonly title: string;
  readonly groups: Season['clubs'];
  readonly nameOf: (groupId: string) => string;
  readonly hrefOf?: (groupId: string) => string;
}

export function Groups({ title, groups, nameOf, hrefOf }: GroupsProps) {
  const t = seasonTexts();
  if (groups.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col" class="figure">
              {t.rank}
            </th>
            <th scope="col">{title}</th>
            <th scope="col" class="figure">
              {t.points}
            </th>
            <th scope="col" class="figure">
              {t.players}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ groupId, rank, points: sum, competitors }) => (
            <tr key={groupId}>
              <td class="figure">{rank}</td>
              <th scope="row">{hrefOf === undefined ? nameOf(groupId) : <a href={hrefOf(groupId)}>{nameOf(groupId)}</a>}</th>
              <td class="figure">{points(sum)}</td>
              <td class="figure">{competitors}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function RoundTables({ rounds }: { readonly rounds: Rounds }) {
  const t = seasonTexts();
  if (rounds.length === 0) return <p>{t.noResults}</p>;
  return (
    <>
      {rounds.map(({ manche, standings }) => (
        <section key={manche}>
          <h2>{t.round(manche)}</h2>
          <ol class="round">
            {standings.map(({ competitor, points: sum }) => (
              <li key={competitor.competitorId}>
                <CompetitorLink of={competitor} /> <strong>{points(sum)}</strong>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
