/** The options of the director or a player, and what each costs in chips. */
import { ObjectType } from '@nestjs/graphql';
import { ChipsScalar } from '../language/scalars.js';
import { RulingOptionEnum } from './gesture-enums.js';
import { field, ofFields, orNull } from '../language/showing.js';

@ObjectType('OfferedOption', { description: 'Something to choose, and its consequence.' })
export class OfferedOptionType extends ofFields({
  option: field(RulingOptionEnum, 'The option.'),
  to: orNull(ChipsScalar, 'The total on the street; null where the option fixes none.'),
}) {}
