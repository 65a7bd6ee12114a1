/**
 * How a room says which of its functions decides which of its commands: a table, so that a command without a function, or a function for a
 * command of another room, does not compile.
 */
import type { CommandOf, TournamentCommand, TournamentCommandType } from './commands.js';
import type { TournamentDecision } from './refusals.js';
import type { TournamentState } from './state.js';

export type TournamentHandler<Type extends TournamentCommandType> = (
  command: CommandOf<Type>,
  state: TournamentState,
) => TournamentDecision;

export type TournamentHandlers<Command extends TournamentCommand> = { readonly [Type in Command['type']]: TournamentHandler<Type> };
