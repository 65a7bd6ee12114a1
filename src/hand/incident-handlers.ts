/**
 * Which room decides on which command of an incident, and which incidents keep other commands waiting.
 * Pure. May import: its neighbours.
 */
import { claimsHandlers } from './claims/decide.js';
import type { HandCommand, IncidentCommand } from './commands.js';
import { dealHandlers } from './deal/decide.js';
import { deckHandlers } from './deck/decide.js';
import { discardsHandlers } from './discards/decide.js';
import type { Handler, Handlers } from './incident.js';
import { showingHandlers } from './showing/decide.js';

const handlers: Handlers<IncidentCommand> = {
  ...dealHandlers,
  ...deckHandlers,
  ...discardsHandlers,
  ...showingHandlers,
  ...claimsHandlers,
};

export function isIncidentCommand(command: HandCommand): command is IncidentCommand {
  return Object.hasOwn(handlers, command.type);
}

/** The handler of a command's own type. */
export function handlerOf<Command extends IncidentCommand>(command: Command): Handler<Command> {
  return (handlers as unknown as Readonly<Record<string, Handler<Command>>>)[(command as { readonly type: string }).type]!;
}
