/**
 * What can be asked of a tournament about where a table's button stands.
 */
import type { HandId } from '../../events/ids.js';
import { inPlay, onceStarted } from '../accepted.js';
import { ownTournamentCommand, tournamentCommand, type TypeOf } from '../command.js';
import { byTapis, optional } from '../field.js';
import { seat, theTable } from '../fields.js';

export const determineFirstButton = tournamentCommand('DetermineFirstButton', {
  group: 'td.direct',
  acceptedIn: inPlay,
  about:
    'Gives the first button of a table as the director drew it, where the rulebook asks for a draw. Without a seat, it is drawn from the seed of the seats (RC 6; TF §2 b2). Without this command, the first hand draws it that way.',
  input: 'Gives the first button of a table as the director drew it, or draws it.',
  putRightBy: 'None before the first hand; in that hand `correctBlinds`.',
  fields: {
    table: theTable,
    seat: optional(
      seat(
        'The drawn seat, {bound}: one that is taken. Without it, the seat is drawn from the seed of the seats, or is seat 1 where the rulebook fixes it.',
      ),
    ),
  },
});

export const correctPositions = ownTournamentCommand('CorrectPositions', {
  about: 'Given when button and blinds of an open hand were put right; a second time gives no events.',
  occasion: 'button and blinds of a hand are put right',
  // A hand may be played to its end after the tournament.
  acceptedIn: onceStarted,
  fields: {
    handId: byTapis<HandId>(),
    button: byTapis<number>(),
    smallBlindSeat: byTapis<number | null>(),
    bigBlindSeat: byTapis<number>(),
  },
});

export const buttonCommands = [determineFirstButton, correctPositions] as const;

export type ButtonCommand = TypeOf<(typeof buttonCommands)[number]>;
