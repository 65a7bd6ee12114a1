/**
 * What can be asked of a tournament about the hands of its tables: opened, joined, settled, corrected, or played without being typed in.
 * `at`: milliseconds since 1970, by the clock of the node that took the command.
 */
import type { HandId, PlayerId, TournamentId } from '../../events/ids.js';
import { DeckDefect } from '../../events/tournament-hands.js';
import type { Stakes } from '../../events/values.js';
import { inPlay, onceStarted } from '../accepted.js';
import { definePart, ownTournamentCommand, tournamentCommand, type PartOf, type TypeOf } from '../command.js';
import { byTapis, defaultsTo, forTheApi, nullMeans, optional, optionalOrNull } from '../field.js';
import { flag, instant, now, number, part, parts, reason, seat, seats, theTable, word } from '../fields.js';
import type { StackOf } from './chips.js';
import type { Knockout } from './prizes.js';
import { bust, eliminationOrder } from './ranking.js';

export const tableGestures = definePart(
  'TableGestures',
  'What a table did since its last hand, and when, as far as it says so. The rulebook takes one of these for the beginning of the hand, which fixes its level (RC 23; MO 7.5; TDA 17; RO 3.1; TF §8 b5).',
  {
    previousPotAwardedAt: optional(instant('The winner of the last pot was known.')),
    deckInHandAt: optional(instant('When the dealer held all cards of the one deck.')),
    shuffleBeganAt: optional(instant('The shuffle began.')),
    firstRiffleAt: optional(instant('The first riffle of the shuffle.')),
    readyDeckAt: optional(instant('With two decks: when the deck that lay ready was presented for the cut, or taken up.')),
    firstCardAt: optional(instant('The first card was dealt.')),
    levelAnnouncedAt: optionalOrNull(instant('When an official announced the current level; without it, when its time came.')),
    levelNotAnnounced: forTheApi(
      defaultsTo(false, flag('Whether the current level is still to be announced, which some rulebooks wait for (TDA 17).')),
    ),
  },
);

export const positions = definePart(
  'Positions',
  'The button and blinds of a hand by order of the director, instead of by the dead button. Without a reason they must be those of the rule.',
  {
    button: seat('The seat of the button, {bound}; it can be an empty seat.'),
    smallBlindSeat: nullMeans('nobody posts it', seat('The seat that posts the small blind, {bound}; null for none.')),
    bigBlindSeat: seat('The seat that posts the big blind, {bound}.'),
    reason: optional(reason('Why they differ from the rule, {bound}.')),
  },
);

export const openHand = tournamentCommand('OpenHand', {
  group: 'hand.play',
  acceptedIn: inPlay,
  about: 'Opens the next hand of a table; it begins in a stream of its own, with antes and blinds taken.',
  input: 'Opens the next hand of a table.',
  putRightBy: '`annulHand` before anybody has acted; then `declareMisdeal` while the rulebook allows it, or `voidHand`.',
  fields: {
    table: theTable,
    absent: defaultsTo([], seats([0, 10], 'Seats whose players are absent: they are dealt in, pay antes and blinds, and cannot win.')),
    gestures: optional(part(tableGestures, 'What the table did since the last hand; the hand begins now when it is not given.')),
    positions: optional(part(positions, 'Where the director has button and blinds, if not where the rule has them.')),
    tournamentId: byTapis<TournamentId>('The tournament, which names the hand.'),
    at: now(),
  },
});

export const recordNewcomer = ownTournamentCommand('RecordNewcomer', {
  about: 'Given when a hand has dealt in a player who sat down after it was opened; a second time gives no events.',
  occasion: 'a player is dealt into a hand that was opened without them',
  // A hand may be played to its end after the tournament.
  acceptedIn: onceStarted,
  fields: {
    handId: byTapis<HandId>(),
    playerId: byTapis<PlayerId>(),
    seat: byTapis<number>(),
    stack: byTapis<number>(),
    button: byTapis<number>(),
    smallBlindSeat: byTapis<number | null>(),
    bigBlindSeat: byTapis<number>(),
    dealer: byTapis<number>(),
    stakes: byTapis<Stakes>(),
  },
});

export const settleHand = ownTournamentCommand('SettleHand', {
  about:
    "Given when the hand's stream says that it is completed; a second time gives no events. `knockouts`: who won the last chips of those who have none left, where the pots tell it.",
  occasion: 'a hand is over',
  // A hand may be played to its end after the tournament.
  acceptedIn: { running: 'all', finished: 'again' },
  asksForState: true,
  fields: {
    handId: byTapis<HandId>(),
    stacks: byTapis<readonly StackOf[]>(),
    knockouts: optional(byTapis<readonly Knockout[]>()),
    at: now(),
  },
});

export const correctSettlement = ownTournamentCommand('CorrectSettlement', {
  about:
    'Given when a settled hand was corrected. `results`: the stacks at both ends of the hand, as corrected. The same correction a second time gives no events.',
  occasion: 'a hand that was settled is corrected',
  // The correction of the last hand lets the tournament go on.
  acceptedIn: onceStarted,
  asksForState: true,
  fields: {
    handId: byTapis<HandId>(),
    correction: byTapis<number>(),
    changes: byTapis<readonly { readonly playerId: PlayerId; readonly amount: number }[]>(),
    results: byTapis<readonly { readonly playerId: PlayerId; readonly stackBefore: number; readonly stackAfter: number }[]>(),
    at: now(),
  },
});

export const recordHandPlayed = tournamentCommand('RecordHandPlayed', {
  group: 'hand.play',
  acceptedIn: inPlay,
  about: 'Records that a hand was played whose actions are not recorded, for the button and the blinds, and who went out in it.',
  articles: 'RO 1.10, 2.7; MO 9.10; TF §10 b10',
  input: 'Records that a hand was played whose actions are not recorded.',
  putRightBy: '`withdrawHandPlayed`, also for an earlier hand while nothing that followed depends on it.',
  fields: {
    table: theTable,
    positions: optional(part(positions, 'Where button and blinds stood, if not where the rule has them.')),
    out: optional(
      parts(
        [0, 9],
        bust,
        'Who lost their last chips in it. They are placed by their stacks, and with those of the same round of hand-for-hand.',
        'playerId',
      ),
    ),
    order: eliminationOrder,
    at: now(),
  },
});

export const withdrawHandPlayed = tournamentCommand('WithdrawHandPlayed', {
  group: 'floor.rule',
  acceptedIn: inPlay,
  about:
    'Takes back a hand that was recorded as played at a table by mistake: the last one, or an earlier one on which nothing depends. Button, blinds and numbers go back by one hand. Hands that players had missed by it are to be missed again. The record stays.',
  input: 'Takes back a hand that was recorded as played at a table by mistake.',
  putRightBy: '`recordHandPlayed` again.',
  fields: {
    table: theTable,
    hand: optional(
      number(
        1,
        'The number of the hand at its table, from 1; the last one when it is not given. An earlier one is refused where something that followed depends on it (HAND_FOLLOWED).',
      ),
    ),
    reason: reason('Why it was recorded wrongly, {bound}.'),
  },
});

export const recordAnnulment = ownTournamentCommand('RecordAnnulment', {
  about: 'Given when a hand that was opened by mistake was annulled before any act. A second time gives no events.',
  occasion: 'a hand is annulled',
  // A hand may be played to its end after the tournament.
  acceptedIn: onceStarted,
  fields: {
    handId: byTapis<HandId>(),
    reason: byTapis<string>(),
    at: optional(byTapis<number>()),
  },
});

export const changeDeck = tournamentCommand('ChangeDeck', {
  group: 'floor.rule',
  acceptedIn: inPlay,
  about: 'Gives a table another deck, between two hands. The rulebook decides whether a player can ask for it.',
  articles: 'RC 26; MO 2.19; TDA 16; RO 3.4',
  input: 'Gives a table another deck, between two hands.',
  putRightBy: '`changeDeck` again.',
  fields: {
    table: theTable,
    requestedBy: nullMeans('an official', seat('The seat that asks for it, {bound}; an official when it is not given.')),
    defect: defaultsTo('none', word('DeckDefect', DeckDefect.options, 'What is wrong with the deck; nothing when it is not given.')),
  },
});

export const handsCommands = [
  openHand,
  recordNewcomer,
  settleHand,
  correctSettlement,
  recordHandPlayed,
  withdrawHandPlayed,
  recordAnnulment,
  changeDeck,
] as const;

export type HandsCommand = TypeOf<(typeof handsCommands)[number]>;

/** What a table did since its last hand, each an instant. */
export type TableGestures = PartOf<typeof tableGestures>;

/** Positions that the director orders, with a reason; without one, what they take the rule to give. */
export type OrderedPositions = PartOf<typeof positions>;
