/**
 * Who sits where: which file decides which command.
 */
import type { TournamentHandlers } from '../handlers.js';
import { decideBreakOrder, decideLoosening, decideOrderWithdrawal, decideTightening } from './break-order.js';
import { decideBreaking } from './breaking.js';
import type { SeatingCommand } from '../../../commands/tournament/seating.js';
import { decideHalt, decideResume } from './halting.js';
import { decideCancelling, decideConfirmation, decideMove } from './player-moves.js';
import { decideReopening } from './reopening.js';
import { decideTableOpening } from './opening.js';
import { decideRedraw } from './redraw.js';
import { decideDissolving, decideSeat } from './unseated.js';

export const seatingHandlers: TournamentHandlers<SeatingCommand> = {
  ConfirmMove: decideConfirmation,
  MovePlayer: decideMove,
  CancelMove: decideCancelling,
  HaltTable: decideHalt,
  ResumeTable: decideResume,
  TightenBalancing: decideTightening,
  LoosenBalancing: decideLoosening,
  WithdrawBreakOrder: decideOrderWithdrawal,
  AnnounceBreakOrder: decideBreakOrder,
  BreakTable: decideBreaking,
  ReopenTable: decideReopening,
  OpenTable: decideTableOpening,
  RedrawFinalTable: decideRedraw,
  DissolveFinalTable: decideDissolving,
  SeatWaitingPlayer: decideSeat,
};
