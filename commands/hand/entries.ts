/**
 * What can be asked of a hand on what was typed wrongly in it.
 */
import { BoardStreet } from '../../events/hand-deck.js';
import { RulingOption, type Gesture } from '../../events/judging.js';
import { definePart, handCommand, type PartOf, type TypeOf } from '../command.js';
import { byTapis, optional, optionalOrNull } from '../field.js';
import { cards, chips, holeCards, now, number, part, parts, reason, theSeat, whole, word, written } from '../fields.js';
import type { Action } from './action.js';
import type { Progress } from './claims.js';
import { potWinners } from './showing.js';

const enteredAct = definePart('EnteredAct', 'The act of a seat: either a plain action or a gesture.', {
  seat: theSeat,
  action: optional(written<Action>('ActionInput', 'A plain action of the seat in turn.')),
  gesture: optional(written<Gesture>('GestureInput', 'What the player said, pushed or showed, instead of a plain action.')),
});

const enteredBoard = definePart('EnteredBoard', 'The cards of a street.', {
  street: word('Street', BoardStreet.options, 'The street: FLOP, TURN or RIVER.'),
  cards: optionalOrNull(cards([1, 3], 'Its cards, three for the flop, else one; null where the table does not enter cards.')),
});

const enteredCards = definePart('EnteredCards', 'Both cards of a seat.', {
  seat: theSeat,
  cards: holeCards('Both cards of the seat.'),
});

const enteredRuling = definePart('EnteredRuling', 'The answer of the director to a ruling that the hand waits for.', {
  rulingId: number(1, 'The id of the ruling, as the hand shows it.'),
  option: word('RulingOption', RulingOption.options, 'One of the options of the ruling.'),
  amount: optionalOrNull(chips(0, 'The total on the street, for the options that leave it to the director, and only for them.')),
  reason: optionalOrNull(reason('Why the director ruled so, 1 to 500 characters.')),
});

/** Something that is typed as a hand goes its way. Exactly one field is given; the decider says so where it is not. */
export const handEntry = definePart('HandEntry', 'Something that is typed as a hand goes its way. Exactly one of the fields is given.', {
  act: optional(part(enteredAct, 'An act of a seat, as in act.')),
  board: optional(part(enteredBoard, 'The cards of a street, as in dealBoard.')),
  holeCards: optional(part(enteredCards, 'Cards that were dealt to a seat, as in recordHoleCards.')),
  tabled: optional(part(enteredCards, 'A hand that was turned up, as in tableHand.')),
  mucked: optional(whole(1, 10, 'The seat that gave up its hand at showdown, 1 to 10, as in muckHand.')),
  winners: optional(parts([1, 10], potWinners, 'The winners of every pot, as in declareWinners.')),
  ruling: optional(part(enteredRuling, 'The director’s answer to a ruling, as in ruleOnAction.')),
});

export type HandEntry = PartOf<typeof handEntry>;

export const correctEntry = handCommand('CorrectEntry', {
  about:
    'Says that something in a hand was typed wrongly: an act, cards, winners. The entry and all that follows it are struck, and stay on record. What should have been typed takes its place. What followed is decided again in the same order. The first entry that no longer fits, and all after it, are listed as in conflict: they are to be typed again.',
  input: 'Corrects an entry of a hand that was typed wrongly. It is no ruling: what happened at the table stays as it was.',
  fields: {
    entry: whole(0, 100_000, 'The number of an event of the entry in the hand, from 0, as the replay shows it.'),
    reason: reason('What was wrong with the entry, 1 to 500 characters.'),
    instead: optionalOrNull(part(handEntry, 'What should have been typed; leave it out where nothing should have been.')),
    followedBy: optional(
      parts(
        [0, 50],
        handEntry,
        'What is to be typed after that in place of entries that no longer fit, 0 to 50 of them, in order. A hand that was over must be over again with them.',
      ),
    ),
    at: now(),
    progress: optional(byTapis<Progress>('What happened at the table since the hand, which Tapis reads in other streams.')),
  },
});

export const annulHand = handCommand('AnnulHand', {
  about:
    'Annuls a hand that was opened by mistake, at the wrong table or with the wrong players, before anybody has acted in it. Antes and blinds go back, and so do the button and the number of the hand. The record stays.',
  input: 'Annuls a hand that was opened by mistake, before anybody has acted.',
  fields: {
    reason: reason('Why it should not have been opened, 1 to 500 characters.'),
  },
});

export const entriesCommands = [correctEntry, annulHand] as const;

export type EntryCommand = TypeOf<(typeof entriesCommands)[number]>;
