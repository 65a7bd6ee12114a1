/**
 * Tournaments of several days: play stops with every stack known, and goes on with who is there; the others are dealt in and blinded
 * (RO 1.8).
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { cite } from '../../rulebooks/citing.js';
import { findDueClockEvents, findRemaining } from '../timing/clock.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { refuseAbsentee } from '../tables/seat-checks.js';
import { type Running, seatOf } from '../state.js';
import { refuseDuringHand } from '../tables.js';
import { refuseUnresolvedBags } from './bag-list.js';

export function decideEndOfDay({ at }: CommandOf<'EndDay'>, running: Running): TournamentDecision {
  const { entry, clock, settings } = running;
  if (entry.dayOver) return { events: [] };
  const refused = findUnfinished(running);
  if (refused) return refused;
  const due = findDueClockEvents(clock, settings.structure, at);
  const paused: TournamentEvent[] =
    due.clock.pausedWith === null
      ? [{ type: 'ClockPaused', data: { at, remainingMs: findRemaining(due.clock, settings.structure, at) } }]
      : [];
  return { events: [...due.events, ...paused, { type: 'DayEnded', data: { day: entry.day, at } }] };
}

/** The clock stays paused: whoever takes it back says when it runs again. */
export function decideReopening({ reason, at }: CommandOf<'ReopenDay'>, { entry, redrawn }: Running): TournamentDecision {
  if (!entry.dayOver) return refuse('DAY_NOT_OVER', { day: entry.day });
  return redrawn === null ? { events: [{ type: 'DayReopened', data: { day: entry.day, at, reason } }] } : refuse('SEATS_REDRAWN');
}

function findUnfinished(running: Running): Refused | null {
  for (const table of running.tables) {
    const refused =
      refuseDuringHand(running, table) ?? (table.stacksFrom === 'unknown' ? refuse('COUNT_FIRST', { table: table.table }) : undefined);
    if (refused) return refused;
  }
  return null;
}

export function decideStartOfDay({ absent, at }: CommandOf<'StartDay'>, running: Running, book: Rulebook): TournamentDecision {
  const { entry, clock } = running;
  if (!entry.dayOver) return entry.day > 1 ? { events: [] } : refuse('DAY_NOT_OVER', { day: entry.day });
  for (const playerId of absent) if (seatOf(running.tables, playerId) === undefined) return refuseAbsentee(running, { playerId });
  const unresolved = refuseUnresolvedBags(running);
  if (unresolved) return unresolved;
  const { absentQualified } = book.floor.multiDay;
  const missing = [...new Set(absent)].sort();
  const articles = missing.length === 0 ? [] : cite(absentQualified);
  // Hand for hand, the clock stands while the tables play.
  const stands = clock.pausedWith === null || running.handForHand?.open === true;
  const resumed: TournamentEvent[] = stands ? [] : [{ type: 'ClockResumed', data: { at } }];
  return { events: [{ type: 'DayStarted', data: { day: entry.day + 1, at, absent: missing, articles } }, ...resumed] };
}
