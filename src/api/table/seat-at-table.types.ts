/**
 * A seat of a tournament.
 */
import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('SeatAtTable', { description: 'A seat of a table.' })
export class SeatAtTable {
  @Field(() => Int, { description: 'The number of the table.' })
  table!: number;

  @Field(() => Int, { description: 'The number of the seat, 1 to 10.' })
  seat!: number;
}
