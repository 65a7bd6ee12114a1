/**
 * What can be asked of a hand on the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong,
 * void hands.
 */
import { BoardErrorKind, BoardStreet, Settlement, VoidCause } from '../../events/hand-deck.js';
import { unlessRulingOrRedeal } from '../accepted.js';
import { definePart, handCommand, type PartOf, type TypeOf } from '../command.js';
import { defaultsTo, nullMeans, optional, optionalOrNull } from '../field.js';
import { cards, chips, flag, parts, reason, seat, whole, word } from '../fields.js';

export const earlyAct = definePart('EarlyAct', 'An act on a street that was turned up too early, which is not recorded in the hand.', {
  seat: seat('The seat, {bound}.'),
  action: word('EarlyAction', ['fold', 'check', 'call', 'bet', 'raise', 'allIn'], 'What the seat did.'),
  amount: defaultsTo(0, chips(0, 'The chips that the seat put in; 0 when it is not given.')),
});

export const reportBoardError = handCommand('ReportBoardError', {
  group: 'hand.report',
  acceptedIn: unlessRulingOrRedeal,
  about:
    'Says that a street was dealt wrongly. The rulebook’s procedure is recorded, bets on the wrong street go back, and the hand waits for the right cards. Refused once enough was played on it.',
  input:
    'Says that a street was dealt wrongly, whether it is in the record or was turned up just now (RC 39-A, 39-B; MO 2.5 to 2.13; RO 7.1 to 7.5; TF §2 b5 to b13).',
  putRightBy: 'None: rule on it (`ruleOnIncident`).',
  fields: {
    street: word('Street', BoardStreet.options, 'The street: FLOP, TURN or RIVER.'),
    kind: word('BoardErrorKind', BoardErrorKind.options, 'What went wrong with it.'),
    orderKnown: optionalOrNull(flag('Whether everybody agrees in which order the cards came; unknown when it is not given.')),
    burnKnown: optionalOrNull(
      flag(
        'Whether everybody agrees which card was the burn. Without it, it is unknown for the flop, and known for a later street, whose burn lies alone.',
      ),
    ),
    cards: optionalOrNull(
      cards([1, 4], 'The cards that were turned up, 1 to 4, in order where it is known; null where cards are not entered.'),
    ),
    shown: optionalOrNull(whole(1, 3, 'How many cards of a premature flop were turned up, {bound}; all three when it is not given.')),
    actsSince: optional(
      defaultsTo(
        [],
        parts(
          [0, 40],
          earlyAct,
          'What was done on a street that was turned up too early, in order: up to 40 acts that the hand does not know of.',
        ),
      ),
    ),
  },
});

export const correctBoard = handCommand('CorrectBoard', {
  group: 'floor.rule',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Turns up the right cards of a street that had been dealt wrongly; dealing the street does the same.',
  input: 'Turns up the right cards of a street that had been dealt wrongly.',
  putRightBy: '`correctBoard` again, while the error is open.',
  fields: {
    street: word('Street', BoardStreet.options, 'The street: FLOP, TURN or RIVER.'),
    cards: nullMeans(
      'the table does not enter cards',
      cards([1, 3], 'Its cards, three for the flop, else one; null where the table does not enter cards.'),
    ),
  },
});

export const reportBoardRemoved = handCommand('ReportBoardRemoved', {
  group: 'hand.report',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Says that the board was taken away too early: it is laid out again, or those still in share the pot.',
  articles: 'RO 7.6',
  input: 'Says that the board was taken away before the pot was (RO 7.6).',
  putRightBy: 'None: rule on it (`ruleOnIncident`).',
  fields: {
    discernible: flag('Whether each of its cards is known without turning any up.'),
  },
});

export const reportStubIncident = handCommand('ReportStubIncident', {
  group: 'hand.report',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Says what happened to the stub. It is shuffled with the muck, or the hand ends, shared or void.',
  articles: 'RO 7.6, 7.7, 7.8',
  input: 'Says that something happened to the stub while cards are still to come from it (RO 7.6, 7.7, 7.8).',
  putRightBy: 'None: rule on it (`ruleOnIncident`).',
  fields: {
    kind: word('StubIncidentKind', ['mixedWithMuck', 'dropped', 'revealed'], 'What happened.'),
    foldsInfluenced: optionalOrNull(
      flag('Whether a player may have folded because of it. Without it, the director must rule where a player has folded.'),
    ),
  },
});

export const reportDeckIrregularity = handCommand('ReportDeckIrregularity', {
  group: 'hand.report',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Says that the deck is irregular: the hand is void, shared, or saved where only the board came from a wrong deck.',
  articles: 'RO 5.4, 7.8',
  input: 'Says that the deck is not what it should be (RO 5.4, 7.8).',
  putRightBy: 'None: rule on it (`ruleOnIncident`).',
  fields: {
    kind: word('DeckIrregularityKind', ['joker', 'duplicate', 'oddBack', 'missingCard', 'otherCard', 'twoDecks'], 'What is wrong with it.'),
    foldsInfluenced: optionalOrNull(
      flag('Whether a player may have folded because of it. Without it, the director must rule where a player has folded.'),
    ),
    actionsOnBoth: optionalOrNull(flag('For two decks: whether a player acted on cards of both; true when it is not given.')),
    from: optionalOrNull(
      word(
        'Street',
        ['flop', 'turn', 'river'],
        'For two decks: the first street that came from the wrong one; the flop when it is not given.',
      ),
    ),
    earlierHand: optional(defaultsTo(false, flag('Whether the defect belongs to an earlier hand, which stands.'))),
  },
});

export const voidHand = handCommand('VoidHand', {
  group: 'floor.rule',
  acceptedIn: unlessRulingOrRedeal,
  about:
    'Ends a hand by the director’s ruling, for one of the listed causes. Chips go back and the hand is dealt again, or the pots are shared.',
  input: 'Ends a hand that can’t be played to its end, by the director’s ruling (RO 5.3, 5.4, 7.8).',
  putRightBy: 'None: every bet has gone back; the next hand is opened.',
  fields: {
    cause: word('VoidCause', [...VoidCause.options, 'repeatedBoardErrors', 'other'], 'Why.'),
    settlement: word('Settlement', Settlement.options, 'What happens to its chips.'),
    reason: reason('The reason, {bound}, which stays on record.'),
  },
});

export const deckCommands = [
  reportBoardError,
  correctBoard,
  reportBoardRemoved,
  reportStubIncident,
  reportDeckIrregularity,
  voidHand,
] as const;

export type DeckCommand = TypeOf<(typeof deckCommands)[number]>;

/** An act on a street that was turned up too early. `amount`: the chips that it put in, 0 for none. */
export type EarlyAct = PartOf<typeof earlyAct>;

/** What is asked for on behalf of the hand, beside the causes that end one. */
export type NamedVoidCause = Extract<DeckCommand, { readonly type: 'VoidHand' }>['cause'];
