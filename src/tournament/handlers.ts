/**
 * What a handler of the tournament's commands is, and in which phases it decides. Each room has a table of handlers, so that a command without
 * a handler, or a handler for a command of another room, does not compile.
 */
import type { Rulebook } from '../rulebooks/rulebooks.js';
import { bookOf } from './book.js';
import type { TournamentCommand, TournamentCommandOf as CommandOf, TournamentCommandType } from '../../commands/tournament.js';
import { refusePhase } from './handlers/phase.js';
import type { TournamentDecision } from './refusals.js';
import type { Announced, Finished, InPlay, Running, TournamentState } from './state.js';

/** Decides on one command. */
export type TournamentHandler<Type extends TournamentCommandType> = (
  command: CommandOf<Type>,
  state: TournamentState,
) => TournamentDecision;

export type TournamentHandlers<Command extends TournamentCommand> = { readonly [Type in Command['type']]: TournamentHandler<Type> };

/** Decides on one command in some phases, under the tournament's book. Null refuses the command for the phase after all. */
type BookHandler<Command, State, Decision = TournamentDecision> = (command: Command, state: State, book: Rulebook) => Decision;

/** How a command is decided in each phase that accepts it. A phase that is left out refuses it. */
interface PhaseHandlers<Command> {
  readonly unknown?: (command: Command) => TournamentDecision;
  readonly announced?: BookHandler<Command, Announced, TournamentDecision | null>;
  readonly running?: BookHandler<Command, Running, TournamentDecision | null>;
  readonly finished?: BookHandler<Command, Finished, TournamentDecision | null>;
}

/** The one place where a command is accepted or refused for the phase of its tournament. */
export function inPhases<Command>(handlers: PhaseHandlers<Command>): (command: Command, state: TournamentState) => TournamentDecision {
  return (command, state) => decideInPhase(handlers, command, state) ?? refusePhase(state);
}

function decideInPhase<Command>(handlers: PhaseHandlers<Command>, command: Command, state: TournamentState): TournamentDecision | null {
  switch (state.phase) {
    case 'unknown':
      return handlers.unknown?.(command) ?? null;
    case 'announced':
      return handlers.announced?.(command, state, bookOf(state.settings)) ?? null;
    case 'running':
      return handlers.running?.(command, state, bookOf(state.settings)) ?? null;
    case 'finished':
      return handlers.finished?.(command, state, bookOf(state.settings)) ?? null;
  }
}

/** For commands that only an announced tournament takes, before its start. */
export function beforeStart<Command>(announced: BookHandler<Command, Announced>): ReturnType<typeof inPhases<Command>> {
  return inPhases({ announced });
}

/** For commands that only a running tournament takes. */
export function underBook<Command>(running: BookHandler<Command, Running>): ReturnType<typeof inPhases<Command>> {
  return inPhases({ running });
}

/** For commands that a tournament takes until its end, before the start too. */
export function untilTheEnd<Command>(handler: BookHandler<Command, Announced | Running>): ReturnType<typeof inPhases<Command>> {
  return inPhases({ announced: handler, running: handler });
}

/** For commands that a tournament takes from its start on, after its end too. */
export function underBookOnceStarted<Command>(handler: BookHandler<Command, InPlay>): ReturnType<typeof inPhases<Command>> {
  return inPhases({ running: handler, finished: handler });
}

/** For a phase in which a command has nothing left to do. */
export function giveNoEvents(): TournamentDecision {
  return { events: [] };
}
