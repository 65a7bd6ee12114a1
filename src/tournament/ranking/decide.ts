/**
 * Who is out, in which place, and who has qualified: which file decides which command.
 * Pure. May import: its neighbours.
 */
import type { TournamentDecision } from '../refusals.js';
import type { TournamentState } from '../state.js';
import type { RankingCommand } from './commands.js';
import { decideDeclaration, decideUndeclared } from './declarations.js';
import { decideAbandonment, decideAbsentee, decideDisqualification } from './leaving.js';
import { decideQualification } from './qualification.js';
import { decideReinstatement } from './reinstatement.js';
import { decideSimultaneous } from './simultaneous.js';

export function decideRanking(command: RankingCommand, state: TournamentState): TournamentDecision {
  switch (command.type) {
    case 'EliminatePlayers':
      return decideSimultaneous(command, state);
    case 'RecordAbandonment':
      return decideAbandonment(command, state);
    case 'RemoveAbsentPlayer':
      return decideAbsentee(command, state);
    case 'DisqualifyPlayer':
      return decideDisqualification(command, state);
    case 'ReinstatePlayer':
      return decideReinstatement(command, state);
    case 'DeclareElimination':
      return decideDeclaration(command, state);
    case 'RecordUndeclaredElimination':
      return decideUndeclared(command, state);
    case 'RuleOnQualification':
      return decideQualification(command, state);
  }
}
