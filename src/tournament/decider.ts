/**
 * The decider of one tournament: which file decides which command.
 * Pure. May import: `events/`, `src/decider`, its neighbours.
 */
import type { TournamentEvent } from '../../events/tournament.js';
import type { Decider } from '../decider.js';
import { refuseUnlessInstant } from './bounds.js';
import { decideFirstButton, decidePositions } from './button/decide.js';
import { decideChipRace } from './chip-race/decide.js';
import { decideCount, decideElimination } from './chips/counts.js';
import { decideInventory } from './chips/decide.js';
import { decideAdjustment, decideAdvance, decidePause, decidePeriod, decideResume } from './clock/decide.js';
import type { TournamentCommand } from './commands.js';
import { decideCreation } from './creation/creation.js';
import { decideDiscipline } from './discipline/decide.js';
import { withServedHands } from './discipline/follow-up.js';
import { decideClosingOfList, decideCommitment, decideReopening } from './draw/commitment.js';
import { decideEntry } from './entry/decide.js';
import { evolve } from './evolve.js';
import { decideCorrection } from './hands/corrections.js';
import { decideDeckChange } from './hands/decks.js';
import { decideHandForHand } from './hand-for-hand/decide.js';
import { dueRoundEvents, withRounds } from './hand-for-hand/rounds.js';
import { decideHandPlayed, decideOpening } from './hands/opening.js';
import { decideNewcomer } from './hands/joining.js';
import { decidePrizesRoom } from './prizes/decide.js';
import { withPrizes } from './prizes/follow-up.js';
import type { TournamentDecision, TournamentRefusalCode } from './refusals.js';
import { decideRanking } from './ranking/decide.js';
import { decideSeating } from './seating/decide.js';
import { withFollowUp } from './seating/follow-up.js';
import { decideSettlement } from './hands/settlement.js';
import { decideDraw, decideStart } from './draw/start.js';
import { initialState, type TournamentState } from './state.js';

/** The decision, and what follows from it by itself. */
function decide(command: TournamentCommand, state: TournamentState): TournamentDecision {
  const told = 'at' in command ? command.at : undefined;
  const at = told === undefined || refuseUnlessInstant(told) ? null : told;
  const due = at === null ? [] : dueRoundEvents(state, at);
  const before = due.reduce(evolve, state);
  const decision = withRounds(decideAlone(command, before), at, before);
  const followed = withRounds(withFollowUp(decision, before), at, before);
  const whole = withServedHands(withPrizes(followed, command, before), before);
  return due.length === 0 || whole.refusal !== undefined ? whole : { events: [...due, ...whole.events] };
}

function decideAlone(command: TournamentCommand, state: TournamentState): TournamentDecision {
  switch (command.type) {
    case 'CreateTournament':
      return decideCreation(command, state);
    case 'CommitDraw':
      return decideCommitment(command, state);
    case 'CloseRegistration':
      return decideClosingOfList(state);
    case 'ReopenRegistration':
      return decideReopening(command, state);
    case 'DrawSeats':
      return decideDraw(command, state);
    case 'StartTournament':
      return decideStart(command, state);
    case 'AdvanceClock':
      return decideAdvance(command, state);
    case 'StartPeriod':
      return decidePeriod(command, state);
    case 'PauseClock':
      return decidePause(command, state);
    case 'ResumeClock':
      return decideResume(command, state);
    case 'AdjustClock':
      return decideAdjustment(command, state);
    case 'OpenHand':
      return decideOpening(command, state);
    case 'DetermineFirstButton':
      return decideFirstButton(command, state);
    case 'CorrectPositions':
      return decidePositions(command, state);
    case 'RecordNewcomer':
      return decideNewcomer(command, state);
    case 'SettleHand':
      return decideSettlement(command, state);
    case 'CorrectSettlement':
      return decideCorrection(command, state);
    case 'ChangeDeck':
      return decideDeckChange(command, state);
    case 'RecordHandPlayed':
      return decideHandPlayed(command, state);
    case 'RecordChipCounts':
      return decideCount(command, state);
    case 'EliminatePlayer':
      return decideElimination(command, state);
    case 'RegisterPlayer':
    case 'WithdrawRegistration':
    case 'AnnounceLateness':
    case 'RecordSpecialNeeds':
    case 'AssignSeat':
    case 'AdmitLatePlayer':
    case 'CloseLateEntry':
    case 'ReEnter':
    case 'Rebuy':
    case 'TakeAddOn':
    case 'PayPurchase':
    case 'MarkAway':
    case 'MarkBack':
    case 'CorrectWrongSeat':
    case 'EndDay':
    case 'StartDay':
      return decideEntry(command, state);
    case 'AnnounceHandForHand':
    case 'AdvanceHandForHandRound':
    case 'HoldAllIn':
    case 'RevealAllIns':
    case 'EndHandForHand':
      return decideHandForHand(command, state);
    case 'EliminatePlayers':
    case 'RecordAbandonment':
    case 'RemoveAbsentPlayer':
    case 'DisqualifyPlayer':
    case 'ReinstatePlayer':
    case 'DeclareElimination':
    case 'RecordUndeclaredElimination':
    case 'RuleOnQualification':
      return decideRanking(command, state);
    case 'NoteOffence':
    case 'RecordOffence':
    case 'CloseOffence':
    case 'WaiveSanction':
    case 'IssuePenalty':
    case 'LiftPenalty':
      return decideDiscipline(command, state);
    case 'AnnounceColorUp':
    case 'ExchangeChips':
    case 'AnnounceChipRace':
    case 'RunChipRace':
    case 'ReportFoundChips':
      return decideChipRace(command, state);
    case 'AddChips':
    case 'RemoveChips':
    case 'ReportLostChips':
    case 'ReportLostChipsFound':
    case 'ConfiscateHiddenChips':
    case 'NoteHiddenChips':
    case 'RecordChipDiscrepancy':
      return decideInventory(command, state);
    case 'SetPrizes':
    case 'ProposeDeal':
    case 'AcceptDeal':
    case 'DeclineDeal':
    case 'NameBountyWinners':
    case 'GiveSharedThing':
      return decidePrizesRoom(command, state);
    default:
      return decideSeating(command, state);
  }
}

export const tournamentDecider: Decider<TournamentState, TournamentCommand, TournamentEvent, TournamentRefusalCode> = {
  initialState,
  evolve,
  decide,
};
