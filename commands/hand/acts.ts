/**
 * What players do in the betting, plainly or as it was seen at the table, and what the director says of it.
 */
import { BoardStreet } from '../../events/hand-deck.js';
import { RulingOption, type Gesture } from '../../events/judging.js';
import { whileNothingWaits, whileRuling } from '../accepted.js';
import { definePart, handCommand, type TypeOf } from '../command.js';
import { optional, optionalOrNull } from '../field.js';
import { chips, number, parts, reason, seat, theSeat, word, written } from '../fields.js';
import type { Action } from './action.js';

/** Where a gesture has the words as they were said. */
export const wordsSaid = ['words', 'text'] as const;

export const seatAct = definePart('SeatAct', 'The act of one seat among several at the same moment.', {
  seat: seat('The number of the seat, {bound}.'),
  gesture: written<Gesture>('GestureInput', 'What the seat did.', wordsSaid),
});

const darkBet = {
  street: word('Street', BoardStreet.options, 'The street whose cards are not turned up yet: FLOP, TURN or RIVER.'),
};

export const act = handCommand('Act', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  about:
    'Takes an act of a seat: a plain action in its turn, or a gesture in turn or before it. The rulebook decides how a gesture counts.',
  input: 'Takes an act of a seat: either a plain action or a gesture.',
  oneOf: {
    name: 'act',
    input: 'ActChoice',
    about: 'The act of the seat: a plain action, or a gesture that the rulebook judges.',
    of: ['action', 'gesture'],
  },
  putRightBy:
    '`correctEntry` where it was typed wrongly. `reportWrongAmount` for a wrong amount at the table, `correctMisreadAction` for a misread bet or raise.',
  fields: {
    seat: theSeat,
    action: optional(written<Action>('ActionInput', 'A plain action of the seat in turn; the hand lists what is legal.')),
    gesture: optional(written<Gesture>('GestureInput', 'What the player said, pushed or showed, in turn or before it.', wordsSaid)),
  },
});

export const actSimultaneously = handCommand('ActSimultaneously', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  about: 'Takes acts of several seats at the same moment; they count in turn order, however they are given.',
  input: 'Takes acts of several seats at the same moment.',
  putRightBy: 'As for `act`.',
  fields: {
    acts: parts([2, 10], seatAct, 'The acts, 2 to 10 of them, one a seat, in any order.'),
  },
});

export const betInTheDark = handCommand('BetInTheDark', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  about: 'Records an act that was announced before the cards of its street are turned up.',
  putRightBy: 'As for `act`.',
  fields: {
    seat: theSeat,
    ...darkBet,
    gesture: written<Gesture>('GestureInput', 'What the player announced.', wordsSaid),
  },
});

export const confirmDarkBet = handCommand('ConfirmDarkBet', {
  group: 'hand.play',
  acceptedIn: whileNothingWaits,
  about: 'Confirms, by the dealer, what was announced in the dark; unconfirmed, it does not bind.',
  input: 'Confirms, by the dealer, what a seat announced in the dark.',
  putRightBy: 'As for `act`.',
  fields: {
    seat: theSeat,
    ...darkBet,
  },
});

export const ruleOnAction = handCommand('RuleOnAction', {
  group: 'floor.rule',
  acceptedIn: whileRuling,
  finishesHand: true,
  about: 'Gives the answer of the director to a ruling that the hand waits for.',
  input: 'Answers a ruling that the hand waits for.',
  putRightBy: '`overrideRuling`.',
  fields: {
    rulingId: number(1, 'The id of the ruling, as the hand shows it.'),
    option: word('RulingOption', RulingOption.options, 'One of the options of the ruling.'),
    amount: optionalOrNull(chips(0, 'The total on the street, for the options that leave it to the director, and only for them.')),
    reason: optionalOrNull(reason('Why the director ruled so, {bound}.')),
  },
});

export const overrideRuling = handCommand('OverrideRuling', {
  group: 'td.decide',
  acceptedIn: whileRuling,
  about: 'Departs from the text of the rulebook for fairness: the director sets the action of the seat in turn and says why.',
  input: 'Sets the action of the seat in turn against the text of the rulebook, for fairness.',
  putRightBy: '`overrideRuling` again.',
  fields: {
    seat: theSeat,
    gesture: optionalOrNull(
      written<Gesture>(
        'GestureInput',
        'The act that it is about; not needed where a ruling is open or an act of the seat did not stand.',
        wordsSaid,
      ),
    ),
    action: written<Action>('ActionInput', 'What the act counts as by the director’s ruling: an action that is legal.'),
    reason: reason('Why the director departs from the text, {bound}; it is recorded with what the text says.'),
  },
});

export const actsCommands = [act, actSimultaneously, betInTheDark, confirmDarkBet, ruleOnAction, overrideRuling] as const;

export type ActCommand = TypeOf<(typeof actsCommands)[number]>;
