/**
 * What a handler of the tournament's commands is. Each room has a table of handlers, so that a command without a handler, or a handler for a command of
 * another room, does not compile. Which phases accept a command, its declaration says: here it is refused in all others.
 */
import type { Rulebook } from '../rulebooks/rulebooks.js';
import { bookOf } from './book.js';
import type { AcceptedIn, TournamentPhase } from '../../commands/accepted.js';
import {
  acceptedInPhases,
  type TournamentCommand,
  type TournamentCommandOf as CommandOf,
  type TournamentCommandType,
  type TournamentPhasesOf,
} from '../../commands/tournament.js';
import { refusePhase } from './handlers/phase.js';
import type { TournamentDecision } from './refusals.js';
import type { Announced, Finished, Running, TournamentState } from './state.js';
import { lookUp } from '../../events/look-up.js';

interface StateIn {
  readonly unknown: TournamentState;
  readonly announced: Announced;
  readonly running: Running;
  readonly finished: Finished;
}

/** The phases whose rules decide on a command. */
type PhaseOf<Type extends TournamentCommandType> = {
  readonly [Phase in keyof TournamentPhasesOf<Type>]: TournamentPhasesOf<Type>[Phase] extends 'nothing' ? never : Phase;
}[keyof TournamentPhasesOf<Type>] &
  TournamentPhase;

/** Decides on one command in some phases, under the tournament's book. Null refuses the command for the phase after all. */
type BookHandler<Command, State> = (command: Command, state: State, book: Rulebook) => TournamentDecision | null;

/** How a command is decided: alike in all phases that accept it, or in each of them. */
type TournamentHandler<Type extends TournamentCommandType> =
  | BookHandler<CommandOf<Type>, StateIn[PhaseOf<Type>]>
  | { readonly [Phase in PhaseOf<Type>]: BookHandler<CommandOf<Type>, StateIn[Phase]> };

export type TournamentHandlers<Command extends TournamentCommand> = { readonly [Type in Command['type']]: TournamentHandler<Type> };

type AnyHandler = BookHandler<TournamentCommand, TournamentState>;

/** The one place where a command is accepted or refused for the phase of its tournament. */
export function decideInPhase(
  handlers: TournamentHandlers<TournamentCommand>,
  command: TournamentCommand,
  state: TournamentState,
): TournamentDecision {
  const { phase } = state;
  const accepted: AcceptedIn<TournamentPhase> = acceptedInPhases.get(command.type)!;
  if (accepted[phase] === undefined) return refusePhase(state);
  if (accepted[phase] === 'nothing') return { events: [] };
  const handler = handlers[command.type] as AnyHandler | Readonly<Record<TournamentPhase, AnyHandler>>;
  const decide = typeof handler === 'function' ? handler : lookUp(handler, phase)!;
  // What creates a tournament has no book to ask yet.
  const book = state.phase === 'unknown' ? (undefined as never) : bookOf(state.settings);
  return decide(command, state, book) ?? refusePhase(state);
}
