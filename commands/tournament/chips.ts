/**
 * What can be asked of a tournament about the chips at its tables: counts, and chips that come into play or leave it otherwise than by
 * entries and races.
 */
import { ChipsOrigin } from '../../events/hand-reports.js';
import type { HandId } from '../../events/ids.js';
import { inPlay } from '../accepted.js';
import { definePart, ownTournamentCommand, tournamentCommand, type PartOf, type TypeOf } from '../command.js';
import { byTapis, defaultsTo, optional } from '../field.js';
import { chips, flag, now, number, parts, player, reason, theOfficial, thePlayer, theTable, whole, word } from '../fields.js';

export const chipCount = definePart('ChipCount', 'The chips of one player.', {
  playerId: player('The id of the player.'),
  stack: chips(0, 'All chips of the player.'),
});

export const absentBlinds = definePart('AbsentBlinds', 'What a player who is away owed in hands of one level.', {
  level: number(1, 'The number of the level, from 1, breaks not counted.'),
  smallBlinds: defaultsTo(0, whole(0, 1000, 'How many small blinds, at most 1000.')),
  bigBlinds: defaultsTo(0, whole(0, 1000, 'How many big blinds, at most 1000.')),
  antes: defaultsTo(0, whole(0, 1000, 'How many antes, at most 1000; where the big blind pays the ante, those that the player paid.')),
});

const stackChange = {
  amount: chips(1, 'How many chips, 1 or more, in chips that are in play.'),
  reason: reason('What happened, {bound}.'),
  by: theOfficial('Who reports it.'),
};

export const recordChipCounts = tournamentCommand('RecordChipCounts', {
  group: 'floor.chips',
  acceptedIn: inPlay,
  asksForState: true,
  about: 'Records the stacks of a whole table, as the floor counted them.',
  putRightBy: '`correctChipCount` for the last count of the table.',
  fields: {
    table: theTable,
    stacks: parts([1, 10], chipCount, 'The stack of every player at the table, 1 to 10 of them.'),
    reason: optional(reason('Why chips change hands, {bound}. Needed where the stacks were known and no hand was recorded since.')),
    at: now(),
  },
});

export const correctChipCount = tournamentCommand('CorrectChipCount', {
  group: 'floor.chips',
  acceptedIn: inPlay,
  about:
    'Corrects the last count of a table that was typed wrong. Each player gains or gives back the difference; hands that were played since stand. The players must still sit at the table.',
  input: 'Corrects the last count of a table that was typed wrong.',
  putRightBy: '`correctChipCount` again, or `recordChipCounts`.',
  fields: {
    table: theTable,
    count: number(1, 'Which count of the table it was, from 1: see lastCount of the table.'),
    stacks: parts([2, 10], chipCount, 'The stacks as they were counted then, of the players whom the wrong count lists.'),
    reason: reason('How it was found, {bound}.'),
  },
});

export const recordAbsentBlinds = tournamentCommand('RecordAbsentBlinds', {
  group: 'floor.chips',
  acceptedIn: inPlay,
  about:
    'Takes blinds and antes from the stack of a player who is away, for hands at an untracked table. The chips are the others’, as the next count finds them. A player with no chips left is out.',
  articles: 'RC 30; MO 3.2; TDA 7; RO 1.9, 4.1; TF §4 b2',
  input: 'Takes blinds and antes from the stack of a player who is away.',
  putRightBy: '`recordChipCounts`: the next count puts it right.',
  fields: {
    playerId: thePlayer,
    blinds: parts([1, 50], absentBlinds, 'What the player owed, level by level, each level once.', 'level'),
    at: now(),
  },
});

export const addChips = tournamentCommand('AddChips', {
  group: 'td.direct',
  acceptedIn: inPlay,
  about: 'Gives a player chips that the bank had left out: they count as handed out.',
  input: 'Gives a player chips that the bank had left out.',
  putRightBy: '`removeChips`.',
  fields: {
    playerId: thePlayer,
    ...stackChange,
  },
});

export const removeChips = tournamentCommand('RemoveChips', {
  group: 'td.direct',
  acceptedIn: inPlay,
  about: 'Takes chips back that the bank had given a player too many of; the player keeps some.',
  input: 'Takes chips back that the bank had given a player too many of.',
  putRightBy: '`addChips`.',
  fields: {
    playerId: thePlayer,
    ...stackChange,
  },
});

export const reportLostChips = tournamentCommand('ReportLostChips', {
  group: 'hand.report',
  acceptedIn: inPlay,
  about: 'Records that chips of a player are missing: the stack is without them until they are found.',
  input: 'Records that chips of a player are missing.',
  putRightBy: '`reportLostChipsFound`.',
  fields: {
    playerId: thePlayer,
    ...stackChange,
  },
});

export const reportLostChipsFound = tournamentCommand('ReportLostChipsFound', {
  group: 'hand.report',
  acceptedIn: inPlay,
  about: 'Records that missing chips were found: given back or removed for good, as the book says.',
  articles: 'RC 64; MO 11.3; TDA 23; RO 3.7; TF §3 b3',
  input: 'Records that missing chips were found.',
  putRightBy: '`reportLostChips`.',
  fields: {
    differenceId: number(1, 'The number of the loss, or of the count that did not add up, from 1.'),
    playerId: player('Whose chips they are.'),
    amount: chips(1, 'How many were found, 1 or more.'),
    outOfView: flag('Whether they had left the table, or the view of the others.'),
    by: theOfficial('Who reports it.'),
  },
});

export const confiscateHiddenChips = tournamentCommand('ConfiscateHiddenChips', {
  group: 'floor.rule',
  acceptedIn: inPlay,
  about:
    'Takes hidden chips from a player and puts the offence on record: they are out of play (RC 63; MO 11.3; TDA 23; RO 3.7; TF §3 b3). A player with no chips left is out.',
  input: 'Takes chips from a player that were out of view, or that came from elsewhere.',
  putRightBy: '`addChips`.',
  fields: {
    playerId: thePlayer,
    ...stackChange,
    origin: word('ChipsOrigin', ChipsOrigin.options, 'Whether they are part of the player’s stack as it stands, or of none.'),
    differenceId: optional(number(1, 'Of chips from elsewhere: the number of the loss that they were, where it is known.')),
    at: now(),
  },
});

export const noteHiddenChips = ownTournamentCommand('NoteHiddenChips', {
  about: 'Given when a hand has taken chips out of play: event `revision` of its stream. A second time gives no events.',
  occasion: 'a hand takes chips out of play',
  // A hand may be played to its end after the tournament.
  acceptedIn: { running: 'all', finished: 'nothing' },
  fields: {
    handId: byTapis<HandId>(),
    revision: byTapis<number>(),
    seat: byTapis<number>(),
    amount: byTapis<number>(),
    origin: byTapis<ChipsOrigin>(),
  },
});

export const recordChipDiscrepancy = tournamentCommand('RecordChipDiscrepancy', {
  group: 'floor.chips',
  acceptedIn: inPlay,
  about:
    'Accepts a count that does not add up: the difference is added to the chips in play, or taken from them. An equal difference the other way makes up for it.',
  input: 'Accepts that a count does not add up.',
  putRightBy: '`recordChipDiscrepancy` again, which explains the first.',
  fields: {
    table: theTable,
    stacks: parts([1, 10], chipCount, 'The stack of every player at the table, 1 to 10 of them.'),
    reason: reason('What is known of it, {bound}.'),
    by: theOfficial('Who accepts it: the director.'),
    at: now(),
  },
});

export const chipsCommands = [
  recordChipCounts,
  correctChipCount,
  recordAbsentBlinds,
  addChips,
  removeChips,
  reportLostChips,
  reportLostChipsFound,
  confiscateHiddenChips,
  noteHiddenChips,
  recordChipDiscrepancy,
] as const;

export type ChipsCommand = TypeOf<(typeof chipsCommands)[number]>;

/** So many chips of a player. */
export type StackOf = PartOf<typeof chipCount>;
