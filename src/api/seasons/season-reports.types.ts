/** A club's result in a season, and a comparison of two players. */
import { ID, Int, ObjectType } from '@nestjs/graphql';
import { Player } from '../language/player.types.js';

import { BilingualText } from '../language/bilingual-text.types.js';
import { field, list, ofFields } from '../language/showing.js';
import { NotRankedReasonEnum } from './season-enums.js';

@ObjectType({ description: 'Results for which the scheme has no number, by the reason. They count as no points for their place.' })
export class ResultsWithoutNumber extends ofFields({
  problem: field(String, 'The reason as a word, as SeasonResult.problem has it.'),
  sentence: field(BilingualText, 'The reason.'),
  results: field(Int, 'How many results.'),
}) {}

@ObjectType({ description: 'Results that the rules do not rank, by the reason.' })
export class ResultsNotRanked extends ofFields({
  reason: field(NotRankedReasonEnum, 'The reason.'),
  sentence: field(BilingualText, 'The reason in words.'),
  results: field(Int, 'How many results.'),
}) {}

@ObjectType({ description: 'What a stage of a season counts, and what it cannot count yet.' })
export class StageCounting extends ofFields({
  tournaments: field(Int, 'The tournaments that count.'),
  waiting: field(Int, 'The results that wait to be matched with a person, and count for nobody (reassignRow).'),
  withoutNumber: list(5, ResultsWithoutNumber, 'The results without a number, the most frequent reason first.'),
  notRanked: list(
    3,
    ResultsNotRanked,
    'The results that the rules do not rank, the most frequent reason first. notRanked of the season lists them.',
  ),
}) {}

@ObjectType({ description: 'How two players did in tournaments that both played.' })
export class HeadToHead extends ofFields({
  met: field(Int, 'Tournaments that both played.'),
  ahead: field(Int, 'Of them, those where the first had the better place.'),
  behind: field(Int, 'Of them, those where the other had the better place.'),
  level: field(Int, 'Of them, those where they shared a place.'),
}) {}

@ObjectType({ description: 'How often a player took part in the counting tournaments of a club.' })
export class Attendance extends ofFields({
  playerId: field(ID, 'The id of the player.'),
  player: field(Player, 'The player.'),
  tournaments: field(Int, 'In how many they took part.'),
}) {}

@ObjectType({ description: 'What a club’s tournaments came to in a season.' })
export class ClubReport extends ofFields({
  tournaments: field(Int, 'Its tournaments that count.'),
  players: field(Int, 'How many different players took part.'),
  entries: field(Int, 'Entries in all.'),
  averageField: field(String, 'Entrants of a tournament on the average, with two decimals.'),
  attendance: list(100, Attendance, 'Who took part most often: the first 100.'),
}) {}
