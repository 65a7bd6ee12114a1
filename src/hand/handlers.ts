/**
 * What a handler of the hand's commands is: it decides on one command as the hand stands. Most ask the rulebook, and add event after event.
 */
import type { HandEvent } from '../../events/hand.js';
import type { Decision } from '../decider.js';
import type { HandCommand, HandCommandOf as CommandOf, HandCommandType } from '../../commands/hand.js';
import { rulebookFor } from '../rulebooks/adopted-book.js';
import { type Rulebook, unknownBook } from '../rulebooks/rulebooks.js';
import { settleEarlyActs } from './acts/early-acts.js';
import type { HandRefusal, Refused } from './refusals.js';
import { refuse } from './refusals.js';
import type { HandState } from './state.js';
import { HandUnfolding } from './unfolding.js';

export type HandDecision = Decision<HandEvent, HandRefusal>;

/** Decides on one command. */
export type HandHandler<Type extends HandCommandType> = (command: CommandOf<Type>, state: HandState) => HandDecision;

/** A handler for each command of a room: one that is missing, or one of another room, does not compile. */
export type HandHandlers<Command extends HandCommand> = { readonly [Type in Command['type']]: HandHandler<Type> };

/** Decides on one command under a book: adds events to the unfolding, or refuses. */
export type BookHandler<Command> = (unfolding: HandUnfolding, command: Command, book: Rulebook) => Refused | null;

type BookHandlers<Command extends HandCommand> = { readonly [Type in Command['type']]: BookHandler<CommandOf<Type>> };

/**
 * Decides under the hand's own book. Then the acts before their turn are settled whose turn has come by it, whatever the command was.
 * In a hand whose book is not known (an import, a conformance record) nothing can be judged.
 * @param check what is asked before the book
 */
export function underBook<Command>(
  handler: BookHandler<Command>,
  check?: (state: HandState) => Refused | null,
): (command: Command, state: HandState) => HandDecision {
  return (command, state) => {
    const held = check?.(state) ?? null;
    if (held !== null) return held;
    const reference = state.start!.rulebook;
    const book = rulebookFor(reference);
    if (book === null) return refuse('UNKNOWN_RULEBOOK', unknownBook(reference.id, reference.edition));
    const unfolding = new HandUnfolding(state);
    const refused = handler(unfolding, command, book);
    if (refused !== null) return refused;
    settleEarlyActs(unfolding, book.betting);
    return { events: unfolding.events };
  };
}

/** The table of a room whose commands are all decided under the hand's book. */
export function allUnderBook<Command extends HandCommand>(
  handlers: BookHandlers<Command>,
  check?: (state: HandState) => Refused | null,
): HandHandlers<Command> {
  const table = Object.entries<BookHandler<never>>(handlers).map(([type, handler]) => [type, underBook(handler, check)]);
  return Object.fromEntries(table) as HandHandlers<Command>;
}
