/**
 * Who sits where: which file decides which command.
 * Pure. May import: its neighbours.
 */
import type { TournamentDecision } from '../refusals.js';
import type { TournamentState } from '../state.js';
import { decideBreakOrder, decideTightening } from './break-order.js';
import { decideBreaking } from './breaking.js';
import type { SeatingCommand } from './commands.js';
import { decideHalt, decideResume } from './halting.js';
import { decideCancelling, decideConfirmation, decideMove } from './player-moves.js';
import { decideTableOpening } from './opening.js';
import { decideRedraw } from './redraw.js';

export function decideSeating(command: SeatingCommand, state: TournamentState): TournamentDecision {
  switch (command.type) {
    case 'ConfirmMove':
      return decideConfirmation(command, state);
    case 'MovePlayer':
      return decideMove(command, state);
    case 'CancelMove':
      return decideCancelling(command, state);
    case 'HaltTable':
      return decideHalt(command, state);
    case 'ResumeTable':
      return decideResume(command, state);
    case 'TightenBalancing':
      return decideTightening(state);
    case 'AnnounceBreakOrder':
      return decideBreakOrder(command, state);
    case 'BreakTable':
      return decideBreaking(command, state);
    case 'OpenTable':
      return decideTableOpening(command, state);
    case 'RedrawFinalTable':
      return decideRedraw(command, state);
  }
}
