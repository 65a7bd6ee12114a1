/** `/t/{id}`: a tournament for players and families on their phones, and later its results. */
import { render } from 'preact';
import { computed, effect, signal } from '@preact/signals';
import { AllStandings, type AllStandingsAnswer, TournamentPage, type TournamentPageAnswer } from '../generated/operations.js';
import { Eliminations } from '../draw/eliminations.js';
import { HandList } from '../draw/hand-list.js';
import { LanguageLink } from '../draw/language-link.js';
import { DirectorNotice, FailureNotice, StaleBadge } from '../draw/notices.js';
import { PageClock } from '../draw/page-clock.js';
import { showsAll } from '../draw/capped.js';
import { chosenTab, Tabs } from '../draw/tabs.js';
import { Prizes, type Row, SeatsByName, SeatsByTable, type Shown, Standings, Structure } from '../draw/tournament-tables.js';
import { ask, type Outcome } from '../lib/ask.js';
import { faceAt } from '../lib/clock-face.js';
import { averageStack, displayStateOf } from '../lib/display-state.js';
import { chips, dayAndTime, plain, timeOfDay } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { tournamentTexts } from '../text/tournament.js';
import { Live } from '../lib/live.js';
import { nameOf } from '../lib/names.js';

const id = decodeURIComponent(location.pathname.split('/')[2] ?? '');
const search = signal('');
/** The standings of a big tournament, whose snapshot has only the first of them. */
const more = signal<readonly Row[]>([]);
/** Whether all of them are needed: for a search, the seats, or a long list. */
const wantsAll = computed(() => showsAll.value || search.value !== '' || chosenTab.value === 'seating');
/** What is read of many pages is not read again before. Milliseconds. */
const MORE_LASTS_MS = 60_000;
const CONFIRMED_MS = 3_000;

const live = new Live<TournamentPageAnswer, { readonly id: string }>({
  query: TournamentPage,
  variables: () => ({ id }),
  longestRetryMs: 15_000,
  isOfMany: true,
});

let readAt = Number.NEGATIVE_INFINITY;
let reading: Promise<void> | null = null;
effect(() => {
  if (wantsAll.value && live.snapshot.value?.tournament?.standings?.pageInfo.hasNextPage === true) readAll();
});

/** Unless they were read just now. */
function readAll(): void {
  if (performance.now() - readAt > MORE_LASTS_MS) reading ??= readPages().finally(() => (reading = null));
}

async function readPages(): Promise<void> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const outcome: Outcome<AllStandingsAnswer> = await ask(AllStandings, { id, after }, currentLanguage());
    const standings: Shown['standings'] | undefined = 'answer' in outcome ? outcome.answer.tournament?.standings : null;
    if (standings == null) return;
    rows.push(...standings.nodes);
    after = standings.pageInfo.hasNextPage ? standings.pageInfo.endCursor : null;
  } while (after !== null);
  readAt = performance.now();
  more.value = rows;
}

/** Paper has every row. */
async function printAll(): Promise<void> {
  showsAll.value = true;
  await reading;
  setTimeout(() => print());
}
addEventListener('beforeprint', () => (showsAll.value = true));
addEventListener('afterprint', () => (showsAll.value = false));

live.start();

function Page() {
  const snapshot = live.snapshot.value;
  if (snapshot === null) return <FailureNotice failure={live.failure.value} />;
  if (snapshot.tournament === null) return <FailureNotice failure={null} isUnknown />;
  return <Tournament tournament={snapshot.tournament} />;
}

function Tournament({ tournament }: { readonly tournament: Shown }) {
  const t = tournamentTexts();
  const { name, clubId, clubName, rulebook, phase, scheduledAt, startedAt, finishedAt } = tournament;
  const when = finishedAt ?? startedAt ?? scheduledAt;
  const rows = rowsOf(tournament);
  const isWhole = more.value.length > 0 || tournament.standings?.pageInfo.hasNextPage !== true;
  const sought = plain(search.value.trim());
  const found = sought === '' ? rows : rows.filter(({ player, playerId }) => plain(nameOf(player, playerId)).includes(sought));
  const isOver = phase === 'FINISHED';
  const hands = tournament.hands?.totalCount ?? 0;
  const waitingList = tournament.waitingList ?? [];
  const tabs = [
    {
      id: 'standings',
      label: isOver ? t.results : t.standings,
      content: () => (
        <>
          {sought === '' ? <Eliminations tournament={tournament} /> : null}
          <Standings
            rows={found}
            of={sought === '' ? tournament.standings?.totalCount : found.length}
            tournament={tournament}
            hasPrizes={isOver}
          />
        </>
      ),
    },
    {
      id: 'seating',
      label: t.seating,
      content: () =>
        isWhole ? (
          <>
            <h2>{t.byName}</h2>
            <SeatsByName rows={found} />
            <h2>{t.byTable}</h2>
            <SeatsByTable rows={found} />
          </>
        ) : (
          <p>{t.loading}</p>
        ),
    },
    { id: 'waiting', label: t.waitingList, content: () => <WaitingList list={waitingList} /> },
    { id: 'structure', label: t.structure, content: () => <NowInStructure tournament={tournament} /> },
    { id: 'prizes', label: t.prizes, content: () => <Prizes tournament={tournament} /> },
    { id: 'hands', label: t.hands, content: (isShown: boolean) => <HandList id={id} count={hands} isShown={isShown} /> },
  ].filter(
    (tab) =>
      (!isOver || tab.id !== 'seating') &&
      (hands > 0 || tab.id !== 'hands') &&
      ((!isOver && waitingList.length > 0) || tab.id !== 'waiting'),
  );
  return (
    <>
      <header class="bar">
        <p>
          <a href="/">{t.toStart}</a>
        </p>
        <p class="actions">
          <button type="button" onClick={() => void printAll()}>
            {t.print}
          </button>
          <LanguageLink />
        </p>
      </header>
      <main data-state="shown">
        <h1>{name}</h1>
        <p class="lead">
          {clubId === null ? clubName : <a href={`/clubs/${encodeURIComponent(clubId)}`}>{clubName}</a>}
          {when === null ? '' : ` · ${dayAndTime(when)}`}
          {` · ${t.book} ${rulebook.shortName ?? rulebook.rulebookId} ${rulebook.edition}`}
        </p>
        <Stale />
        <DirectorNotice message={tournament.message} now={live.now} />
        <Clock tournament={tournament} />
        <p class="summary">{summaryOf(tournament)}</p>
        <div class="search">
          <label for="search">{t.search}</label>
          <input
            id="search"
            type="search"
            autocomplete="off"
            value={search.value}
            onInput={({ currentTarget }) => (search.value = currentTarget.value)}
          />
          <p role="status">{sought === '' ? '' : isWhole ? t.found(found.length) : t.loading}</p>
        </div>
        <Tabs tabs={tabs} label={name} />
        <p class="paper">{t.printedAt(timeOfDay(live.now.peek()))}</p>
      </main>
    </>
  );
}

/** In the order in which they are called. */
function WaitingList({ list }: { readonly list: NonNullable<Shown['waitingList']> }) {
  return (
    <ol>
      {list.map(({ playerId, player }) => (
        <li key={playerId}>{nameOf(player, playerId)}</li>
      ))}
    </ol>
  );
}

/** Those of the snapshot, which are newer, and then the others. */
function rowsOf({ standings }: Shown): readonly Row[] {
  const first = standings?.nodes ?? [];
  if (more.value.length === 0) return first;
  const known = new Set(first.map(({ playerId }) => playerId));
  return [...first, ...more.value.filter(({ playerId }) => !known.has(playerId))];
}

function summaryOf({ phase, left, registered, chipInventory, prizes }: Shown): string {
  const t = tournamentTexts();
  const average = phase === 'RUNNING' ? averageStack(chipInventory?.accounts.inPlay ?? null, left) : null;
  const paid = prizes?.places.length ?? 0;
  return [
    phase === 'RUNNING' ? t.left(left, registered) : t.entered(registered),
    average === null ? null : `${t.average} ${chips(average)}`,
    paid === 0 ? null : t.paid(paid),
    phase === 'RUNNING' ? null : t.phases[phase],
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

const noClock = { state: 'NOT_STARTED', period: null, remainingMs: null, endsAt: null, pausedFor: null, structure: [] } as const;

/** Only these parts are drawn again each second. */
function Clock({ tournament: { phase, clock, handForHand } }: { readonly tournament: Shown }) {
  const face = faceAt(clock ?? noClock, live.now.value);
  const isAssumed = face.assumedMs !== null && (live.staleSeconds.value !== null || face.assumedMs > CONFIRMED_MS);
  const state = displayStateOf(phase, face, handForHand?.running === true);
  const pausedFor = clock?.pausedFor ?? null;
  return <PageClock face={face} state={state} round={handForHand?.round ?? null} pausedFor={pausedFor} isAssumed={isAssumed} />;
}

const NowInStructure = ({ tournament: { clock } }: { readonly tournament: Shown }) => (
  <Structure structure={clock?.structure ?? []} face={faceAt(clock ?? noClock, live.now.value)} />
);

const Stale = () => <StaleBadge seconds={live.staleSeconds.value} />;

/** `/` goes to the search, unless somebody types. */
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  document.getElementById('search')?.focus();
});

render(<Page />, document.getElementById('page')!);
