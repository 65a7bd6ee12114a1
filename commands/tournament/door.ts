/**
 * What can be asked of a tournament at its door: who is there, and who is called from the waiting list. Instants (`at`) are milliseconds since 1970.
 */
import { inPlay, untilTheEnd } from '../accepted.js';
import { tournamentCommand, type TypeOf } from '../command.js';
import { defaultsTo, nullMeans, optional } from '../field.js';
import { flag, impersonalReason, now, thePlayer, whole, word } from '../fields.js';
import { admission } from './admission.js';
import { howPaid } from './payment.js';

export const checkIn = tournamentCommand('CheckIn', {
  group: 'floor.entries',
  acceptedIn: untilTheEnd,
  asksForState: true,
  about:
    'Records that a player who registered in advance is there: their age, their identity and the rules are checked now. Seats are drawn for those who are there, and for those who have announced that they are late.',
  articles: 'RC 2; MO 1.2; RO 1.2, 1.4',
  input: 'Records that a player who registered in advance is there.',
  putRightBy: '`withdrawCheckIn`.',
  fields: {
    playerId: thePlayer,
    ...admission,
    paid: optional(flag('Whether the player has paid for the entry.')),
    ...howPaid,
    at: now(),
  },
});

export const withdrawCheckIn = tournamentCommand('WithdrawCheckIn', {
  group: 'floor.entries',
  acceptedIn: untilTheEnd,
  asksForState: true,
  about:
    'Records that a player is not there: another was meant, or they have left again before they had a seat in play. They stay on the list.',
  input: 'Records that a player is not there after all.',
  putRightBy: '`checkIn`.',
  fields: { playerId: thePlayer, at: now() },
});

export const returnAlternate = tournamentCommand('ReturnAlternate', {
  group: 'floor.entries',
  acceptedIn: inPlay,
  asksForState: true,
  about: 'Puts a called alternate back on the waiting list, and calls the next one who is there.',
  input: 'Puts a called alternate back on the waiting list.',
  putRightBy: 'With `FIRST` they are called again as soon as a seat is free. Who has gone home leaves the list (`withdrawRegistration`).',
  fields: {
    playerId: thePlayer,
    to: defaultsTo(
      'end',
      word(
        'WaitingPosition',
        ['first', 'end'],
        'Where they wait: first, where the call was a mistake; at the end, where they did not come.',
      ),
    ),
    at: now(),
  },
});

const places = (about: string) => whole(2, 99_990, about);

export const changeCapacity = tournamentCommand('ChangeCapacity', {
  group: 'td.direct',
  acceptedIn: untilTheEnd,
  asksForState: true,
  about:
    'Changes how many players a tournament takes, and how many seats it has. Nobody loses a place by it; who waits gets one that becomes free.',
  input: 'Changes how many players a tournament takes, and how many seats it has.',
  putRightBy: '`changeCapacity` again.',
  fields: {
    capacity: nullMeans('there is no limit', places('The most entries, {bound}.')),
    seats: nullMeans(
      'as many play at once as have entered, and no alternates are called',
      places('The most players who are in at once, {bound}: alternates are called as seats become free.'),
    ),
    reason: impersonalReason('the number of places is of the tournament', 'Why it changes, {bound}.'),
    at: now(),
  },
});

export const doorCommands = [checkIn, withdrawCheckIn, returnAlternate, changeCapacity] as const;

export type DoorCommand = TypeOf<(typeof doorCommands)[number]>;
