/**
 * What is done with cards as a hand goes its way.
 */
import { BoardStreet } from '../../events/hand-deck.js';
import { whileNothingWaits } from '../accepted.js';
import { handCommand, type TypeOf } from '../command.js';
import { byTapis, defaultsTo, nullMeans, optional } from '../field.js';
import { cards, flag, holeCards, theSeat, word } from '../fields.js';

const bothCards = {
  cards: holeCards('Both cards of the seat.'),
};

export const recordHoleCards = handCommand('RecordHoleCards', {
  group: 'hand.play',
  // The dealer may know cards that a ruling needs.
  acceptedIn: { ruling: 'all', dealing: 'all', keptApart: 'all' },
  about: 'Records the cards that were dealt to a seat before they are tabled.',
  input: 'Records the cards that were dealt to a seat before they are tabled; only the bearer of the token sees them until then.',
  putRightBy: 'None: at showdown the cards that are shown count (`tableHand`).',
  fields: {
    seat: theSeat,
    ...bothCards,
  },
});

export const dealBoard = handCommand('DealBoard', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  finishesHand: true,
  about: 'Turns up the cards of a street.',
  putRightBy: '`reportBoardError`, then `correctBoard`.',
  fields: {
    street: word('Street', BoardStreet.options, 'The street: FLOP, TURN or RIVER.'),
    cards: nullMeans(
      'the table does not enter cards',
      cards([1, 3], 'Its cards, three for the flop, else one; null where the table does not enter cards.'),
    ),
  },
});

export const tableHand = handCommand('TableHand', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  finishesHand: true,
  about: 'Turns both cards of a seat face up.',
  putRightBy: '`claimReading`, `correctAward`.',
  fields: {
    seat: theSeat,
    ...bothCards,
  },
});

export const muckHand = handCommand('MuckHand', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  finishesHand: true,
  about: 'Gives up a hand at showdown without tabling it.',
  putRightBy: '`retrieveHand` where the rulebook allows it.',
  fields: {
    seat: theSeat,
    potWaits: optional(
      defaultsTo(
        false,
        flag(
          'Whether the pot waits where this leaves one hand alone: another player may still ask to see the hand (RC 18; RO 10.5). Then awardPots pushes the pot. Without it, the pot is pushed at once.',
        ),
      ),
    ),
    fromRecord: optional(
      byTapis<boolean>(
        'Whether it is read from the record of a hand that was played: what happened is kept, though the book has all-in hands turned up.',
      ),
    ),
  },
});

export const cardsCommands = [recordHoleCards, dealBoard, tableHand, muckHand] as const;

export type CardCommand = TypeOf<(typeof cardsCommands)[number]>;
