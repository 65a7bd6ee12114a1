/**
 * What can be asked of a tournament's clock. `at`: milliseconds since 1970, by the clock of the node that took the command.
 */
import type { Period } from '../../events/tournament.js';
import { inPlay, onceStarted, untilTheEnd } from '../accepted.js';
import { ownTournamentCommand, tournamentCommand, type TypeOf } from '../command.js';
import { byTapis, defaultsTo, optional } from '../field.js';
import { chips, flag, impersonalReason, list, now, number, whole, written } from '../fields.js';
import { DAY_SECONDS } from '../../events/values.js';

export const advanceClock = tournamentCommand('AdvanceClock', {
  group: 'td.direct',
  acceptedIn: inPlay,
  asksForState: true,
  about: 'Records the levels and breaks whose time has come; no events when nothing is due.',
  input: 'Records the levels and breaks whose time has come.',
  putRightBy: '`startPeriod` with the period before, `remainingSeconds` and a reason.',
  fields: {
    at: now(),
  },
});

export const stopUnseenClock = ownTournamentCommand('StopUnseenClock', {
  about:
    'Stops a clock that nobody saw since an instant, where more than one period would have ended by now; otherwise it records the one that has.',
  occasion: 'more than one period would end at once: after a step of the machine’s clock, or a long stop of the server',
  acceptedIn: inPlay,
  fields: {
    unseenSince: byTapis<number>('When it was last seen.'),
    at: now(),
  },
});

export const startPeriod = tournamentCommand('StartPeriod', {
  group: 'td.direct',
  acceptedIn: inPlay,
  asksForState: true,
  about:
    'Goes to a period of the structure by hand, now. With the time that is left of it, a level or break that began by mistake is put back.',
  input: 'Goes to a period of the structure by hand.',
  putRightBy:
    '`startPeriod` with the period that was left, `remainingSeconds` and a reason. What began by mistake does not close late entry.',
  fields: {
    period: optional(number(0, 'The index of the period in the structure, from 0, breaks counted. Give it or the level.', 199)),
    level: optional(number(1, 'The number of a level, from 1, breaks not counted, in place of the period.', 200)),
    remainingSeconds: optional(
      whole(
        1,
        DAY_SECONDS,
        'How much of it is left, such as what was left of a level that ended by mistake; the whole when it is not given.',
      ),
    ),
    reason: optional(impersonalReason('the clock is everybody’s', 'Why, {bound}; needed with remainingSeconds.')),
    at: now(),
  },
});

export const changeStructure = tournamentCommand('ChangeStructure', {
  group: 'td.direct',
  acceptedIn: untilTheEnd,
  about:
    'Replaces the periods of the structure that are not over, from one of them on. New blinds of the running level count from the next hand. A new length of it counts from its start.',
  input: 'Replaces the periods of the structure that are not over.',
  putRightBy: '`changeStructure` again; for a level that is over `correctPlayedLevel`.',
  fields: {
    from: optional(
      number(
        0,
        'The index of the first period that is replaced, from 0, breaks counted: the running one or a later one. Give it or the level.',
        200,
      ),
    ),
    fromLevel: optional(
      number(1, 'The number of the first level that is replaced, from 1, breaks not counted, in place of the index.', 200),
    ),
    periods: list([0, 200], written<Period>('PeriodInput', 'A part.'), 'The levels and breaks from there on, in order, 0 to 200 of them.'),
    reason: impersonalReason('the clock is everybody’s'),
    at: now(),
  },
});

export const correctPlayedLevel = tournamentCommand('CorrectPlayedLevel', {
  group: 'td.direct',
  acceptedIn: onceStarted,
  about:
    'Records with which blinds a level was played that is over, where the structure had others. Blinds of absent players are counted by it. Hands that were typed keep their stakes.',
  input: 'Records with which blinds a level was played that is over.',
  putRightBy: '`correctPlayedLevel` again.',
  fields: {
    level: number(1, 'The number of the level, from 1, breaks not counted.', 200),
    smallBlind: chips(0, 'The small blind as it was played.'),
    bigBlind: chips(1, 'The big blind as it was played.'),
    ante: defaultsTo(0, chips(0, 'The ante as it was played; none when it is not given.')),
    reason: impersonalReason('the clock is everybody’s'),
  },
});

export const pauseClock = tournamentCommand('PauseClock', {
  group: 'td.direct',
  acceptedIn: inPlay,
  asksForState: true,
  about: 'Stops the clock. A reason is shown on the screens while it stands; given again, it puts the one before right.',
  putRightBy: '`resumeClock`; for time that was lost `adjustClock`. A wrong reason: `pauseClock` with the right one.',
  fields: {
    reason: optional(impersonalReason('the clock is everybody’s', 'Why, {bound}, as the screens show it while the clock stands.')),
    at: now(),
  },
});

export const resumeClock = tournamentCommand('ResumeClock', {
  group: 'td.direct',
  acceptedIn: inPlay,
  asksForState: true,
  about:
    'Lets the clock run again, with what was left of the period. After a stop because nobody saw the clock, unseenTimeCounts takes that time as played.',
  input: 'Lets the clock run again.',
  putRightBy: '`pauseClock`; for time that ran `adjustClock`.',
  fields: {
    unseenTimeCounts: optional(
      flag('Whether the time counts in which nobody saw the clock (clock.unseenSince): periods that ended in it are recorded.'),
    ),
    at: now(),
  },
});

export const adjustClock = tournamentCommand('AdjustClock', {
  group: 'td.direct',
  acceptedIn: inPlay,
  about: 'Adds time to the current level or break, or takes time from it.',
  input: 'Adds time to the current period, or takes time from it.',
  putRightBy: '`adjustClock` with the opposite number of seconds.',
  fields: {
    seconds: whole(
      -DAY_SECONDS,
      DAY_SECONDS,
      `Seconds to add, up to ${DAY_SECONDS}. A negative number takes seconds away, no more than are left.`,
    ),
    reason: impersonalReason('the clock is everybody’s'),
    at: now(),
  },
});

export const clockCommands = [
  advanceClock,
  stopUnseenClock,
  startPeriod,
  changeStructure,
  correctPlayedLevel,
  pauseClock,
  resumeClock,
  adjustClock,
] as const;

export type ClockCommand = TypeOf<(typeof clockCommands)[number]>;
