/**
 * Decides on what is said of pots as a hand goes its way: who won them, where the cards are not all known; or how the hand ended, where
 * its acts are not typed.
 */
import type { HandDecision, HandHandlers } from '../handlers.js';
import { refuse } from '../refusals.js';
import type { HandState } from '../state.js';
import type { PotCommand } from '../../../commands/hand/pots.js';
import { isAlreadyAwarded, declareWinners } from '../pots/declaration.js';
import { recordHandResult } from './result-only.js';

export const potHandlers: HandHandlers<PotCommand> = { DeclareWinners: decideWinners, RecordHandResult: recordHandResult };

function decideWinners({ winners }: Extract<PotCommand, { type: 'DeclareWinners' }>, state: HandState): HandDecision {
  if (state.phase === 'completed') return isAlreadyAwarded(state, winners) ? { events: [] } : refuse('HAND_COMPLETED');
  return state.phase === 'showdown' ? declareWinners(state, winners) : refuse('SHOWDOWN_NOT_OPEN', { phase: state.phase });
}
