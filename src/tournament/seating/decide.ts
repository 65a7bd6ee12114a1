/**
 * Who sits where: which file decides which command.
 */
import type { TournamentHandlers } from '../handlers.js';
import { decideBreakOrder, decideTightening } from './break-order.js';
import { decideBreaking } from './breaking.js';
import type { SeatingCommand } from './commands.js';
import { decideHalt, decideResume } from './halting.js';
import { decideCancelling, decideConfirmation, decideMove } from './player-moves.js';
import { decideTableOpening } from './opening.js';
import { decideRedraw } from './redraw.js';

export const seatingHandlers: TournamentHandlers<SeatingCommand> = {
  ConfirmMove: decideConfirmation,
  MovePlayer: decideMove,
  CancelMove: decideCancelling,
  HaltTable: decideHalt,
  ResumeTable: decideResume,
  TightenBalancing: decideTightening,
  AnnounceBreakOrder: decideBreakOrder,
  BreakTable: decideBreaking,
  OpenTable: decideTableOpening,
  RedrawFinalTable: decideRedraw,
};
