/** First, previous, play, next, last, and a slider. Keys do the same, and can be switched off (WCAG 2.1.4). */
import { signal } from '@preact/signals';
import { current, goTo, lastStep } from '../lib/replayed-hand.js';
import { store, stored } from '../lib/stored.js';
import { replayTexts } from '../text/replay.js';
import { comparesBooks } from './other-books.js';

const KEPT_AS = 'tapis-hand-keys';
const STEP_MS = 1_500;

const hasKeys = signal(stored(KEPT_AS) !== 'off');
const timer = signal<ReturnType<typeof setInterval> | undefined>(undefined);

function stop(): void {
  clearInterval(timer.value);
  timer.value = undefined;
}

function advance(): void {
  if (current.value >= lastStep.value) stop();
  else goTo(current.value + 1);
}

function play(): void {
  if (timer.value !== undefined) {
    stop();
    return;
  }
  if (current.value === lastStep.value) goTo(0);
  timer.value = setInterval(advance, STEP_MS);
}

function move(to: number): void {
  stop();
  goTo(to);
}

const keys: Readonly<Record<string, () => void>> = {
  ArrowLeft: () => move(current.value - 1),
  ArrowRight: () => move(current.value + 1),
  Home: () => move(0),
  End: () => move(lastStep.value),
  ' ': play,
  b: () => (comparesBooks.value = !comparesBooks.value),
};

addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (!hasKeys.value || event.ctrlKey || event.metaKey || event.altKey || target instanceof HTMLInputElement) return;
  // Space presses the button or link that has the focus.
  if (key === ' ' && target instanceof Element && target.closest('button, a, summary') !== null) return;
  const act = keys[key.length === 1 ? key.toLowerCase() : key];
  if (act === undefined) return;
  event.preventDefault();
  act();
});

const icons = {
  first: 'M6 5v14M19 5L9 12l10 7z',
  previous: 'M17 5L7 12l10 7z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M7 5l10 7-10 7z',
  last: 'M18 5v14M5 5l10 7-10 7z',
} as const;

export function StepControls() {
  const t = replayTexts();
  const isPlaying = timer.value !== undefined;
  const [at, last] = [current.value, lastStep.value];
  const button = (icon: keyof typeof icons, label: string, act: () => void, isOff = false) => (
    <button type="button" aria-label={label} title={label} aria-disabled={isOff} onClick={act}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
    </button>
  );
  return (
    <div class="controls" role="group" aria-label={t.controls}>
      {button('first', t.first, () => move(0), at === 0)}
      {button('previous', t.previous, () => move(at - 1), at === 0)}
      {button(isPlaying ? 'pause' : 'play', isPlaying ? t.pause : t.play, play)}
      {button('next', t.nextStep, () => move(at + 1), at === last)}
      {button('last', t.last, () => move(last), at === last)}
      <input
        type="range"
        min="0"
        max={last}
        value={at}
        aria-label={t.slider}
        aria-valuetext={t.step(at, last)}
        onInput={({ currentTarget }) => move(Number(currentTarget.value))}
      />
    </div>
  );
}

export function KeysSwitch() {
  const t = replayTexts();
  return (
    <p class="keys">
      <label>
        <input
          type="checkbox"
          checked={hasKeys.value}
          onChange={({ currentTarget }) => {
            hasKeys.value = currentTarget.checked;
            store(KEPT_AS, currentTarget.checked ? 'on' : 'off');
          }}
        />{' '}
        {t.shortcuts}
      </label>{' '}
      <span class="dim">{t.keys}</span>
    </p>
  );
}
