/**
 * What the director does with the clock, and what the time has done since.
 */
import { refuseUnlessText, refuseUnlessWhole } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { TournamentHandlers } from '../handlers.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { refuseUnpayableLevel } from '../chip-race/bet-unit.js';
import { adjustClock, findDueClockEvents, makePeriodStarted, findRemaining, resumeClock } from '../timing/clock.js';
import { refuseBetweenDays } from '../tables.js';
import { refuseDuringRound } from '../hand-for-hand/waiting.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import type { Running } from '../state.js';
import { findPeriod } from '../timing/periods.js';
import { decidePlayedLevel } from './played-level.js';
import { decideStructure } from './structure.js';
import type { ClockCommand } from '../../../commands/tournament/clock.js';
import { DAY_SECONDS, MOST_REASON } from '../../../events/values.js';

function decideAdvance({ at }: CommandOf<'AdvanceClock'>, running: Running): TournamentDecision {
  return { events: findDueClockEvents(running.clock, running.settings.structure, at).events };
}

/** One period may well end while nobody looks: the next begins at its instant. Of several, nobody can say whether they were played. */
function decideUnseen({ unseenSince, at }: CommandOf<'StopUnseenClock'>, { clock, settings }: Running): TournamentDecision {
  const due = findDueClockEvents(clock, settings.structure, at).events;
  if (due.length <= 1) return { events: due };
  const remainingMs = findRemaining(clock, settings.structure, unseenSince);
  return { events: [{ type: 'ClockPaused', data: { at, remainingMs, unseenSince } }] };
}

/** The period that stands may be begun again; the same command at the same instant gives no events. A paused clock stays paused. */
function decidePeriod(
  { period: index, level, remainingSeconds, reason, at }: CommandOf<'StartPeriod'>,
  running: Running,
): TournamentDecision {
  const { structure } = running.settings;
  const period = findPeriod(structure, { index, level });
  if (typeof period !== 'number') return period;
  const unexplained = remainingSeconds === undefined ? null : refuseUnlessText('reason', reason ?? '', MOST_REASON);
  if (unexplained) return unexplained;
  if (structure[period] === undefined) return refuse('UNKNOWN_PERIOD', { period: String(period), last: structure.length - 1 });
  const unpayable = refuseUnpayableLevel(running, period);
  if (unpayable) return unpayable;
  const due = findDueClockEvents(running.clock, structure, at);
  if (due.clock.period === period && due.clock.startedAt === at) return { events: due.events };
  const again = {
    ...(remainingSeconds === undefined ? {} : { remainingMs: remainingSeconds * 1000 }),
    ...(reason === undefined ? {} : { reason }),
  };
  return { events: [...due.events, makePeriodStarted(structure, period, at, 'director', again)] };
}

/** A clock that stands can be given a reason, or another one. */
function decidePause({ reason, at }: CommandOf<'PauseClock'>, running: Running): TournamentDecision {
  const blank = reason === undefined ? null : refuseUnlessText('reason', reason, MOST_REASON);
  if (blank) return blank;
  if (running.clock.pausedWith !== null) {
    const isSaid = reason === undefined || reason === running.clock.pausedFor;
    return { events: isSaid ? [] : [{ type: 'PauseReasonChanged', data: { at, reason } }] };
  }
  const { structure } = running.settings;
  const due = findDueClockEvents(running.clock, structure, at);
  return {
    events: [
      ...due.events,
      {
        type: 'ClockPaused',
        data: { at, remainingMs: findRemaining(due.clock, structure, at), ...(reason === undefined ? {} : { reason }) },
      },
    ],
  };
}

function decideResume({ unseenTimeCounts, at }: CommandOf<'ResumeClock'>, running: Running): TournamentDecision {
  const refused = refuseBetweenDays(running);
  if (refused) return refused;
  const { clock, settings } = running;
  if (clock.pausedWith === null) return { events: [] };
  const waits = refuseDuringRound(running);
  if (waits) return waits;
  if (unseenTimeCounts !== true) return { events: [{ type: 'ClockResumed', data: { at } }] };
  if (clock.unseenSince === undefined) return refuse('NO_UNSEEN_TIME');
  const resumed: TournamentEvent = { type: 'ClockResumed', data: { at, unseenSince: clock.unseenSince } };
  return { events: [resumed, ...findDueClockEvents(resumeClock(clock, resumed.data), settings.structure, at).events] };
}

/** Adds time to the period that stands, or takes some of what is left of it. No time at all gives no events. */
function decideAdjustment({ seconds, reason, at }: CommandOf<'AdjustClock'>, running: Running): TournamentDecision {
  const { structure } = running.settings;
  const due = findDueClockEvents(running.clock, structure, at);
  const remaining = findRemaining(due.clock, structure, at);
  const refused = refuseUnlessWhole('seconds', seconds, -DAY_SECONDS, DAY_SECONDS);
  if (refused) return refused;
  const left = Math.floor(remaining / 1000);
  if (-seconds > left) return refuse('TIME_ALREADY_PLAYED', { seconds: -seconds, left });
  if (seconds === 0) return { events: [] };
  const byMs = seconds * 1000;
  const event: TournamentEvent = {
    type: 'ClockAdjusted',
    data: { at, by: 'director', byMs, remainingMs: remaining + byMs, reason, articles: [] },
  };
  const after = adjustClock(due.clock, event.data);
  return { events: [...due.events, event, ...findDueClockEvents(after, structure, at).events] };
}

export const clockHandlers: TournamentHandlers<ClockCommand> = {
  AdvanceClock: decideAdvance,
  StopUnseenClock: decideUnseen,
  StartPeriod: decidePeriod,
  PauseClock: decidePause,
  ResumeClock: decideResume,
  AdjustClock: decideAdjustment,
  ChangeStructure: decideStructure,
  CorrectPlayedLevel: decidePlayedLevel,
};
