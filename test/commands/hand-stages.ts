/**
 * Every command of a hand in every stage in which play waits, as a person wrote it down. No cell is computed from the decider.
 */
import type { HandCommandType } from '../../commands/hand.js';

/** `taken`: its own rules decide. `waits`: it is refused until the stage is over. */
export type AtStage = 'taken' | 'waits';

/**
 * `ruling`: the director owes a ruling on an act. `redeal`: the deal is cancelled. `dealing`: cards are being dealt.
 * `keptApart`: a thrown hand is kept apart for the director.
 */
export type StageRow = readonly [ruling: AtStage, redeal: AtStage, dealing: AtStage, keptApart: AtStage];

/** Acts, cards and claims of players wait for all of them. */
const play: StageRow = ['waits', 'waits', 'waits', 'waits'];
/** Reports of what went wrong: they wait for a ruling on an act, and do not apply to a cancelled deal. */
const report: StageRow = ['waits', 'waits', 'taken', 'taken'];
/** What may still be reported of a deal that is cancelled, and the new deal. */
const ofTheDeal: StageRow = ['waits', 'taken', 'taken', 'taken'];
const rulingOnAnAct: StageRow = ['taken', 'waits', 'waits', 'waits'];

export const atEveryStage: Readonly<Record<Exclude<HandCommandType, 'StartHand'>, StageRow>> = {
  // What was typed wrongly is put right whatever the hand waits for.
  CorrectEntry: ['taken', 'taken', 'taken', 'taken'],
  AnnulHand: ['taken', 'taken', 'taken', 'taken'],
  // What the tournament orders is not refused: the hand carries it out as soon as it can.
  ExpelFromHand: ['taken', 'taken', 'taken', 'taken'],
  ReadmitToHand: ['taken', 'taken', 'taken', 'taken'],

  Act: play,
  ActSimultaneously: play,
  PlayActions: play,
  FoldTo: play,
  RecordHandResult: play,
  BetInTheDark: play,
  ConfirmDarkBet: play,
  RuleOnAction: rulingOnAnAct,
  OverrideRuling: rulingOnAnAct,

  // The dealer may know cards that a ruling needs.
  RecordHoleCards: ['taken', 'waits', 'taken', 'taken'],
  DealBoard: play,
  TableHand: play,
  MuckHand: play,
  DeclareWinners: play,
  AwardPots: play,

  RequestTime: play,
  ApproveTime: play,
  RefuseTime: play,
  AdjustTime: play,
  ExpireTime: play,
  ClaimSkippedTurn: play,
  SaveSkippedHand: play,
  RecordUncorrected: play,
  ReportWrongAmount: play,
  RequestCount: play,
  RequestChange: play,
  ReportHiddenChips: play,

  RecordShuffleAndCut: ofTheDeal,
  ReportDealFault: ofTheDeal,
  DeclareMisdeal: ofTheDeal,
  Redeal: ofTheDeal,
  ReportExposedCard: ofTheDeal,
  ReportBoxedCard: ofTheDeal,
  ReportFallenCard: ofTheDeal,
  ReportFlashedCard: ofTheDeal,
  RuleOnIncident: ofTheDeal,

  BeginDeal: report,
  CompleteDeal: report,
  CheckPresence: report,
  CorrectLevel: report,
  CorrectBlinds: report,
  DealInNewcomer: report,
  CorrectMisreadAction: report,
  ResolveSkippedPlayer: report,
  ReplaceExposedCards: report,
  ReportMixedDeadCard: report,
  CompleteButtonHand: report,
  TakeBackExtraCard: report,

  ReportBoardError: report,
  CorrectBoard: report,
  ReportBoardRemoved: report,
  ReportStubIncident: report,
  ReportDeckIrregularity: report,
  VoidHand: report,

  ReportHandKilled: report,
  ReportDiscard: report,
  RetrieveHand: report,
  ReportExposedHand: report,
  ReportPhoneUse: report,
  RecordLeftTable: report,
  ReportHiddenCards: report,
  ReportTalk: report,
  ReportRabbitHunting: report,

  HoldAllInHands: report,
  TurnUpAllInHands: report,
  ReleaseAllInHands: report,
  ImposeShowdownOrder: report,
  TableOneCard: report,
  RefuseToTable: report,
  RequestToSee: report,
  RequestHandControl: report,
  ReportFalseAnnouncement: report,
  ReportSmallestChip: report,

  ClaimReading: report,
  ClaimAward: report,
  ClaimAmount: report,
  CorrectAward: report,
  ReportCardsPickedUp: report,
  // The hand before is put right, whatever the deal of this one waits for.
  CorrectStacks: ofTheDeal,
};
