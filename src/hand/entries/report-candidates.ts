/**
 * Which report may have been typed where an event stands first, as far as the event has all that was reported; and what puts a report right
 * whose facts stand in no event.
 */
import type { ByType } from '../../../events/event-type.js';
import { ExposedBy } from '../../../events/hand-deal-cards.js';
import { UncalledBet } from '../../../events/hand-discards.js';
import type { HandEvent } from '../../../events/hand.js';
import type { HandCommand } from '../../../commands/hand.js';

type Data<Type extends HandEvent['type']> = ByType<HandEvent>[Type]['data'];
type Proposals = { readonly [Type in HandEvent['type']]?: (data: Data<Type>, following: readonly HandEvent[]) => HandCommand[] };

export const reportProposals: Proposals = {
  HandExposed: ({ seat, to, shownTo, intentional, folding }, following) =>
    listShownCards(following).flatMap((cards) =>
      [false, true].map((inTurn): HandCommand => ({ type: 'ReportExposedHand', seat, to, shownTo, intentional, folding, inTurn, cards })),
    ),
  TalkReported: ({ seat, kind }) => [{ type: 'ReportTalk', seat, kind }],
  RabbitHuntingReported: ({ seat }) => [{ type: 'ReportRabbitHunting', seat }],
  PhoneUseRecorded: ({ seat, kind, repeat }) => [
    { type: 'ReportPhoneUse', seat, kind, repeat },
    ...UncalledBet.options.map((uncalled): HandCommand => ({ type: 'ReportPhoneUse', seat, kind, repeat, uncalled })),
  ],
  LeftTableRecorded: ({ seat, withinReach }) => [{ type: 'RecordLeftTable', seat, withinReach }],
  HiddenCardsReported: ({ seat, consequence }) => [{ type: 'ReportHiddenCards', seat, consequence }],
  FalseAnnouncementRecorded: ({ seat, deliberate, earlier }) => [{ type: 'ReportFalseAnnouncement', seat, deliberate, earlier }],
  SmallestChipReported: ({ chip }) => [{ type: 'ReportSmallestChip', chip }],
  ShowdownOrderImposed: ({ order }) => [{ type: 'ImposeShowdownOrder' }, { type: 'ImposeShowdownOrder', seat: order[0]! }],
  CountGiven: ({ askedBy, of }) => [{ type: 'RequestCount', askedBy, of }],
  TimeRequested: ({ seat, askedBy, waitedMs, at }) => [{ type: 'RequestTime', seat, askedBy, waitedMs, at }],
  WrongAmountRecorded: ({ seat, to }) =>
    (['call', 'bet', 'raise'] as const).map((action): HandCommand => ({ type: 'RecordUncorrected', seat, action, to })),
  BetCorrected: ({ seat }) => [true, false].map((gathered): HandCommand => ({ type: 'ReportWrongAmount', seat, gathered })),
  // The tournament has heard of a misdeal, and does not take it back.
  CardSpoilt: ({ seat, ordinal, card }, following) =>
    following.some(({ type }) => type === 'MisdealDeclared')
      ? []
      : ExposedBy.options.map((cause): HandCommand => ({ type: 'ReportExposedCard', seat, ordinal, cause, card })),
};

/** The cards that a report of a shown hand may have named: none, or those that were turned up for all. */
function listShownCards(following: readonly HandEvent[]): readonly (string[] | null)[] {
  const opened = following.find((event) => event.type === 'HandOpenedToAll');
  const cards = opened?.data.cards ?? null;
  return cards === null ? [null] : [[...cards], null];
}

/** By the event that stands first: the commands that put right what a report led to, where it can't be taken out as an entry. */
const putRightBy: Readonly<Partial<Record<HandEvent['type'], readonly string[]>>> = {
  HandStarted: ['annulHand'],
  DeckCut: ['recordShuffleAndCut'],
  TimeStarted: ['adjustTime'],
  TimeAdjusted: ['adjustTime'],
  TimeRefused: ['requestTime'],
  ActionBackedUp: ['saveSkippedHand', 'overrideRuling'],
  TurnForfeited: ['saveSkippedHand'],
  ActionCorrected: ['correctMisreadAction'],
  HandLevelCorrected: ['correctLevel'],
  BlindsCorrected: ['correctBlinds'],
  HandKilled: ['retrieveHand', 'correctAward'],
  HandDisturbed: ['retrieveHand', 'ruleOnIncident'],
  HandThrown: ['retrieveHand', 'ruleOnIncident'],
  HiddenChipsReported: ['ruleOnIncident'],
  HiddenChipsRemoved: ['addChips'],
  DefaultRuled: ['ruleOnIncident'],
  IncidentRuled: ['ruleOnIncident'],
  InfractionNoted: ['closeOffence'],
  MisdealDeclared: ['redeal'],
  BoardErrorRuled: ['ruleOnIncident'],
  PotAmountCorrected: ['claimAmount'],
  PotAwardCorrected: ['correctAward'],
};

/** Empty where only an entry before it can be corrected. */
export function listPutRightBy(event: HandEvent): readonly string[] {
  return putRightBy[event.type] ?? [];
}
