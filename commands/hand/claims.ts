/**
 * What can be asked of a hand on what may be said of a pot afterwards: how a hand was read, how much there was, who got it.
 */
import type { HandId } from '../../events/ids.js';
import { Street } from '../../events/values.js';
import { unlessRuling, unlessRulingOrRedeal } from '../accepted.js';
import { definePart, handCommand, ownHandCommand, type TypeOf } from '../command.js';
import { byTapis, type Choice, defaultsTo, optional, optionalOrNull } from '../field.js';
import { chips, flag, now, parts, reason, seat, seats, whole, word } from '../fields.js';

/**
 * What happened at the table since the award, which stands in other streams than the hand's. Whoever gives the command to the hand reads
 * it there; no player says it.
 */
export interface Progress {
  /** When the hand's pots were pushed, milliseconds since 1970; null where no pot is. */
  readonly awardedAt: number | null;
  /** Whether that was during a break. */
  readonly endedOnBreak: boolean;
  /** The table's next hand; null before it is opened. */
  readonly nextHand: {
    /** When it began, by what the rulebook takes for the beginning, milliseconds since 1970. */
    readonly startedAt: number;
    /** Whether enough was done in it that it can't be undone; so it is when it is over. */
    readonly substantialAction: boolean;
  } | null;
  /** By seat of the hand: the chips that its player can give back now, those in a pot not counted. */
  readonly behind: readonly { readonly seat: number; readonly amount: number }[];
}

export const potShare = definePart('PotShare', 'A part of a pot.', {
  seat: seat('The seat that gets it, {bound}.'),
  amount: chips(1, 'Its chips, 1 or more.'),
});

const ofAPot = {
  pot: whole(0, 9, 'The number of the pot: 0 for the main pot, then the side pots in order.'),
  winners: optionalOrNull(seats([1, 10], 'The seats among which the pot is to be split, 1 to 10 of them.')),
  shares: optionalOrNull(parts([1, 10], potShare, 'What each seat is to get of the pot, all of it together, 1 to 10 seats.')),
};

const goesTo: Choice<'winners' | 'shares'> = {
  name: 'goesTo',
  input: 'PotGoesTo',
  about: 'Who is to get the pot: the seats that split it, or the share of each seat.',
  of: ['winners', 'shares'],
};

export const claimReading = handCommand('ClaimReading', {
  group: 'hand.claim',
  acceptedIn: unlessRulingOrRedeal,
  about:
    'Disputes how a tabled hand was read, as long as the rulebook allows it. The pot goes to the seats that are named, else to the best tabled hands. Where these are not known, the claim is kept for correctAward.',
  articles: 'RC 22; MO 10.1; RO 10.9; TF §11 b1',
  input: 'Says that a tabled hand was read wrongly.',
  atMostOneOf: goesTo,
  putRightBy: '`correctAward`.',
  fields: {
    ...ofAPot,
    seat: seat('The seat whose hand it is, {bound}.'),
    by: optionalOrNull(seat('The seat that speaks up, in the hand or not, {bound}; another person when it is not given.')),
    at: now(),
    progress: optional(byTapis<Progress>('What happened at the table since the award, which Tapis reads in other streams.')),
  },
});

export const claimAward = handCommand('ClaimAward', {
  group: 'hand.claim',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Disputes who got a pot or a part of it, as long as the rulebook allows it.',
  articles: 'RC 22; MO 9.11, 9.12, 10.1; TDA 29; RO 10.9; TF §10 b11, b12',
  input: 'Says that a pot went to the wrong seats, or in wrong parts.',
  atMostOneOf: goesTo,
  putRightBy: '`correctAward`.',
  fields: {
    ...ofAPot,
    killedWinner: optional(defaultsTo(false, flag('Whether a tabled winning hand had been swept away; false when it is not given.'))),
    by: optionalOrNull(seat('The seat that speaks up, in the hand or not, {bound}; another person when it is not given.')),
    at: now(),
    progress: optional(byTapis<Progress>('What happened at the table since the award, which Tapis reads in other streams.')),
  },
});

export const claimAmount = handCommand('ClaimAmount', {
  group: 'hand.claim',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Disputes what a pot held, as long as the rulebook allows it. The seat pays what it owed, and that goes where the pot went.',
  articles: 'RC 22; MO 10.2; RO 9.17; TF §11 b2',
  input: 'Says that chips which a seat owed never reached the pot.',
  putRightBy: '`correctAward`.',
  fields: {
    street: word('Street', Street.options, 'The round of betting in which it owed them.'),
    seat: seat('The seat that owed them, {bound}.'),
    amount: chips(1, 'The chips that are missing, 1 or more.'),
    gathered: optional(
      defaultsTo(true, flag('Whether the chips of that round were pulled in; where they still lie in front of the players, say false.')),
    ),
    by: optionalOrNull(seat('The seat that speaks up, in the hand or not, {bound}; another person when it is not given.')),
    at: now(),
    progress: optional(byTapis<Progress>('What happened at the table since the award, which Tapis reads in other streams.')),
  },
});

export const correctAward = handCommand('CorrectAward', {
  group: 'td.decide',
  acceptedIn: unlessRulingOrRedeal,
  about:
    'Gives a pot to the right seats: on an accepted claim, or against the rulebook by the director’s ruling with a reason. Confirming the award dismisses the claim.',
  input: 'Says which seats get a pot in a correction.',
  atMostOneOf: goesTo,
  putRightBy: '`correctAward` again.',
  fields: {
    ...ofAPot,
    reason: optionalOrNull(
      reason('Why the director corrects it though no claim came in time, {bound}; none on a claim that was accepted.'),
    ),
    by: optional(byTapis<number>()),
    at: now(),
    progress: optional(byTapis<Progress>('What happened at the table since the award, which Tapis reads in other streams.')),
  },
});

export const reportCardsPickedUp = handCommand('ReportCardsPickedUp', {
  group: 'hand.report',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Records that the cards of a hand that is over were picked up. Where the rulebook says so, this ends the time for disputes.',
  articles: 'RO 10.9',
  input: 'Says that the cards of a hand that is over were picked up, now.',
  putRightBy: '`correctAward`.',
  fields: {
    at: now(),
  },
});

export const correctStacks = ownHandCommand('CorrectStacks', {
  about: 'Given by Tapis: an earlier hand of the table was corrected while this one is played. `amount` below 0 is taken.',
  occasion: 'an earlier hand of the table is corrected',
  // The hand before is put right, whatever the deal of this one waits for.
  acceptedIn: unlessRuling,
  finishesHand: true,
  fields: {
    handId: byTapis<HandId>(),
    correction: byTapis<number>(),
    changes: byTapis<readonly { readonly seat: number; readonly amount: number }[]>(),
  },
});

export const claimsCommands = [claimReading, claimAward, claimAmount, correctAward, reportCardsPickedUp, correctStacks] as const;

export type ClaimCommand = TypeOf<(typeof claimsCommands)[number]>;
