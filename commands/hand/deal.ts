/**
 * What can be asked of a hand on the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals,
 * missing and extra cards.
 */
import { DealFault, MisdealCause } from '../../events/hand-deal.js';
import type { PlayerId } from '../../events/ids.js';
import type { Stakes } from '../../events/values.js';
import { unlessRuling, unlessRulingOrRedeal } from '../accepted.js';
import { handCommand, type TypeOf } from '../command.js';
import { byTapis, defaultsTo, forTheApi, nullMeans, optional, optionalOrNull } from '../field.js';
import { chips, flag, instant, now, number, seat, seats, thePlayer, theSeat, whole, word } from '../fields.js';

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

/** Where a player was when it mattered: in their chair, standing within arm's reach of their cards, or neither. */
const postures = ['seated', 'withinReach', 'away'] as const;

export type Posture = (typeof postures)[number];

export const recordShuffleAndCut = handCommand('RecordShuffleAndCut', {
  group: 'hand.play',
  acceptedIn: unlessRuling,
  about: 'Says who shuffled and cut. Before the first card, a wrong cut is refused, so that it is made again; after it, it is noted.',
  input: 'Says who shuffled and cut (RC G; MO 2.3; RO 5.2; TF §2 b3). Without it, the deck is presumed to have been cut rightly.',
  putRightBy: 'None is needed: it changes no card.',
  fields: {
    shuffledBy: seat('The seat that shuffled, {bound}.'),
    cutBy: seat('The seat that cut, {bound}.'),
    decks: optional(defaultsTo(1, whole(1, 2, 'How many decks the table uses, 1 or 2 in turns; 1 when it is not given.'))),
    smallestPile: optionalOrNull(whole(0, 26, 'Cards in the smaller pile, {bound}; not counted when it is not given.')),
    cutCardUsed: optionalOrNull(
      flag('Whether a card was used for the cut that closes the deck from below; not known when it is not given.'),
    ),
  },
});

export const beginDeal = handCommand('BeginDeal', {
  group: 'hand.play',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Says that the first card is dealt: no seat can act before the deal is complete.',
  input: 'Says that the first card is dealt now, by the clock of the server.',
  putRightBy: '`declareMisdeal`.',
  fields: {
    at: now(),
  },
});

export const completeDeal = handCommand('CompleteDeal', {
  group: 'hand.play',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Says that the last card is dealt: the betting begins.',
  input: 'Says that the last card is dealt now, by the clock of the server.',
  putRightBy: '`reportDealFault`, `declareMisdeal`.',
  fields: {
    absent: optional(
      defaultsTo(
        [],
        seats(
          [0, 10],
          'Seats of the hand whose players are not there, up to 10: their hands are taken away unseen. None when it is not given.',
        ),
      ),
    ),
    penalised: optional(
      defaultsTo(
        [],
        seats(
          [0, 10],
          'Seats of the hand whose players serve a penalty, up to 10: their hands are taken away unseen. None when it is not given.',
        ),
      ),
    ),
    at: now(),
  },
});

export const checkPresence = handCommand('CheckPresence', {
  group: 'hand.play',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Says where a player was during the deal. A player who was absent when it counted has a dead hand.',
  articles: 'RC 30; MO 2.18; TDA 8; RO 4.1',
  input: 'Says where a player was during the deal.',
  putRightBy: '`checkPresence` again.',
  fields: {
    seat: theSeat,
    seatedAt: nullMeans('the player did not come', instant('When the player came to the table; null for a player who did not come.')),
    leftAt: optionalOrNull(instant('When the player went away again; null where the player stayed.')),
    posture: optional(defaultsTo('seated', word('Posture', postures, 'How the player was there; SEATED when it is not given.'))),
    official: optional(
      defaultsTo(
        false,
        flag(
          'Whether the player is an official of the tournament; one of the books excuses officials (MO 3.2). False when it is not given.',
        ),
      ),
    ),
    cutoffAt: optionalOrNull(
      instant('The moment that counts, where the deal itself was not reported. By the book, it is the first or the last card elsewhere.'),
    ),
  },
});

export const reportDealFault = handCommand('ReportDealFault', {
  group: 'hand.report',
  acceptedIn: unlessRuling,
  about: 'Reports what went wrong with the deal. As the rulebook says, the deal is cancelled, repaired or left, or it is too late.',
  input: 'Reports what went wrong with the deal.',
  putRightBy: '`declareMisdeal` where the rulebook has it; else none.',
  fields: {
    ...ofADealer,
    fault: word('DealFault', DealFault.options, 'What went wrong.'),
    seats: defaultsTo(
      [],
      seats([0, 10], 'The seats that it is about, up to 10, not needed for an aberration; also an empty seat that got a card.'),
    ),
    count: optionalOrNull(whole(0, 52, 'The cards that the seat holds, {bound}, for WRONG_COUNT and only for it.')),
    deckIsWrong: optional(
      defaultsTo(
        false,
        flag('For an aberration: whether the deck itself is wrong, such as by a foreign card; false when it is not given.'),
      ),
    ),
  },
});

export const declareMisdeal = handCommand('DeclareMisdeal', {
  group: 'floor.rule',
  acceptedIn: unlessRuling,
  about: 'Cancels the deal, where the rulebook knows the cause and not too much has been played.',
  articles: 'RC 35; MO 2.17; RO 6.1; TF §2 b17',
  input: 'Asks for the deal to be cancelled.',
  putRightBy: 'None: the hand is dealt again (`redeal`).',
  fields: {
    ...ofADealer,
    cause: word('MisdealCause', MisdealCause.options, 'Why.'),
    seats: optional(defaultsTo([], seats([0, 10], 'The seats that it is about, up to 10; none when it is not given.'))),
    byDirector: optional(
      defaultsTo(
        false,
        flag(
          'Whether the director declares it, which they may where the list of a book is open (RC 35). When it is not given, the table declares it.',
        ),
      ),
    ),
  },
});

export const redeal = handCommand('Redeal', {
  group: 'hand.play',
  acceptedIn: unlessRuling,
  about: 'Deals a cancelled hand again: same seats, button, blinds and level, bets of the first deal returned.',
  articles: 'RC 35; RO 6.1',
  input: 'Deals a cancelled hand again. Other values are only checked: seats, button and level are those of before.',
  putRightBy: '`declareMisdeal`.',
  fields: {
    dealtIn: optional(seats([0, 10], 'The seats that get cards, up to 10; those of before when it is not given.')),
    button: optional(seat('The seat of the button, {bound}; that of before when it is not given.')),
    level: optional(number(1, 'The level, from 1; that of before when it is not given.')),
    absentAtFirstDeal: optional(
      defaultsTo(
        [],
        seats([0, 10], 'Seats whose players were not there at the first deal, in addition to those that the hand knows of, up to 10.'),
      ),
    ),
    penalised: optional(
      defaultsTo([], seats([0, 10], 'Seats whose players serve a penalty, in addition to those that the hand knows of, up to 10.')),
    ),
  },
});

export const correctLevel = handCommand('CorrectLevel', {
  group: 'floor.rule',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Puts a hand that began on the wrong level on the right one. Cards and folds stand, and the betting begins again.',
  articles: 'RO 3.1',
  input: 'Puts a hand on another level, with the blinds and ante of the tournament’s structure.',
  putRightBy: '`correctLevel` again.',
  fields: {
    level: whole(1, 200, 'The number of the level, from {bound}, breaks not counted.'),
    stakes: byTapis<Stakes>('The forced bets of that level.'),
  },
});

export const correctBlinds = handCommand('CorrectBlinds', {
  group: 'floor.rule',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Moves the button and the blinds to the right seats: cards and folds stand, and the betting begins again.',
  articles: 'RO 2.3',
  input: 'Says which seats the button and the blinds belong to.',
  putRightBy: '`correctBlinds` again.',
  fields: {
    button: seat('The seat of the button, {bound}; it can be an empty seat.'),
    smallBlindSeat: nullMeans('nobody owes it', seat('The seat of the small blind, {bound}; null where no small blind is due.')),
    bigBlindSeat: seat('The seat of the big blind, {bound}.'),
  },
});

export const dealInNewcomer = handCommand('DealInNewcomer', {
  group: 'floor.seats',
  acceptedIn: unlessRulingOrRedeal,
  about:
    'Deals a player in who sat down after the hand of the table was opened, and before its first card. Antes and blinds are posted again where they then belong.',
  articles: 'RC 10; RO 2.3',
  input: 'Deals a player in who sat down after a hand was opened, and before its first card.',
  askedOf: 'tournament',
  putRightBy: '`declareMisdeal` while the rulebook allows it.',
  fields: {
    playerId: forTheApi(thePlayer),
    newcomer: byTapis<{ readonly seat: number; readonly playerId: PlayerId; readonly stack: number }>(),
    button: byTapis<number>(),
    smallBlindSeat: byTapis<number | null>(),
    bigBlindSeat: byTapis<number>(),
    dealer: byTapis<number>(),
    stakes: byTapis<Stakes>(),
  },
});

export const correctMisreadAction = handCommand('CorrectMisreadAction', {
  group: 'floor.rule',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Corrects the last bet or raise, which had been misread: chips put in after it go back.',
  articles: 'RO 9.20',
  input: 'Corrects the last bet or raise of the street, which had been misread (RO 9.20).',
  putRightBy: '`correctMisreadAction` again, for the last bet or raise.',
  fields: {
    seat: theSeat,
    to: chips(
      0,
      'The total on this street that the player of the seat meant. It is no more than before for a check, and the bet to match for a call.',
    ),
  },
});

export const resolveSkippedPlayer = handCommand('ResolveSkippedPlayer', {
  group: 'floor.rule',
  acceptedIn: unlessRulingOrRedeal,
  about: 'Asks what happens to a seat whose turn was skipped. Where the director decides, the refusal lists the possible answers.',
  input: 'Asks what happens to a seat whose turn was skipped (RC 44-B; MO 8.15; RO 9.3).',
  putRightBy: 'None: the ruling stands for the hand.',
  fields: {
    seat: theSeat,
    reasonableTimePassed: optional(
      defaultsTo(true, flag('Whether the player had had reasonable time to speak up; true when it is not given.')),
    ),
  },
});

export const dealCommands = [
  recordShuffleAndCut,
  beginDeal,
  completeDeal,
  checkPresence,
  reportDealFault,
  declareMisdeal,
  redeal,
  correctLevel,
  correctBlinds,
  dealInNewcomer,
  correctMisreadAction,
  resolveSkippedPlayer,
] as const;

export type DealCommand = TypeOf<(typeof dealCommands)[number]>;
