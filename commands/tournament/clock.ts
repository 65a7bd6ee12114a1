/**
 * What can be asked of a tournament's clock. `at`: milliseconds since 1970, by the clock of the node that took the command.
 */
import { tournamentCommand, type TypeOf } from '../command.js';
import { now, number, reason, whole } from '../fields.js';

export const advanceClock = tournamentCommand('AdvanceClock', {
  about: 'Records the levels and breaks whose time has come; no events when nothing is due.',
  input: 'Records the levels and breaks whose time has come.',
  fields: {
    at: now(),
  },
});

export const startPeriod = tournamentCommand('StartPeriod', {
  about: 'Goes to a period of the structure by hand, now.',
  input: 'Goes to a period of the structure by hand.',
  fields: {
    period: number(0, 'The index of the period in the structure, from 0, breaks counted.', 199),
    at: now(),
  },
});

export const pauseClock = tournamentCommand('PauseClock', {
  about: 'Stops the clock.',
  fields: {
    at: now(),
  },
});

export const resumeClock = tournamentCommand('ResumeClock', {
  about: 'Lets the clock run again.',
  fields: {
    at: now(),
  },
});

export const adjustClock = tournamentCommand('AdjustClock', {
  about: 'Adds time to the current level or break, or takes time from it.',
  input: 'Adds time to the current period, or takes time from it.',
  fields: {
    seconds: whole(-86_400, 86_400, 'Seconds to add, up to 86 400. A negative number takes seconds away, no more than are left.'),
    reason: reason(),
    at: now(),
  },
});

export const clockCommands = [advanceClock, startPeriod, pauseClock, resumeClock, adjustClock] as const;

export type ClockCommand = TypeOf<(typeof clockCommands)[number]>;
