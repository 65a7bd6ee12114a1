/**
 * What else can happen to a hand: a random command of each kind of incident, whether it fits the moment or not, and what a hand that
 * waits is pressed for.
 * Long: one table, a maker for every command of an incident.
 */
import { BoardErrorKind } from '../../events/hand-deck.js';
import { DealFault, MisdealCause } from '../../events/hand-deal.js';
import { DiscardReason, Disturbance, PhoneUse, ShownTo, TalkKind } from '../../events/hand-discards.js';
import { IncidentOption, IncidentQuestion } from '../../events/hand-incidents.js';
import type { Card, HoleCards, Street } from '../../events/values.js';
import type { HandCommand } from '../../commands/hand.js';
import type { IncidentCommand } from '../../src/hand/incidents/decide.js';
import { findLegalActions } from '../../src/hand/betting/legal-actions.js';
import { listReplacementsDue } from '../../src/hand/deal/spoilt-cards.js';
import { countChipsInPlay } from '../../src/hand/pots/pots.js';
import type { PlayerId } from '../../events/ids.js';
import type { HandState } from '../../src/hand/state.js';
import { dealtCardMakers } from './dealt-cards.js';
import type { Dice } from './dice.js';
import type { Maker } from './maker.js';
import type { Deck } from './plain-play.js';

const STREETS = ['flop', 'turn', 'river'] as const;
const AT = 1_000_000;

const makers: { readonly [Type in IncidentCommand['type']]: Maker<Extract<IncidentCommand, { type: Type }>> } = {
  RecordShuffleAndCut: ({ seat, other, dice }) => ({
    type: 'RecordShuffleAndCut',
    shuffledBy: seat,
    cutBy: other,
    smallestPile: dice.pick([null, 2, 20]),
    cutCardUsed: dice.pick([null, true, false]),
  }),
  BeginDeal: () => ({ type: 'BeginDeal', at: AT }),
  CompleteDeal: ({ seat, dice }) => ({ type: 'CompleteDeal', at: AT + 10_000, ...(dice.onceIn(3) ? { absent: [seat] } : {}) }),
  CheckPresence: ({ seat, dice }) => ({
    type: 'CheckPresence',
    seat,
    seatedAt: dice.pick([null, AT - 1000, AT + 5000]),
    leftAt: dice.pick([null, null, AT + 6000]),
    cutoffAt: AT,
    official: dice.onceIn(6),
    posture: dice.pick(['seated', 'withinReach', 'away'] as const),
  }),
  ...dealtCardMakers,
  ReportDealFault: ({ seat, dice }) => ({
    type: 'ReportDealFault',
    fault: dice.pick(DealFault.options),
    seats: [seat],
    count: dice.pick([null, 0, 1, 2, 3]),
    deckIsWrong: dice.onceIn(8),
    earlierMisdealsOfDealer: dice.under(3),
  }),
  DeclareMisdeal: ({ seat, dice }) => ({
    type: 'DeclareMisdeal',
    cause: dice.pick(MisdealCause.options),
    seats: [seat],
    byDirector: dice.either(),
  }),
  Redeal: ({ dice, seat }) => ({
    type: 'Redeal',
    ...(dice.onceIn(6) ? { dealtIn: [seat, 10] } : {}),
    ...(dice.onceIn(8) ? { penalised: [seat] } : {}),
  }),
  CorrectLevel: ({ state }) => {
    const { stakes, level } = state.start!;
    return {
      type: 'CorrectLevel',
      level: level + 1,
      stakes: { ...stakes, smallBlind: stakes.smallBlind * 2, bigBlind: stakes.bigBlind * 2 },
    };
  },
  CorrectBlinds: ({ seat, other, state }) => ({
    type: 'CorrectBlinds',
    button: state.start!.button,
    smallBlindSeat: seat,
    bigBlindSeat: other,
  }),
  DealInNewcomer: ({ seat, dice, state }) => {
    const { seats, button, smallBlindSeat, bigBlindSeat, stakes } = state.start!;
    const free = Array.from({ length: 10 }, (_, index) => index + 1).filter((each) => !seats.some((taken) => taken.seat === each));
    if (free.length === 0) return null;
    const newcomer = {
      seat: dice.onceIn(8) ? seat : dice.pick(free),
      playerId: `late${seats.length}` as PlayerId,
      stack: 25 * dice.from(1, 400),
    };
    const takesBigBlind = dice.onceIn(3);
    return {
      type: 'DealInNewcomer',
      newcomer,
      button,
      smallBlindSeat,
      bigBlindSeat: takesBigBlind ? newcomer.seat : bigBlindSeat,
      dealer: button,
      stakes,
    };
  },
  CorrectMisreadAction: ({ seat, dice }) => ({ type: 'CorrectMisreadAction', seat, to: 25 * dice.under(80) }),
  ResolveSkippedPlayer: ({ seat, dice }) => ({ type: 'ResolveSkippedPlayer', seat, reasonableTimePassed: dice.either() }),
  RuleOnIncident: ({ seat, dice, state }) => ({
    type: 'RuleOnIncident',
    question: dice.pick(IncidentQuestion.options),
    seat: dice.onceIn(5) ? null : seat,
    option: dice.pick(IncidentOption.options),
    amount: dice.onceIn(4) ? 25 * dice.under(1 + countChipsInPlay(state) / 25) : null,
    reason: 'as it was seen',
  }),
  ReportBoardError: ({ dice, deck, state }) => {
    const street = STREETS[Math.max(0, Math.min(2, state.board.length - dice.under(2)))]!;
    const kind = dice.pick(BoardErrorKind.options);
    const shown = deck.known && dice.either() ? lying(state, deck, street, kind === 'extraCard') : null;
    return {
      type: 'ReportBoardError',
      street,
      kind,
      orderKnown: dice.pick([null, true, false]),
      burnKnown: dice.pick([null, true, false]),
      ...(shown === null ? {} : { cards: shown }),
      ...(dice.onceIn(4) ? { shown: dice.from(1, 3) } : {}),
    };
  },
  CorrectBoard: ({ state, deck, dice }) => correctBoard(state, deck, dice),
  ReportBoardRemoved: ({ dice }) => ({ type: 'ReportBoardRemoved', discernible: dice.under(4) > 0 }),
  ReportStubIncident: ({ dice }) => ({
    type: 'ReportStubIncident',
    kind: dice.pick(['mixedWithMuck', 'mixedWithMuck', 'dropped', 'revealed'] as const),
    foldsInfluenced: dice.pick([null, true, false]),
  }),
  ReportDeckIrregularity: ({ dice }) => ({
    type: 'ReportDeckIrregularity',
    kind: dice.pick(['joker', 'duplicate', 'oddBack', 'missingCard', 'otherCard', 'twoDecks'] as const),
    foldsInfluenced: dice.pick([null, true, false]),
    actionsOnBoth: dice.pick([null, true, false]),
    from: dice.pick([null, ...STREETS]),
    earlierHand: dice.onceIn(6),
  }),
  VoidHand: ({ dice }) => ({
    type: 'VoidHand',
    cause: dice.pick(['repeatedBoardErrors', 'other'] as const),
    settlement: dice.pick(['refundAll', 'split'] as const),
    reason: 'it can’t be played on',
  }),
  ReportHandKilled: ({ seat, other, dice }) => ({
    type: 'ReportHandKilled',
    seat,
    cause: dice.pick([...Disturbance.options, 'timeExpired' as const]),
    identifiable: dice.either(),
    by: dice.either() ? other : null,
  }),
  ReportDiscard: ({ seat, dice }) => ({
    type: 'ReportDiscard',
    seat,
    reason: dice.pick(DiscardReason.options),
    touchedMuck: dice.either(),
    identifiable: dice.either(),
    laidInFront: dice.onceIn(4),
  }),
  RetrieveHand: ({ seat, dice }) => ({ type: 'RetrieveHand', seat, touchedMuck: dice.onceIn(3), identifiable: dice.under(3) > 0 }),
  ReportExposedHand: ({ seat, other, dice, deck }) => ({
    type: 'ReportExposedHand',
    seat,
    to: dice.pick(ShownTo.options),
    shownTo: dice.either() ? other : null,
    intentional: dice.either(),
    inTurn: dice.either(),
    folding: dice.onceIn(4),
    cards: deck.known && dice.onceIn(3) ? deck.deal(2) : null,
  }),
  ReportPhoneUse: ({ seat, dice }) => ({ type: 'ReportPhoneUse', seat, kind: dice.pick(PhoneUse.options), repeat: dice.either() }),
  RecordLeftTable: ({ seat, dice }) => ({ type: 'RecordLeftTable', seat, withinReach: dice.onceIn(3) }),
  ReportHiddenCards: ({ seat }) => ({ type: 'ReportHiddenCards', seat, consequence: null }),
  ReportTalk: ({ seat, dice }) => ({ type: 'ReportTalk', seat, kind: dice.pick(TalkKind.options) }),
  ReportRabbitHunting: ({ seat }) => ({ type: 'ReportRabbitHunting', seat }),
  HoldAllInHands: () => ({ type: 'HoldAllInHands' }),
  TurnUpAllInHands: ({ dice }) => ({ type: 'TurnUpAllInHands', otherTablesFinished: dice.either() }),
  ReleaseAllInHands: () => ({ type: 'ReleaseAllInHands' }),
  ImposeShowdownOrder: ({ seat, dice }) => ({ type: 'ImposeShowdownOrder', seat: dice.either() ? seat : null }),
  TableOneCard: ({ seat, state, deck }) => {
    const card = holeOf(state, seat)?.[0] ?? (deck.known ? deck.deal(1)[0] : undefined);
    return card === undefined ? null : { type: 'TableOneCard', seat, card };
  },
  RefuseToTable: ({ seat }) => ({ type: 'RefuseToTable', seat }),
  RequestToSee: ({ seat, other, dice, state }) => ({
    type: 'RequestToSee',
    bySeat: seat,
    targetSeat: other,
    cards: dice.either() ? holeOf(state, other) : null,
    identifiable: dice.pick([null, true, false]),
    touchedMuck: dice.pick([null, true, false]),
    muckedByDealer: dice.pick([null, true, false]),
  }),
  RequestHandControl: ({ seat, other, dice, state }) => {
    const seen = holeOf(state, other);
    return {
      type: 'RequestHandControl',
      by: dice.onceIn(3) ? null : seat,
      targetSeats: [other],
      suspicion: dice.either() ? 'collusion' : null,
      earlierRequests: dice.under(3),
      ...(seen === null ? {} : { cards: [{ seat: other, cards: seen }] }),
    };
  },
  ReportFalseAnnouncement: ({ seat, dice }) => ({
    type: 'ReportFalseAnnouncement',
    seat,
    deliberate: dice.either(),
    earlier: dice.under(3),
  }),
  ReportSmallestChip: ({ dice }) => ({ type: 'ReportSmallestChip', chip: dice.pick([25, 100]) }),
  AwardPots: ({ seat, dice }) => ({ type: 'AwardPots', withoutTabling: dice.onceIn(3) ? seat : null }),
  ClaimReading: ({ seat, other, dice }) => ({
    type: 'ClaimReading',
    pot: dice.under(2),
    seat,
    at: AT,
    ...(dice.either() ? { winners: [other] } : {}),
  }),
  ClaimAward: ({ seat, dice }) => ({ type: 'ClaimAward', pot: dice.under(2), killedWinner: dice.either(), winners: [seat], at: AT }),
  ClaimAmount: ({ seat, dice, state }) => ({
    type: 'ClaimAmount',
    street: dice.pick(['preflop', ...STREETS] as readonly Street[]),
    seat,
    amount: 25 * dice.from(1, 20),
    gathered: dice.either(),
    at: AT + state.board.length,
  }),
  CorrectAward: ({ seat, dice }) => ({
    type: 'CorrectAward',
    pot: dice.under(2),
    winners: [seat],
    at: AT,
    reason: dice.either() ? 'fairness' : null,
  }),
  ReportCardsPickedUp: () => ({ type: 'ReportCardsPickedUp', at: AT + 60_000 }),
  ExpelFromHand: ({ seat, dice }) => ({ type: 'ExpelFromHand', seat, order: dice.from(1, 3) }),
  ReadmitToHand: ({ seat, dice }) => ({ type: 'ReadmitToHand', seat, order: dice.from(1, 3), reason: 'It was another player.' }),
  // Chips that come from another hand: the tournament's property test moves them, this one counts the chips of one hand.
  CorrectStacks: () => null,
};

const kinds = Object.keys(makers).filter((type) => type !== 'CorrectStacks') as (keyof typeof makers)[];

/** Incidents that belong to a moment of the hand; half of the time one of them is tried there, else any. */
const momentary: Partial<Record<HandState['phase'], readonly (keyof typeof makers)[]>> = {
  dealing: [
    'ReportDealFault',
    'ReportExposedCard',
    'ReportFlashedCard',
    'ReportFallenCard',
    'ReportBoxedCard',
    'CheckPresence',
    'CompleteDeal',
  ],
  betting: [
    'ReportBoardError',
    'ReportHandKilled',
    'ReportDiscard',
    'ReportExposedHand',
    'RetrieveHand',
    'CorrectMisreadAction',
    'RuleOnIncident',
  ],
  showdown: [
    'RequestToSee',
    'RequestHandControl',
    'TableOneCard',
    'RefuseToTable',
    'ReportDiscard',
    'RetrieveHand',
    'RuleOnIncident',
    'AwardPots',
  ],
  completed: ['ClaimReading', 'ClaimAward', 'ClaimAmount', 'CorrectAward', 'ReportCardsPickedUp'],
};

/** A random incident; null where it could not be made up for the moment. */
export function incidentCommand(state: HandState, dice: Dice, deck: Deck): HandCommand | null {
  const seats = state.start!.seats;
  const seat = dice.onceIn(40) ? 10 : dice.pick(seats).seat;
  const fitting = momentary[state.phase];
  const make = makers[fitting !== undefined && dice.either() ? dice.pick(fitting) : dice.pick(kinds)] as Maker<HandCommand>;
  const asked = state.phase === 'showdown' && state.aggressor >= 0 && dice.either() ? seats[state.aggressor]!.seat : dice.pick(seats).seat;
  return make({ state, dice, deck, seat, other: asked });
}

/** The command that a hand waits for before ordinary play; null for none. */
export function pressingCommand(state: HandState, dice: Dice, deck: Deck): HandCommand | null {
  const ruling = state.actState?.ruling ?? null;
  if (ruling !== null) {
    return { type: 'RuleOnAction', rulingId: ruling.rulingId, option: ruling.default, amount: null };
  }
  const { incidents } = state;
  if (incidents === null) return null;
  if (incidents.deal.phase === 'misdealt') return { type: 'Redeal' };
  if (listReplacementsDue(state).length > 0) return { type: 'ReplaceExposedCards' };
  if (incidents.deal.phase === 'dealing') return { type: 'CompleteDeal', at: AT + 10_000 };
  // After a premature street the round before it is finished first.
  if (incidents.deck.correcting !== null && findLegalActions(state) === null) return correctBoard(state, deck, dice);
  return null;
}

/** The cards of a street as they lie wrongly: those that were entered, or new ones. */
function lying(state: HandState, deck: Deck, street: (typeof STREETS)[number], extra: boolean): Card[] {
  const entered = state.board[STREETS.indexOf(street)] ?? null;
  const missing = (street === 'flop' ? 3 : 1) + (extra ? 1 : 0) - (entered?.length ?? 0);
  return [...(entered ?? []), ...deck.deal(Math.max(0, missing))];
}

function correctBoard(state: HandState, deck: Deck, dice: Dice): Extract<IncidentCommand, { type: 'CorrectBoard' }> {
  const street = state.incidents?.deck.correcting?.street ?? dice.pick(STREETS);
  return { type: 'CorrectBoard', street, cards: deck.known ? deck.deal(street === 'flop' ? 3 : 1) : null };
}

function holeOf(state: HandState, seat: number): HoleCards | null {
  return state.holeCards[state.indexOfSeat[seat] ?? -1] ?? null;
}
