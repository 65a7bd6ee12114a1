/**
 * How each event changes a tournament's clock. Decides nothing.
 */
import type { DataOf, Folds } from './folds.js';
import type { Announced, InPlay } from '../state.js';
import { adjustClock, pauseClock, resumeClock, withPeriodStarted } from '../timing/clock.js';
import { replaceBlinds, replacePeriods } from '../timing/periods.js';

export const clockFolds = {
  LevelStarted: applyPeriod,
  BreakStarted: applyPeriod,
  ClockPaused: (state, data) => ({ ...state, clock: pauseClock(state.clock, data) }),
  PauseReasonChanged: (state, { reason }) => ({ ...state, clock: { ...state.clock, pausedFor: reason } }),
  ClockResumed: (state, data) => ({ ...state, clock: resumeClock(state.clock, data) }),
  ClockAdjusted: (state, data) => ({ ...state, clock: adjustClock(state.clock, data) }),
  PlayedLevelCorrected: (state, data) => ({
    ...state,
    settings: { ...state.settings, structure: replaceBlinds(state.settings.structure, data) },
  }),
  StructureChanged: (state, data) => {
    const { clock } = state;
    const { at, remainingMs } = data;
    const changed = { ...state, settings: { ...state.settings, structure: replacePeriods(state.settings.structure, data) } };
    if (remainingMs === null) return changed;
    const left = clock.pausedWith === null ? { endsAt: at + remainingMs } : { pausedWith: remainingMs };
    return { ...changed, clock: { ...clock, ...left } };
  },
} satisfies Folds<InPlay>;

/** Before the start. */
export const announcedClockFolds = {
  StructureChanged: (state, data) => ({
    ...state,
    settings: { ...state.settings, structure: replacePeriods(state.settings.structure, data) },
  }),
} satisfies Folds<Announced>;

function applyPeriod(state: InPlay, { period, at, remainingMs }: DataOf<'LevelStarted' | 'BreakStarted'>): InPlay {
  return { ...state, clock: withPeriodStarted(state.clock, state.settings.structure, period, at, remainingMs) };
}
