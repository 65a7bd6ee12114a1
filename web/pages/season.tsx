/** `/seasons/{id}`: the table of a season with the workings of everybody's points, what counts, what waits, and the files of it. */
import { render } from 'preact';
import { signal } from '@preact/signals';
import {
  ClubNames,
  ClubOfSeason,
  FederationOfSeason,
  type FederationOfSeasonAnswer,
  MoreOfBoard,
  SeasonPage,
  type SeasonPageAnswer,
  SeasonRounds,
} from '../generated/operations.js';
import { FailureNotice } from '../draw/notices.js';
import { PageBar } from '../draw/page-bar.js';
import { type BoardRow, clubOf, competitorName, CompetitorLink, filterRows, SeasonBoard, showAllRows } from '../draw/season-board.js';
import { Groups, LeadersPlot, type Rounds, RoundTables, Tournaments } from '../draw/season-panels.js';
import { SeasonRules } from '../draw/season-rules.js';
import { SeasonWaits } from '../draw/season-waits.js';
import { Workings } from '../draw/season-workings.js';
import { Tabs } from '../draw/tabs.js';
import { ask, type Outcome } from '../lib/ask.js';
import { compareNames, points, timeOfDay } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { allRows } from '../lib/pages-of-list.js';
import { Refreshed } from '../lib/refreshed.js';
import { loadWorkingsTexts, workingsTexts } from '../lib/season-workings-texts.js';
import { seasonTexts } from '../text/season.js';

type Season = NonNullable<SeasonPageAnswer['season']>;
type Region = NonNullable<FederationOfSeasonAnswer['federation']>['regions'][number];

const id = decodeURIComponent(location.pathname.split('/')[2] ?? '');
const asked = new URLSearchParams(location.search).get('stage');
/** 0 until it is known which one is the latest. */
const stage = signal(Math.max(0, Number.parseInt(asked ?? '0', 10) || 0));
const corrected = signal(false);
const search = signal('');
const club = signal('');
/** The rows after the first ones, of a long table. */
const more = signal<readonly BoardRow[]>([]);
const clubNames = signal<ReadonlyMap<string, string>>(new Map());
const owner = signal<{ readonly name: string; readonly regions?: readonly Region[] } | null>(null);
const rounds = signal<Rounds | null>(null);
/** Of 500 rows or clubs each. */
const MOST_PAGES = 20;

const variables = (): { readonly id: string; readonly stage: number; readonly corrected: boolean } => ({
  id,
  stage: Math.max(1, stage.peek()),
  corrected: corrected.peek(),
});

async function read(): Promise<Outcome<SeasonPageAnswer>> {
  const own = variables();
  const outcome = await ask(SeasonPage, own, currentLanguage());
  const stages = 'answer' in outcome ? (outcome.answer.season?.stages.length ?? 0) : 0;
  if (stage.peek() === 0 && stages > 0) {
    // Without a choice the latest stage is shown: now it is known which that is.
    stage.value = stages;
    if (stages > 1) return read();
  }
  if ('answer' in outcome && outcome.answer.season !== null) void readRest(outcome.answer.season, own);
  return outcome;
}

async function readRest({ leaderboard, federationId, clubId, competitors }: Season, own: ReturnType<typeof variables>): Promise<void> {
  const page = leaderboard?.pageInfo;
  const rest = await allRows(
    (after) => ask(MoreOfBoard, { ...own, after: after ?? page?.endCursor ?? null }, currentLanguage()),
    ({ season }) => season?.leaderboard,
    page?.hasNextPage === true ? MOST_PAGES : 0,
  );
  if (own.stage !== variables().stage || own.corrected !== corrected.peek()) return;
  if ('rows' in rest) more.value = rest.rows;
  if (federationId !== null) {
    const outcome = await ask(FederationOfSeason, { id: federationId }, currentLanguage());
    if ('answer' in outcome) owner.value = outcome.answer.federation;
  } else if (clubId !== null) {
    const outcome = await ask(ClubOfSeason, { id: clubId }, currentLanguage());
    if ('answer' in outcome) owner.value = outcome.answer.club;
  }
  const clubs = await allRows(
    (after) => ask(ClubNames, { after }, currentLanguage()),
    ({ clubs: found }) => found,
    MOST_PAGES,
  );
  if ('rows' in clubs) clubNames.value = new Map(clubs.rows.map((each) => [each.id, each.name]));
  if (competitors !== 'TEAMS') return;
  const outcome = await ask(SeasonRounds, { id, stage: own.stage }, currentLanguage());
  if ('answer' in outcome) rounds.value = outcome.answer.season?.rounds ?? null;
}

const current = new Refreshed(read);
current.start();
// Whatever prints it, the paper has the whole table.
addEventListener('beforeprint', showAllRows);

const nameOfClub = (clubId: string | null): string => (clubId === null ? '' : (clubNames.value.get(clubId) ?? clubId));

function Page() {
  const { answer, failure } = current;
  if (answer.value === null) return <FailureNotice failure={failure.value} />;
  const { season } = answer.value;
  if (season === null || season.stages[stage.value - 1] === undefined) return <FailureNotice failure={null} isUnknown />;
  return <SeasonShown season={season} />;
}

function SeasonShown({ season }: { readonly season: Season }) {
  const t = seasonTexts();
  const shown = season.stages[stage.value - 1]!;
  const first = season.leaderboard?.nodes ?? [];
  const known = new Set(first.map(({ competitor }) => competitor.competitorId));
  const rows = [...first, ...more.value.filter(({ competitor }) => !known.has(competitor.competitorId))];
  const names = new Map(season.tournaments.nodes.map((each) => [each.sheetId, each.name]));
  const time = timeOfDay(current.takenAt.value);
  const adjustments = season.adjustments.filter((each) => each.stage === shown.number);
  const tabs = [
    { id: 'table', label: t.table, content: () => <Table season={season} rows={rows} names={names} /> },
    { id: 'plot', label: t.plot, content: () => <LeadersPlot leaders={season.leaders} /> },
    { id: 'tournaments', label: t.tournaments, content: () => <Tournaments season={season} /> },
    {
      id: 'groups',
      label: t.groups,
      content: () => (
        <>
          <Groups title={t.clubs} groups={season.clubs} nameOf={nameOfClub} hrefOf={(clubId) => `/clubs/${encodeURIComponent(clubId)}`} />
          <Groups
            title={t.regions}
            groups={season.regions}
            nameOf={(code) => owner.value?.regions?.find((region) => region.code === code)?.name ?? code}
          />
        </>
      ),
    },
    { id: 'rounds', label: t.rounds, content: () => <RoundTables rounds={rounds.value ?? []} /> },
    {
      id: 'rules',
      label: t.howItCounts,
      content: () => (
        <>
          <h2>{workingsTexts()?.waits}</h2>
          <SeasonWaits season={season} stage={shown} rows={rows} />
          <h2>{t.howItCounts}</h2>
          <SeasonRules scheme={season.schemes[season.schemeVersion - 1]!} rules={shown.definition} />
          {adjustments.length === 0 ? null : (
            <>
              <h2>{t.adjustments}</h2>
              <ul>
                {adjustments.map(({ number, competitor, points: given }) => (
                  <li key={number}>
                    <CompetitorLink of={competitor} /> <strong>{points(given)}</strong>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      ),
    },
  ].filter((tab) => (tab.id !== 'rounds' || season.competitors === 'TEAMS') && (tab.id !== 'groups' || season.clubs.length > 0));
  return (
    <>
      <PageBar print={{ label: t.print, prepare: showAllRows }} />
      <main data-state="shown">
        <h1>{season.name}</h1>
        <p class="lead">
          {[owner.value?.name, t.statuses[season.status], season.stages.length > 1 ? shown.name : null].filter(Boolean).join(' · ')}
        </p>
        {current.failure.value === null ? null : (
          <p class="stale" role="alert">
            {t.old(time)}
          </p>
        )}
        <Choices season={season} />
        <Tabs tabs={tabs} label={season.name} />
        <Files />
        <p class="dim">{t.takenAt(time)}</p>
      </main>
    </>
  );
}

function Choices({ season }: { readonly season: Season }) {
  const t = seasonTexts();
  const choose = (number: number): void => {
    stage.value = number;
    more.value = [];
    const url = new URL(location.href);
    url.searchParams.set('stage', String(number));
    history.replaceState(null, '', url);
    void current.take();
  };
  return (
    <>
      {season.stages.length < 2 ? null : (
        <div class="search">
          <label for="stage">{t.stage}</label>
          <select id="stage" value={stage.value} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
            {season.stages.map(({ number, name }) => (
              <option key={number} value={number}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      {season.correctionDue ? (
        <p class="screen">
          {t.waitCorrection}{' '}
          <button
            type="button"
            onClick={() => {
              corrected.value = !corrected.value;
              more.value = [];
              void current.take();
            }}
          >
            {corrected.value ? t.showFrozen : t.showCorrected}
          </button>
        </p>
      ) : null}
    </>
  );
}

function Table({
  season,
  rows,
  names,
}: {
  readonly season: Season;
  readonly rows: readonly BoardRow[];
  readonly names: ReadonlyMap<string, string>;
}) {
  const t = seasonTexts();
  const clubs = [...new Set(rows.map(clubOf))].filter((each) => each !== null).sort((a, b) => compareNames(nameOfClub(a), nameOfClub(b)));
  const isFiltered = search.value.trim() !== '' || club.value !== '';
  return (
    <>
      <div class="search">
        <label for="search">{t.search}</label>
        <input
          id="search"
          type="search"
          autocomplete="off"
          value={search.value}
          onInput={({ currentTarget }) => (search.value = currentTarget.value)}
        />
        {clubs.length < 2 ? null : (
          <select aria-label={t.club} value={club.value} onChange={({ currentTarget }) => (club.value = currentTarget.value)}>
            <option value="">{t.allClubs}</option>
            {clubs.map((each) => (
              <option key={each} value={each}>
                {nameOfClub(each)}
              </option>
            ))}
          </select>
        )}
        <p role="status">{isFiltered ? t.found(filterRows(rows, search.value, club.value).length) : ''}</p>
      </div>
      <SeasonBoard
        rows={rows}
        total={season.leaderboard?.totalCount ?? 0}
        sought={search.value}
        clubId={club.value}
        clubName={nameOfClub}
        isOfTeams={season.competitors === 'TEAMS'}
        workings={({ competitor }) => (
          <Workings
            seasonId={id}
            stage={stage.value}
            corrected={corrected.value}
            competitor={competitor.competitorId}
            name={competitorName(competitor)}
            isTeam={competitor.team !== null}
            tournamentName={(sheetId) => names.get(sheetId) ?? sheetId}
          />
        )}
      />
    </>
  );
}

function Files() {
  const t = seasonTexts();
  const base = `/seasons/${encodeURIComponent(id)}`;
  return (
    <section class="screen">
      <h2>{t.files}</h2>
      <ul class="links">
        {[
          ['leaderboard', t.tableFile],
          ['points', t.pointsFile],
          ['tournaments', t.tournamentsFile],
        ].map(([file, label]) => (
          <li key={file}>
            {label}
            {t.colon} <a href={`${base}/${file}.csv`}>CSV</a> <a href={`${base}/${file}.json`}>JSON</a>
          </li>
        ))}
        <li>
          <a href={`${base}.ics`}>{t.calendar}</a>
        </li>
      </ul>
    </section>
  );
}

void loadWorkingsTexts();
render(<Page />, document.getElementById('page')!);
