/**
 * Which decisions can't always be made again, and why. All others must come out as they stand.
 */
import { lookUp } from '../../../events/look-up.js';

/**
 * Why a decision is taken over as it stands. `facts`: what was typed does not stand whole in its events. `elsewhere`: it rests on facts of
 * other streams, of the vault or of the views. `withheld`: an evidence bundle keeps cards back. `earlier`: a release decided it that decided
 * some things otherwise.
 */
export type TakenOver = 'facts' | 'elsewhere' | 'withheld' | 'earlier';

/** Of tournaments and hands, by the type of the command. */
const loose: Readonly<Record<string, Exclude<TakenOver, 'earlier'>>> = {
  // Chips or players that were named beside those whom an event has.
  CorrectChipRace: 'facts',
  CorrectAnnouncement: 'facts',
  CorrectWrongSeat: 'facts',
  CancelPurchase: 'facts',
  DisqualifyPlayer: 'facts',
  EliminatePlayers: 'facts',
  NameBountyWinners: 'facts',
  RuleOnQualification: 'facts',
  RunChipRace: 'facts',
  // The registry and the club are asked.
  CreateTournament: 'elsewhere',
  DrawSeats: 'elsewhere',
  // Whether a claim comes in time follows from the tournament, and from the hands that came after.
  ClaimAmount: 'elsewhere',
  ClaimAward: 'elsewhere',
  ClaimReading: 'elsewhere',
  CorrectAward: 'elsewhere',
  CorrectEntry: 'elsewhere',
  DealInNewcomer: 'elsewhere',
  RecordShuffleAndCut: 'facts',
  Redeal: 'facts',
  // Reports whose facts the rulebook turned into a consequence.
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

/** Why the decision on a command may be taken over; null where it must come out as it stands. */
export function whyTakenOver(type: string): Exclude<TakenOver, 'earlier'> | null {
  return lookUp(loose, type) ?? null;
}

/** Every command whose decision may be taken over. @internal for the check that each of them is declared */
export const looseCommands = Object.keys(loose);
