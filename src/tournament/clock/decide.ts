/**
 * What the director does with the clock, and what the time has done since.
 * Pure. May import: `events/`, its neighbours.
 */
import { refuseUnlessWhole } from '../bounds.js';
import type { CommandOf } from '../commands.js';
import type { Handlers } from '../handlers.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { refuseUnpayableLevel } from '../chip-race/bet-unit.js';
import { adjusted, dueClockEvents, periodStarted, remainingAt } from './clock.js';
import { refuseBetweenDays } from '../entry/days.js';
import { refuseDuringRound } from '../hand-for-hand/waiting.js';
import { inPlay } from '../phase.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import type { TournamentState } from '../state.js';
import type { ClockCommand } from './commands.js';

function decideAdvance({ at }: CommandOf<'AdvanceClock'>, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  return { events: dueClockEvents(running.clock, running.settings.structure, at).events };
}

/** The period that stands may be begun again; the same command at the same instant gives no events. A paused clock stays paused. */
function decidePeriod({ period, at }: CommandOf<'StartPeriod'>, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  const { structure } = running.settings;
  if (structure[period] === undefined) return refuse('UNKNOWN_PERIOD', { period: String(period), last: structure.length - 1 });
  const unpayable = refuseUnpayableLevel(running, period);
  if (unpayable) return unpayable;
  const due = dueClockEvents(running.clock, structure, at);
  if (due.clock.period === period && due.clock.startedAt === at) return { events: due.events };
  return { events: [...due.events, periodStarted(structure, period, at, 'director')] };
}

function decidePause({ at }: CommandOf<'PauseClock'>, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  if (running.clock.pausedWith !== null) return { events: [] };
  const { structure } = running.settings;
  const due = dueClockEvents(running.clock, structure, at);
  return { events: [...due.events, { type: 'ClockPaused', data: { at, remainingMs: remainingAt(due.clock, structure, at) } }] };
}

function decideResume({ at }: CommandOf<'ResumeClock'>, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  const refused = refuseBetweenDays(running);
  if (refused) return refused;
  if (running.clock.pausedWith === null) return { events: [] };
  return refuseDuringRound(running) ?? { events: [{ type: 'ClockResumed', data: { at } }] };
}

const DAY_SECONDS = 86_400;
/** Adds time to the period that stands, or takes some of what is left of it. No time at all gives no events. */
function decideAdjustment({ seconds, reason, at }: CommandOf<'AdjustClock'>, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  const { structure } = running.settings;
  const due = dueClockEvents(running.clock, structure, at);
  const remaining = remainingAt(due.clock, structure, at);
  const refused = refuseUnlessWhole('seconds', seconds, Math.max(-DAY_SECONDS, -Math.floor(remaining / 1000)), DAY_SECONDS);
  if (refused) return refused;
  if (seconds === 0) return { events: [] };
  const byMs = seconds * 1000;
  const event: TournamentEvent = {
    type: 'ClockAdjusted',
    data: { at, by: 'director', byMs, remainingMs: remaining + byMs, reason, articles: [] },
  };
  const after = adjusted(due.clock, event.data);
  return { events: [...due.events, event, ...dueClockEvents(after, structure, at).events] };
}

export const clockHandlers: Handlers<ClockCommand> = {
  AdvanceClock: decideAdvance,
  StartPeriod: decidePeriod,
  PauseClock: decidePause,
  ResumeClock: decideResume,
  AdjustClock: decideAdjustment,
};
