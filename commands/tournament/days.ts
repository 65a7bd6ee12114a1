/**
 * What can be asked of a tournament of several days: the end and the beginning of each, the bags between them, and new seats. Instants (`at`)
 * are milliseconds since 1970.
 */
import { CountOfBag, MOST_BAG } from '../../events/tournament-bags.js';
import { inPlay } from '../accepted.js';
import { tournamentCommand, type TypeOf } from '../command.js';
import { defaultsTo, optional } from '../field.js';
import { chips, hexadecimal, impersonalReason, now, number, players, thePlayer, word } from '../fields.js';

export const endDay = tournamentCommand('EndDay', {
  group: 'td.direct',
  acceptedIn: inPlay,
  asksForState: true,
  about: 'Ends play for the day: every hand must be over and every stack known. The clock stops.',
  input: 'Ends play for the day.',
  putRightBy: '`reopenDay`, then `resumeClock`.',
  fields: {
    at: now(),
  },
});

export const reopenDay = tournamentCommand('ReopenDay', {
  group: 'td.direct',
  acceptedIn: inPlay,
  about: 'Takes back that play is over for the day. The clock stays paused until it is resumed.',
  input: 'Takes back that play is over for the day.',
  putRightBy: '`endDay`.',
  fields: {
    reason: impersonalReason('a whole day of play'),
    at: now(),
  },
});

export const startDay = tournamentCommand('StartDay', {
  group: 'td.direct',
  acceptedIn: inPlay,
  asksForState: true,
  about:
    'Begins the next day. Absent players are in until their chips are gone; they are dealt in and blinded. Where chips were bagged, every bag must agree with its stack.',
  articles: 'RO 1.8',
  input: 'Begins the next day.',
  putRightBy: '`markBack` and `markAway` for who is there. A day begun too early is ended again (`endDay`); its number is used up.',
  fields: {
    absent: defaultsTo([], players([0, 10_000], 'The ids of players in the tournament who are not there, each once.')),
    at: now(),
  },
});

const theBag = number(1, 'The number on the bag, {bound}.', MOST_BAG);

export const recordBag = tournamentCommand('RecordBag', {
  group: 'floor.chips',
  acceptedIn: inPlay,
  asksForState: true,
  about:
    'Records one of the two counts of a player’s bag at the end of a day. Once both agree for every bag of a table whose stacks are not known, they are its count.',
  input: 'Records one of the two counts of a player’s bag.',
  putRightBy: '`recordBag` with the same count again; for a wrong number or player `withdrawBag`.',
  fields: {
    playerId: thePlayer,
    bag: theBag,
    count: word('CountOfBag', CountOfBag.options, 'Which count it is. Two people count the bag, each without the other.'),
    stack: chips(1, 'All chips in the bag.'),
    at: now(),
  },
});

export const withdrawBag = tournamentCommand('WithdrawBag', {
  group: 'floor.chips',
  acceptedIn: inPlay,
  about: 'Takes back a bag with its counts: its number or its player was wrong, or it was opened again. Stacks stay as they are.',
  input: 'Takes back a bag with its counts.',
  putRightBy: '`recordBag`.',
  fields: {
    bag: theBag,
  },
});

export const redrawSeats = tournamentCommand('RedrawSeats', {
  group: 'td.direct',
  acceptedIn: inPlay,
  asksForState: true,
  about:
    'Draws new seats for all players who are in, between two days, from a seed that was settled before the day was over. Tables that are no longer needed are closed, and each of the others begins as a new table.',
  articles: 'RC 6; MO 1.3; TDA 13; RO 2.1; TF §1 b1',
  input: 'Draws new seats for all players who are in, between two days.',
  putRightBy: '`withdrawRedraw`, until the next day begins.',
  fields: {
    seed: optional(
      hexadecimal(
        'The organiser’s own seed where its hash was published (commitDraw), 64 hexadecimal digits in lower case. Without it, the server reveals the seed that it settled beforehand.',
      ),
    ),
    at: now(),
  },
});

export const withdrawRedraw = tournamentCommand('WithdrawRedraw', {
  group: 'td.direct',
  acceptedIn: inPlay,
  about:
    'Takes new seats back before the next day begins: everybody sits where they sat, and tables that were closed are open again with their buttons. Another redraw needs another seed.',
  input: 'Takes the new seats of the next day back.',
  putRightBy: '`redrawSeats`: it draws from another seed.',
  fields: {
    reason: impersonalReason('the seats of all players'),
  },
});

export const daysCommands = [endDay, reopenDay, startDay, recordBag, withdrawBag, redrawSeats, withdrawRedraw] as const;

export type DaysCommand = TypeOf<(typeof daysCommands)[number]>;
