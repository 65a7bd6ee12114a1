/**
 * What the director does with the clock, and what the time has done since.
 * Pure. May import: its neighbours.
 */
import { refuse } from '../decider.js';
import { refuseUnlessInstant } from './bounds.js';
import { refuseUnpayableLevel } from './chips/bet-unit.js';
import { dueClockEvents, periodStarted, remainingAt } from './clock.js';
import { refuseBetweenDays } from './entry/days.js';
import { inPlay } from './phase.js';
import type { TournamentDecision } from './refusals.js';
import type { TournamentState } from './state.js';

interface At {
  readonly at: number;
}

export function decideAdvance({ at }: At, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  return refuseUnlessInstant(at) ?? { events: dueClockEvents(running.clock, running.settings.structure, at).events };
}

/** The period that stands may be begun again; the same command at the same instant gives no events. A paused clock stays paused. */
export function decidePeriod({ period, at }: At & { readonly period: number }, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  const refused = refuseUnlessInstant(at);
  if (refused) return refused;
  const { structure } = running.settings;
  if (structure[period] === undefined) return refuse('UNKNOWN_PERIOD', { period: String(period), last: structure.length - 1 });
  const unpayable = refuseUnpayableLevel(running, period);
  if (unpayable) return unpayable;
  const due = dueClockEvents(running.clock, structure, at);
  if (due.clock.period === period && due.clock.startedAt === at) return { events: due.events };
  return { events: [...due.events, periodStarted(structure, period, at, 'director')] };
}

export function decidePause({ at }: At, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  const refused = refuseUnlessInstant(at);
  if (refused) return refused;
  if (running.clock.pausedWith !== null) return { events: [] };
  const { structure } = running.settings;
  const due = dueClockEvents(running.clock, structure, at);
  return { events: [...due.events, { type: 'ClockPaused', data: { at, remainingMs: remainingAt(due.clock, structure, at) } }] };
}

export function decideResume({ at }: At, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  const refused = refuseUnlessInstant(at) ?? refuseBetweenDays(running);
  if (refused) return refused;
  return { events: running.clock.pausedWith === null ? [] : [{ type: 'ClockResumed', data: { at } }] };
}
