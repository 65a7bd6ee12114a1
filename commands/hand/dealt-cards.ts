/**
 * What can be asked of a hand on single cards of the deal. What is not said of a card is taken as what gives nobody an advantage: seen,
 * touched, not identifiable.
 */
import { ExposedBy, SeenBy } from '../../events/hand-deal-cards.js';
import { unlessRuling, unlessRulingOrRedeal } from '../accepted.js';
import { handCommand, type TypeOf } from '../command.js';
import { defaultsTo, optional, optionalOrNull } from '../field.js';
import { card, cards, flag, seat, theSeat, whole, word } from '../fields.js';

const ofADealer = {
  earlierMisdealsOfDealer: optional(
    defaultsTo(
      0,
      whole(
        0,
        1000,
        'Earlier misdeals of the same dealer in the tournament, {bound}; 0 when it is not given. Misdeals on record are counted: give it only for hands that were not typed. A number below those on record changes nothing.',
      ),
    ),
  ),
};

const dealtCard = {
  ordinal: optionalOrNull(
    whole(
      1,
      20,
      'The place of the card in the deal, from 1 for the first to 20, boxed cards not counted. Without it, it is not one of the first two.',
    ),
  ),
  ...ofADealer,
};

export const reportExposedCard = handCommand('ReportExposedCard', {
  group: 'hand.report',
  acceptedIn: unlessRuling,
  about: 'Reports a card of the deal that was turned up. It plays, is dead and replaced, cancels the deal, or costs its player the hand.',
  input: 'Reports a card of the deal that was turned up (RC 35; MO 2.4, 2.14, 2.17, 4.1; TDA 27; RO 6.1, 6.3; TF §2 b4, b16).',
  putRightBy: '`declareMisdeal` where the rulebook has it; else none.',
  fields: {
    seat: theSeat,
    ...dealtCard,
    cause: word('ExposedBy', ExposedBy.options, 'By whose doing.'),
    card: optionalOrNull(card('The card, which everybody has seen; null where the table does not enter cards.')),
  },
});

export const replaceExposedCards = handCommand('ReplaceExposedCards', {
  group: 'hand.play',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Exchanges the dead cards of the deal for the next of the stub; the first of them becomes the burn of the flop.',
  input: 'Exchanges the dead cards, once all cards are dealt (MO 2.4; RO 6.3; TF §2 b4).',
  putRightBy: '`declareMisdeal` where the rulebook has it; else none.',
  fields: {},
});

export const reportBoxedCard = handCommand('ReportBoxedCard', {
  group: 'hand.report',
  acceptedIn: unlessRuling,
  about: 'Reports cards that lay face up in the deck: one is set aside, two cancel the deal, or the hand while bets are possible.',
  input: 'Reports cards that lay face up in the deck (RC 35; RO 5.3, 7.8).',
  putRightBy: '`declareMisdeal` where the rulebook has it; else none.',
  fields: {
    duringInitialDeal: flag('Whether they were found while the hands were being dealt.'),
    count: whole(1, 52, 'How many so far, {bound}: of those found in the deal, or of those found after it.'),
    cards: optional(defaultsTo([], cards([0, 52], 'Those of them that the table names, each once; none when it is not given.'))),
    nextSeat: optionalOrNull(seat('The seat that was to get the next card, {bound}; null where that is not known.')),
    foldsInfluenced: optionalOrNull(
      flag('Whether a player may have folded because of them. Without it, the director must rule where a player has folded.'),
    ),
    ...ofADealer,
  },
});

export const reportFallenCard = handCommand('ReportFallenCard', {
  group: 'hand.report',
  acceptedIn: unlessRuling,
  about: 'Reports a card that fell from the table: dead when the dealer dropped it, to be played when its player did.',
  input: 'Reports a card that fell from the table (MO 2.15; RO 6.4; TF §2 b14).',
  putRightBy: '`declareMisdeal` where the rulebook has it; else none.',
  fields: {
    seat: theSeat,
    ...dealtCard,
    cause: word('DroppedBy', ['dealer', 'player'], 'Who let it fall.'),
    afterDeal: optionalOrNull(flag('Whether all cards were dealt by then; as the hand knows of the deal when it is not given.')),
    card: optionalOrNull(card('The card, where everybody saw it and it is entered.')),
  },
});

export const reportFlashedCard = handCommand('ReportFlashedCard', {
  group: 'hand.report',
  acceptedIn: unlessRuling,
  about: 'Reports a card of the deal that was seen without being turned up: it plays, is dead, or is left to its player’s choice.',
  input: 'Reports a card of the deal that was seen without being turned up (MO 4.1; RO 6.6; TF §5 b1).',
  putRightBy: '`declareMisdeal` where the rulebook has it; else none.',
  fields: {
    seat: theSeat,
    ...dealtCard,
    cause: word('DroppedBy', ['dealer', 'player'], 'By whose doing.'),
    seenBy: word('SeenBy', SeenBy.options, 'How many players saw it.'),
    touchedByOwner: optional(defaultsTo(true, flag('Whether its player has touched it; true when it is not given.'))),
    ownerKeeps: optionalOrNull(
      flag('Whether its player keeps it, where the rulebook gives the choice (TF §5 b1); null for a player who has not said.'),
    ),
    chosenBy: optionalOrNull(seat('The seat that said so, {bound}; its player when it is not given.')),
  },
});

export const reportMixedDeadCard = handCommand('ReportMixedDeadCard', {
  group: 'hand.report',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Reports that a player mixed a dead card with the live one: the cards are separated, or the whole hand is dead.',
  input: 'Reports that a player mixed a dead card with the live one (MO 2.16; RO 6.5; TF §2 b15).',
  putRightBy: '`declareMisdeal` where the rulebook has it; else none.',
  fields: {
    seat: theSeat,
    liveCardIdentifiable: optional(defaultsTo(false, flag('Whether everybody can identify the live card; false when it is not given.'))),
  },
});

export const completeButtonHand = handCommand('CompleteButtonHand', {
  group: 'hand.play',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Gives the button the cards that it lacks, while it has not acted; in some books the deal is cancelled instead.',
  input: 'Gives the button the cards that it lacks (RC 37; RO 6.8).',
  putRightBy: '`declareMisdeal` where the rulebook has it; else none.',
  fields: {
    seat: theSeat,
    count: optionalOrNull(
      whole(0, 52, 'The cards that it holds, 0 or 1; as it was reported when it is not given, and 1 where it was not.'),
    ),
  },
});

export const takeBackExtraCard = handCommand('TakeBackExtraCard', {
  group: 'hand.play',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Takes the third card of the small blind back unseen, as the burn of the flop, in the books that have this rule.',
  input: 'Takes the third card of the small blind back unseen (MO 2.17; TF §2 b16).',
  putRightBy: '`declareMisdeal` where the rulebook has it; else none.',
  fields: {
    seat: theSeat,
    lastDealt: optional(defaultsTo(false, flag('Whether it was the last card dealt; false when it is not given.'))),
    identifiable: optional(defaultsTo(false, flag('Whether everybody can identify it among the others; false when it is not given.'))),
    seen: optional(defaultsTo(true, flag('Whether a person has looked at it; true when it is not given.'))),
  },
});

export const dealtCardsCommands = [
  reportExposedCard,
  replaceExposedCards,
  reportBoxedCard,
  reportFallenCard,
  reportFlashedCard,
  reportMixedDeadCard,
  completeButtonHand,
  takeBackExtraCard,
] as const;

export type DealtCardCommand = TypeOf<(typeof dealtCardsCommands)[number]>;
