/**
 * Who is out, in which place, and who has qualified: which file decides which command.
 */
import type { TournamentHandlers } from '../handlers.js';
import { decideElimination } from './between-counts.js';
import type { RankingCommand } from '../../../commands/tournament/ranking.js';
import { decideAnnulledDeal } from './annulled-deal.js';
import { decideDeclaration, decideUndeclared } from './declarations.js';
import { decideDeclassingLift, decideDisqualificationLift } from './lifting.js';
import { decideExclusion } from '../entry/exclusion.js';
import { decideAbandonment, decideAbsentee, decideDisqualification } from './leaving.js';
import { decideLateBust } from './late-bust.js';
import { decideLateDisqualification } from './late-disqualification.js';
import { decideQualification, repeatQualification } from './qualification.js';
import { decideReinstatement } from './reinstatement.js';
import { decidePlaces } from './ruled-places.js';
import { decideCorrectedElimination } from './wrong-player.js';
import { decideSimultaneous } from './simultaneous.js';

export const rankingHandlers: TournamentHandlers<RankingCommand> = {
  EliminatePlayer: { running: decideElimination, finished: decideLateBust },
  EliminatePlayers: decideSimultaneous,
  RecordAbandonment: decideAbandonment,
  RemoveAbsentPlayer: decideAbsentee,
  DisqualifyPlayer: { announced: decideExclusion, running: decideDisqualification, finished: decideLateDisqualification },
  ReinstatePlayer: decideReinstatement,
  CorrectElimination: decideCorrectedElimination,
  CorrectPlaces: decidePlaces,
  AnnulDeal: decideAnnulledDeal,
  DeclareElimination: decideDeclaration,
  RecordUndeclaredElimination: decideUndeclared,
  LiftDeclassing: decideDeclassingLift,
  LiftDisqualification: decideDisqualificationLift,
  RuleOnQualification: { running: decideQualification, finished: repeatQualification },
};
