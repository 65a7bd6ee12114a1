/**
 * Small chip-and-card types that tables, hands and replays share.
 */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { AnteFormat, AntePriority, Pot, Stakes } from '../../../events/values.js';
import { AnteFormatEnum, AntePriorityEnum } from './enums.js';
import { ChipsScalar } from './scalars.js';
import { Costs } from './costs.js';

@ObjectType('Stakes', { description: 'The forced bets of a hand.' })
export class StakesType implements Stakes {
  @Field(() => ChipsScalar, { description: 'The small blind; 0 for none.' })
  smallBlind!: number;

  @Field(() => ChipsScalar, { description: 'The big blind.' })
  bigBlind!: number;

  @Field(() => ChipsScalar, { description: 'The ante: of each player in the classic format, else the one that is due; 0 for none.' })
  ante!: number;

  @Field(() => AnteFormatEnum, { description: 'Who pays antes.' })
  anteFormat!: AnteFormat;

  @Field(() => AntePriorityEnum, { description: 'What a player who cannot cover both pays first.' })
  antePriority!: AntePriority;
}

@ObjectType('Pot', { description: 'A pot and who can win it.' })
export class PotType {
  @Field(() => ChipsScalar, { description: 'The chips in it.' })
  amount!: number;

  @Costs({ entries: 10 })
  @Field(() => [Int], { description: 'The seats that can win it.' })
  seats!: Pot['seats'];
}

@ObjectType({ description: 'Chips that a seat won.' })
export class SeatShare {
  @Field(() => Int, { description: 'The number of the seat.' })
  seat!: number;

  @Field(() => ChipsScalar, { description: 'What it won.' })
  amount!: number;
}
