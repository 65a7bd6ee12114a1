/** The clock and the connection at the head of a desk or of a table's device. */
import type { Signal } from '@preact/signals';
import { StaleBadge } from './notices.js';
import { type ClockState, faceAt } from '../lib/clock-face.js';
import { chips, countdown } from '../lib/format.js';
import { deskTexts } from '../text/desk.js';

export function DeskClock({ clock, now }: { readonly clock: ClockState | null; readonly now: Signal<number> }) {
  const t = deskTexts();
  if (clock === null) return null;
  if (clock.state === 'NOT_STARTED') return <p class="clock">{t.notStarted}</p>;
  if (clock.state === 'FINISHED') return <p class="clock">{t.finished}</p>;
  const { period, level, remainingMs } = faceAt(clock, now.value);
  return (
    <p class={`clock ${clock.state === 'PAUSED' ? 'paused' : ''}`}>
      <span role="timer" aria-live="off">
        {countdown(remainingMs)}
      </span>{' '}
      {period?.kind === 'BREAK' ? t.isBreak : t.level(level)}
      {clock.state === 'PAUSED' ? ` · ${t.isStopped}` : ''}
      {clock.state === 'PAUSED' && clock.pausedFor !== null ? ` (${clock.pausedFor})` : ''}
      {period?.kind === 'LEVEL' ? ` · ${chips(period.smallBlind!)}/${chips(period.bigBlind!)}` : ''}
    </p>
  );
}

/** Whether the news are fresh. */
export function DeskLink({ live }: { readonly live: { readonly staleSeconds: Signal<number | null> } }) {
  const seconds = live.staleSeconds.value;
  return seconds === null ? <p class="link">{deskTexts().linkOk}</p> : <StaleBadge seconds={seconds} />;
}
