/**
 * The inputs of the mutations on hands: what must be there and within which bounds.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsIn,
  IsOptional,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { Gesture } from '../../../events/judging.js';
import type { Card, HoleCards, Street } from '../../../events/values.js';
import type { Action } from '../../hand/betting/action.js';
import { HandCommandInput, SeatCommandInput } from '../commands/command.inputs.js';
import { nullable, WholeField, FlagField, WordField, PartField, PartsField } from '../commands/fields.js';
import { GestureInput } from '../judging/gesture.inputs.js';
import { ActionTypeEnum, StreetEnum } from '../language/enums.js';
import { CardScalar, ChipsScalar } from '../language/scalars.js';

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

/** The field is there for a bet or a raise, and for nothing else. */
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

@InputType({ description: 'Takes an act of a seat: either a plain action or a gesture.' })
export class ActInput extends SeatCommandInput {
  @Field(() => ActionInput, { nullable: true, description: 'A plain action of the seat in turn; the hand lists what is legal.' })
  @IsEitherThisOr('gesture')
  @ValidateNested()
  @Type(() => ActionInput)
  action?: Action | null;

  @PartField(() => GestureInput, 'What the player said, pushed or showed, in his turn or before it, instead of a plain action.', nullable)
  gesture?: Gesture | null;
}

/** Exactly one of the two fields is there. */
export function IsEitherThisOr(other: string): PropertyDecorator {
  return ValidateBy({
    name: 'isEitherThisOr',
    validator: {
      validate: (value, given) => (value == null) !== ((given!.object as Record<string, unknown>)[other] == null),
      defaultMessage: (given) => (given!.value == null ? `is needed, or ${other}` : `stands without ${other}`),
    },
  });
}

@InputType({ isAbstract: true })
export abstract class HoleCardsInput extends SeatCommandInput {
  @Field(() => [CardScalar], { description: 'Both cards of the seat.' })
  @ArrayMinSize(2)
  @ArrayMaxSize(2)
  @ArrayUnique()
  cards!: HoleCards;
}

@InputType({
  description: 'Records the cards that were dealt to a seat before they are tabled; only the bearer of the token sees them until then.',
})
export class RecordHoleCardsInput extends HoleCardsInput {}

@InputType({ description: 'Turns both cards of a seat face up.' })
export class TableHandInput extends HoleCardsInput {}

@InputType({ description: 'Gives up a hand at showdown without tabling it.' })
export class MuckHandInput extends SeatCommandInput {
  @FlagField(
    'Whether the pot waits, should this leave one hand alone: somebody may still ask to see the hand (RC 18; RO 10.5), and awardPots pushes it. It is pushed at once when this is not given.',
    { defaultValue: false },
  )
  potWaits!: boolean;
}

@InputType({ description: 'Turns up the cards of a street.' })
export class DealBoardInput extends HandCommandInput {
  @Field(() => StreetEnum, { description: 'The street: FLOP, TURN or RIVER.' })
  @IsIn(['flop', 'turn', 'river'], { message: 'must be FLOP, TURN or RIVER' })
  street!: Exclude<Street, 'preflop'>;

  @Field(() => [CardScalar], {
    nullable: true,
    description: 'Its cards, three for the flop, else one; null where the table does not enter cards.',
  })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(3)
  @ArrayUnique()
  cards: Card[] | null = null;
}

@InputType({ description: 'Who won a pot.' })
export class PotWinnersInput {
  @WholeField(0, 9, 'The pot: 0 for the main pot, then the side pots in order.')
  pot!: number;

  @Field(() => [Int], { description: 'The seats that won it, 1 to 10 of them.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(10)
  @Min(1, { each: true })
  @Max(10, { each: true })
  seats!: number[];
}

@InputType({ description: 'Says who won each pot where the cards are not all known.' })
export class DeclareWinnersInput extends HandCommandInput {
  @PartsField(() => PotWinnersInput, [1, 10], 'The winners of every pot.')
  winners!: PotWinnersInput[];
}
