/**
 * What a handler of the tournament's commands is. Each room has a table of them, so that a command without a handler, or a handler for a
 * command of another room, does not compile.
 */
import type { Rulebook } from '../rulebooks/rulebooks.js';
import { bookOf } from './book.js';
import type { CommandOf, TournamentCommand, TournamentCommandType } from './commands.js';
import { requireRunning, requireStarted } from './phase.js';
import type { TournamentDecision } from './refusals.js';
import type { InPlay, Running, TournamentState } from './state.js';

/** Decides on one command. */
export type TournamentHandler<Type extends TournamentCommandType> = (
  command: CommandOf<Type>,
  state: TournamentState,
) => TournamentDecision;

export type TournamentHandlers<Command extends TournamentCommand> = { readonly [Type in Command['type']]: TournamentHandler<Type> };

/** Decides on one command in a tournament that has begun, under its book. */
type BookHandler<Command, State extends InPlay> = (command: Command, state: State, book: Rulebook) => TournamentDecision;

/** Decides in a running tournament under its own book; refuses in any other phase. */
export function underBook<Command>(
  handler: BookHandler<Command, Running>,
): (command: Command, state: TournamentState) => TournamentDecision {
  return (command, state) => {
    const running = requireRunning(state);
    return running.refusal ? running : handler(command, running, bookOf(running.settings));
  };
}

/** Like {@link underBook}, for commands that are taken after the end of the tournament too. */
export function underBookOnceStarted<Command>(
  handler: BookHandler<Command, InPlay>,
): (command: Command, state: TournamentState) => TournamentDecision {
  return (command, state) => {
    const started = requireStarted(state);
    return started.refusal ? started : handler(command, started, bookOf(started.settings));
  };
}
