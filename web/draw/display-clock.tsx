/** The clock of the display: what is played, the time left, the blinds, and what follows. */
import type { ClockFace } from '../lib/clock-face.js';
import type { DisplayState } from '../lib/display-state.js';
import { chips, countdown } from '../lib/format.js';
import { floorTexts } from '../text/floor.js';
import { blindsOf, hasAnte, levelOf } from './blinds.js';
import { Digits } from './digits.js';
import { Icon } from './icons.js';

interface ClockProps {
  readonly face: ClockFace;
  readonly state: DisplayState;
  readonly round: number | null;
  /** Why the clock is stopped; null where no reason was given. */
  readonly pausedFor: string | null;
  /** Whether nobody confirmed that the structure went on. */
  readonly isAssumed: boolean;
}

export function titleOf({ face, state, round }: Pick<ClockProps, 'face' | 'round' | 'state'>): string {
  const t = floorTexts();
  if (state === 'hand-for-hand') return t.handForHand(round);
  if (state === 'paused') return t.stopped;
  return state === 'break' ? t.breakFor : t.level(face.level);
}

export function DisplayClock({ face, state, round, pausedFor, isAssumed }: ClockProps) {
  const t = floorTexts();
  const { period, nextLevel, breakNext, toBreakMs, remainingMs } = face;
  const isBreak = period?.kind === 'BREAK';
  const shown = isBreak ? nextLevel : period;
  const title = titleOf({ face, state, round });
  return (
    <section class="box clock" aria-label={title}>
      <h2 class="title">
        {state === 'running' ? null : <Icon name={state === 'paused' ? 'stop' : 'pause'} />}
        <span>{title}</span>
        {state === 'paused' || state === 'hand-for-hand' ? <span class="beside">{isBreak ? t.breakNow : t.level(face.level)}</span> : null}
      </h2>
      {state === 'paused' && pausedFor !== null ? <p class="why">{pausedFor}</p> : null}
      {isAssumed ? (
        <p class="assumed">
          <Icon name="alert" /> {t.byStructure}
        </p>
      ) : null}
      <Digits text={countdown(remainingMs)} label={title} />
      <Progress part={period === null ? 0 : 1 - remainingMs / (period.seconds * 1_000)} />
      {shown === null ? null : (
        <dl class="blinds">
          <div>
            <dt>{isBreak ? t.onResuming : t.blinds}</dt>
            <dd>{blindsOf(shown)}</dd>
          </div>
          {hasAnte(shown) ? (
            <div>
              <dt>{t.ante}</dt>
              <dd>{chips(shown.ante!)}</dd>
            </div>
          ) : null}
        </dl>
      )}
      <p class="after">
        {isBreak ? null : (
          <span>
            {t.next}{' '}
            <strong>
              {breakNext !== null ? t.breakOf(breakNext.seconds / 60) : nextLevel === null ? t.lastLevel : levelOf(nextLevel)}
            </strong>
          </span>
        )}
        {toBreakMs === null ? null : (
          <span>
            {t.breakIn} <strong>{countdown(toBreakMs)}</strong>
          </span>
        )}
      </p>
    </section>
  );
}

const Progress = ({ part }: { readonly part: number }) => (
  <svg class="progress" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" width="1000" height="10" />
    <rect class="done" width={Math.round(1_000 * Math.min(1, Math.max(0, part)))} height="10" />
  </svg>
);
