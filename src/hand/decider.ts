/**
 * The decider of one hand of No-Limit Hold'em, 2 to 10 players: what a command makes happen, or why it does not.
 */
import type { HandEvent } from '../../events/hand.js';
import type { Decider } from '../decider.js';
import { actHandlers } from './play/acts.js';
import { makeBatchHandlers } from './batches/decide.js';
import { cardHandlers } from './play/cards.js';
import { followWrongCounts } from './deal/wrong-counts-in-play.js';
import type { HandCommand, HandCommandOf as CommandOf, HandCommandType } from '../../commands/hand.js';
import { followExpulsions } from './discards/expelling.js';
import { entriesHandlersWith } from './entries/correct-entry.js';
import { evolve } from './evolve.js';
import type { HandDecision, HandHandlers } from './handlers.js';
import { incidentHandlers } from './incidents/decide.js';
import { potHandlers } from './play/pots.js';
import type { HandRefusal } from './refusals.js';
import { refuse } from './refusals.js';
import { reportHandlers } from './reports/decide.js';
import { startHandlers } from './start/decide.js';
import { decideSealed } from './sealed-cards.js';
import { type HandState, initialHandState } from './state.js';
import { refuseWhileWaiting } from './waiting.js';

const handlers: HandHandlers<HandCommand> = {
  ...startHandlers,
  ...actHandlers,
  ...makeBatchHandlers(decide),
  ...cardHandlers,
  ...potHandlers,
  ...reportHandlers,
  ...incidentHandlers,
  ...entriesHandlersWith(decide),
};

/** Every command that a hand takes. @internal for the catalogue's page and the check that each has its mutation */
export const handCommandTypes = Object.keys(handlers) as readonly HandCommandType[];

export const handDecider: Decider<HandState, HandCommand, HandEvent, HandRefusal> = {
  initialState: initialHandState,
  evolve,
  decide,
  decideUnseen: (command, state) => decideSealed(command, state, decide),
};

function decide(command: HandCommand, state: HandState): HandDecision {
  if (command.type !== 'StartHand') {
    if (state.start === null) return refuse('HAND_NOT_STARTED');
    const held = refuseWhileWaiting(state, command.type);
    if (held !== null) return held;
  }
  const decision = runHandler(command, state);
  if (decision.refusal !== undefined) return decision;
  return { events: followExpulsions(state, followWrongCounts(state, decision.events)) };
}

function runHandler<Type extends HandCommandType>(command: CommandOf<Type>, state: HandState): HandDecision {
  return handlers[command.type](command, state);
}
