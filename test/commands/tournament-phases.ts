/**
 * Every command of a tournament in every phase, as a person wrote it down. No cell is computed from the handlers.
 */
import type { TournamentCommandType } from '../../commands/tournament.js';

/**
 * What a phase does with a command.
 * `yes`: its own rules decide. `some`: its own rules decide on some of it; the rest is refused for the phase.
 * `again`: only a repetition of what was done is answered, without events; anything else is refused for the phase.
 * `ending`: what still belongs to the end of a satellite; the rest is refused for the phase.
 * `nothing`: answered without events, whatever it holds.
 * `none`: there is no such tournament. `early`: needs a started one. `late`: belongs before the start. `over`: the tournament has ended.
 */
export type InPhase = 'yes' | 'some' | 'again' | 'ending' | 'nothing' | 'none' | 'early' | 'late' | 'over';

export type Row = readonly [unknown: InPhase, announced: InPhase, running: InPhase, finished: InPhase];

const beforeTheStart: Row = ['none', 'yes', 'late', 'over'];
const inPlay: Row = ['none', 'early', 'yes', 'over'];

export const inEveryPhase: Readonly<Record<TournamentCommandType, Row>> = {
  // A tournament of the name exists, or the announcement is the same.
  CreateTournament: ['yes', 'yes', 'yes', 'yes'],
  // A wrong date or venue may be noticed when all is over.
  CorrectAnnouncement: ['none', 'yes', 'yes', 'yes'],

  // The list of players and the draw.
  RegisterPlayer: beforeTheStart,
  AnnounceLateness: beforeTheStart,
  AssignSeat: beforeTheStart,
  CommitDraw: beforeTheStart,
  CloseRegistration: beforeTheStart,
  ReopenRegistration: beforeTheStart,
  DrawSeats: beforeTheStart,
  // Once started, others who are not there can no longer be stated.
  StartTournament: ['none', 'yes', 'some', 'over'],
  // After the start, only a player who has not come yet, or who waits, can leave the list.
  WithdrawRegistration: ['none', 'yes', 'some', 'over'],
  // Late players have special needs too.
  RecordSpecialNeeds: ['none', 'yes', 'yes', 'over'],
  // Players who wait or are expected are excluded from the list; players with chips are disqualified.
  DisqualifyPlayer: ['none', 'yes', 'yes', 'over'],

  // Late players and what they buy.
  AdmitLatePlayer: inPlay,
  CloseLateEntry: inPlay,
  ReEnter: inPlay,
  Rebuy: inPlay,
  TakeAddOn: inPlay,
  // A purchase may be paid when the tournament is over.
  PayPurchase: ['none', 'early', 'yes', 'yes'],
  WithdrawPayment: ['none', 'early', 'yes', 'yes'],
  CancelPurchase: inPlay,
  // Before the start the refusal for a listed player says to take them off the list. A wrong entry may come to light next day.
  AnnulEntry: ['none', 'yes', 'yes', 'yes'],
  TransferEntry: ['none', 'yes', 'yes', 'yes'],
  ReopenLateEntry: inPlay,
  MarkAway: inPlay,
  MarkBack: inPlay,
  CorrectWrongSeat: inPlay,
  EndDay: inPlay,
  StartDay: inPlay,
  ReopenDay: inPlay,

  // The clock.
  AdvanceClock: inPlay,
  StopUnseenClock: inPlay,
  StartPeriod: inPlay,
  ChangeStructure: ['none', 'yes', 'yes', 'over'],
  PauseClock: inPlay,
  ResumeClock: inPlay,
  AdjustClock: inPlay,

  // Hands. A hand may be played to its end after the tournament, so what a hand reports is answered then.
  OpenHand: inPlay,
  RecordHandPlayed: inPlay,
  WithdrawHandPlayed: inPlay,
  RecordAnnulment: ['none', 'early', 'yes', 'yes'],
  ChangeDeck: inPlay,
  DetermineFirstButton: inPlay,
  RecordNewcomer: ['none', 'early', 'yes', 'yes'],
  CorrectPositions: ['none', 'early', 'yes', 'yes'],
  SettleHand: ['none', 'early', 'yes', 'again'],
  // The correction of the last hand lets the tournament go on.
  CorrectSettlement: ['none', 'early', 'yes', 'yes'],

  // Tables and seats.
  ConfirmMove: inPlay,
  MovePlayer: inPlay,
  CancelMove: inPlay,
  HaltTable: inPlay,
  ResumeTable: inPlay,
  TightenBalancing: inPlay,
  LoosenBalancing: inPlay,
  WithdrawBreakOrder: inPlay,
  AnnounceBreakOrder: inPlay,
  BreakTable: inPlay,
  OpenTable: inPlay,
  RedrawFinalTable: inPlay,
  DissolveFinalTable: inPlay,
  SeatWaitingPlayer: inPlay,

  NoteMisdeal: ['none', 'early', 'yes', 'yes'],

  // Hand for hand. `HoldAllIn` of a typed hand is reported by the hand.
  AnnounceHandForHand: inPlay,
  AdvanceHandForHandRound: inPlay,
  HoldAllIn: ['none', 'early', 'yes', 'again'],
  RevealAllIns: inPlay,
  EndHandForHand: inPlay,

  // Players who are out. Officials look into reports and mistakes after the end too.
  // Of the last hand of a satellite, somebody may be reported once it is over.
  EliminatePlayer: ['none', 'early', 'yes', 'ending'],
  EliminatePlayers: inPlay,
  RecordAbandonment: inPlay,
  RemoveAbsentPlayer: inPlay,
  ReinstatePlayer: ['none', 'early', 'yes', 'yes'],
  DeclareElimination: ['none', 'early', 'yes', 'yes'],
  RecordUndeclaredElimination: ['none', 'early', 'yes', 'yes'],
  CorrectElimination: ['none', 'early', 'yes', 'yes'],
  CorrectPlaces: ['none', 'early', 'yes', 'yes'],
  LiftDeclassing: ['none', 'early', 'yes', 'yes'],
  LiftDisqualification: ['none', 'early', 'yes', 'yes'],
  RuleOnQualification: ['none', 'early', 'yes', 'again'],

  // Chips.
  RecordChipCounts: inPlay,
  AddChips: inPlay,
  RemoveChips: inPlay,
  ReportLostChips: inPlay,
  ReportLostChipsFound: inPlay,
  ConfiscateHiddenChips: inPlay,
  NoteHiddenChips: ['none', 'early', 'yes', 'nothing'],
  RecordChipDiscrepancy: inPlay,
  AnnounceColorUp: inPlay,
  ExchangeChips: inPlay,
  AnnounceChipRace: inPlay,
  RunChipRace: inPlay,
  WithdrawColorUp: inPlay,
  WithdrawChipRace: inPlay,
  CorrectChipRace: inPlay,
  CorrectChipCount: inPlay,
  RecordAbsentBlinds: inPlay,
  ReportFoundChips: inPlay,

  // Offences stay on record after the end; a penalty is served in play.
  NoteOffence: ['none', 'early', 'yes', 'yes'],
  WithdrawOffences: ['none', 'early', 'yes', 'yes'],
  RecordOffence: ['none', 'early', 'yes', 'yes'],
  CloseOffence: ['none', 'early', 'yes', 'yes'],
  WaiveSanction: ['none', 'early', 'yes', 'yes'],
  LiftPenalty: ['none', 'early', 'yes', 'yes'],
  IssuePenalty: inPlay,

  // Prizes are set before the start or while they can still grow, and shared after the end.
  SetPrizes: ['none', 'yes', 'yes', 'over'],
  ProposeDeal: inPlay,
  AcceptDeal: ['none', 'early', 'yes', 'again'],
  DeclineDeal: inPlay,
  NameBountyWinners: ['none', 'early', 'yes', 'yes'],
  GiveSharedThing: ['none', 'early', 'yes', 'yes'],
};
