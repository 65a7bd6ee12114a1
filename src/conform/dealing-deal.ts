/**
 * What the dealing cases say of the initial deal, in the hand's own terms.
 * May import: `events/` (types), `hand/`, its neighbours.
 */
import type { CommandReader, EventReader, StateReader } from './dealing-room.js';
import { actsOnStreet, isSubstantialAction } from '../hand/substantial-action.js';
export const commands: Readonly<Record<string, CommandReader>> = {
  /** A question, no command: the field of the state answers it. */
  EvaluateSubstantialAction: () => [],
  ResolveSkippedPlayer: ({ seat }) => [{ type: 'ClaimSkippedTurn', seat: seat!, reasonableTimePassed: false }],
};

export const events: Readonly<Record<string, EventReader>> = {
  /** Blinds are in before anybody can be called absent. */
  BlindsPostedForAbsent: (_event, play, told) =>
    play.hand.events.flatMap((event) => (event.type === 'BlindPosted' && event.data.seat === told['seat'] ? [event.data] : [])).at(0) ??
    null,
};

export const states: Readonly<Record<string, StateReader>> = {
  substantialAction: ({ hand, book }) => isSubstantialAction(actsOnStreet(hand.state), book.betting.substantialAction, 'misdeal'),
};
