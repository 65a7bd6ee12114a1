/**
 * Who is out, in which place, and who has qualified: which file decides which command.
 */
import { inPhases, type TournamentHandlers, underBook, underBookOnceStarted } from '../handlers.js';
import { decideElimination } from './between-counts.js';
import type { RankingCommand } from '../../../commands/tournament/ranking.js';
import { decideDeclaration, decideUndeclared } from './declarations.js';
import { decideExclusion } from '../entry/exclusion.js';
import { decideAbandonment, decideAbsentee, decideDisqualification } from './leaving.js';
import { decideQualification, repeatQualification } from './qualification.js';
import { decideReinstatement } from './reinstatement.js';
import { decideSimultaneous } from './simultaneous.js';

export const rankingHandlers: TournamentHandlers<RankingCommand> = {
  EliminatePlayer: underBook(decideElimination),
  EliminatePlayers: underBook(decideSimultaneous),
  RecordAbandonment: underBook(decideAbandonment),
  RemoveAbsentPlayer: underBook(decideAbsentee),
  DisqualifyPlayer: inPhases({ announced: decideExclusion, running: decideDisqualification }),
  ReinstatePlayer: underBookOnceStarted(decideReinstatement),
  DeclareElimination: underBookOnceStarted(decideDeclaration),
  RecordUndeclaredElimination: underBookOnceStarted(decideUndeclared),
  RuleOnQualification: inPhases({ running: decideQualification, finished: repeatQualification }),
};
