/**
 * Tournaments of several days: play stops with every stack known, and goes on with who is there; the others are dealt in and blinded
 * (RO 1.8).
 * Pure. May import: `events/`, `rulebooks/`, its neighbours.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { cite } from '../../rulebooks/citing.js';
import { dueClockEvents, remainingAt } from '../clock/clock.js';
import type { CommandOf } from '../commands.js';
import { inPlay } from '../phase.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { refuseAbsentee } from '../seating/seat-checks.js';
import { type Running, seatOf, type TournamentState } from '../state.js';
import { refuseDuringHand } from '../tables.js';

export function decideEndOfDay({ at }: CommandOf<'EndDay'>, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  const { entry, clock, settings } = running;
  if (entry.dayOver) return { events: [] };
  const refused = firstUnfinished(running);
  if (refused) return refused;
  const due = dueClockEvents(clock, settings.structure, at);
  const paused: TournamentEvent[] =
    due.clock.pausedWith === null
      ? [{ type: 'ClockPaused', data: { at, remainingMs: remainingAt(due.clock, settings.structure, at) } }]
      : [];
  return { events: [...due.events, ...paused, { type: 'DayEnded', data: { day: entry.day, at } }] };
}

function firstUnfinished(running: Running): Refused | undefined {
  for (const table of running.tables) {
    const refused =
      refuseDuringHand(running, table) ?? (table.stacksFrom === 'unknown' ? refuse('COUNT_FIRST', { table: table.table }) : undefined);
    if (refused) return refused;
  }
  return undefined;
}

export function decideStartOfDay({ absent, at }: CommandOf<'StartDay'>, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  const { entry, clock, settings } = running;
  if (!entry.dayOver) return entry.day > 1 ? { events: [] } : refuse('DAY_NOT_OVER', { day: entry.day });
  for (const playerId of absent) if (seatOf(running.tables, playerId) === undefined) return refuseAbsentee(running, { playerId });
  const { absentQualified } = rulebookFor(settings.rulebook)!.floor.multiDay;
  const missing = [...new Set(absent)].sort();
  const articles = missing.length === 0 ? [] : cite(absentQualified);
  // Hand for hand, the clock stands while the tables play.
  const stands = clock.pausedWith === null || running.handForHand?.open === true;
  const resumed: TournamentEvent[] = stands ? [] : [{ type: 'ClockResumed', data: { at } }];
  return { events: [{ type: 'DayStarted', data: { day: entry.day + 1, at, absent: missing, articles } }, ...resumed] };
}

/** No hand begins, and no clock runs, between two days. */
export function refuseBetweenDays({ entry }: Running): Refused | undefined {
  return entry.dayOver ? refuse('DAY_OVER', { day: entry.day }) : undefined;
}
