/**
 * What can be asked of a tournament about who is out, in which place, and who has qualified.
 * Long: one room, each of its commands declared with its fields.
 */
import { UncalledBet } from '../../events/hand-discards.js';
import { EliminationOrder, DisqualificationCause } from '../../events/tournament-places.js';
import { inPlay, onceAnnounced, onceStarted } from '../accepted.js';
import { definePart, tournamentCommand, type TypeOf } from '../command.js';
import { byTapis, defaultsTo, nullMeans, optional } from '../field.js';
import { chips, flag, now, number, part, parts, player, players, reason, theArticle, theOfficial, thePlayer, word } from '../fields.js';
import { place } from './entry.js';
import { MAX_PLACE } from '../../events/values.js';

const bustStack = optional(
  chips(0, 'The player’s chips when the hand began, where no recorded hand gives them. Without it, the last known stack counts.'),
);

const knockedOutBy = optional(
  players(
    [1, 10],
    'The ids of the 1 to 10 players who share the player’s bounty, where a house rule has bounties; the first gets the odd cent.',
  ),
);

export const bust = definePart('Bust', 'A player who went out, with the chips that decide the place.', {
  playerId: player('The id of the player.'),
  stack: bustStack,
  knockedOutBy,
});

/** What the director says of the order where nobody knows the chips. */
export const eliminationOrder = optional(
  word(
    'EliminationOrder',
    EliminationOrder.options,
    'How they are placed, where not by their chips; needed where several go out whose chips nobody knows, unless their stacks are given.',
  ),
);

export const newPlace = definePart('NewPlace', 'A player, and the place that is ruled.', {
  playerId: player('The id of the player, who is out or has won.'),
  place: number(1, 'The place, from 1; the better number for players who share it.', MAX_PLACE),
});

/** After it a commission of the federation decides. */
const ratified = optional(byTapis<true>('That a federation has ratified the results; absent otherwise.'));

const leaving = {
  stack: optional(chips(1, 'The player’s chips as counted, needed where the stacks of the table are not known.')),
};

export const eliminatePlayer = tournamentCommand('EliminatePlayer', {
  group: 'floor.seats',
  // Of the last hand of a satellite, somebody may be reported once it is over.
  acceptedIn: { running: 'all', finished: 'ending' },
  asksForState: true,
  about:
    'Records that a player lost their last chips at an untracked table. Players who are reported by two commands went out in two hands: name players of one hand together (eliminatePlayers). In hand-for-hand play, name them with the hand instead (recordHandPlayed). A satellite that is over takes who went out in its last hand or round, and ends again.',
  articles: 'RO 1.10; MO 9.10; TF §10 b10',
  input: 'Records that a player lost their last chips at an untracked table.',
  putRightBy:
    '`correctElimination` where another player went out; `eliminatePlayers` where it was in one hand with others; else `reinstatePlayer`.',
  fields: {
    playerId: thePlayer,
    stack: bustStack,
    knockedOutBy,
    at: now(),
  },
});

export const eliminatePlayers = tournamentCommand('EliminatePlayers', {
  group: 'floor.seats',
  acceptedIn: inPlay,
  asksForState: true,
  about:
    'Records that players went out at the same time, at one table or several, as in a round of hand-for-hand. A player who is already out is placed with the others. A player at an untracked table goes out by this command.',
  articles: 'RO 1.10, 2.7; MO 9.10; TF §10 b10',
  input: 'Records that players went out at the same time.',
  putRightBy: '`reinstatePlayer`, or `eliminatePlayers` again for who went out together.',
  fields: {
    players: parts([1, 1000], bust, 'All who went out together, 1 to 1000 of them, each once.', 'playerId'),
    order: eliminationOrder,
    bubble: optional(flag('Whether it was the bubble; known by itself where the tournament says how many places are paid.')),
    reason: optional(reason('How it was found that they went out together, {bound}.')),
    at: now(),
  },
});

export const recordAbandonment = tournamentCommand('RecordAbandonment', {
  group: 'td.direct',
  acceptedIn: inPlay,
  asksForState: true,
  about:
    'Records that a player gives up, as confirmed by the player or judged by the director. The chips leave play, and the player’s place is fixed now.',
  articles: 'RO 1.9',
  input: 'Records that a player gives up.',
  putRightBy: '`reinstatePlayer`.',
  fields: {
    playerId: thePlayer,
    ...leaving,
    confirmed: defaultsTo(false, flag('Whether the player has confirmed it to the director.')),
    judged: defaultsTo(false, flag('Whether the director judges, for the given reason, that the player has given up without saying so.')),
    reason: nullMeans('the player has confirmed it', reason('The signs by which the director judges, {bound}.')),
    at: now(),
  },
});

export const removeAbsentPlayer = tournamentCommand('RemoveAbsentPlayer', {
  group: 'td.direct',
  acceptedIn: inPlay,
  asksForState: true,
  about:
    'Takes out a player who is absent on a later day, after notice or once the time to show up is over. Otherwise the player stays in while they have chips.',
  articles: 'RO 1.8',
  input: 'Takes out a player who is not there on a later day.',
  putRightBy: '`reinstatePlayer`.',
  fields: {
    playerId: thePlayer,
    ...leaving,
    gaveNotice: flag('Whether the player gave notice; else the time to show up must be over.'),
    at: now(),
  },
});

export const disqualifyPlayer = tournamentCommand('DisqualifyPlayer', {
  group: 'floor.rule',
  // Players who wait or are expected are excluded from the list; players with chips are disqualified.
  acceptedIn: onceAnnounced,
  asksForState: true,
  about:
    'Disqualifies a player: the chips leave play, and the player’s place is fixed now. During a hand that is recorded act by act their hand is dead at once, and they leave when it is over. Before the start the player leaves the list and can’t come back. After the end the director alone disqualifies, until the results are ratified. The player is placed last, those behind move up, and prizes are announced again.',
  articles: 'RO 1.4; RC 71; MO 13.1; TDA 7',
  input: 'Excludes a player.',
  putRightBy:
    '`liftDisqualification`: the place and its prize come back. `reinstatePlayer` for who had chips in play. During a hand: `liftDisqualification` before it is over; the player stays in, and the hand lives again where it still can. For who was excluded before: none. After the end: `liftDisqualification`; the place of before comes back.',
  fields: {
    playerId: thePlayer,
    ...leaving,
    cause: word('DisqualificationCause', DisqualificationCause.options, 'The cause of the disqualification.'),
    reason: reason(),
    offenceId: optional(number(1, 'The number of the offence on record that led to it.')),
    others: optional(
      parts(
        [0, 9],
        bust,
        'Who is disqualified too, each with their chips where these have to be counted; those of the record when it is not given.',
      ),
    ),
    uncalled: optional(
      word(
        'UncalledBet',
        UncalledBet.options,
        'During a hand: what the director decides on chips of the dead hand that nobody called. No rulebook says it: without this they stay in the pot. What goes back leaves play with the other chips.',
      ),
    ),
    by: theOfficial('Who decides it.'),
    at: now(),
    ratified,
  },
});

export const reinstatePlayer = tournamentCommand('ReinstatePlayer', {
  group: 'td.decide',
  acceptedIn: onceStarted,
  about:
    'Takes back an elimination that no recorded hand caused. The player is in again at the same seat with the same chips, and later places change. A tournament that had ended by it goes on. Where every seat is taken, the player waits for one. At an untracked table it is done between hands, and its stacks are not known until they are counted. Taken out again before another hand, the player is out as before.',
  input: 'Takes back that a player is out.',
  putRightBy: '`eliminatePlayer`.',
  fields: {
    playerId: thePlayer,
    reason: reason(),
    place: optional(part(place, 'Where the player sits down, if not at the old seat; needed where that is not free now.')),
    stack: optional(
      chips(
        1,
        'The player’s chips as counted. Needed where they stayed behind and the player sits down at another table than they lie on.',
      ),
    ),
    at: now(),
  },
});

export const correctElimination = tournamentCommand('CorrectElimination', {
  group: 'td.decide',
  acceptedIn: onceStarted,
  about:
    'Corrects an elimination that named the wrong player: at an untracked table another player went out in that hand. The one is in again at their seat. Where that is gone, or the table was broken since, they have the seat of the other, and the chips there. The other is out as of that moment, placed by their own stack. Prizes are announced again. Moves that were made since stand. The table is counted next.',
  input: 'Corrects an elimination that named the wrong player.',
  putRightBy: '`correctElimination` with the players exchanged, before the table is counted.',
  fields: {
    playerId: player('The id of the player who was reported out, and is not.'),
    wentOut: player('The id of the player who went out, of the same table.'),
    stack: bustStack,
    knockedOutBy,
    reason: reason('How it was found, {bound}.'),
    at: now(),
  },
});

export const correctPlaces = tournamentCommand('CorrectPlaces', {
  group: 'td.decide',
  acceptedIn: onceStarted,
  about:
    'Rules which places players have who are out, in play or after the finish. Players who get the same place share it; the others keep theirs. After the finish the first place can change too. Prizes are then announced again. `preview` shows first what it changes.',
  input: 'Rules which places players have.',
  putRightBy: '`correctPlaces` again.',
  fields: {
    players: parts([1, 1000], newPlace, 'Every player whose place changes, 1 to 1000 of them, each once.', 'playerId'),
    article: theArticle,
    reason: reason('What was found, and how it was ruled, {bound}.'),
    at: now(),
  },
});

export const annulDeal = tournamentCommand('AnnulDeal', {
  group: 'td.decide',
  acceptedIn: onceStarted,
  about:
    'Annuls a deal that was made, until the results are ratified: it was entered wrongly, say. A tournament that it had ended goes on, with the players, seats and chips of that moment. One that was played to its end pays the prizes by the places, and they are announced again.',
  input: 'Annuls a deal that was made.',
  putRightBy: '`proposeDeal` with all who accept it, while the tournament is in play.',
  fields: {
    deal: number(1, 'The number of the deal, from 1.'),
    reason: reason('What was wrong with it, {bound}.'),
    at: now(),
    ratified,
  },
});

export const declareElimination = tournamentCommand('DeclareElimination', {
  group: 'player.presence',
  acceptedIn: onceStarted,
  asksForState: true,
  about: 'Records that a player who is out has reported it to the officials, as two of the books ask.',
  articles: 'MO 7.18; TF §8 b15',
  input: 'Records that a player who is out has reported it to the officials.',
  putRightBy: "None is needed: it keeps the player's points.",
  fields: {
    playerId: thePlayer,
  },
});

export const recordUndeclaredElimination = tournamentCommand('RecordUndeclaredElimination', {
  group: 'td.decide',
  acceptedIn: onceStarted,
  asksForState: true,
  about: 'Records that a player who is out did not report it to the officials: in a tournament for points they get none.',
  articles: 'MO 7.18',
  input: 'Records that a player who is out did not report it to the officials.',
  putRightBy: '`liftDeclassing`.',
  fields: {
    playerId: thePlayer,
    reason: reason('How it was found, {bound}.'),
  },
});

export const liftDeclassing = tournamentCommand('LiftDeclassing', {
  group: 'td.decide',
  acceptedIn: onceStarted,
  about: 'Takes back that a player is declassed, in play or after the finish: they get their points.',
  articles: 'MO 7.18',
  input: 'Takes back that a player is declassed.',
  putRightBy: '`recordUndeclaredElimination` again.',
  fields: {
    playerId: thePlayer,
    reason: reason('What was found, {bound}.'),
  },
});

export const liftDisqualification = tournamentCommand('LiftDisqualification', {
  group: 'td.decide',
  acceptedIn: onceStarted,
  about:
    'Takes back that a player is disqualified, in play or after the finish. The player keeps the place and gets its prize; the chips stay out of play. Who was disqualified after the end has the place of before again. To have the player in again, reinstate them instead (reinstatePlayer). While the hand is still played in which the player was disqualified, they stay in, and their hand lives again where it still can.',
  articles: 'RC 71; MO 13.1; RO 11.1',
  input: 'Takes back that a player is disqualified.',
  putRightBy: '`disqualifyPlayer`.',
  fields: {
    playerId: thePlayer,
    reason: reason('What was found, {bound}.'),
    at: now(),
  },
});

export const ruleOnQualification = tournamentCommand('RuleOnQualification', {
  group: 'td.decide',
  acceptedIn: { running: 'all', finished: 'again' },
  asksForState: true,
  about: 'Rules on which of the players who share the last qualifying places qualify, which ends the satellite.',
  articles: 'MO 1.4, 13.2',
  input: 'Rules on which of the players who share the last qualifying places qualify.',
  putRightBy: 'None: the tournament is over by it.',
  fields: {
    players: players([1, MAX_PLACE], 'The ids of those who qualify: as many as there are places, or more where places were added.'),
    reason: reason('How it was ruled, {bound}.'),
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
  correctElimination,
  correctPlaces,
  annulDeal,
  declareElimination,
  recordUndeclaredElimination,
  liftDeclassing,
  liftDisqualification,
  ruleOnQualification,
] as const;

export type RankingCommand = TypeOf<(typeof rankingCommands)[number]>;
