/**
 * What can be asked of a tournament about chips that are exchanged, raced off and found again. `by`: who does it; the director where it is
 * left out.
 */
import { ExchangeBy } from '../../events/tournament-chip-race.js';
import { inPlay } from '../accepted.js';
import { definePart, tournamentCommand, type PartOf, type TypeOf } from '../command.js';
import { defaultsTo, nullMeans, optional } from '../field.js';
import {
  card,
  chips,
  flag,
  impersonalReason,
  list,
  now,
  numbers,
  parts,
  player,
  reason,
  seat,
  theOfficial,
  thePlayer,
  theTable,
  whole,
  word,
} from '../fields.js';

export const pieces = definePart('Pieces', 'A number of chips of one value.', {
  value: chips(1, 'What one is worth.'),
  count: whole(1, 1_000_000, 'How many, {bound}.'),
});

export const raceCards = definePart('RaceCards', 'The cards that a seat was dealt in a race.', {
  seat: seat('The seat, {bound}.'),
  cards: list([1, 52], card('A card.'), 'A card for each of its odd chips, 1 to 52.'),
});

export const announceColorUp = tournamentCommand('AnnounceColorUp', {
  group: 'floor.chips',
  acceptedIn: inPlay,
  about: 'Announces that chips of a value are changed for larger ones; stacks are worth what they were.',
  input: 'Announces that chips of a value are changed for larger ones, at exactly equal value.',
  putRightBy: '`withdrawColorUp`.',
  fields: {
    value: chips(1, 'What one of the chips is worth that are changed.'),
    extent: defaultsTo('partial', word('ColorUpExtent', ['total', 'partial'], 'All of them, or those that players have too many of.')),
    by: theOfficial('Who announces it.'),
  },
});

export const exchangeChips = tournamentCommand('ExchangeChips', {
  group: 'floor.chips',
  acceptedIn: inPlay,
  about: 'Records an exchange of chips at equal value; stacks are worth what they were.',
  input: 'Changes chips of a player with another player of the table, or with the bank.',
  putRightBy: '`exchangeChips` the other way.',
  fields: {
    table: theTable,
    playerId: player('The id of the player.'),
    otherId: nullMeans('the bank', player('The id of the other player; the bank when it is not given.')),
    gives: parts([1, 20], pieces, 'What the player gives.'),
    gets: parts([1, 20], pieces, 'What the player gets for it, worth as much.'),
    by: defaultsTo('floor', word('ExchangeBy', ExchangeBy.options, 'Who makes the exchange.')),
  },
});

export const announceChipRace = tournamentCommand('AnnounceChipRace', {
  group: 'floor.chips',
  acceptedIn: inPlay,
  about:
    'Announces a chip race: the smallest chip leaves play. Blinds and bets are multiples of the larger one from the next hand on; each table keeps its old chips until it races.',
  input: 'Announces that the smallest chip leaves play: from the next hand on it can be bet all-in only.',
  putRightBy: '`withdrawChipRace`, until a table has run it.',
  fields: {
    newSmallest: chips(1, 'The smallest chip that stays: the next in the set. Every blind still to come must be a multiple of it.'),
    by: theOfficial('Who announces it.'),
    at: now(),
  },
});

export const runChipRace = tournamentCommand('RunChipRace', {
  group: 'floor.chips',
  acceptedIn: inPlay,
  about:
    'Races off the odd chips of a table between two hands, by the book of the tournament. Without old chips, or a second time, it gives no events. Cards or winners other than those of the last race are then refused.',
  input: 'Races off the odd chips of a table.',
  putRightBy: '`correctChipRace` with the right cards.',
  fields: {
    table: theTable,
    newSmallest: chips(
      1,
      'The smallest chip that stays, as announced. A nearer one comes first where a deck has fewer cards than the table odd chips.',
    ),
    cards: optional(
      parts(
        [0, 10],
        raceCards,
        'The cards as they were dealt at the table. Where the book has cards dealt and none are given, the server draws them. Their seed follows from the seed of the seats and the stacks of the table, so that it cannot be chosen.',
      ),
    ),
    newDealer: optional(seat('The seat that deals the next hand, {bound}; by rule when it is not given.')),
    houseDealer: optional(defaultsTo(false, flag('Whether a dealer of the house deals at this table.'))),
    startSeat: optional(seat('The seat from which the table dealt, {bound}, to be checked.')),
    winners: optional(numbers([0, 20], 'The seats that won a chip, to be checked.')),
    rescued: optional(numbers([0, 20], 'The seats that got a chip because they had nothing left, to be checked.')),
    by: theOfficial('Who runs it, or supervises a player who deals.'),
  },
});

const takenBack = {
  reason: impersonalReason('chips of all tables', 'Why it is taken back, {bound}.'),
  by: theOfficial('Who takes it back.'),
};

export const withdrawColorUp = tournamentCommand('WithdrawColorUp', {
  group: 'floor.chips',
  acceptedIn: inPlay,
  about: 'Takes back that chips of a value are exchanged. What was exchanged stands.',
  input: 'Takes back that chips of a value are exchanged.',
  putRightBy: '`announceColorUp`.',
  fields: {
    value: chips(1, 'What one of the chips is worth whose exchange was announced.'),
    ...takenBack,
  },
});

export const withdrawChipRace = tournamentCommand('WithdrawChipRace', {
  group: 'floor.chips',
  acceptedIn: inPlay,
  about: 'Takes back the announced chip race, as long as no table has run it. The smallest chip stays in play.',
  input: 'Takes back the announced chip race.',
  putRightBy: '`announceChipRace`.',
  fields: takenBack,
});

export const correctChipRace = tournamentCommand('CorrectChipRace', {
  group: 'floor.chips',
  acceptedIn: inPlay,
  about:
    'Corrects the cards of the last race of a table, and with them who won. Each player gains or gives back the difference where they sit now.',
  input: 'Corrects the cards of the last race of a table.',
  putRightBy: '`correctChipRace` again.',
  fields: {
    table: theTable,
    cards: parts([0, 10], raceCards, 'The cards as they were dealt at the table, a card for each odd chip.'),
    winners: optional(numbers([0, 20], 'The seats that won a chip, to be checked.')),
    rescued: optional(numbers([0, 20], 'The seats that got a chip because they had nothing left, to be checked.')),
    reason: reason('How it was found, {bound}.'),
    by: theOfficial('Who corrects it.'),
  },
});

export const reportFoundChips = tournamentCommand('ReportFoundChips', {
  group: 'hand.report',
  acceptedIn: inPlay,
  about: 'Records that a player has chips that were raced off: exchanged at equal value, or removed, as the book says.',
  input: 'Records that a player has chips of a value that was raced off at the table.',
  putRightBy: '`removeChips`.',
  fields: {
    playerId: thePlayer,
    value: chips(1, 'What one of them was worth.'),
    count: whole(1, 1_000_000, 'How many, {bound}.'),
  },
});

export const chipRaceCommands = [
  announceColorUp,
  exchangeChips,
  announceChipRace,
  runChipRace,
  withdrawColorUp,
  withdrawChipRace,
  correctChipRace,
  reportFoundChips,
] as const;

export type ChipRaceCommand = TypeOf<(typeof chipRaceCommands)[number]>;

/** So many chips of one value. */
export type Pieces = PartOf<typeof pieces>;
