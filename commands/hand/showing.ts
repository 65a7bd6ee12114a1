/**
 * What can be asked of a hand on the showdown: all-in hands turned up, one card tabled, hands asked to be seen or checked, announcements
 * that were false, pots to be pushed.
 */
import { unlessRulingOrRedeal, whileNothingWaits } from '../accepted.js';
import { definePart, handCommand, ownHandCommand, type TypeOf } from '../command.js';
import { defaultsTo, nullMeans, optional, optionalOrNull } from '../field.js';
import { card, chips, flag, holeCards, list, parts, reason, seat, seats, theSeat, whole } from '../fields.js';

export const seatCards = definePart('SeatCards', 'Both cards of a seat.', {
  seat: seat('The seat, {bound}.'),
  cards: holeCards('Its two cards.'),
});

export const potWinners = definePart('PotWinners', 'Who won a pot.', {
  pot: whole(0, 9, 'The pot: 0 for the main pot, then the side pots in order.'),
  seats: list([1, 10], seat('A seat.'), 'The seats that won it, 1 to 10 of them.'),
});

export const holdAllInHands = handCommand('HoldAllInHands', {
  group: 'hand.play',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Keeps hands that are all in face down until the other tables have finished.',
  input: 'Keeps hands that are all in face down, because the tables play hand for hand and others have not finished (RO 2.7).',
  putRightBy: '`turnUpAllInHands`.',
  fields: {},
});

export const turnUpAllInHands = handCommand('TurnUpAllInHands', {
  group: 'hand.play',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Calls on all live hands to be turned up, once players are all in and no betting is left.',
  input: 'Calls on all live hands to be turned up, when players are all in and no betting is left (RC 16; MO 9.7; TDA 9; RO 10.4).',
  putRightBy: 'None: the cards are open.',
  fields: {
    otherTablesFinished: optional(
      defaultsTo(false, flag('Whether the other tables have finished, for hands that were held back; false when it is not given.')),
    ),
  },
});

export const releaseAllInHands = ownHandCommand('ReleaseAllInHands', {
  about: 'Given to a hand that was begun hand for hand: the other tables are done. A second time gives no events.',
  occasion: 'the other tables are done',
  acceptedIn: unlessRulingOrRedeal,
  finishesHand: true,
  fields: {},
});

export const imposeShowdownOrder = handCommand('ImposeShowdownOrder', {
  group: 'floor.rule',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Sets the order in which hands are shown, by an official.',
  input: 'Sets the order in which hands are shown (RC 17).',
  putRightBy: '`imposeShowdownOrder` again.',
  fields: {
    seat: optionalOrNull(seat('The seat that shows first, {bound}; the one that the rulebook names when it is not given.')),
  },
});

export const tableOneCard = handCommand('TableOneCard', {
  group: 'hand.play',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Turns up one card of a hand; it has no claim to a pot before the other is shown too.',
  input: 'Turns up one card of a hand, and not the other.',
  putRightBy: '`tableHand`.',
  fields: {
    seat: theSeat,
    card: card('The card.'),
  },
});

export const refuseToTable = handCommand('RefuseToTable', {
  group: 'hand.play',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Says that a seat refuses to table a hand that it must. An official tables it, unless the director rules it dead.',
  input: 'Says that a seat refuses to table a hand that it must.',
  putRightBy: '`tableHand`, while the pot is not pushed.',
  fields: {
    seat: theSeat,
  },
});

export const requestToSee = handCommand('RequestToSee', {
  group: 'hand.play',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Asks to see the hand of another player, as far as the rulebook gives that right. Some books put a discarded hand back in play.',
  input: 'Asks, for a player, to see the hand of another (RC 18; MO 9.1; RO 10.5).',
  putRightBy: 'None: the cards were seen.',
  fields: {
    bySeat: seat('The seat that asks, {bound}.'),
    targetSeat: seat('The seat whose hand is to be seen, {bound}.'),
    cards: optionalOrNull(
      holeCards('Both its cards, where they are turned up at once; null where that follows, or the table does not enter cards.'),
    ),
    identifiable: optionalOrNull(
      flag('For a hand that was discarded: whether these are its cards beyond doubt; false when it is not given.'),
    ),
    touchedMuck: optionalOrNull(flag('Whether it touched a dead card. Without it, a discarded hand did.')),
    muckedByDealer: optionalOrNull(flag('Whether the dealer put it in the muck; false when it is not given.')),
  },
});

export const requestHandControl = handCommand('RequestHandControl', {
  group: 'hand.play',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Sends an official to look at hands against collusion; no one else sees them, and nothing is won by it.',
  input: 'Sends an official to look at hands against collusion (RC 69; MO 9.1; RO 10.6).',
  putRightBy: 'None: the cards were seen.',
  fields: {
    by: nullMeans('an official', seat('The seat that asks, in the hand or not, {bound}; an official when it is not given.')),
    targetSeats: seats([1, 10], 'The seats whose hands are to be looked at, 1 to 10 of them.'),
    suspicion: optionalOrNull(reason('What is suspected, {bound}; some books ask for it (RO 10.6).')),
    earlierRequests: optional(
      defaultsTo(0, whole(0, 1000, 'How often the same player has asked before in the tournament, {bound}; 0 when it is not given.')),
    ),
    cards: optional(
      defaultsTo(
        [],
        parts(
          [0, 10],
          seatCards,
          'What the official saw, one entry a seat, where it is entered: only the bearer of the admin token ever sees it.',
        ),
      ),
    ),
  },
});

export const reportFalseAnnouncement = handCommand('ReportFalseAnnouncement', {
  group: 'hand.report',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Reports that a player announced a hand that they did not hold; the cards decide all the same.',
  input: 'Reports that a player announced a hand that they did not hold.',
  putRightBy: '`closeOffence` as unfounded.',
  fields: {
    seat: theSeat,
    deliberate: flag('Whether it was on purpose, as the official judges.'),
    earlier: optional(
      defaultsTo(0, whole(0, 1000, 'How often the player had done so before in the tournament, {bound}; 0 when it is not given.')),
    ),
  },
});

export const reportSmallestChip = handCommand('ReportSmallestChip', {
  group: 'hand.report',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Names the smallest chip that lies in the pots.',
  input: 'Names the smallest chip that lies in the pots: some books split them down to it and no further (MO 9.8).',
  putRightBy: '`reportSmallestChip` again, before the pot is pushed.',
  fields: {
    chip: chips(1, 'The value of the chip, at least 1: every pot is made of it and of larger ones.'),
  },
});

export const awardPots = handCommand('AwardPots', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  finishesHand: true,
  about: 'Pushes the pots: by the cards, or to the winners that the table names; refused with the reason why they wait.',
  input: 'Pushes the pots, or says why they wait.',
  putRightBy: '`claimAward`, `correctAward`.',
  fields: {
    withoutTabling: optionalOrNull(seat('A seat that claims the pots without showing its hand, {bound}.')),
    winners: optionalOrNull(
      parts(
        [1, 10],
        potWinners,
        'The winners of every pot, where the cards are not all known; worked out from the cards when it is not given.',
      ),
    ),
    smallestChipInPot: optionalOrNull(chips(1, 'The smallest chip that lies in the pots, by value, at least 1.')),
  },
});

export const showingCommands = [
  holdAllInHands,
  turnUpAllInHands,
  releaseAllInHands,
  imposeShowdownOrder,
  tableOneCard,
  refuseToTable,
  requestToSee,
  requestHandControl,
  reportFalseAnnouncement,
  reportSmallestChip,
  awardPots,
] as const;

export type ShowingCommand = TypeOf<(typeof showingCommands)[number]>;
