/**
 * What a season comes to for a club, and how two players did.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import { Player } from '../language/player.types.js';
import { Costs } from '../language/costs.js';

@ObjectType({ description: 'How two players did in tournaments that both played.' })
export class HeadToHead {
  @Field(() => Int, { description: 'Tournaments that both played.' })
  met!: number;

  @Field(() => Int, { description: 'Of them, those where the first had the better place.' })
  ahead!: number;

  @Field(() => Int, { description: 'Of them, those where the other had the better place.' })
  behind!: number;

  @Field(() => Int, { description: 'Of them, those where they shared a place.' })
  level!: number;
}

@ObjectType({ description: 'How often somebody took part in the tournaments of a club that count.' })
export class Attendance {
  @Field(() => ID, { description: 'The id of the player.' })
  playerId!: PlayerId;

  @Field(() => Player, { description: 'The player.' })
  player!: Player;

  @Field(() => Int, { description: 'In how many they took part.' })
  tournaments!: number;
}

@ObjectType({ description: 'What a club’s tournaments came to in a season.' })
export class ClubReport {
  @Field(() => Int, { description: 'Its tournaments that count.' })
  tournaments!: number;

  @Field(() => Int, { description: 'How many different players took part.' })
  players!: number;

  @Field(() => Int, { description: 'Entries in all.' })
  entries!: number;

  @Field(() => String, { description: 'Entrants of a tournament on the average, with two decimals.' })
  averageField!: string;

  @Costs({ entries: 100 })
  @Field(() => [Attendance], { description: 'Who took part most often: the first 100.' })
  attendance!: readonly Attendance[];
}
