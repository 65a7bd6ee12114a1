/**
 * Who is out, in which place, and who has qualified: which file decides which command.
 */
import type { TournamentHandlers } from '../handlers.js';
import { decideElimination } from './between-counts.js';
import type { RankingCommand } from './commands.js';
import { decideDeclaration, decideUndeclared } from './declarations.js';
import { decideAbandonment, decideAbsentee, decideDisqualification } from './leaving.js';
import { decideQualification } from './qualification.js';
import { decideReinstatement } from './reinstatement.js';
import { decideSimultaneous } from './simultaneous.js';

export const rankingHandlers: TournamentHandlers<RankingCommand> = {
  EliminatePlayer: decideElimination,
  EliminatePlayers: decideSimultaneous,
  RecordAbandonment: decideAbandonment,
  RemoveAbsentPlayer: decideAbsentee,
  DisqualifyPlayer: decideDisqualification,
  ReinstatePlayer: decideReinstatement,
  DeclareElimination: decideDeclaration,
  RecordUndeclaredElimination: decideUndeclared,
  RuleOnQualification: decideQualification,
};
