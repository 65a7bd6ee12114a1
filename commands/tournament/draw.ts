/**
 * What can be asked of an announced tournament about its draw of seats, and its start. `at`: milliseconds since 1970, by the clock of the
 * node that took the command.
 */
import { tournamentCommand, type TypeOf } from '../command.js';
import { optional } from '../field.js';
import { now, hexadecimal, players, reason, tableNumber } from '../fields.js';

export const commitDraw = tournamentCommand('CommitDraw', {
  about:
    'Publishes the hash of the organiser’s own seed for the next draw, instead of the one that the server has settled. Before registration closes, once a draw.',
  input: 'Publishes the hash of the organiser’s own seed for the next draw of seats, before registration closes.',
  fields: {
    hash: hexadecimal(
      'The SHA-256 hash of the 32 bytes of the seed, 64 hexadecimal digits in lower case. Once a draw; keep the seed to reveal it.',
    ),
  },
});

export const closeRegistration = tournamentCommand('CloseRegistration', {
  about: 'Closes the list of players; who comes after that is late. A draw closes it by itself.',
  input: 'Closes the list of players: no player can enter before the start after it.',
  fields: {},
});

export const reopenRegistration = tournamentCommand('ReopenRegistration', {
  about: 'Opens the list of players again, for a reason that is recorded; seats that were drawn are void.',
  input: 'Opens the list of players again; seats that were drawn are void.',
  fields: {
    reason: reason(),
  },
});

export const drawSeats = tournamentCommand('DrawSeats', {
  about:
    'Draws seats for all registered players by a documented algorithm, from the seed whose hash was published before registration closed; once for a list.',
  input: 'Draws seats for all registered players.',
  fields: {
    seed: optional(
      hexadecimal(
        'The organiser’s own seed where its hash was published, 64 hexadecimal digits in lower case. Without it, the server reveals the seed that it settled beforehand. It is recorded, so that anyone can repeat the draw.',
      ),
    ),
    tables: optional(
      tableNumber(
        'Over how many tables the players are spread: two at each at least, and no fewer tables than hold them all. The fewest that do when it is not given. More leave seats for late players.',
      ),
    ),
  },
});

export const startTournament = tournamentCommand('StartTournament', {
  about: 'Starts the tournament: stacks are given and the first level begins.',
  fields: {
    notThere: optional(
      players(
        [0, 99_990],
        'The ids of registered players who have not come: whether their stacks are in play is the rulebook’s. Those who announced that they are late when it is not given.',
      ),
    ),
    at: now(),
  },
});

export const drawCommands = [commitDraw, closeRegistration, reopenRegistration, drawSeats, startTournament] as const;

export type DrawCommand = TypeOf<(typeof drawCommands)[number]>;
