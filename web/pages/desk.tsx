/** `/t/{id}/desk`: what the director does: what is due, the tables, the players, and what was done last. */
import { render } from 'preact';
import { computed, effect, signal } from '@preact/signals';
import {
  Desk,
  type DeskAnswer,
  DeskDoor as DoorPage,
  type DeskDoorAnswer,
  DeskPlayers,
  type DeskPlayersAnswer,
} from '../generated/operations.js';
import { CommandSheet, openSheet } from '../draw/command-sheet.js';
import { DeskBar } from '../draw/desk-bar.js';
import { DeskDeal } from '../draw/desk-deal.js';
import { DeskDoor, type DoorEntrant } from '../draw/desk-door.js';
import { DeskDue } from '../draw/desk-due.js';
import { DeskLast } from '../draw/desk-last.js';
import { DeskRace } from '../draw/desk-race.js';
import { DeskTables } from '../draw/desk-tables.js';
import type { FormPlayer } from '../draw/form-fields.js';
import { GivenList } from '../draw/given-list.js';
import { FailureNotice } from '../draw/notices.js';
import { PlayerSearch } from '../draw/player-search.js';
import { SignIn } from '../draw/sign-in.js';
import { ask, type Outcome } from '../lib/ask.js';
import { Commands } from '../lib/commands.js';
import { deviceOf, isSignedOutBy } from '../lib/device.js';
import { currentLanguage } from '../lib/language.js';
import { Live } from '../lib/live.js';
import { nameOf } from '../lib/names.js';
import { readOffenceLabels } from '../lib/offence-labels.js';
import { deskTexts } from '../text/desk.js';

const tournamentId = decodeURIComponent(location.pathname.split('/')[2]!);
const device = deviceOf(tournamentId, null);
const players = signal<readonly FormPlayer[]>([]);
const entrants = signal<readonly DoorEntrant[]>([]);

const live = new Live<DeskAnswer, { readonly id: string }>({
  query: Desk,
  variables: () => ({ id: tournamentId }),
  longestRetryMs: 5_000,
  device,
});
const commands = new Commands(device, () => live.refresh());

const role = computed(() => {
  const me = live.snapshot.value?.me;
  return me === undefined ? null : me.kind === 'DEVICE' ? (me.grants[0]?.role ?? null) : 'NONE';
});

type Standings = NonNullable<NonNullable<DeskPlayersAnswer['tournament']>['standings']>;

async function readPlayers(): Promise<void> {
  const all: FormPlayer[] = [];
  let after: string | null = null;
  do {
    const page: Outcome<DeskPlayersAnswer> = await ask(DeskPlayers, { id: tournamentId, after }, currentLanguage(), undefined, device);
    if ('failure' in page || page.answer.tournament?.standings == null) return;
    const { nodes, pageInfo }: Standings = page.answer.tournament.standings;
    for (const { playerId, player, state, ...rest } of nodes)
      all.push({ ...rest, playerId, name: nameOf(player, playerId), isIn: state === 'IN' });
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  players.value = all;
}

type DoorList = NonNullable<NonNullable<DeskDoorAnswer['tournament']>['doorEntrants']>;

async function readDoor(): Promise<void> {
  const all: DoorEntrant[] = [];
  let after: string | null = null;
  do {
    const page: Outcome<DeskDoorAnswer> = await ask(DoorPage, { id: tournamentId, after }, currentLanguage(), undefined, device);
    if ('failure' in page || page.answer.tournament?.doorEntrants == null) return;
    const { nodes, pageInfo }: DoorList = page.answer.tournament.doorEntrants;
    all.push(...nodes);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  entrants.value = all;
}

/** The list of the door is read again when its figures change. */
const atDoor = computed(() => {
  const { me, tournament } = live.snapshot.value ?? {};
  return me?.kind !== 'DEVICE' || tournament?.door == null ? null : JSON.stringify(tournament.door);
});
effect(() => {
  if (atDoor.value !== null) void readDoor();
});

/** Who entered, who is seated, and who is out: the list is read again when that changes. */
const entered = computed(() => {
  const { me, tournament } = live.snapshot.value ?? {};
  return me?.kind !== 'DEVICE' || tournament == null
    ? null
    : `${tournament.phase} ${tournament.registered} ${tournament.left} ${tournament.waiting}`;
});
effect(() => {
  if (entered.value !== null) void readPlayers();
});
/** With the seats and stacks of the snapshot, which are newer. */
const people = computed(() => {
  const tables = live.snapshot.value?.tournament?.seatingChart?.tables ?? [];
  const seated = new Map(tables.flatMap(({ table, seats }) => seats.map((seat) => [seat.playerId, { ...seat, table }] as const)));
  return players.value.map((player) => {
    const at = seated.get(player.playerId);
    return at === undefined ? player : { ...player, table: at.table, seat: at.seat, away: at.away, stack: at.stackKnown ? at.stack : null };
  });
});
live.start();
void readOffenceLabels();

/** The replay of a hand leads here with a step that is disputed. */
function openFromAddress(): void {
  const [, hand, step] = /^#dispute=(.+)\.(\d+)$/.exec(location.hash) ?? [];
  if (hand === undefined || step === undefined) return;
  history.replaceState(null, '', location.pathname + location.search);
  const handId = decodeURIComponent(hand);
  const t = deskTexts();
  openSheet({
    asked: {
      mutation: 'openDispute',
      label: t.disputeOf(handId, step),
      input: { tournamentId, subject: { handId }, step: Number(step) },
    },
    asks: ['claim'],
    may: ['playerId'],
  });
}
effect(() => {
  if (role.value !== null && role.value !== 'NONE') openFromAddress();
});
addEventListener('hashchange', openFromAddress);

function Page() {
  const t = deskTexts();
  const snapshot = live.snapshot.value;
  const code = live.failure.value?.code;
  if (role.value === 'NONE' || isSignedOutBy(code))
    return <SignIn tournamentId={tournamentId} table={null} wasOver={code === 'TOKEN_OVER'} />;
  if (snapshot === null) return <FailureNotice failure={live.failure.value} />;
  const { tournament } = snapshot;
  if (tournament === null) return <FailureNotice failure={null} isUnknown />;
  return (
    <>
      <DeskBar tournament={tournament} live={live} device={device} />
      <main class="desk" data-state="shown">
        <h1 class="apart">
          {t.title} · {tournament.name}
        </h1>
        <GivenList commands={commands} now={live.now} />
        <DeskDoor tournamentId={tournamentId} phase={tournament.phase} counts={tournament.door} entrants={entrants.value} />
        <DeskDue items={tournament.due ?? []} />
        <DeskDeal prizes={tournament.prizes} currency={tournament.currency} players={people.value} />
        <PlayerSearch tournamentId={tournamentId} players={people.value} isRunning={tournament.phase === 'RUNNING'} />
        <DeskRace race={tournament.raceProgress} />
        <DeskTables tournamentId={tournamentId} tables={tournament.seatingChart?.tables ?? []} isRunning={tournament.phase === 'RUNNING'} />
        <DeskLast entries={tournament.recentActivity ?? []} />
      </main>
      <CommandSheet commands={commands} people={{ players: people.value }} />
    </>
  );
}

render(<Page />, document.getElementById('page')!);
