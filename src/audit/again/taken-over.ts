/** Decisions that cannot always be repeated, with the reason. All others must come out the same. */
import { lookUp } from '../../../events/look-up.js';

/**
 * Why a decision is accepted without comparison. `facts`: its events do not contain the whole command. `elsewhere`: it used facts of other
 * streams, the vault or the views. `withheld`: an evidence bundle withholds cards. `earlier`: a release with other rules decided it.
 */
export type TakenOver = 'facts' | 'elsewhere' | 'withheld' | 'earlier';

/** For tournaments and hands, by command type. */
const loose: Readonly<Record<string, Exclude<TakenOver, 'earlier'>>> = {
  // Chips or players in the command that its events do not have.
  CorrectChipRace: 'facts',
  CorrectAnnouncement: 'facts',
  CorrectWrongSeat: 'facts',
  CancelPurchase: 'facts',
  DisqualifyPlayer: 'facts',
  EliminatePlayers: 'facts',
  NameBountyWinners: 'facts',
  RuleOnQualification: 'facts',
  RunChipRace: 'facts',
  // Decided with the registry and the club.
  CreateTournament: 'elsewhere',
  DrawSeats: 'elsewhere',
  // Whether a claim is in time depends on the tournament and later hands.
  ClaimAmount: 'elsewhere',
  ClaimAward: 'elsewhere',
  ClaimReading: 'elsewhere',
  CorrectAward: 'elsewhere',
  CorrectEntry: 'elsewhere',
  DealInNewcomer: 'elsewhere',
  RecordShuffleAndCut: 'facts',
  Redeal: 'facts',
  // The events have the consequence and not all reported facts.
  CheckPresence: 'facts',
  ClaimSkippedTurn: 'facts',
  CompleteButtonHand: 'facts',
  CompleteDeal: 'facts',
  DeclareMisdeal: 'facts',
  ReportBoardError: 'facts',
  ReportBoardRemoved: 'facts',
  ReportBoxedCard: 'facts',
  ReportDealFault: 'facts',
  ReportDeckIrregularity: 'facts',
  ReportExposedCard: 'facts',
  ReportExposedHand: 'facts',
  ReportFallenCard: 'facts',
  ReportFlashedCard: 'facts',
  ReportHandKilled: 'facts',
  ReportMixedDeadCard: 'facts',
  ReportStubIncident: 'facts',
  ReportWrongAmount: 'facts',
  RequestChange: 'facts',
  RequestHandControl: 'facts',
  RequestTime: 'facts',
  RequestToSee: 'facts',
  TableOneCard: 'facts',
  TakeBackExtraCard: 'facts',
  TurnUpAllInHands: 'facts',
  VoidHand: 'facts',
  ActSimultaneously: 'facts',
  AwardPots: 'facts',
  RecordHandResult: 'facts',
};

/** Why a command's decision may be accepted without comparison; null when it must come out the same. */
export function whyTakenOver(type: string): Exclude<TakenOver, 'earlier'> | null {
  return lookUp(loose, type) ?? null;
}

/** All commands whose decisions may be accepted without comparison. @internal for the check that each is declared */
export const looseCommands = Object.keys(loose);
