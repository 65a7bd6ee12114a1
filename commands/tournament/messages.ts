/**
 * What the director shows on the screens of a tournament.
 */
import { MOST_MESSAGE } from '../../events/tournament-messages.js';
import { onceAnnounced } from '../accepted.js';
import { tournamentCommand, type TypeOf } from '../command.js';
import { defaultsTo, optional } from '../field.js';
import { instant, line, now, players } from '../fields.js';

export const showMessage = tournamentCommand('ShowMessage', {
  group: 'floor.seats',
  acceptedIn: onceAnnounced,
  about: 'Shows a message on the screens of a tournament, in place of the one before, until a time where one is given.',
  asksForState: true,
  putRightBy: '`showMessage` with another, or `takeDownMessage`.',
  fields: {
    message: line(MOST_MESSAGE, 'What the screens show, {bound}. Everybody can read it.'),
    players: defaultsTo([], players([0, 10], 'The ids of players who are named in it: it is erased with them.')),
    until: optional(
      instant(
        'When the screens stop showing it, a time to come by the clock of the server. Without it, they show it until it is taken down.',
      ),
    ),
    at: now(),
  },
});

export const takeDownMessage = tournamentCommand('TakeDownMessage', {
  group: 'floor.seats',
  acceptedIn: onceAnnounced,
  about: 'Takes the message of the director off the screens.',
  asksForState: true,
  putRightBy: '`showMessage`.',
  fields: { at: now() },
});

export const messagesCommands = [showMessage, takeDownMessage] as const;

export type MessagesCommand = TypeOf<(typeof messagesCommands)[number]>;
