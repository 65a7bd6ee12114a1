/**
 * The list of players, its draw and the start of play: which file decides which command.
 */
import { beforeStart, inPhases, type TournamentHandlers } from '../handlers.js';
import { decideClosingOfList, decideCommitment, decideReopening } from '../lots/commitment.js';
import type { DrawCommand } from '../../../commands/tournament/draw.js';
import { decideDraw, decideStart, repeatStart } from './start.js';

export const drawHandlers: TournamentHandlers<DrawCommand> = {
  CommitDraw: beforeStart(decideCommitment),
  CloseRegistration: beforeStart(decideClosingOfList),
  ReopenRegistration: beforeStart(decideReopening),
  DrawSeats: beforeStart(decideDraw),
  StartTournament: inPhases({ announced: decideStart, running: repeatStart }),
};
