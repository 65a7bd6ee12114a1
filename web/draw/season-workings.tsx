/** How the points of one competitor come about: each result, what counts and why not, and why the rank changed. */
import { useEffect, useState } from 'preact/hooks';
import { WhyRankChanged, Workings as WorkingsQuery, type WorkingsAnswer, type WhyRankChangedAnswer } from '../generated/operations.js';
import { ask, type Failure } from '../lib/ask.js';
import { dayAndTime, dayOf, points } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { nameOf } from '../lib/names.js';
import { runningSum } from '../lib/running-sum.js';
import { workingsTexts } from '../lib/season-workings-texts.js';
import { seasonTexts } from '../text/season.js';
import { StepPlot, timeOf } from './step-plot.js';

type Answered = NonNullable<WorkingsAnswer['season']>;
type Result = NonNullable<Answered['leaderboard']>['nodes'][number]['results'][number];

interface WorkingsProps {
  readonly seasonId: string;
  readonly stage: number;
  readonly corrected: boolean;
  readonly competitor: string;
  readonly name: string;
  readonly isTeam: boolean;
  readonly tournamentName: (sheetId: string) => string;
}

export function Workings({ seasonId, stage, corrected, competitor, name, isTeam, tournamentName }: WorkingsProps) {
  const t = seasonTexts();
  const [answer, setAnswer] = useState<Answered | null>(null);
  const [why, setWhy] = useState<NonNullable<WhyRankChangedAnswer['season']>['rankChange']>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const variables = { id: seasonId, stage, competitor };
      const outcome = await ask(WorkingsQuery, { ...variables, corrected }, currentLanguage(), controller.signal);
      if (controller.signal.aborted) return;
      if ('failure' in outcome) return setFailure(outcome.failure);
      setAnswer(outcome.answer.season);
      const last = [...(outcome.answer.season?.changes.nodes ?? [])].pop();
      if (last === undefined) return;
      const explained = await ask(WhyRankChanged, { ...variables, from: last.position - 1 }, currentLanguage(), controller.signal);
      if (!controller.signal.aborted && 'answer' in explained) setWhy(explained.answer.season?.rankChange ?? null);
    };
    void load();
    return () => controller.abort();
  }, [seasonId, stage, corrected, competitor]);

  if (failure !== null) return <p role="alert">{failure.message ?? t.noNetwork}</p>;
  const row = answer?.leaderboard?.nodes[0];
  const w = workingsTexts();
  if (answer === null || row === undefined || w === null) return <p role="status">{t.loading}</p>;
  const { results, carried, adjusted } = row;
  const other = (value: string): string | null => (Number(value) === 0 ? null : points(value));
  const digits = row.points.split('.')[1]?.length ?? 0;
  const own = (Number(row.points) - Number(carried) - Number(adjusted)).toFixed(digits);
  const write = (value: number): string => points(value.toFixed(Number.isInteger(value) ? 0 : digits));
  const steps = runningSum(results, [carried, adjusted]).map(({ date, value }) => ({ at: timeOf(date), value }));
  return (
    <div class="details">
      <p>
        <strong>{w.sum(points(own), other(carried), other(adjusted), points(row.points))}</strong>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.tournament}</th>
            <th scope="col">{t.place}</th>
            <th scope="col" class="figure">
              {w.howMade}
            </th>
            <th scope="col">{w.counted}</th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={`${result.sheetId} ${result.player.id}`} class={result.counted ? '' : 'dropped'}>
              <th scope="row">
                {tournamentName(result.sheetId)}
                <small>
                  {dayOf(result.date)}
                  {result.level === null ? '' : ` · ${result.level}`}
                  {isTeam ? ` · ${nameOf(result.player, result.player.id)}` : ''}
                </small>
              </th>
              <td>
                {t.placeOf(result.place, result.entrants)}
                <small>
                  {[result.tied > 1 ? t.tied : null, result.state === 'FINISHED' ? null : t.states[result.state]]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </td>
              <td class="figure">
                {points(result.points)}
                <small>{partsOf(result)}</small>
              </td>
              <td>
                {result.notRanked !== null
                  ? w.notRanked[result.notRanked]
                  : result.problem === null
                    ? result.counted
                      ? t.counts
                      : w.dropped
                    : w.noNumber}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <StepPlot title={t.runningSum} series={[{ name, steps }]} write={write} />
      <h2>{w.whyRank}</h2>
      <p>{why === null ? w.noReason : why.sentence[currentLanguage()]}</p>
      {answer.changes.nodes.length === 0 ? null : (
        <>
          <h2>{w.changes}</h2>
          <ul class="changes">
            {answer.changes.nodes.map(({ position, recordedAt, cause, sheetId, totalBefore, totalAfter }) => (
              <li key={position}>
                <span class="dim">{dayAndTime(recordedAt)}</span>{' '}
                <span>
                  {sheetId === null ? '' : `${tournamentName(sheetId)} · `}
                  {w.causes[cause] ?? w.otherCause}
                </span>{' '}
                <strong>
                  {totalBefore === null ? '–' : points(totalBefore)} → {totalAfter === null ? '–' : points(totalAfter)}
                </strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** `10.00 × 2 + 1.00`, or nothing for points that are of the place alone. */
function partsOf({ base, multiplier, bonus }: Result): string {
  const isPlain = Number(multiplier) === 1;
  if (isPlain && Number(bonus) === 0) return '';
  return `${points(base)}${isPlain ? '' : ` (× ${points(multiplier)})`}${Number(bonus) === 0 ? '' : ` + ${points(bonus)}`}`;
}
