/**
 * Decides on what is said of pots as a hand goes its way: who won them, where the cards are not all known.
 */
import type { HandDecision, HandHandlers } from '../handlers.js';
import { refuse } from '../refusals.js';
import type { HandState } from '../state.js';
import type { PotCommand } from './commands.js';
import { isAlreadyAwarded, declareWinners } from './declaration.js';

export const potHandlers: HandHandlers<PotCommand> = { DeclareWinners: decideWinners };

function decideWinners({ winners }: PotCommand, state: HandState): HandDecision {
  if (state.phase === 'completed') return isAlreadyAwarded(state, winners) ? { events: [] } : refuse('HAND_COMPLETED');
  return state.phase === 'showdown' ? declareWinners(state, winners) : refuse('SHOWDOWN_NOT_OPEN', { phase: state.phase });
}
