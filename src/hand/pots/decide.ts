/**
 * Decides on what is said of pots as a hand goes its way: who won them, where the cards are not all known.
 * Pure. May import: `decider` and the hand.
 */
import type { HandDecision, Handlers } from '../handlers.js';
import { refuse } from '../refusals.js';
import type { HandState } from '../state.js';
import type { PotCommand } from './commands.js';
import { alreadyAwarded, declareWinners } from './declaration.js';

export const potHandlers: Handlers<PotCommand> = { DeclareWinners: declared };

function declared({ winners }: PotCommand, state: HandState): HandDecision {
  if (state.phase === 'completed') return alreadyAwarded(state, winners) ? { events: [] } : refuse('HAND_COMPLETED');
  return state.phase === 'showdown' ? declareWinners(state, winners) : refuse('SHOWDOWN_NOT_OPEN', { phase: state.phase });
}
