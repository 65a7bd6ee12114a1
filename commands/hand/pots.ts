/**
 * What is said of pots as a hand goes its way.
 */
import { whileNothingWaits } from '../accepted.js';
import { definePart, handCommand, type TypeOf } from '../command.js';
import { optional } from '../field.js';
import { chips, parts, seat, seats } from '../fields.js';
import { potWinners } from './showing.js';

export const declareWinners = handCommand('DeclareWinners', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  finishesHand: true,
  about: 'Says who won each pot where the cards are not all known; refused when tabled cards show another winner.',
  input: 'Says who won each pot where the cards are not all known.',
  putRightBy: '`claimAward`, `correctAward`.',
  fields: {
    winners: parts([1, 10], potWinners, 'The winners of every pot.'),
  },
});

const seatPut = definePart('SeatPut', 'What a seat put in over a whole hand.', {
  seat: seat('The seat, {bound}.'),
  amount: chips(
    0,
    'Chips over all streets, its blind and classic ante included, uncalled ones too. The ante that one player pays for the table is not among them.',
  ),
});

const result = {
  stillIn: seats([1, 10], 'The seats that had not folded when the hand ended, 1 to 10 of them.'),
  put: parts([0, 10], seatPut, 'What seats put in over the whole hand. A seat that is left out has in what was typed so far.', 'seat'),
  winners: optional(parts([0, 10], potWinners, 'The winners of every pot, main pot first; not needed where one seat is still in.', 'pot')),
  out: optional(seats([0, 10], 'The seats that have no chips left after it, as a check: another outcome is refused (OUT_DISAGREES).')),
};

export const handResult = definePart('HandResult', 'The result of a hand, without its acts.', result);

export const recordHandResult = handCommand('RecordHandResult', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  finishesHand: true,
  about:
    'Ends a hand by its result alone: who was still in, what the seats put in, and who won each pot. The acts that were not typed stay unknown, and the record says so.',
  input: 'Ends a hand by its result alone, without the acts that led to it.',
  putRightBy: '`correctEntry` until the next hand of the table is opened, then `correctAward`.',
  fields: result,
});

export const potsCommands = [declareWinners, recordHandResult] as const;

export type PotCommand = TypeOf<(typeof potsCommands)[number]>;
