/**
 * What the director shows on the screens.
 */
import type { MessagesCommand } from '../../../commands/tournament/messages.js';
import type { TournamentHandlers } from '../handlers.js';

export const messagesHandlers: TournamentHandlers<MessagesCommand> = {
  ShowMessage: ({ message, players, at }, state) => ({
    events: state.message === message ? [] : [{ type: 'MessageShown', data: { message, players: [...players], at } }],
  }),
  TakeDownMessage: ({ at }, state) => ({ events: state.message === null ? [] : [{ type: 'MessageTakenDown', data: { at } }] }),
};
