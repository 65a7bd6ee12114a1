/**
 * The tournament's clock as a function of instants: nothing ticks, nothing is counted down, so that every node and every
 * replay reads the same time.
 */
import type { ClockState, PeriodBegun } from '../state/clock.js';
import type { Period, TournamentEvent } from '../../../events/tournament.js';

/** A level as a clock shows it; amounts in chips. */
export interface LevelReading {
  /** From 1, breaks not counted. */
  readonly level: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
}

/** What the clock shows at one instant. */
export interface ClockReading {
  readonly period: number;
  /** The level being played; null during a break. */
  readonly level: number | null;
  readonly blinds: LevelReading | null;
  readonly isBreak: boolean;
  readonly paused: boolean;
  /** Null in the last level, which goes on for ever. */
  readonly remainingMs: number | null;
  /** The instant at which the period ends; null in the last level and while the clock is paused. */
  readonly endsAt: number | null;
  /** The level that comes next, after a break or not; null in the last one. */
  readonly nextLevel: LevelReading | null;
  /** The time to the next break, ms, if the clock is not paused until then; null when no break is to come, and during one. */
  readonly nextBreakInMs: number | null;
}

type PeriodStarted = Extract<TournamentEvent, { type: 'LevelStarted' | 'BreakStarted' }>;

const durationOf = (period: Period): number => period.seconds * 1000;

/** The number of the level of a period, from 1; for a break, that of the level before it. */
export function levelNumberOf(structure: readonly Period[], period: number): number {
  let level = 0;
  for (let index = 0; index <= period; index += 1) if (structure[index]?.kind === 'level') level += 1;
  return level;
}

/** The clock with a period begun at an instant. A paused clock stays paused, with all that is to be played of the period left. */
export function withPeriodStarted(
  clock: ClockState | null,
  structure: readonly Period[],
  period: number,
  at: number,
  remainingMs?: number,
): ClockState {
  const duration = durationOf(structure[period]!);
  const left = remainingMs ?? duration;
  const paused = clock !== null && clock.pausedWith !== null;
  const before = clock?.begun ?? [];
  const begun: readonly PeriodBegun[] =
    remainingMs === undefined ? [...before, { period, at }] : [...undoSince(before, period), { period, at, remainingMs }];
  const lengthened = left > duration ? { lengthened: left - duration } : {};
  const pausedFor = paused && clock.pausedFor !== undefined ? { pausedFor: clock.pausedFor } : {};
  return { period, startedAt: at, endsAt: at + left, pausedWith: paused ? left : null, ...pausedFor, ...lengthened, begun };
}

/** A period goes on that was left too early: those that began since it did began by mistake. */
function undoSince(begun: readonly PeriodBegun[], period: number): readonly PeriodBegun[] {
  const last = begun.findLastIndex((each) => each.period === period);
  return last === -1 ? begun : begun.map((each, index) => (index > last ? { ...each, undone: true } : each));
}

/** Which of the periods that began stood at an instant, as an index into them; before the first, the first. */
export function countBegun({ begun }: ClockState, at: number): number {
  return Math.max(
    0,
    begun.findLastIndex((period) => period.at <= at),
  );
}

/** Whether an instant, as far as the clock was read, was during a break. */
export function wasBreakAt(clock: ClockState, structure: readonly Period[], at: number): boolean {
  const due = findDueClockEvents(clock, structure, at).clock;
  return structure[due.begun[countBegun(due, at)]!.period]!.kind === 'break';
}

/** The time left of the period at an instant, nothing less than none and nothing more than all of it. */
export function findRemaining(clock: ClockState, structure: readonly Period[], at: number): number {
  const whole = durationOf(structure[clock.period]!) + (clock.lengthened ?? 0);
  return clock.pausedWith ?? Math.min(Math.max(clock.endsAt - at, 0), whole);
}

/** The event that says that a period began. */
export function makePeriodStarted(
  structure: readonly Period[],
  period: number,
  at: number,
  by: 'clock' | 'director',
  again: Pick<PeriodStarted['data'], 'remainingMs' | 'reason'> = {},
): PeriodStarted {
  return structure[period]!.kind === 'break'
    ? { type: 'BreakStarted', data: { period, at, by, ...again } }
    : { type: 'LevelStarted', data: { period, level: levelNumberOf(structure, period), at, by, ...again } };
}

/** The periods whose instants have come by `at`, each at its own instant, and the clock after them. None while the clock is paused. */
export function findDueClockEvents(
  clock: ClockState,
  structure: readonly Period[],
  at: number,
): { readonly events: PeriodStarted[]; readonly clock: ClockState } {
  const events: PeriodStarted[] = [];
  let now = clock;
  while (now.pausedWith === null && now.endsAt <= at && now.period + 1 < structure.length) {
    events.push(makePeriodStarted(structure, now.period + 1, now.endsAt, 'clock'));
    now = withPeriodStarted(now, structure, now.period + 1, now.endsAt);
  }
  return { events, clock: now };
}

/**
 * The clock put forward. What a period has not left is taken from the next: its event is among them. Nothing comes after the last.
 * @param ms 0 or more
 */
export function advanceClock(
  clock: ClockState,
  structure: readonly Period[],
  ms: number,
  at: number,
): { readonly events: PeriodStarted[]; readonly clock: ClockState; readonly remainingMs: number } {
  const due = findDueClockEvents(clock, structure, at);
  const events = [...due.events];
  let now = due.clock;
  let remaining = findRemaining(now, structure, at) - ms;
  while (remaining <= 0 && now.period + 1 < structure.length) {
    const next = now.period + 1;
    events.push(makePeriodStarted(structure, next, at, 'clock'));
    now = withPeriodStarted(now, structure, next, at);
    remaining += durationOf(structure[next]!);
  }
  return { events, clock: now, remainingMs: Math.max(0, remaining) };
}

/** How long the period that stands has run, overtime of a last level included, ms. */
export function sumRunMs(clock: ClockState, structure: readonly Period[], at: number): number {
  const whole = durationOf(structure[clock.period]!) + (clock.lengthened ?? 0);
  return whole - (clock.pausedWith ?? clock.endsAt - at);
}

/** The clock stopped. */
export function pauseClock(
  { pausedFor: _before, ...clock }: ClockState,
  { remainingMs, unseenSince, reason }: Omit<Paused, 'at'>,
): ClockState {
  return {
    ...clock,
    pausedWith: remainingMs,
    ...(unseenSince === undefined ? {} : { unseenSince }),
    ...(reason === undefined ? {} : { pausedFor: reason }),
  };
}

/** The clock runs again: from now on, or as if it had not been stopped since an instant. */
export function resumeClock({ unseenSince: _over, pausedFor: _reason, ...clock }: ClockState, { at, unseenSince }: Resumed): ClockState {
  return { ...clock, endsAt: (unseenSince ?? at) + (clock.pausedWith ?? 0), pausedWith: null };
}

type Paused = Extract<TournamentEvent, { type: 'ClockPaused' }>['data'];
type Resumed = Extract<TournamentEvent, { type: 'ClockResumed' }>['data'];
type Adjusted = Extract<TournamentEvent, { type: 'ClockAdjusted' }>['data'];

/** The clock with another time left. */
export function adjustClock(clock: ClockState, { at, by, byMs, remainingMs }: Adjusted): ClockState {
  const lengthened = (clock.lengthened ?? 0) + (by === 'director' ? byMs : 0);
  const left = clock.pausedWith === null ? { endsAt: at + remainingMs } : { pausedWith: remainingMs };
  return { ...clock, ...left, ...(lengthened === 0 ? {} : { lengthened }) };
}

/** The blinds of a level, or of the level before a break. */
export function readLevel(structure: readonly Period[], period: number): LevelReading {
  for (let index = period; index >= 0; index -= 1) {
    const entry = structure[index]!;
    if (entry.kind === 'level') {
      return { level: levelNumberOf(structure, index), smallBlind: entry.smallBlind, bigBlind: entry.bigBlind, ante: entry.ante };
    }
  }
  throw new Error(`no level at or before period ${period} of the structure`);
}

/** Reads the clock at an instant, also when no event has recorded yet what the time has brought. */
export function readClock(clock: ClockState, structure: readonly Period[], at: number): ClockReading {
  const now = findDueClockEvents(clock, structure, at).clock;
  const current = structure[now.period]!;
  const isLast = now.period === structure.length - 1;
  const isBreak = current.kind === 'break';
  const remaining = findRemaining(now, structure, at);
  const nextLevel = structure.findIndex((entry, index) => index > now.period && entry.kind === 'level');
  const nextBreak = structure.findIndex((entry, index) => index > now.period && entry.kind === 'break');
  const between = structure.slice(now.period + 1, Math.max(nextBreak, now.period + 1));
  return {
    period: now.period,
    level: isBreak ? null : levelNumberOf(structure, now.period),
    blinds: isBreak ? null : readLevel(structure, now.period),
    isBreak,
    paused: now.pausedWith !== null,
    remainingMs: isLast ? null : remaining,
    endsAt: isLast || now.pausedWith !== null ? null : now.endsAt,
    nextLevel: nextLevel === -1 ? null : readLevel(structure, nextLevel),
    nextBreakInMs: isBreak || nextBreak === -1 ? null : between.reduce((sum, entry) => sum + durationOf(entry), remaining),
  };
}
