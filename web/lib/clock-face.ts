/** What a tournament's clock shows at a moment, by its last known state and its structure. */

export interface Period {
  readonly kind: 'BREAK' | 'LEVEL';
  readonly seconds: number;
  readonly smallBlind: number | null;
  readonly bigBlind: number | null;
  readonly ante: number | null;
}

export interface ClockState {
  readonly state: 'FINISHED' | 'NOT_STARTED' | 'PAUSED' | 'RUNNING';
  readonly period: number | null;
  readonly remainingMs: number | null;
  readonly endsAt: string | null;
  /** Why it is paused; null where no reason was given. */
  readonly pausedFor: string | null;
  readonly structure: readonly Period[];
}

export interface ClockFace {
  readonly state: ClockState['state'];
  /** The index of the period; null before the start. */
  readonly index: number | null;
  readonly period: Period | null;
  /** The number of the level that is played, or that was played before the break; 0 before the first. */
  readonly level: number;
  readonly remainingMs: number;
  /** The level that follows, after a break if one comes first; null for none. */
  readonly nextLevel: Period | null;
  /** Whether a break follows this level. */
  readonly breakNext: Period | null;
  /** Until the next break begins, this period included; null when none follows, and in a break. */
  readonly toBreakMs: number | null;
  /** How many milliseconds ago the structure alone moved the clock on; null when the server has said so. */
  readonly assumedMs: number | null;
}

/** @param now of the server, in milliseconds */
export function faceAt({ state, period, remainingMs, endsAt, structure }: ClockState, now: number): ClockFace {
  let index = period;
  let left = remainingMs ?? 0;
  let assumedMs: number | null = null;
  if (state === 'RUNNING' && index !== null && endsAt !== null) {
    left = Date.parse(endsAt) - now;
    if (left < 0) assumedMs = -left;
    while (left < 0 && index + 1 < structure.length) left += structure[++index]!.seconds * 1_000;
    // The last level goes on until the director ends it.
    if (index === period) assumedMs = null;
  }
  const at = index ?? -1;
  const later = structure.slice(at + 1);
  const current = structure[at] ?? null;
  const toBreak = later.findIndex(({ kind }) => kind === 'BREAK');
  const before = later.slice(0, Math.max(0, toBreak)).reduce((sum, { seconds }) => sum + seconds * 1_000, 0);
  const remaining = Math.max(0, left);
  return {
    state,
    index,
    period: current,
    level: structure.slice(0, at + 1).filter(({ kind }) => kind === 'LEVEL').length,
    remainingMs: remaining,
    nextLevel: later.find(({ kind }) => kind === 'LEVEL') ?? null,
    breakNext: later[0]?.kind === 'BREAK' ? later[0] : null,
    toBreakMs: current?.kind !== 'LEVEL' || toBreak < 0 ? null : remaining + before,
    assumedMs,
  };
}

/** Seconds left as a clock shows them: the last second is 1 until it is over. */
export const shownSeconds = (milliseconds: number): number => Math.ceil(milliseconds / 1_000);
