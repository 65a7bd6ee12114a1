/**
 * What can be asked of a tournament about who is out, in which place, and who has qualified.
 */
import { Official } from '../../events/tournament-discipline.js';
import { DisqualificationCause } from '../../events/tournament-places.js';
import { definePart, tournamentCommand, type TypeOf } from '../command.js';
import { defaultsTo, nullMeans, optional } from '../field.js';
import { chips, flag, now, number, part, parts, player, players, reason, thePlayer, word } from '../fields.js';
import { place } from './entry.js';

export const bust = definePart('Bust', 'A player who went out, with the chips by which he is placed.', {
  playerId: player('The id of the player.'),
  stack: optional(
    chips(0, 'The chips with which he began the hand, where no hand that was typed in says them; those last known when it is not given.'),
  ),
});

const leaving = {
  stack: optional(chips(1, 'His chips as counted, needed where the stacks of his table are not known.')),
};

export const eliminatePlayer = tournamentCommand('EliminatePlayer', {
  about: 'Records that a player lost his last chips at a table whose hands nobody types in.',
  fields: {
    playerId: thePlayer,
    at: now(),
  },
});

export const eliminatePlayers = tournamentCommand('EliminatePlayers', {
  about:
    'Records that players went out at the same time, at one table or several: in one round of hand-for-hand, say. Who is out already is placed with the others; who sits at a table whose hands nobody types in is put out by it.',
  articles: 'RO 1.10, 2.7; MO 9.10; TF §10 b10',
  input: 'Records that players went out at the same time.',
  fields: {
    players: parts([1, 1000], bust, 'All who went out together, 1 to 1000 of them, each once.', 'playerId'),
    bubble: optional(flag('Whether it was the bubble; known by itself where the tournament says how many places are paid.')),
    at: now(),
  },
});

export const recordAbandonment = tournamentCommand('RecordAbandonment', {
  about:
    'Records that a player gives up, once he has confirmed it or the director judges it so: his chips leave play, and he is placed as of now.',
  articles: 'RO 1.9',
  input: 'Records that a player gives up.',
  fields: {
    playerId: thePlayer,
    ...leaving,
    confirmed: defaultsTo(false, flag('Whether he has confirmed it to the director.')),
    judged: defaultsTo(
      false,
      flag('Whether the director takes him to have given up though he did not say so, for the reason that is told.'),
    ),
    reason: nullMeans('the player has confirmed it', reason('By which signs the director judges, 1 to 500 characters.')),
    at: now(),
  },
});

export const removeAbsentPlayer = tournamentCommand('RemoveAbsentPlayer', {
  about:
    'Takes out a player who is not there on a later day, because he gave notice or the time to show up is over; else he is in while he has chips.',
  articles: 'RO 1.8',
  input: 'Takes out a player who is not there on a later day.',
  fields: {
    playerId: thePlayer,
    ...leaving,
    gaveNotice: flag('Whether he gave notice; else the time to show up must be over.'),
    at: now(),
  },
});

export const disqualifyPlayer = tournamentCommand('DisqualifyPlayer', {
  about: 'Excludes a player: his chips leave play, and he is placed as of now; before the start he leaves the list and can’t come back.',
  articles: 'RO 1.4; RC 71; MO 13.1; TDA 7',
  input: 'Excludes a player.',
  fields: {
    playerId: thePlayer,
    ...leaving,
    cause: word('DisqualificationCause', DisqualificationCause.options, 'What for.'),
    reason: reason(),
    offenceId: optional(number(1, 'The number of the offence on record for which he is.')),
    others: optional(
      parts(
        [0, 9],
        bust,
        'Who is disqualified with him, each with his chips where they have to be counted; those of the record when it is not given.',
      ),
    ),
    by: optional(defaultsTo('director', word('Official', Official.options, 'Who decides it.'))),
    at: now(),
  },
});

export const reinstatePlayer = tournamentCommand('ReinstatePlayer', {
  about:
    'Takes back that a player is out, where no typed hand cost him his chips: he is in again with those that he had, at his seat, and who went out since has another place. A tournament that had ended by it goes on. Between the hands of a table whose hands nobody types in; its stacks are not known until they are counted.',
  input: 'Takes back that a player is out.',
  fields: {
    playerId: thePlayer,
    reason: reason(),
    place: optional(part(place, 'Where he sits down, if not at his seat; needed where that is not free any more.')),
    stack: optional(
      chips(1, 'His chips as counted; needed where he had not left with them and sits down at another table than they lie on.'),
    ),
    at: now(),
  },
});

export const declareElimination = tournamentCommand('DeclareElimination', {
  about: 'Records that a player who is out has told the officials, as two of the books ask.',
  articles: 'MO 7.18; TF §8 b15',
  input: 'Records that a player who is out has told the officials.',
  fields: {
    playerId: thePlayer,
  },
});

export const recordUndeclaredElimination = tournamentCommand('RecordUndeclaredElimination', {
  about: 'Records that a player who is out did not tell the officials: in a tournament for points he gets none.',
  articles: 'MO 7.18',
  input: 'Records that a player who is out did not tell the officials.',
  fields: {
    playerId: thePlayer,
    reason: reason('How it was found, 1 to 500 characters.'),
  },
});

export const ruleOnQualification = tournamentCommand('RuleOnQualification', {
  about: 'Rules on who qualifies of players who share the last places that do, which ends the satellite.',
  articles: 'MO 1.4, 13.2',
  input: 'Rules on who qualifies of players who share the last places that do.',
  fields: {
    players: players([1, 9999], 'The ids of those who qualify: as many as there are places, or more where places were added.'),
    reason: reason('How it was ruled, 1 to 500 characters.'),
    at: now(),
  },
});

export const rankingCommands = [
  eliminatePlayer,
  eliminatePlayers,
  recordAbandonment,
  removeAbsentPlayer,
  disqualifyPlayer,
  reinstatePlayer,
  declareElimination,
  recordUndeclaredElimination,
  ruleOnQualification,
] as const;

export type RankingCommand = TypeOf<(typeof rankingCommands)[number]>;
