/**
 * How each event changes a tournament's clock. Decides nothing.
 */
import type { DataOf, Folds } from '../folds.js';
import type { InPlay } from '../state.js';
import { adjustClock, withPeriodStarted } from './clock.js';

export const clockFolds = {
  LevelStarted: applyPeriod,
  BreakStarted: applyPeriod,
  ClockPaused: (state, { remainingMs }) => ({ ...state, clock: { ...state.clock, pausedWith: remainingMs } }),
  ClockResumed: (state, { at }) => ({
    ...state,
    clock: { ...state.clock, endsAt: at + (state.clock.pausedWith ?? 0), pausedWith: null },
  }),
  ClockAdjusted: (state, data) => ({ ...state, clock: adjustClock(state.clock, data) }),
} satisfies Folds<InPlay>;

function applyPeriod(state: InPlay, { period, at }: DataOf<'LevelStarted' | 'BreakStarted'>): InPlay {
  return { ...state, clock: withPeriodStarted(state.clock, state.settings.structure, period, at) };
}
