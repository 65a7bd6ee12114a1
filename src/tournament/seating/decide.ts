/**
 * Who sits where: which file decides which command.
 */
import { type TournamentHandlers, underBook } from '../handlers.js';
import { decideBreakOrder, decideLoosening, decideOrderWithdrawal, decideTightening } from './break-order.js';
import { decideBreaking } from './breaking.js';
import type { SeatingCommand } from '../../../commands/tournament/seating.js';
import { decideHalt, decideResume } from './halting.js';
import { decideCancelling, decideConfirmation, decideMove } from './player-moves.js';
import { decideTableOpening } from './opening.js';
import { decideRedraw } from './redraw.js';
import { decideDissolving, decideSeat } from './unseated.js';

export const seatingHandlers: TournamentHandlers<SeatingCommand> = {
  ConfirmMove: underBook(decideConfirmation),
  MovePlayer: underBook(decideMove),
  CancelMove: underBook(decideCancelling),
  HaltTable: underBook(decideHalt),
  ResumeTable: underBook(decideResume),
  TightenBalancing: underBook(decideTightening),
  LoosenBalancing: underBook(decideLoosening),
  WithdrawBreakOrder: underBook(decideOrderWithdrawal),
  AnnounceBreakOrder: underBook(decideBreakOrder),
  BreakTable: underBook(decideBreaking),
  OpenTable: underBook(decideTableOpening),
  RedrawFinalTable: underBook(decideRedraw),
  DissolveFinalTable: underBook(decideDissolving),
  SeatWaitingPlayer: underBook(decideSeat),
};
