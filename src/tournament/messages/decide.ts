/**
 * What the director shows on the screens.
 */
import type { MessagesCommand } from '../../../commands/tournament/messages.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { TournamentHandlers } from '../handlers.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import type { Announced, InPlay, ShownMessage } from '../state.js';

/** The same message until the same time gives no events. */
function decideMessage({ message, players, until, at }: CommandOf<'ShowMessage'>, state: Announced | InPlay): TournamentDecision {
  if (until !== undefined && until <= at) return refuse('MESSAGE_OVER', { until, at });
  if (state.message?.content === message && state.message.until === (until ?? null)) return { events: [] };
  const end = until === undefined ? {} : { until };
  return { events: [{ type: 'MessageShown', data: { message, players: [...players], ...end, at } }] };
}

/** @param at ms since 1970 */
function isShown(message: ShownMessage | null, at: number): boolean {
  return message !== null && (message.until === null || message.until > at);
}

export const messagesHandlers: TournamentHandlers<MessagesCommand> = {
  ShowMessage: decideMessage,
  TakeDownMessage: ({ at }, { message }) => ({ events: isShown(message, at) ? [{ type: 'MessageTakenDown', data: { at } }] : [] }),
};
