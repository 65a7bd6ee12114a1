/** The clock at the head of a tournament's page, in one line on a wide screen. */
import { type ClockFace } from '../lib/clock-face.js';
import type { DisplayState } from '../lib/display-state.js';
import { chips, countdown } from '../lib/format.js';
import { floorTexts } from '../text/floor.js';
import { hasAnte, blindsOf, levelOf } from './blinds.js';

interface PageClockProps {
  readonly face: ClockFace;
  readonly state: DisplayState;
  readonly round: number | null;
  /** Why the clock is stopped; null where no reason was given. */
  readonly pausedFor: string | null;
  readonly isAssumed: boolean;
}

export function PageClock({ face, state, round, pausedFor, isAssumed }: PageClockProps) {
  const t = floorTexts();
  const { period, nextLevel, breakNext, toBreakMs, remainingMs, level } = face;
  if (state === 'before' || state === 'finished') return null;
  const isBreak = period?.kind === 'BREAK';
  const shown = isBreak ? nextLevel : period;
  const special = state === 'hand-for-hand' ? t.handForHand(round) : state === 'paused' ? t.stopped : null;
  const label = isBreak ? t.breakNow : t.level(level);
  return (
    <section class={`clock ${state}`} aria-label={label}>
      <p class="level">
        {special === null ? null : <strong class="tag">{special}</strong>} {label}
        {isAssumed ? <em> {t.byStructure}</em> : null}
      </p>
      {state === 'paused' && pausedFor !== null ? <p class="why">{pausedFor}</p> : null}
      <p class="time" role="timer" aria-live="off">
        {countdown(remainingMs)}
      </p>
      <dl>
        {shown === null ? null : (
          <div>
            <dt>{isBreak ? t.onResuming : t.blinds}</dt>
            <dd>
              {blindsOf(shown)}
              {hasAnte(shown) ? ` (${chips(shown.ante!)})` : ''}
            </dd>
          </div>
        )}
        {isBreak ? null : (
          <div>
            <dt>{t.next}</dt>
            <dd>{breakNext !== null ? t.breakOf(breakNext.seconds / 60) : nextLevel === null ? t.lastLevel : levelOf(nextLevel)}</dd>
          </div>
        )}
        {toBreakMs === null ? null : (
          <div>
            <dt>{t.breakIn}</dt>
            <dd>{countdown(toBreakMs)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
