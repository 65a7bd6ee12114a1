/** `/t/{id}`: a tournament for players and families on their phones, and later its results. */
import { render } from 'preact';
import { signal } from '@preact/signals';
import { MoreStandings, TournamentPage, type TournamentPageAnswer } from '../generated/operations.js';
import { HandList } from '../draw/hand-list.js';
import { LanguageLink } from '../draw/language-link.js';
import { FailureNotice, StaleBadge } from '../draw/notices.js';
import { PageClock } from '../draw/page-clock.js';
import { Tabs } from '../draw/tabs.js';
import { Prizes, type Row, SeatsByName, SeatsByTable, type Shown, Standings, Structure } from '../draw/tournament-tables.js';
import { ask } from '../lib/ask.js';
import { faceAt } from '../lib/clock-face.js';
import { averageStack, displayStateOf } from '../lib/display-state.js';
import { chips, dayAndTime, plain, timeOfDay } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { floorTexts } from '../text/floor.js';
import { Live } from '../lib/live.js';
import { nameOf } from '../lib/names.js';

const id = decodeURIComponent(location.pathname.split('/')[2] ?? '');
const search = signal('');
/** The standings after the first page, of big tournaments. */
const more = signal<readonly Row[]>([]);
const CONFIRMED_MS = 3_000;

const live = new Live<TournamentPageAnswer, { readonly id: string }>({
  query: TournamentPage,
  variables: () => ({ id }),
  longestRetryMs: 15_000,
});

let loading = false;
live.snapshot.subscribe((snapshot) => {
  const page = snapshot?.tournament?.standings?.pageInfo;
  if (page?.hasNextPage === true && !loading) void loadMore(page.endCursor);
});

async function loadMore(endCursor: string | null): Promise<void> {
  loading = true;
  const rows: Row[] = [];
  for (let after = endCursor; after !== null;) {
    const outcome = await ask(MoreStandings, { id, after }, currentLanguage());
    const standings = 'answer' in outcome ? outcome.answer.tournament?.standings : null;
    if (standings == null) break;
    rows.push(...standings.nodes);
    after = standings.pageInfo.hasNextPage ? standings.pageInfo.endCursor : null;
  }
  more.value = rows;
  loading = false;
}

live.start((answer, now) => {
  const endsAt = answer?.tournament?.clock?.endsAt ?? null;
  return endsAt === null ? now - (now % 1_000) + 1_000 : Date.parse(endsAt);
});

function Page() {
  const snapshot = live.snapshot.value;
  if (snapshot === null) return <FailureNotice failure={live.failure.value} />;
  if (snapshot.tournament === null) return <FailureNotice failure={null} isUnknown />;
  return <Tournament tournament={snapshot.tournament} />;
}

function Tournament({ tournament }: { readonly tournament: Shown }) {
  const t = floorTexts();
  const { name, clubName, rulebook, phase, scheduledAt, startedAt, finishedAt } = tournament;
  const when = finishedAt ?? startedAt ?? scheduledAt;
  const rows = rowsOf(tournament);
  const sought = plain(search.value.trim());
  const found = sought === '' ? rows : rows.filter(({ player, playerId }) => plain(nameOf(player, playerId)).includes(sought));
  const isOver = phase === 'FINISHED';
  const hands = tournament.hands?.totalCount ?? 0;
  const tabs = [
    {
      id: 'standings',
      label: isOver ? t.results : t.standings,
      content: () => <Standings rows={found} tournament={tournament} hasPrizes={isOver} />,
    },
    {
      id: 'seating',
      label: t.seating,
      content: () => (
        <>
          <h2>{t.byName}</h2>
          <SeatsByName rows={found} />
          <h2>{t.byTable}</h2>
          <SeatsByTable rows={found} />
        </>
      ),
    },
    { id: 'structure', label: t.structure, content: () => <NowInStructure tournament={tournament} /> },
    { id: 'prizes', label: t.prizes, content: () => <Prizes tournament={tournament} /> },
    { id: 'hands', label: t.hands, content: (isShown: boolean) => <HandList id={id} count={hands} isShown={isShown} /> },
  ].filter((tab) => (!isOver || tab.id !== 'seating') && (hands > 0 || tab.id !== 'hands'));
  return (
    <>
      <header class="bar">
        <p>
          <a href="/">{t.toStart}</a>
        </p>
        <p class="actions">
          <button type="button" onClick={() => print()}>
            {t.print}
          </button>
          <LanguageLink />
        </p>
      </header>
      <main data-state="shown">
        <h1>{name}</h1>
        <p class="lead">
          {[clubName, when === null ? null : dayAndTime(when), `${t.book} ${rulebook.shortName ?? rulebook.rulebookId} ${rulebook.edition}`]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
        <Stale />
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
          <p role="status">{sought === '' ? '' : t.found(found.length)}</p>
        </div>
        <Tabs tabs={tabs} label={name} />
        <p class="paper">{t.printedAt(timeOfDay(live.now.peek()))}</p>
      </main>
    </>
  );
}

/** Rows of later pages whose player has moved to the first one are left out. */
function rowsOf({ standings }: Shown): readonly Row[] {
  const first = standings?.nodes ?? [];
  if (more.value.length === 0) return first;
  const known = new Set(first.map(({ playerId }) => playerId));
  return [...first, ...more.value.filter(({ playerId }) => !known.has(playerId))];
}

function summaryOf({ phase, left, registered, chipInventory, prizes }: Shown): string {
  const t = floorTexts();
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

const noClock = { state: 'NOT_STARTED', period: null, remainingMs: null, endsAt: null, structure: [] } as const;

/** Only these parts are drawn again each second. */
function Clock({ tournament: { phase, clock, handForHand } }: { readonly tournament: Shown }) {
  const face = faceAt(clock ?? noClock, live.now.value);
  const isAssumed = face.assumedMs !== null && (live.staleSeconds.value !== null || face.assumedMs > CONFIRMED_MS);
  const state = displayStateOf(phase, face, handForHand?.running === true);
  return <PageClock face={face} state={state} round={handForHand?.round ?? null} isAssumed={isAssumed} />;
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
