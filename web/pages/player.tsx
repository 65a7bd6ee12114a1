/** `/players/{id}`: the results of a player, their points in seasons, and their stack in a tournament. A hidden name is shown by the id. */
import { render } from 'preact';
import { signal } from '@preact/signals';
import { PlayerInSeason, type PlayerInSeasonAnswer, PlayerPage, type PlayerPageAnswer } from '../generated/operations.js';
import { FailureNotice } from '../draw/notices.js';
import { PageBar } from '../draw/page-bar.js';
import { StackPlot } from '../draw/stack-plot.js';
import { StepPlot, timeOf } from '../draw/step-plot.js';
import { ask, type Outcome } from '../lib/ask.js';
import { chips, dayOf, points, timeOfDay } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { nameOf } from '../lib/names.js';
import { Refreshed } from '../lib/refreshed.js';
import { runningSum } from '../lib/running-sum.js';
import { playerTexts } from '../text/player.js';

type Player = NonNullable<PlayerPageAnswer['player']>;
type Membership = NonNullable<Player['registration']>['memberships'][number];
type SeasonOf = NonNullable<Membership['club']>['seasons']['nodes'][number];
type Standing = NonNullable<NonNullable<PlayerInSeasonAnswer['player']>['seasonStanding']>;

const id = decodeURIComponent(location.pathname.split('/')[2] ?? '');
const standings = signal<ReadonlyMap<string, Standing>>(new Map());

/** The seasons of their clubs and federations, each once. */
function seasonsOf({ registration }: Player): readonly SeasonOf[] {
  const all = (registration?.memberships ?? []).flatMap(({ club }) => [
    ...(club?.federation?.seasons.nodes ?? []),
    ...(club?.seasons.nodes ?? []),
  ]);
  return [...new Map(all.map((season) => [season.id, season])).values()];
}

async function read(): Promise<Outcome<PlayerPageAnswer>> {
  const outcome = await ask(PlayerPage, { id }, currentLanguage());
  if ('answer' in outcome && outcome.answer.player !== null) void readStandings(seasonsOf(outcome.answer.player));
  return outcome;
}

/** Their standing in the latest stage that has them. */
async function readStandings(seasons: readonly SeasonOf[]): Promise<void> {
  const found = new Map<string, Standing>();
  for (const { id: season, stages } of seasons) {
    for (let stage = stages.length; stage > 0 && !found.has(season); stage -= 1) {
      const outcome = await ask(PlayerInSeason, { id, season, stage }, currentLanguage());
      const standing = 'answer' in outcome ? outcome.answer.player?.seasonStanding : null;
      if (standing != null) found.set(season, standing);
    }
  }
  standings.value = found;
}

const current = new Refreshed(read);
current.start();

function Page() {
  const answer = current.answer.value;
  if (answer === null) return <FailureNotice failure={current.failure.value} />;
  if (answer.player === null) return <FailureNotice failure={null} isUnknown />;
  return <PlayerShown player={answer.player} />;
}

function PlayerShown({ player }: { readonly player: Player }) {
  const t = playerTexts();
  const { registration } = player;
  const time = timeOfDay(current.takenAt.value);
  const names = new Map((player.sheetResults?.nodes ?? []).map(({ sheetId, sheet }) => [sheetId, sheet?.name ?? sheetId]));
  return (
    <>
      <PageBar print={{ label: t.print, prepare: () => undefined }} />
      <main data-state={player.name === null ? 'hidden' : 'shown'}>
        <h1>{nameOf(player, player.id)}</h1>
        {player.name !== null ? null : <p class="lead">{registration?.erased === true ? t.erased : t.hidden}</p>}
        {registration?.mergedInto == null ? null : (
          <p class="stale">
            {t.merged} <a href={`/players/${encodeURIComponent(registration.mergedInto)}`}>{t.toOther}</a>
          </p>
        )}
        <p class="lead">
          {(registration?.memberships ?? []).map(({ clubId, club, until }, index) => (
            <span key={clubId}>
              {index === 0 ? '' : ' · '}
              <a href={`/clubs/${encodeURIComponent(clubId)}`}>
                {until === null ? (club?.name ?? clubId) : t.clubUntil(club?.name ?? clubId, dayOf(until))}
              </a>
            </span>
          ))}
        </p>
        {current.failure.value === null ? null : (
          <p class="stale" role="alert">
            {t.old(time)}
          </p>
        )}
        {seasonsOf(player).map((season) => {
          const standing = standings.value.get(season.id);
          return standing === undefined ? null : <InSeason key={season.id} season={season} standing={standing} names={names} />;
        })}
        <Tournaments player={player} />
        <Results player={player} />
        <p class="dim">{t.takenAt(time)}</p>
      </main>
    </>
  );
}

interface InSeasonProps {
  readonly season: SeasonOf;
  readonly standing: Standing;
  readonly names: ReadonlyMap<string, string>;
}

function InSeason({ season, standing, names }: InSeasonProps) {
  const t = playerTexts();
  const { rank, carried, adjusted, played, counted, lacks, results } = standing;
  const sum = points(standing.points);
  const steps = runningSum(results, [carried, adjusted]).map(({ date, value }) => ({ at: timeOf(date), value }));
  return (
    <section>
      <h2>
        <a href={`/seasons/${encodeURIComponent(season.id)}`}>{season.name}</a>
      </h2>
      <p>
        <strong>{rank === null ? t.pointsOnly(sum) : t.rankOf(rank, sum)}</strong>
        {played === 0 ? '' : ` · ${t.eventsOf(counted, played)}`} {rank === null && lacks > 0 ? t.lacks(lacks) : ''}
      </p>
      {results.length === 0 ? null : (
        <>
          <StepPlot title={t.runningSum} series={[{ name: t.points, steps }]} write={(value) => points(String(value))} />
          <table>
            <thead>
              <tr>
                <th scope="col">{t.tournament}</th>
                <th scope="col">{t.place}</th>
                <th scope="col" class="figure">
                  {t.points}
                </th>
              </tr>
            </thead>
            <tbody>
              {results.map(({ sheetId, date, place, entrants, points: given, counted: isCounted }) => (
                <tr key={sheetId} class={isCounted ? '' : 'dropped'}>
                  <th scope="row">
                    {names.get(sheetId) ?? sheetId}
                    <small>{dayOf(date)}</small>
                  </th>
                  <td>{t.placeOf(place, entrants)}</td>
                  <td class="figure">
                    {points(given)}
                    <small>{isCounted ? '' : t.doesNotCount}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** Tournaments on Tapis: where they play now, and their stacks. */
function Tournaments({ player }: { readonly player: Player }) {
  const t = playerTexts();
  const played = (player.results?.nodes ?? []).filter(({ tournament }) => tournament?.startedAt != null).reverse();
  if (played.length === 0) return null;
  return (
    <section>
      <h2>{t.stacks}</h2>
      <ul>
        {played.map(({ tournamentId, tournament, state, stack, stackKnown }) => (
          <li key={tournamentId} class="card">
            <div>
              <a class="name" href={`/t/${encodeURIComponent(tournamentId)}`}>
                {tournament!.name}
              </a>
              {tournament!.phase === 'RUNNING' && state === 'IN' ? (
                <p>
                  {t.nowPlaying} · {t.stack} {stackKnown ? chips(stack) : t.notCounted}
                </p>
              ) : null}
            </div>
            <div class="stacks">
              <StackPlot
                tournamentId={tournamentId}
                playerId={player.id}
                name={tournament!.name}
                startedAt={tournament!.startedAt!}
                finishedAt={tournament!.finishedAt}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Results({ player }: { readonly player: Player }) {
  const t = playerTexts();
  const nodes = player.sheetResults?.nodes ?? [];
  return (
    <section>
      <h2>{t.results}</h2>
      {nodes.length === 0 ? (
        <p>{t.noResults}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t.tournament}</th>
              <th scope="col">{t.place}</th>
            </tr>
          </thead>
          <tbody>
            {nodes.map(({ sheetId, date, place, tied, state, unmatched, sheet }) => (
              <tr key={sheetId}>
                <th scope="row">
                  {sheet?.tournamentId == null ? (
                    (sheet?.name ?? sheetId)
                  ) : (
                    <a href={`/t/${encodeURIComponent(sheet.tournamentId)}`}>{sheet.name}</a>
                  )}
                  <small>{dayOf(date)}</small>
                </th>
                <td>
                  {sheet === null ? place : t.placeOf(place, sheet.entrants)}
                  <small>
                    {[tied > 1 ? t.tied : null, state === 'FINISHED' ? null : t.states[state], unmatched ? t.waiting1 : null]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

render(<Page />, document.getElementById('page')!);
