/** `/t/{id}/display`: the screen on the wall, readable at ten metres, which nobody attends to. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { Display, type DisplayAnswer } from '../generated/operations.js';
import { DisplayClock, titleOf } from '../draw/display-clock.js';
import { Announcements, Results, SeatsByName } from '../draw/display-panels.js';
import { Counts, FinalTable, PrizeList } from '../draw/display-side.js';
import { levelOf } from '../draw/blinds.js';
import { Digits } from '../draw/digits.js';
import { turnPages } from '../draw/pages-of.js';
import { FailureNotice, StaleBadge } from '../draw/notices.js';
import { type ClockFace, faceAt } from '../lib/clock-face.js';
import { type DisplayState, displayStateOf } from '../lib/display-state.js';
import { dayAndTime, timeOfDay } from '../lib/format.js';
import { chooseLanguage, otherLanguage } from '../lib/language.js';
import { isSounding, sound, switchSound } from '../lib/sound.js';
import { floorTexts } from '../text/floor.js';
import { Live } from '../lib/live.js';

type Shown = NonNullable<DisplayAnswer['tournament']>;

const id = decodeURIComponent(location.pathname.split('/')[2] ?? '');
const isSeatPanel = new URLSearchParams(location.search).get('panel') === 'seating';
/** A period that the server confirms within this time is not marked. Milliseconds. */
const CONFIRMED_MS = 3_000;

const live: Live<DisplayAnswer, { readonly id: string; readonly seats: boolean }> = new Live({
  query: Display,
  variables: () => ({ id, seats: isSeatPanel || showsSeats(live.snapshot.peek()?.tournament ?? null) }),
  longestRetryMs: 1_500,
  keptAs: `tapis-display-${id}`,
});

/** Seats are asked for only where they are shown: before the start and at the final table. */
function showsSeats(tournament: Shown | null): boolean {
  return tournament !== null && (tournament.phase === 'SEATED' || (tournament.phase === 'RUNNING' && tournament.tableNumbers.length === 1));
}

live.snapshot.subscribe((snapshot) => {
  const tournament = snapshot?.tournament ?? null;
  if (showsSeats(tournament) && tournament?.seatingChart === undefined) queueMicrotask(() => live.refresh());
});

live.start();

function Page() {
  const snapshot = live.snapshot.value;
  const failure = live.failure.value;
  if (snapshot === null) return <FailureNotice failure={failure} />;
  if (snapshot.tournament === null) return <FailureNotice failure={null} isUnknown />;
  return <Floor tournament={snapshot.tournament} />;
}

function Floor({ tournament }: { readonly tournament: Shown }) {
  const now = live.now.value;
  const { clock, phase, handForHand, name, clubName } = tournament;
  const face = faceAt(
    clock ?? { state: 'NOT_STARTED', period: null, remainingMs: null, endsAt: null, pausedFor: null, structure: [] },
    now,
  );
  const round = handForHand?.round ?? null;
  const state = displayStateOf(phase, face, handForHand?.running === true);
  const isFinalTable = state !== 'finished' && state !== 'before' && tournament.tableNumbers.length === 1;
  const isStale = live.staleSeconds.value !== null;
  const isAssumed = face.assumedMs !== null && (isStale || face.assumedMs > CONFIRMED_MS);
  return (
    <main class={`display ${state} ${isFinalTable ? 'final-table' : ''} ${isStale ? 'offline' : ''}`} data-state={state}>
      <header>
        <h1>{name}</h1>
        <p>{clubName}</p>
        {isSounding.value ? <p>{floorTexts().soundOn}</p> : null}
        <p class="time">{timeOfDay(now)}</p>
        <StaleBadge seconds={live.staleSeconds.value} />
      </header>
      {isSeatPanel ? (
        <div class="panel">
          <SeatsByName tournament={tournament} now={now} />
        </div>
      ) : (
        <>
          <Centre tournament={tournament} face={face} state={state} round={round} isAssumed={isAssumed} now={now} />
          <aside>
            <Counts tournament={tournament} face={face} state={state} />
            {isFinalTable ? <FinalTable tournament={tournament} /> : null}
            {state === 'finished' ? null : <PrizeList tournament={tournament} />}
          </aside>
          <Announcements tournament={tournament} now={now} />
        </>
      )}
      <Spoken face={face} state={state} round={round} />
    </main>
  );
}

interface CentreProps {
  readonly tournament: Shown;
  readonly face: ClockFace;
  readonly state: DisplayState;
  readonly round: number | null;
  readonly isAssumed: boolean;
  readonly now: number;
}

function Centre({ tournament, face, state, round, isAssumed, now }: CentreProps) {
  if (state === 'finished') return <Results tournament={tournament} />;
  if (state === 'before') return <Before tournament={tournament} face={face} now={now} />;
  const pausedFor = tournament.clock?.pausedFor ?? null;
  return <DisplayClock face={face} state={state} round={round} pausedFor={pausedFor} isAssumed={isAssumed} />;
}

function Before({ tournament, face, now }: Pick<CentreProps, 'tournament' | 'face' | 'now'>) {
  const t = floorTexts();
  const { scheduledAt, phase, registrationOpen } = tournament;
  return (
    <section class="box clock">
      <h2 class="title">
        <span>
          {scheduledAt === null ? t.notStarted : t.startsAt(isSameDay(scheduledAt, now) ? timeOfDay(scheduledAt) : dayAndTime(scheduledAt))}
        </span>
      </h2>
      {phase === 'SEATED' ? (
        <SeatsByName tournament={tournament} now={now} isShort />
      ) : (
        <>
          <Digits text={timeOfDay(now)} label="" />
          <p class="hint">{registrationOpen ? t.registrationOpen : t.seatsNotDrawn}</p>
        </>
      )}
      <p class="after">
        {face.nextLevel === null ? null : (
          <span>
            {t.firstLevel} <strong>{levelOf(face.nextLevel)}</strong>
          </span>
        )}
      </p>
    </section>
  );
}

const isSameDay = (at: string, now: number): boolean => new Date(at).toDateString() === new Date(now).toDateString();

const LAST_MINUTE_MS = 60_000;

/** What a screen reader says: a new level, a break, a stop, the last minute; never the seconds. */
function Spoken({ face, state, round }: { readonly face: ClockFace; readonly state: DisplayState; readonly round: number | null }) {
  const t = floorTexts();
  const said =
    state === 'finished'
      ? t.finished
      : state === 'before'
        ? t.notStarted
        : state === 'running' && face.remainingMs <= LAST_MINUTE_MS
          ? t.lastMinute
          : titleOf({ face, state, round });
  return (
    <p class="spoken" role="status" aria-live="polite">
      {said}
    </p>
  );
}

let heard: { readonly index: number; readonly isLast: boolean } | null = null;
/** One tone as the last minute begins, two at a new level or break. */
effect(() => {
  const clock = live.snapshot.value?.tournament?.clock;
  const { index, remainingMs } = clock?.state === 'RUNNING' ? faceAt(clock, live.now.value) : { index: null, remainingMs: 0 };
  if (index === null) return;
  const isLast = remainingMs <= LAST_MINUTE_MS;
  if (heard !== null && heard.index !== index) sound(2);
  else if (heard?.isLast === false && isLast) sound(1);
  heard = { index, isLast };
});

/** Keys of a keyboard; a television's remote control has only arrows and OK, which move and press the focus. */
addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
  if (ctrlKey || metaKey || altKey) return;
  const pressed = key.toLowerCase();
  if (pressed === 'l') chooseLanguage(otherLanguage());
  else if (pressed === 'm') switchSound();
  else if (pressed === 'p') turnPages(live.now.peek() / 1_000);
  else if (pressed === 'f')
    void (document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen());
});

render(<Page />, document.getElementById('page')!);
