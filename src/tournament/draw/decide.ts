/**
 * The list of players, its draw and the start of play: which file decides which command.
 */
import type { TournamentHandlers } from '../handlers.js';
import { decideClosingOfList, decideCommitment, decideRedrawCommitment, decideReopening } from '../lots/commitment.js';
import type { DrawCommand } from '../../../commands/tournament/draw.js';
import { decideDraw, decideStart, decideStartWithdrawal, repeatStart } from './start.js';

export const drawHandlers: TournamentHandlers<DrawCommand> = {
  CommitDraw: { announced: decideCommitment, running: decideRedrawCommitment },
  CloseRegistration: decideClosingOfList,
  ReopenRegistration: decideReopening,
  DrawSeats: decideDraw,
  WithdrawStart: decideStartWithdrawal,
  StartTournament: { announced: decideStart, running: repeatStart },
};
