/**
 * Until when late players are admitted: a number of minutes, the first break, the end of a level, as the book counts (RC 7; MO 3.1; RO 1.8).
 */
import type { Period } from '../../../events/tournament.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import type { ClockState } from '../state/clock.js';
import { levelNumberOf, findRemaining } from './clock.js';
import type { Settings } from '../state.js';

/** What closes the doors: after so many minutes, with the first break, with the end of a level. */
export type LateUnit = 'minutes' | 'break' | 'level';

export interface LateWindow {
  readonly open: boolean;
  readonly unit: LateUnit;
  /** Minutes, or the number of a level; 1 for the first break. */
  readonly until: number;
  /** What says so: of a number of minutes, the article on this kind of event. */
  readonly rule: Setting;
}

const MS_PER_MINUTE = 60_000;

/** The kinds of event that books distinguish; every other one is ruled as the ordinary, weekly one. */
export function findRuledKind({ kind }: Settings): 'weekly' | 'regional' | 'national' {
  return kind === 'regional' || kind === 'national' ? kind : 'weekly';
}

/** @param clock as it stands at the instant, all periods that were due begun */
export function readLateWindow(settings: Settings, { floor }: Rulebook, clock: ClockState, at: number): LateWindow {
  const { window, windowOrigin, minutes, levels } = floor.lateEntry;
  const { structure } = settings;
  const level = { ...readLevelWindow(structure, clock, levels.value), rule: levels };
  if (window.value === 'levels') return level;
  const rule = minutes[findRuledKind(settings)];
  const limit = rule.value;
  const passed = windowOrigin.value === 'sinceClockStart' ? at - (clock.begun[0]?.at ?? at) : sumPlayedMs(structure, clock, at);
  const byMinutes: LateWindow = { open: passed <= limit * MS_PER_MINUTE, unit: 'minutes', until: limit, rule };
  if (window.value === 'minutes') return byMinutes;
  const byBreak: LateWindow = {
    open: !clock.begun.some(({ period, undone }) => undone !== true && structure[period]!.kind === 'break'),
    unit: 'break',
    until: 1,
    rule: window,
  };
  const [first, other] = window.value === 'minutesOrBreakEarlier' ? [byMinutes.open, byBreak.open] : [!byMinutes.open, !byBreak.open];
  return first && !other ? byBreak : byMinutes;
}

/** A level is over when the break behind it begins. */
function readLevelWindow(structure: readonly Period[], { period }: ClockState, last: number): Omit<LateWindow, 'rule'> {
  const level = levelNumberOf(structure, period);
  return { open: level < last || (level === last && structure[period]!.kind === 'level'), unit: 'level', until: last };
}

/** How long was played, breaks and pauses left out. */
function sumPlayedMs(structure: readonly Period[], clock: ClockState, at: number): number {
  return clock.begun.reduce((sum, { period, at: begunAt, remainingMs }, index) => {
    const entry = structure[period]!;
    if (entry.kind === 'break') return sum;
    const whole = remainingMs ?? entry.seconds * 1000;
    const next = clock.begun[index + 1];
    return sum + (next === undefined ? whole - findRemaining(clock, structure, at) : Math.min(whole, next.at - begunAt));
  }, 0);
}
