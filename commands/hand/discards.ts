/**
 * What can be asked of a hand on hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who
 * leave. Facts that nobody stated are taken as those that give nobody an advantage: cards touched the muck and can't be identified, the
 * act was meant.
 */
import { DiscardManner, DiscardReason, DiscardStage, PhoneUse, ShownTo, TalkKind, UncalledBet } from '../../events/hand-discards.js';
import { unlessRulingOrRedeal, whateverWaits } from '../accepted.js';
import { handCommand, ownHandCommand, type TypeOf } from '../command.js';
import { byTapis, defaultsTo, optional, optionalOrNull } from '../field.js';
import { cards, flag, reason, seat, theSeat, word } from '../fields.js';

const thrownCards = {
  touchedMuck: optional(defaultsTo(true, flag('Whether its cards touched dead ones; true when it is not given.'))),
  identifiable: optional(
    flag(
      'Whether both cards can be identified with certainty, without turning up others. Without it, they can where they touched no dead card.',
    ),
  ),
  crossedLine: optionalOrNull(flag('Whether it lies wholly beyond the betting line of the table; null where the table has none.')),
};

export const reportHandKilled = handCommand('ReportHandKilled', {
  group: 'hand.report',
  acceptedIn: unlessRulingOrRedeal,
  about:
    'Reports what happened to a live hand through no act of its player. As the rulebook says, it lives, or is dead and its uncalled chips go back.',
  articles: 'RC 65; MO 5.8; TDA 28; RO 8.2, 8.5; TF §6 b7',
  input: 'Reports what happened to a live hand through no act of its player.',
  putRightBy: '`retrieveHand` where the rulebook allows it.',
  fields: {
    seat: theSeat,
    cause: word(
      'Mishap',
      ['sweptByDealer', 'thrownByOther', 'thrownIntoMuck', 'touchedByOther', 'cardsThrownOn', 'notIdentifiable', 'timeExpired'],
      'What happened.',
    ),
    identifiable: optional(
      defaultsTo(
        false,
        flag('Whether both its cards can be identified with certainty, without turning up others; false when it is not given.'),
      ),
    ),
    by: optionalOrNull(seat('The seat that did it, {bound}; the dealer, or not known, when it is not given.')),
  },
});

export const reportDiscard = handCommand('ReportDiscard', {
  group: 'hand.report',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Reports that a player discarded a hand: a fold, a dead hand, or one that is kept apart for the director.',
  articles: 'RC 14, 15, 58; MO 5.2 to 5.4; RO 8.3, 8.4, 10.10; TF §6 b2 to b4',
  input: 'Reports that a player discarded a hand, or laid it down.',
  putRightBy: '`retrieveHand` where the rulebook allows it.',
  fields: {
    seat: theSeat,
    ...thrownCards,
    stage: optional(
      word(
        'DiscardStage',
        DiscardStage.options,
        'When the hand was discarded. Without it, the hand’s own stage counts; another one is refused.',
      ),
    ),
    reason: optional(defaultsTo('fold', word('DiscardReason', DiscardReason.options, 'Why; to fold when it is not given.'))),
    laidInFront: optional(
      defaultsTo(false, flag('Whether it lies face down in front of its player and was not sent to the muck; false when it is not given.')),
    ),
    manner: optional(
      defaultsTo(
        'flat',
        word('DiscardManner', DiscardManner.options, 'How the hand was discarded; face down and low when it is not given.'),
      ),
    ),
  },
});

export const retrieveHand = handCommand('RetrieveHand', {
  group: 'floor.rule',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Asks for a discarded hand back. Where the director decides, the refusal lists the possible answers for ruleOnIncident.',
  articles: 'RC 14; MO 5.3, 5.4; RO 8.4; TF §6 b3, b4',
  input: 'Asks for a hand back that its player discarded; how it lies is read where it was not reported before.',
  putRightBy: '`muckHand`.',
  fields: {
    seat: theSeat,
    ...thrownCards,
  },
});

export const reportExposedHand = handCommand('ReportExposedHand', {
  group: 'hand.report',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Reports that a player showed a hand, or a card of it: whether it lives, who else must see it, what it costs.',
  input: 'Reports that a player showed a hand, or a card of it (RC 68; MO 6.1, 12.7; TDA 31; RO 8.6, 10.1, 11.4; TF §7 b1).',
  putRightBy: '`closeOffence` as unfounded; what it did in the hand stands.',
  fields: {
    seat: theSeat,
    to: word('ShownTo', ShownTo.options, 'Who saw it.'),
    shownTo: optionalOrNull(seat('The seat that saw it, {bound}; needed for LIVE_PLAYER.')),
    intentional: optional(defaultsTo(true, flag('Whether the player meant to; true when it is not given.'))),
    inTurn: optional(
      defaultsTo(false, flag('Whether the player showed it in turn, without a word, as an answer; false when it is not given.')),
    ),
    folding: optional(defaultsTo(false, flag('Whether the player gave the hand up with it; false when it is not given.'))),
    cards: optionalOrNull(
      cards(
        [1, 2],
        'The cards that were shown, one or both; only where everybody sees them, and null where the table does not enter cards.',
      ),
    ),
  },
});

export const reportPhoneUse = handCommand('ReportPhoneUse', {
  group: 'hand.report',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Reports a phone or another device: with live cards it can cost the hand.',
  input: 'Reports a phone or another device at the table (RC 4; MO 5.5, 12.5; TDA 15; RO 1.3, 4.1).',
  putRightBy: '`closeOffence` as unfounded; what it did in the hand stands.',
  fields: {
    seat: theSeat,
    kind: optional(defaultsTo('other', word('PhoneUse', PhoneUse.options, 'What the player did with it; OTHER when it is not given.'))),
    repeat: optional(
      defaultsTo(
        false,
        flag('Whether the player had been warned of it before, in this hand or another of the tournament; false when it is not given.'),
      ),
    ),
    uncalled: optional(
      word(
        'UncalledBet',
        UncalledBet.options,
        'What the director decides on chips of a hand that dies by it which nobody called. No rulebook says it: without this the report is refused (UNCALLED_BET_TO_RULE).',
      ),
    ),
  },
});

export const recordLeftTable = handCommand('RecordLeftTable', {
  group: 'floor.seats',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Records that a player moved away from the table: a live hand dies of it, unless the player is all in.',
  input: 'Records that a player moved away from the table during the hand (RC 31; RO 4.1).',
  putRightBy: '`closeOffence` as unfounded; what it did in the hand stands.',
  fields: {
    seat: theSeat,
    withinReach: optional(
      defaultsTo(false, flag('Whether the player can still touch the seat and follows the game; false when it is not given.')),
    ),
  },
});

export const reportHiddenCards = handCommand('ReportHiddenCards', {
  group: 'hand.report',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Reports cards of a live hand out of sight; the director decides the consequence.',
  input: 'Reports cards of a live hand that are below the table or covered (RC 25; MO 11.1; RO 8.1; TF §3 b1).',
  putRightBy: '`closeOffence` as unfounded; what it did in the hand stands.',
  fields: {
    seat: theSeat,
    consequence: optionalOrNull(reason('The consequence, in the words of the table, {bound}.')),
  },
});

export const reportTalk = handCommand('ReportTalk', {
  group: 'hand.report',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Reports what a player said of a hand against the rules.',
  input: 'Reports what a player said of a hand against the rules (RC 67; MO 6.1, 12.2; TDA 12; RO 11.3; TF §7 b1).',
  putRightBy: '`closeOffence` as unfounded; what it did in the hand stands.',
  fields: {
    seat: theSeat,
    kind: word('TalkKind', TalkKind.options, 'What the player said.'),
  },
});

export const reportRabbitHunting = handCommand('ReportRabbitHunting', {
  group: 'hand.report',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Reports, once the hand is over, that a player looked at cards that would have come.',
  input: 'Reports, once the hand is over, that a player looked at cards that would have come (RC 28; MO 12.3; TDA 21; RO 3.6).',
  putRightBy: '`closeOffence` as unfounded.',
  fields: {
    seat: theSeat,
  },
});

export const expelFromHand = ownHandCommand('ExpelFromHand', {
  about:
    'Kills the hand of a player who is disqualified while it is played, as soon as nothing waits for a ruling, the deal or a new deal. In a hand that is over it changes nothing.',
  occasion: 'a player is disqualified during a hand',
  // What the tournament orders is not refused: the hand carries it out as soon as it can.
  acceptedIn: whateverWaits,
  finishesHand: true,
  fields: {
    seat: byTapis<number>(),
    order: byTapis<number>(),
    uncalled: optional(byTapis<UncalledBet>()),
  },
});

export const readmitToHand = ownHandCommand('ReadmitToHand', {
  about:
    'Takes back that a player of the hand is disqualified. Their hand lives again where the hand still has room for it; else it stays dead.',
  occasion: 'the disqualification of a player is withdrawn during the hand',
  // What the tournament orders is not refused: the hand carries it out as soon as it can.
  acceptedIn: whateverWaits,
  finishesHand: true,
  fields: {
    seat: byTapis<number>(),
    order: byTapis<number>(),
    reason: byTapis<string>(),
  },
});

export const discardsCommands = [
  reportHandKilled,
  reportDiscard,
  retrieveHand,
  reportExposedHand,
  reportPhoneUse,
  recordLeftTable,
  expelFromHand,
  readmitToHand,
  reportHiddenCards,
  reportTalk,
  reportRabbitHunting,
] as const;

export type DiscardCommand = TypeOf<(typeof discardsCommands)[number]>;

/** How thrown cards lie. */
export type ThrownFacts = Omit<Extract<DiscardCommand, { readonly type: 'RetrieveHand' }>, 'type' | 'seat'>;
