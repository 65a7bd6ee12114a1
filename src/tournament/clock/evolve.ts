/**
 * What each event makes of a tournament's clock. Decides nothing.
 * Pure. May import: `events/` (types), its neighbours.
 */
import type { DataOf, Folds } from '../folds.js';
import type { InPlay } from '../state.js';
import { adjusted, withPeriodStarted } from './clock.js';

export const clockFolds = {
  LevelStarted: begun,
  BreakStarted: begun,
  ClockPaused: (state, { remainingMs }) => ({ ...state, clock: { ...state.clock, pausedWith: remainingMs } }),
  ClockResumed: (state, { at }) => ({
    ...state,
    clock: { ...state.clock, endsAt: at + (state.clock.pausedWith ?? 0), pausedWith: null },
  }),
  ClockAdjusted: (state, data) => ({ ...state, clock: adjusted(state.clock, data) }),
} satisfies Folds<InPlay>;

function begun(state: InPlay, { period, at }: DataOf<'LevelStarted' | 'BreakStarted'>): InPlay {
  return { ...state, clock: withPeriodStarted(state.clock, state.settings.structure, period, at) };
}
