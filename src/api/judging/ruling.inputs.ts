/**
 * The inputs of the mutations on acts beside a plain action of the seat in turn, and on the director's rulings.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType } from '@nestjs/graphql';
import { IsIn } from 'class-validator';
import type { RulingOption } from '../../../events/judging.js';
import type { Street } from '../../../events/values.js';
import type { Action } from '../../hand/betting/action.js';
import { HandCommandInput, SeatCommandInput } from '../commands/command.inputs.js';
import { nullable, NumberField, SeatField, ReasonField, WordField, PartField, PartsField } from '../commands/fields.js';
import { ActionInput } from '../hand/hand.inputs.js';
import { StreetEnum } from '../language/enums.js';
import { ChipsScalar } from '../language/scalars.js';
import { RulingOptionEnum } from './gesture-enums.js';
import { GestureInput } from './gesture.inputs.js';

@InputType({ description: 'The act of one seat among several at the same moment.' })
export class SeatActInput {
  @SeatField('The number of the seat, 1 to 10.')
  seat!: number;

  @PartField(() => GestureInput, 'What it did.')
  gesture!: GestureInput;
}

@InputType({ description: 'Takes acts of several seats at the same moment.' })
export class ActSimultaneouslyInput extends HandCommandInput {
  @PartsField(() => SeatActInput, [2, 10], 'The acts, 2 to 10 of them, one a seat, in any order.')
  acts!: SeatActInput[];
}

@InputType({ isAbstract: true })
export abstract class DarkBetInput extends SeatCommandInput {
  @Field(() => StreetEnum, { description: 'The street whose cards are not turned up yet: FLOP, TURN or RIVER.' })
  @IsIn(['flop', 'turn', 'river'], { message: 'must be FLOP, TURN or RIVER' })
  street!: Exclude<Street, 'preflop'>;
}

@InputType({ description: 'Records an act that was announced before the cards of its street are turned up.' })
export class BetInTheDarkInput extends DarkBetInput {
  @PartField(() => GestureInput, 'What the player announced.')
  gesture!: GestureInput;
}

@InputType({ description: 'Confirms, by the dealer, what a seat announced in the dark.' })
export class ConfirmDarkBetInput extends DarkBetInput {}

@InputType({ description: 'Answers a ruling that the hand waits for.' })
export class RuleOnActionInput extends HandCommandInput {
  @NumberField(1, 'The id of the ruling, as the hand shows it.')
  rulingId!: number;

  @WordField(RulingOptionEnum, 'One of the options of the ruling.')
  option!: RulingOption;

  @Field(() => ChipsScalar, {
    nullable: true,
    description: 'The total on the street, for the options that leave it to the director, and only for them.',
  })
  amount?: number | null;

  @ReasonField('Why he ruled so, 1 to 500 characters.', nullable)
  reason?: string | null;
}

@InputType({ description: 'Sets the action of the seat in turn against the text of the rulebook, for fairness.' })
export class OverrideRulingInput extends SeatCommandInput {
  @PartField(
    () => GestureInput,
    'The act that it is about; not needed where a ruling is open or an act of the seat did not stand.',
    nullable,
  )
  gesture?: GestureInput | null;

  @PartField(() => ActionInput, 'What the director makes of it: an action that is legal.')
  action!: Action;

  @ReasonField('Why he departs from the text, 1 to 500 characters; it is recorded with what the text says.')
  reason!: string;
}
