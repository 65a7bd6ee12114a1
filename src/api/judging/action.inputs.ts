/** A plain action: only a bet or a raise has a total. */
import { Field, InputType } from '@nestjs/graphql';
import { ValidateBy, ValidateIf } from 'class-validator';
import type { Action } from '../../../commands/hand/action.js';
import { WordField } from '../inputs/fields.js';
import { ActionTypeEnum } from '../language/enums.js';
import { ChipsScalar } from '../language/scalars.js';
import { Written } from '../inputs/written-inputs.js';

@Written
@InputType({ description: 'An action of the seat in turn.' })
export class ActionInput {
  @WordField(ActionTypeEnum, 'What the seat does.')
  type!: Action['type'];

  @Field(() => ChipsScalar, {
    nullable: true,
    description: 'For BET and RAISE, and only for them: the total of the seat on this street after the action, blinds included.',
  })
  @ValidateIf((action: ActionInput) => isWager(action.type) || action.to != null)
  @IsFittingTotal()
  to?: number | null;
}

/** The field is set exactly for a bet or a raise. */
function IsFittingTotal(): PropertyDecorator {
  return ValidateBy({
    name: 'isFittingTotal',
    validator: {
      validate: (to, given) => isWager((given!.object as ActionInput).type) === (typeof to === 'number'),
      defaultMessage: (given) => (given!.value == null ? 'is needed for BET and RAISE' : 'is for BET and RAISE only'),
    },
  });
}

function isWager(type: Action['type']): type is 'bet' | 'raise' {
  return type === 'bet' || type === 'raise';
}
