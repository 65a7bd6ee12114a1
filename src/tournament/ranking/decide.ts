/**
 * Who is out, in which place, and who has qualified: which file decides which command.
 */
import { inPhases, type TournamentHandlers, underBook, underBookOnceStarted } from '../handlers.js';
import { decideElimination } from './between-counts.js';
import type { RankingCommand } from '../../../commands/tournament/ranking.js';
import { decideDeclaration, decideUndeclared } from './declarations.js';
import { decideDeclassingLift, decideDisqualificationLift } from './lifting.js';
import { decideExclusion } from '../entry/exclusion.js';
import { decideAbandonment, decideAbsentee, decideDisqualification } from './leaving.js';
import { decideLateBust } from './late-bust.js';
import { decideQualification, repeatQualification } from './qualification.js';
import { decideReinstatement } from './reinstatement.js';
import { decidePlaces } from './ruled-places.js';
import { decideCorrectedElimination } from './wrong-player.js';
import { decideSimultaneous } from './simultaneous.js';

export const rankingHandlers: TournamentHandlers<RankingCommand> = {
  EliminatePlayer: inPhases({ running: decideElimination, finished: decideLateBust }),
  EliminatePlayers: underBook(decideSimultaneous),
  RecordAbandonment: underBook(decideAbandonment),
  RemoveAbsentPlayer: underBook(decideAbsentee),
  DisqualifyPlayer: inPhases({ announced: decideExclusion, running: decideDisqualification }),
  ReinstatePlayer: underBookOnceStarted(decideReinstatement),
  CorrectElimination: underBookOnceStarted(decideCorrectedElimination),
  CorrectPlaces: underBookOnceStarted(decidePlaces),
  DeclareElimination: underBookOnceStarted(decideDeclaration),
  RecordUndeclaredElimination: underBookOnceStarted(decideUndeclared),
  LiftDeclassing: underBookOnceStarted(decideDeclassingLift),
  LiftDisqualification: underBookOnceStarted(decideDisqualificationLift),
  RuleOnQualification: inPhases({ running: decideQualification, finished: repeatQualification }),
};
