/**
 * What can be asked of a tournament about prizes, deals and bounties. Money is in whole cents.
 */
import type { PlayerId } from '../../events/ids.js';
import { DealMethod, MAX_OFFERED, MAX_PAID_PLACES, MAX_PRICE, type PrizeTerms } from '../../events/tournament-prizes.js';
import { inPlay, onceAnnounced, onceStarted } from '../accepted.js';
import { definePart, tournamentCommand, type TypeOf } from '../command.js';
import { defaultsTo, forTheApi, madeOf, ofNobody, optional } from '../field.js';
import {
  cents,
  flag,
  impersonalReason,
  line,
  list,
  now,
  number,
  part,
  parts,
  player,
  players,
  reason,
  thePlayer,
  whole,
  word,
} from '../fields.js';
import { MAX_PLACE } from '../../events/values.js';

export const entryPrice = definePart('EntryPrice', 'The price of every entry, and how much of it is to be won.', {
  price: cents({ most: MAX_PRICE }, 'What is paid, at most 10000000.'),
  toPot: defaultsTo(0, cents({}, 'How much of it goes to the pot; the rest stays with the organiser.')),
  bounty: defaultsTo(0, cents({}, 'How much of it is the player’s bounty, where a house rule has bounties.')),
});

export const purchasePrice = definePart('PurchasePrice', 'What is paid for chips, and how much of it is to be won.', {
  price: cents({ most: MAX_PRICE }, 'What is paid, at most 10000000.'),
  toPot: defaultsTo(0, cents({}, 'How much of it goes to the pot; the rest stays with the organiser.')),
});

export const percentages = definePart('Percentages', 'Prizes that are parts of the pot.', {
  basisPoints: list(
    [1, 1000],
    whole(1, 10_000, 'A number.'),
    'The parts in hundredths of a percent, the best place first, 1 to 1000 of them; they add up to 10000.',
  ),
  unit: defaultsTo(
    1,
    cents({ least: 1 }, 'Each prize is rounded down to a multiple of so many cents, 1 or more; the first place gets the rest.'),
  ),
});

export const prizeInKind = definePart('PrizeInKind', 'A prize in kind.', {
  place: whole(1, MAX_PLACE, 'The place that wins it, {bound}.'),
  thing: ofNobody('a thing', line(120, 'What it is, {bound}, such as "a ham".')),
});

export const dealAmount = definePart('DealAmount', 'What a player gets by a deal.', {
  playerId: player('The id of the player.'),
  cents: cents({}, 'How much.'),
});

const dealAnswer = {
  deal: number(1, 'The number of the deal, from 1.'),
};

export const setPrizes = tournamentCommand('SetPrizes', {
  group: 'td.prizes',
  acceptedIn: onceAnnounced,
  about:
    'Says what a tournament is played for, in place of earlier prizes. The first time it can be given at any moment. Once late entries and purchases are over, prizes change with a reason. Once the first prize or bounty is due, only a ruling of the director changes them.',
  input: 'Says what a tournament is played for.',
  atMostOneOf: {
    name: 'money',
    input: 'PrizeMoney',
    about: 'The prizes in money: fixed amounts, or parts of the pot; none when it is not given.',
    of: ['amounts', 'percentages'],
  },
  putRightBy:
    '`setPrizes` again: with a reason once late entry and purchases are over, with a ruling once the first prize or bounty is due.',
  fields: {
    entry: forTheApi(optional(part(entryPrice, 'What an entry costs; nothing where it is not given.'))),
    rebuy: forTheApi(optional(part(purchasePrice, 'What a rebuy costs; nothing where it is not given.'))),
    addOn: forTheApi(optional(part(purchasePrice, 'What an add-on costs; nothing where it is not given.'))),
    added: forTheApi(defaultsTo(0, cents({ most: MAX_OFFERED }, 'What the organiser adds to the pot, at most 1000000000000.'))),
    amounts: forTheApi(
      optional(
        list([0, MAX_PAID_PLACES], cents({}, 'A prize.'), 'The prizes as fixed amounts, the best place first, at most 1000 of them.'),
      ),
    ),
    percentages: forTheApi(optional(part(percentages, 'The prizes as parts of the pot.'))),
    things: forTheApi(defaultsTo([], parts([0, MAX_PAID_PLACES], prizeInKind, 'Prizes in kind, with the money or alone, at most 1000.'))),
    reason: optional(impersonalReason('it is about what places win', 'Why prizes that were set before change, {bound}.')),
    ruling: optional(
      impersonalReason('it is about what places win', 'The director’s ruling, needed once the first prize or bounty is due, {bound}.'),
    ),
    mistyped: optional(
      flag(
        'Whether the prices before were typed wrongly, so that what was paid so far was paid at these. Else who paid another price owes the difference, or gets it back.',
      ),
    ),
    prizes: madeOf<PrizeTerms>(),
    at: now(),
  },
});

export const proposeDeal = tournamentCommand('ProposeDeal', {
  group: 'td.prizes',
  // Where a deal ended the tournament, it says how that one is annulled.
  acceptedIn: { running: 'all', finished: 'some' },
  about:
    'Proposes a deal to the players who are left, between two hands, on known stacks. An earlier proposal is dropped. It stands until a hand is opened, or players or chips change.',
  input: 'Proposes a deal to the players who are left.',
  putRightBy: '`proposeDeal` again, or `declineDeal`. Once all have accepted: `annulDeal`.',
  fields: {
    method: word('DealMethod', DealMethod.options, 'How the prizes that are left are shared.'),
    amounts: optional(
      parts(
        [0, MAX_PLACE],
        dealAmount,
        'Only for a deal as agreed: what each player who is in gets. With what is left for the winner, it adds up to all that is left.',
      ),
    ),
    leftForWinner: defaultsTo(0, cents({}, 'What is left for the winner to play for.')),
    playOn: flag('Whether play goes on; else the deal ends the tournament.'),
    winner: optional(
      player('Who is placed first where the deal ends the tournament; the player with the most chips where it is not given.'),
    ),
    acceptedBy: optional(
      players([0, MAX_PLACE], 'The ids of the players who accept it at once. With all who are in, the deal is made by this call.'),
    ),
    at: now(),
  },
});

export const acceptDeal = tournamentCommand('AcceptDeal', {
  group: 'player.deal',
  acceptedIn: { running: 'all', finished: 'again' },
  about:
    'Records that a player accepts the deal. It is made once all players who are in accept it. Unless play goes on, it ends the tournament, and the other players give up.',
  articles: 'RO 1.9',
  input: 'Records that a player accepts the deal that is proposed.',
  putRightBy: '`declineDeal`, until all have accepted. Then `annulDeal`, until the results are ratified.',
  fields: {
    playerId: thePlayer,
    ...dealAnswer,
    at: now(),
  },
});

export const declineDeal = tournamentCommand('DeclineDeal', {
  group: 'player.deal',
  acceptedIn: inPlay,
  about: 'Records that a player does not accept the deal: it is dropped.',
  input: 'Records that a player does not accept the deal that is proposed.',
  putRightBy: '`proposeDeal` again.',
  fields: {
    playerId: thePlayer,
    ...dealAnswer,
  },
});

export const nameBountyWinners = tournamentCommand('NameBountyWinners', {
  group: 'hand.play',
  acceptedIn: onceStarted,
  about: 'Says who eliminated a player, where no recorded hand shows it: they share the player’s bounty.',
  input: 'Says who eliminated a player.',
  putRightBy: '`nameBountyWinners` again.',
  fields: {
    playerId: thePlayer,
    by: players([1, 10], 'The ids of the 1 to 10 players who share the bounty; the first gets the odd cent.'),
  },
});

export const giveSharedThing = tournamentCommand('GiveSharedThing', {
  group: 'td.prizes',
  acceptedIn: onceStarted,
  about: 'Says which of the players who share a place gets a prize in kind of the places that they cover.',
  input: 'Says who gets a prize in kind that several players share.',
  putRightBy: '`giveSharedThing` again.',
  fields: {
    playerId: thePlayer,
    place: whole(1, MAX_PLACE, 'The place whose prize it is, {bound}.'),
    reason: reason('How it was settled, {bound}.'),
  },
});

export const prizesCommands = [setPrizes, proposeDeal, acceptDeal, declineDeal, nameBountyWinners, giveSharedThing] as const;

export type PrizesCommand = TypeOf<(typeof prizesCommands)[number]>;

/** Who knocked a player out in a hand: the winners of the pot that held their last chips, clockwise from the left of the button. */
export interface Knockout {
  readonly playerId: PlayerId;
  readonly by: readonly PlayerId[];
}
