/**
 * What can be asked of an announced tournament about its draw of seats, and its start. `at`: milliseconds since 1970, by the clock of the
 * node that took the command.
 */
import { beforeStart, inPlay, untilTheEnd } from '../accepted.js';
import { tournamentCommand, type TypeOf } from '../command.js';
import type { PlayerId } from '../../events/ids.js';
import { byTapis, optional } from '../field.js';
import { hexadecimal, impersonalReason, now, players, tableNumber } from '../fields.js';

export const commitDraw = tournamentCommand('CommitDraw', {
  group: 'td.direct',
  // In play for the seats of the next day.
  acceptedIn: untilTheEnd,
  asksForState: true,
  about:
    'Publishes the hash of the organiser’s own seed for the next draw, instead of the server’s. It is given before registration closes, once for a draw. For new seats on the next day it is given before play is over for the day.',
  input: 'Publishes the hash of the organiser’s own seed for the next draw of seats, before registration closes or the day is over.',
  putRightBy: '`commitDraw` with another hash, before the draw.',
  fields: {
    hash: hexadecimal(
      'The SHA-256 hash of the 32 bytes of the seed, 64 hexadecimal digits in lower case. It is given once for a draw; keep the seed to reveal it.',
    ),
  },
});

export const closeRegistration = tournamentCommand('CloseRegistration', {
  group: 'td.direct',
  acceptedIn: beforeStart,
  asksForState: true,
  about: 'Closes the list of players; players who come after that are late. A draw closes it too.',
  input: 'Closes the list of players: no player can enter before the start after it.',
  putRightBy: '`reopenRegistration`, before the start.',
  fields: {},
});

export const reopenRegistration = tournamentCommand('ReopenRegistration', {
  group: 'td.direct',
  acceptedIn: beforeStart,
  asksForState: true,
  about: 'Opens the list of players again, for a reason that is recorded; seats that were drawn are void.',
  input: 'Opens the list of players again; seats that were drawn are void.',
  putRightBy: '`closeRegistration`.',
  fields: {
    reason: impersonalReason('the whole list of players'),
  },
});

export const drawSeats = tournamentCommand('DrawSeats', {
  group: 'td.direct',
  acceptedIn: beforeStart,
  asksForState: true,
  about:
    'Draws seats for all registered players by a documented algorithm, once for a list. The hash of its seed was published before registration closed.',
  input: 'Draws seats for all registered players.',
  putRightBy: '`reopenRegistration`, then a new commitment and a new draw. Before the start only.',
  fields: {
    seed: optional(
      hexadecimal(
        'The organiser’s own seed where its hash was published, 64 hexadecimal digits in lower case. Without it, the server reveals the seed that it settled beforehand. It is recorded, so that anyone can repeat the draw.',
      ),
    ),
    tables: optional(
      tableNumber(
        'The number of tables: at least two players at each, and enough tables for all. Without it, as few tables as possible. More tables leave seats for late players.',
      ),
    ),
    suspended: optional(byTapis<readonly PlayerId[]>('Registered players whom the federation of the club has suspended since.')),
  },
});

export const startTournament = tournamentCommand('StartTournament', {
  group: 'td.direct',
  // Once started, others who are not there can no longer be stated.
  acceptedIn: { announced: 'all', running: 'some' },
  asksForState: true,
  about: 'Starts the tournament: stacks are given and the first level begins.',
  putRightBy:
    '`withdrawStart`, until the first hand. After it late players come by `admitLatePlayer`, wrong entries go by `annulEntry`, and `copyTournament` begins again with the same entries.',
  fields: {
    notThere: optional(
      players(
        [0, 99_990],
        'The ids of registered players who have not come. Those who announced that they are late are among them without being named (withdrawLateness). The rulebook decides whether their stacks are in play.',
      ),
    ),
    at: now(),
  },
});

export const withdrawStart = tournamentCommand('WithdrawStart', {
  group: 'td.direct',
  acceptedIn: inPlay,
  about:
    'Takes the start back, until the first hand: nobody has chips, and the drawn seats stand. Payments, prizes and corrections since then are kept. After late players, purchases or moves it is too late.',
  input: 'Takes the start back, until the first hand.',
  putRightBy: '`startTournament`.',
  fields: {
    reason: impersonalReason('the whole tournament'),
  },
});

export const drawCommands = [commitDraw, closeRegistration, reopenRegistration, drawSeats, startTournament, withdrawStart] as const;

export type DrawCommand = TypeOf<(typeof drawCommands)[number]>;
