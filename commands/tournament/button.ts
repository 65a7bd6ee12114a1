/**
 * What can be asked of a tournament about where a table's button stands.
 */
import type { HandId } from '../../events/ids.js';
import { ownTournamentCommand, tournamentCommand, type TypeOf } from '../command.js';
import { byTapis, optional } from '../field.js';
import { seat, theTable } from '../fields.js';

export const determineFirstButton = tournamentCommand('DetermineFirstButton', {
  about:
    'Tells where the director has drawn the first button of a table, where the rulebook has it drawn, or has it drawn from the seed of the seats where he gives no seat (RC 6; TF §2 b2). Else it is drawn so with the first hand.',
  input: 'Tells where the director has drawn the first button of a table, or has it drawn.',
  fields: {
    table: theTable,
    seat: optional(
      seat(
        'The seat that was drawn, 1 to 10: one that is taken. Without one it is drawn from the seed of the seats, or is seat 1 where the rulebook fixes it.',
      ),
    ),
  },
});

export const correctPositions = ownTournamentCommand('CorrectPositions', {
  about: 'Given when button and blinds of an open hand were put right; a second time gives no events.',
  occasion: 'button and blinds of a hand are put right',
  fields: {
    handId: byTapis<HandId>(),
    button: byTapis<number>(),
    smallBlindSeat: byTapis<number | null>(),
    bigBlindSeat: byTapis<number>(),
  },
});

export const buttonCommands = [determineFirstButton, correctPositions] as const;

export type ButtonCommand = TypeOf<(typeof buttonCommands)[number]>;

/** Where the button and the blinds of a hand stand. */
export type SetPositions = Omit<Extract<ButtonCommand, { readonly type: 'CorrectPositions' }>, 'type' | 'handId'>;
