/**
 * The options of the director or a player, and the chips that each costs.
 */
import { Field, ObjectType } from '@nestjs/graphql';
import type { RulingOption } from '../../../events/judging.js';
import { ChipsScalar } from '../language/scalars.js';
import { RulingOptionEnum } from './gesture-enums.js';

@ObjectType('OfferedOption', { description: 'Something to choose, and its consequence.' })
export class OfferedOptionType {
  @Field(() => RulingOptionEnum, { description: 'The option.' })
  option!: RulingOption;

  @Field(() => ChipsScalar, { nullable: true, description: 'The total on the street; null where the option fixes none.' })
  to!: number | null;
}
