/**
 * What the dealing cases say of the initial deal, in the hand's own terms: presence, the cut, misdeals and redeals, substantial action,
 * what is put right before it.
 */
import type { MisdealCause } from '../../../events/hand-deal.js';
import { isSubstantial } from '../../../src/hand/betting/deadline.js';
import { quietDeal } from '../../../src/hand/state/deal.js';
import { deckOf } from '../../../src/hand/cards/places.js';
import { indexOf } from '../../../src/hand/state.js';
import { sameFields } from './every-room.js';
import type { When } from './shape.js';
import { type CommandReader, type DealingPlay, type EventReader, type Room, type StateReader, instant } from './play.js';
import { neighbour, penalisedIn } from './roster.js';

/** Any instant will do where a case tells none. */
const SOME_TIME = '20:00:00';

/** The deal as far as the case says that it has come. */
export function inDeal({ hand, given }: DealingPlay): void {
  const { phase, firstCardAt, lastCardAt } = given;
  if (phase !== 'dealing') return;
  hand.give({ type: 'BeginDeal', at: instant(firstCardAt ?? SOME_TIME) });
  if (lastCardAt !== undefined) hand.give({ type: 'CompleteDeal', at: instant(lastCardAt) });
}

/** Cancels as many deals as the case says that there were. */
export function prepare({ hand, given }: DealingPlay): void {
  const { phase, attempt = 1 } = given;
  if (phase !== 'misdealDeclared') return;
  for (let k = 1; k <= attempt; k++) {
    hand.give({ type: 'DeclareMisdeal', cause: 'firstTwoExposed' });
    if (k < attempt) hand.give({ type: 'Redeal' });
  }
}

const seatsOf = ({ seat, seats }: When): number[] => seats ?? (seat === undefined ? [] : [seat]);

const checkPresence: CommandReader = ({ seat = 0 }, { given }) => {
  const { seatedAt = {}, leftAt = {}, exempt = [] } = given;
  const at = (time: string | undefined): number | null => (time === undefined ? null : instant(time));
  const stated = (given['posture'] as Readonly<Record<string, unknown>> | undefined)?.[String(seat)];
  return [
    {
      type: 'CheckPresence',
      seat,
      seatedAt: at(seatedAt[String(seat)]),
      leftAt: at(leftAt[String(seat)]),
      posture: stated === 'standingWithinReach' ? 'withinReach' : 'seated',
      official: exempt.includes(seat),
    },
  ];
};

export const commands: Readonly<Record<string, CommandReader>> = {
  /** A question, no command: the field of the state answers it. */
  EvaluateSubstantialAction: () => [],
  BeginDeal: ({ at }) => [{ type: 'BeginDeal', at: instant(at ?? SOME_TIME) }],
  CompleteDeal: ({ at, absent }, { given }) => [
    { type: 'CompleteDeal', at: instant(at ?? SOME_TIME), absent: (absent ?? []) as number[], penalised: penalisedIn(given) },
  ],
  CheckPresence: checkPresence,
  RecordShuffleAndCut: (when, { given }) => [
    {
      type: 'RecordShuffleAndCut',
      shuffledBy: Number(when['shuffledBy']),
      cutBy: Number(when['cutBy']),
      decks: given['decks'] === 2 ? 2 : 1,
      smallestPile: when['smallestPile'] === undefined ? null : Number(when['smallestPile']),
      cutCardUsed: when['cutCardUsed'] === undefined ? null : when['cutCardUsed'] === true,
    },
  ],
  ReportDealFault: (when, { given }) => [
    {
      type: 'ReportDealFault',
      fault: String(when['fault']) as 'wrongCount',
      seats: seatsOf(when),
      count: when.count ?? null,
      deckIsWrong: given['misdealFound'] === 'foreignCardInHands',
    },
  ],
  DeclareMisdeal: (when, { given }) => [
    {
      type: 'DeclareMisdeal',
      cause: when.cause as MisdealCause,
      seats: seatsOf(when),
      byDirector: when.by === 'td',
      earlierMisdealsOfDealer: Number(given['misdealsByDealer'] ?? 0),
    },
  ],
  Redeal: (when, { given }) => [
    {
      type: 'Redeal',
      ...(when['dealtIn'] === undefined ? {} : { dealtIn: when['dealtIn'] as number[] }),
      ...(when['button'] === undefined ? {} : { button: Number(when['button']) }),
      ...(when['level'] === undefined ? {} : { level: Number(when['level']) }),
      absentAtFirstDeal: given.absentAtFirstDeal ?? [],
      penalised: penalisedIn(given),
    },
  ],
  /** Everybody gives up but one. */
  EndHand: (_when, { hand }) => {
    while (hand.turn !== null && hand.play({ seat: hand.turn, action: 'fold' }) === null);
    return [];
  },
  CorrectLevel: (when, { given, hand }) => {
    const { small, big } = given.level ?? {};
    const { stakes } = hand.state.start!;
    const due = { ...stakes, smallBlind: small ?? stakes.smallBlind, bigBlind: big ?? stakes.bigBlind };
    return [{ type: 'CorrectLevel', level: Number(when['level']), stakes: due }];
  },
  CorrectBlinds: (when, { hand }) => {
    const { small, big } = when['newPositions'] as { small: number; big: number };
    const seats = hand.state.start!.seats.map(({ seat }) => seat);
    return [{ type: 'CorrectBlinds', button: neighbour(seats, small, 'before'), smallBlindSeat: small, bigBlindSeat: big }];
  },
  CorrectMisreadAction: ({ seat = 0, to }) => [{ type: 'CorrectMisreadAction', seat, to: Number(to) }],
  ResolveSkippedPlayer: ({ seat = 0 }) => [{ type: 'ResolveSkippedPlayer', seat, reasonableTimePassed: true }],
};

/** Cases name a cause as the book's list does: where the list has the wider one, ours is a sort of it. */
const wider: Readonly<Partial<Record<MisdealCause, string>>> = { firstCardWrongSeat: 'wrongOrder', playerSkipped: 'wrongCount' };

export const events: Readonly<Record<string, EventReader>> = {
  DeckCut: sameFields('DeckCut'),
  DealBegun: sameFields('DealBegun'),
  InitialDealCompleted: sameFields('InitialDealCompleted'),
  DealFaultRecorded: sameFields('DealFaultRecorded'),
  MisdealDeclared: (event, _play, stated) => {
    if (event.type !== 'MisdealDeclared') return null;
    const { cause } = event.data;
    return { ...event.data, cause: wider[cause] === stated['cause'] ? stated['cause'] : cause };
  },
  MisdealTooLate: sameFields('MisdealTooLate'),
  HandRedealt: sameFields('HandRedealt'),
  HandLevelCorrected: sameFields('HandLevelCorrected'),
  BlindsCorrected: sameFields('BlindsCorrected'),
  ActionCorrected: sameFields('ActionCorrected'),
  /** What is left to a player who was skipped, or who turned their hand face up as an answer. */
  ActionRestricted: (event) =>
    (event.type === 'ActionBackedUp' && !event.data.mayRaise) || event.type === 'ActVoided'
      ? { seat: event.data.seat, allowed: ['fold', 'check', 'call'].filter((option) => event.data.options.some((each) => each === option)) }
      : null,
};

export const standing: Room['standing'] = {
  /** Blinds are in before anybody can be called absent. */
  BlindsPostedForAbsent: ({ hand }, stated) =>
    hand.events.flatMap((event) => (event.type === 'BlindPosted' && event.data.seat === stated['seat'] ? [event.data] : [])).at(0) ?? null,
};

const dealOf = ({ hand }: DealingPlay) => hand.state.incidents?.deal ?? quietDeal;

export const states: Readonly<Record<string, StateReader>> = {
  substantialAction: ({ hand, book }) => isSubstantial(hand.state, book),
  phase: ({ hand }) => (hand.state.phase === 'awaitingRedeal' ? 'misdealDeclared' : hand.state.phase),
  misdeal: (play) => dealOf(play).misdeal !== null,
  level: ({ hand }) => hand.state.start!.level,
  button: ({ hand }) => hand.state.start!.button,
  blinds: ({ hand }) => ({ small: hand.state.start!.stakes.smallBlind, big: hand.state.start!.stakes.bigBlind }),
  /** What lies in front of the seats. */
  posted: ({ hand }) =>
    Object.fromEntries(hand.state.start!.seats.flatMap(({ seat }) => (hand.bet(seat) === 0 ? [] : [[seat, hand.bet(seat)]]))),
  /** A hand counts once, however often it was dealt. */
  penaltyHandsLeft: ({ hand, given }) => {
    const served = hand.events.filter(({ type }) => type === 'HandCompleted').length;
    const serving = (given.penalised ?? []).flatMap((each) => (typeof each === 'number' ? [] : [each]));
    return Object.fromEntries(serving.map(({ seat, handsLeft }) => [seat, handsLeft - served]));
  },
  /** Chips of the hand that died. */
  potKeeps: (play) =>
    play.events.reduce((sum, event) => {
      if (event.type !== 'HandKilled') return sum;
      const i = indexOf(play.hand.state, event.data.seat);
      return sum + play.hand.state.bets[i]! + play.hand.state.gathered[i]!;
    }, 0),
  burnsPerStreet: ({ hand }) => deckOf(hand.state, 'flop').burnsDue,
};
