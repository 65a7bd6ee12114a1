/** `/clubs/{id}`: what a club plays next, its results, and its rank and its players' in seasons. */
import { render } from 'preact';
import { signal } from '@preact/signals';
import { ClubInSeason, type ClubInSeasonAnswer, ClubPage, type ClubPageAnswer } from '../generated/operations.js';
import { FailureNotice } from '../draw/notices.js';
import { PageBar } from '../draw/page-bar.js';
import { ask, type Outcome } from '../lib/ask.js';
import { dayAndTime, dayOf, points, timeOfDay } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { nameOf } from '../lib/names.js';
import { Refreshed } from '../lib/refreshed.js';
import { clubTexts } from '../text/club.js';

type Club = NonNullable<ClubPageAnswer['club']>;
type SeasonOfClub = Club['seasons']['nodes'][number];
type InSeason = NonNullable<ClubInSeasonAnswer['season']>;

const id = decodeURIComponent(location.pathname.split('/')[2] ?? '');
const inSeasons = signal<ReadonlyMap<string, InSeason>>(new Map());

const seasonsOf = ({ seasons, federation }: Club): readonly SeasonOfClub[] => [...seasons.nodes, ...(federation?.seasons.nodes ?? [])];

async function read(): Promise<Outcome<ClubPageAnswer>> {
  const outcome = await ask(ClubPage, { id }, currentLanguage());
  if ('answer' in outcome && outcome.answer.club !== null) void readSeasons(seasonsOf(outcome.answer.club));
  return outcome;
}

async function readSeasons(seasons: readonly SeasonOfClub[]): Promise<void> {
  const found = new Map<string, InSeason>();
  for (const { id: season, stages } of seasons) {
    const outcome = await ask(ClubInSeason, { season, club: id, stage: stages.length }, currentLanguage());
    if ('answer' in outcome && outcome.answer.season !== null) found.set(season, outcome.answer.season);
  }
  inSeasons.value = found;
}

const current = new Refreshed(read);
current.start();

function Page() {
  const answer = current.answer.value;
  if (answer === null) return <FailureNotice failure={current.failure.value} />;
  if (answer.club === null) return <FailureNotice failure={null} isUnknown />;
  return <ClubShown club={answer.club} answer={answer} />;
}

function ClubShown({ club, answer }: { readonly club: Club; readonly answer: ClubPageAnswer }) {
  const t = clubTexts();
  const { federation, country } = club;
  const region = federation?.regions.find(({ code }) => code === club.region)?.name ?? club.region;
  const time = timeOfDay(current.takenAt.value);
  const coming = [...answer.seated.nodes, ...answer.announced.nodes].sort((a, b) => timeOf(a) - timeOf(b));
  return (
    <>
      <PageBar print={{ label: t.print, prepare: () => undefined }} />
      <main data-state="shown">
        <h1>{club.name}</h1>
        <p class="lead">
          {[federation === null ? null : t.federation(federation.name, region), country === null ? null : countryName(country)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {club.closed ? <p class="stale">{t.closed}</p> : null}
        {current.failure.value === null ? null : (
          <p class="stale" role="alert">
            {t.old(time)}
          </p>
        )}
        {answer.running.nodes.length === 0 ? null : <Tournaments title={t.running} tournaments={answer.running.nodes} />}
        <Tournaments title={t.next} tournaments={coming} />
        <p class="screen">
          <a class="button" href={`/clubs/${encodeURIComponent(id)}.ics`}>
            {t.calendar}
          </a>{' '}
          <a class="button" href={`/clubs/${encodeURIComponent(id)}/import`}>
            {t.importResults}
          </a>
        </p>
        {seasonsOf(club).map((season) => (
          <InSeasonShown key={season.id} season={season} found={inSeasons.value.get(season.id)} />
        ))}
        <Results club={club} />
        <p class="dim">{t.takenAt(time)}</p>
      </main>
    </>
  );
}

type Listed = ClubPageAnswer['running']['nodes'][number];
/** Those without a date come last. */
const timeOf = ({ scheduledAt }: Listed): number => (scheduledAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(scheduledAt));

const countryName = (code: string): string =>
  new Intl.DisplayNames(currentLanguage() === 'fr' ? 'fr-FR' : 'en-GB', { type: 'region' }).of(code) ?? code;

function Tournaments({ title, tournaments }: { readonly title: string; readonly tournaments: readonly Listed[] }) {
  const t = clubTexts();
  return (
    <section>
      <h2>{title}</h2>
      {tournaments.length === 0 ? <p>{t.noneAnnounced}</p> : null}
      <ul>
        {tournaments.map(({ id: tournamentId, name, phase, venue, scheduledAt, registered }) => (
          <li key={tournamentId} class="card">
            <div>
              <a class="name" href={`/t/${encodeURIComponent(tournamentId)}`}>
                {name}
              </a>
              <p>
                {[scheduledAt !== null ? dayAndTime(scheduledAt) : phase === 'RUNNING' ? null : t.noDate, venue, t.entered(registered)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InSeasonShown({ season, found }: { readonly season: SeasonOfClub; readonly found: InSeason | undefined }) {
  const t = clubTexts();
  const own = found?.clubs.find(({ groupId }) => groupId === id);
  const board = found?.leaderboard;
  const href = `/seasons/${encodeURIComponent(season.id)}`;
  return (
    <section>
      <h2>
        <a href={href}>{season.name}</a>
      </h2>
      {found === undefined ? (
        <p role="status">{t.loading}</p>
      ) : (
        <>
          {own === undefined ? null : (
            <p>
              <strong>{t.clubRank(own.rank, found.clubs.length, points(own.points))}</strong>
            </p>
          )}
          {board == null || board.nodes.length === 0 ? (
            <p>{t.notThere}</p>
          ) : (
            <>
              <table>
                <thead>
                  <tr>
                    <th scope="col" class="figure">
                      {t.rank}
                    </th>
                    <th scope="col">{t.itsPlayers}</th>
                    <th scope="col" class="figure">
                      {t.points}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {board.nodes.map(({ rank, points: sum, competitor: { competitorId, player, team } }) => (
                    <tr key={competitorId}>
                      <td class="figure">{rank ?? '–'}</td>
                      <th scope="row">
                        {team === null ? (
                          <a href={`/players/${encodeURIComponent(competitorId)}`}>{nameOf(player ?? { name: null }, competitorId)}</a>
                        ) : (
                          team.name
                        )}
                      </th>
                      <td class="figure">{points(sum)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {board.totalCount > board.nodes.length ? (
                <p>
                  <a href={href}>{t.moreInSeason(board.totalCount)}</a>
                </p>
              ) : null}
            </>
          )}
        </>
      )}
    </section>
  );
}

function Results({ club }: { readonly club: Club }) {
  const t = clubTexts();
  const { nodes } = club.resultSheets;
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
              <th scope="col" class="figure">
                {t.entrants}
              </th>
            </tr>
          </thead>
          <tbody>
            {nodes.map(({ id: sheetId, tournamentId, name, date, entrants, unmatched, status }) => (
              <tr key={sheetId}>
                <th scope="row">
                  <a
                    href={
                      tournamentId === null
                        ? `/sheets/${encodeURIComponent(sheetId)}/results.csv`
                        : `/t/${encodeURIComponent(tournamentId)}`
                    }
                  >
                    {name}
                  </a>
                  <small>
                    {dayOf(date)}
                    {status === 'WITHDRAWN' ? ` · ${t.withdrawn}` : ''}
                    {unmatched === 0 ? '' : ` · ${t.waiting(unmatched)}`}
                  </small>
                </th>
                <td class="figure">{entrants}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="screen">
        <a class="button" href={`/clubs/${encodeURIComponent(id)}/sheets.csv`}>
          {t.sheetsFile}
        </a>
      </p>
    </section>
  );
}

render(<Page />, document.getElementById('page')!);
