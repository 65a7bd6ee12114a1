/**
 * Several things that happened in a hand, given at once: all are taken or none.
 */
import { BoardStreet } from '../../events/hand-deck.js';
import type { Gesture } from '../../events/judging.js';
import { definePart, handCommand, type PartOf, type TypeOf } from '../command.js';
import { nullMeans, optional } from '../field.js';
import { cards, holeCards, part, parts, seat, theSeat, word, written } from '../fields.js';
import type { Action } from './action.js';
import { potWinners } from './showing.js';

/** How many entries one list may hold. */
const MAX_ENTRIES = 100;

const actEntry = definePart('ActEntry', 'An act of a seat: either a plain action or a gesture.', {
  seat: theSeat,
  action: optional(written<Action>('ActionInput', 'A plain action of the seat in turn.')),
  gesture: optional(written<Gesture>('GestureInput', 'What the player said, pushed or showed, instead of a plain action.')),
});

const boardEntry = definePart('BoardEntry', 'The cards of a street.', {
  street: word('Street', BoardStreet.options, 'The street: FLOP, TURN or RIVER.'),
  cards: nullMeans(
    'the table does not enter cards',
    cards([1, 3], 'Its cards, three for the flop, else one; null where the table does not enter cards.'),
  ),
});

const tabledEntry = definePart('TabledEntry', 'A hand that was turned face up.', {
  seat: theSeat,
  cards: holeCards('Both cards of the seat.'),
});

const handEntry = definePart('HandEntry', 'One thing that happened in a hand. Exactly one field is given.', {
  act: optional(part(actEntry, 'A seat acted; judged as by the mutation act.')),
  board: optional(part(boardEntry, 'A street was dealt, as by dealBoard.')),
  tabled: optional(part(tabledEntry, 'A hand was turned face up, as by tableHand.')),
  mucked: optional(seat('This seat gave up its hand at showdown, as by muckHand; 1 to 10.')),
  winners: optional(parts([1, 10], potWinners, 'The winners of every pot were declared, as by declareWinners.')),
});

export const playActions = handCommand('PlayActions', {
  about:
    'Takes several things that happened in a hand, in order, each judged as if it were given alone. All are taken or none: the refusal of one has its `index` in the list, from 0.',
  input: 'Takes several things that happened in a hand, in order: all or none.',
  fields: {
    actions: parts([1, MAX_ENTRIES], handEntry, `What happened, oldest first, 1 to ${MAX_ENTRIES} entries.`),
  },
});

export const foldTo = handCommand('FoldTo', {
  about: 'Folds every seat that is to act before this one, in turn. All fold or none; it is the turn of the seat then.',
  input: 'Folds every seat that is to act before this one, in turn: all or none.',
  fields: {
    seat: seat('The seat that is to act after them, 1 to 10.'),
  },
});

export const batchesCommands = [playActions, foldTo] as const;

export type BatchCommand = TypeOf<(typeof batchesCommands)[number]>;

/** One thing that happened in a hand. */
export type HandEntry = PartOf<typeof handEntry>;
