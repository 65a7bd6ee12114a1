/**
 * Decides on what went wrong with the deal, the cards or the pots: each room has a handler for each of its commands.
 * Pure. May import: `events/` (types), `decider`, `rulebooks/` and its neighbours.
 */
import type { HandEvent } from '../../../events/hand.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { type Rulebook, unknownBook } from '../../rulebooks/rulebooks.js';
import type { HandCommand } from '../commands.js';
import type { Decision } from '../../decider.js';
import { refuse, type HandRefusal, type Refused } from '../refusals.js';
import type { HandState } from '../state.js';
import { Unfolding } from '../unfolding.js';

/** Decides on one command: adds events to the unfolding, or refuses. */
export type Handler<Command> = (unfolding: Unfolding, command: Command, book: Rulebook) => Refused | null;

/** A handler for each command of a room. */
export type Handlers<Command extends { readonly type: string }> = {
  readonly [Type in Command['type']]: Handler<Extract<Command, { readonly type: Type }>>;
};

/** Decides under the hand's own book. A hand whose book is not known can't have incidents judged. */
export function decideIncident<Command extends HandCommand>(
  command: Command,
  handler: Handler<Command>,
  state: HandState,
): Decision<HandEvent, HandRefusal> {
  const reference = state.start!.rulebook;
  const book = rulebookFor(reference);
  if (book === null) return refuse('UNKNOWN_RULEBOOK', unknownBook(reference.id, reference.version));
  const unfolding = new Unfolding(state);
  return handler(unfolding, command, book) ?? { events: unfolding.events };
}
