/**
 * One thing that happened in a hand, as it stands in lists of them.
 */
import { BoardStreet } from '../../events/hand-deck.js';
import { RulingOption, type Gesture } from '../../events/judging.js';
import { definePart, type PartOf } from '../command.js';
import { optional, optionalOrNull } from '../field.js';
import { cards, chips, holeCards, number, part, parts, reason, theSeat, whole, word, written } from '../fields.js';
import type { Action } from './action.js';
import { wordsSaid } from './acts.js';
import { handResult } from './pots.js';
import { potWinners } from './showing.js';

const actEntry = definePart('ActEntry', 'The act of a seat: either a plain action or a gesture.', {
  seat: theSeat,
  action: optional(written<Action>('ActionInput', 'A plain action of the seat in turn.')),
  gesture: optional(written<Gesture>('GestureInput', 'What the player said, pushed or showed, instead of a plain action.', wordsSaid)),
});

const boardEntry = definePart('BoardEntry', 'The cards of a street.', {
  street: word('Street', BoardStreet.options, 'The street: FLOP, TURN or RIVER.'),
  cards: optionalOrNull(cards([1, 3], 'Its cards, three for the flop, else one; null where the table does not enter cards.')),
});

const cardsEntry = definePart('CardsEntry', 'Both cards of a seat.', {
  seat: theSeat,
  cards: holeCards('Both cards of the seat.'),
});

const rulingEntry = definePart('RulingEntry', 'The answer of the director to a ruling that the hand waits for.', {
  rulingId: number(1, 'The id of the ruling, as the hand shows it.'),
  option: word('RulingOption', RulingOption.options, 'One of the options of the ruling.'),
  amount: optionalOrNull(chips(0, 'The total on the street, for the options that leave it to the director, and only for them.')),
  reason: optionalOrNull(reason('Why the director ruled so, {bound}.')),
});

/** One thing that happened in a hand, as it is typed in a list or in a correction. The decider refuses one without exactly one field. */
export const handEntry = definePart('HandEntry', 'One thing that happened in a hand. Exactly one field is given.', {
  act: optional(part(actEntry, 'An act of a seat, as in act.')),
  board: optional(part(boardEntry, 'The cards of a street, as in dealBoard.')),
  holeCards: optional(part(cardsEntry, 'Cards that were dealt to a seat, as in recordHoleCards.')),
  tabled: optional(part(cardsEntry, 'A hand that was turned up, as in tableHand.')),
  mucked: optional(whole(1, 10, 'The seat that gave up its hand at showdown, {bound}, as in muckHand.')),
  winners: optional(parts([1, 10], potWinners, 'The winners of every pot, as in declareWinners.')),
  ruling: optional(part(rulingEntry, 'The director’s answer to a ruling, as in ruleOnAction.')),
  result: optional(part(handResult, 'How the hand ended, without the acts that led to it, as in recordHandResult.')),
});

export type HandEntry = PartOf<typeof handEntry>;
