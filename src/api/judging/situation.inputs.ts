/** A situation at a table as a client describes it, and the question what an act counts as. */
import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsOptional, ValidateNested } from 'class-validator';
import type { AnteFormat, Street } from '../../../events/values.js';
import type { Action } from '../../../commands/hand/action.js';
import type { DescribedSituation } from '../../hand/preview/described-situation.js';
import { nullable, NumberField, SeatField, ChipsField, WordField, PartField, PartsField } from '../inputs/fields.js';
import { plainly } from '../inputs/input-fields.js';
import { OneOfField } from '../inputs/one-of.js';
import { ActionInput } from './action.inputs.js';
import { AnteFormatEnum, StreetEnum } from '../language/enums.js';
import { ChipsScalar } from '../language/scalars.js';
import { AskedBooksArgs } from '../rulebook/asked-books.js';
import { IsHandId } from '../inputs/input-validation.js';
import { GestureInput } from './gesture.inputs.js';

@InputType({ description: 'A player of a described situation.' })
export class SituationPlayerInput {
  @SeatField('The number of the seat, 1 to 10.')
  seat!: number;

  @ChipsField(1, 'The player’s chips as the street begins; before the flop, before antes and blinds.')
  stack!: number;
}

@InputType({ description: 'A plain action of a seat on the street that is described.' })
export class SeatActionInput {
  @SeatField('The number of the seat, 1 to 10.')
  seat!: number;

  @PartField(() => ActionInput, 'What the seat did.')
  action!: Action;
}

@InputType({ description: 'A situation at a table that is no hand of a tournament.' })
export class SituationInput {
  @SeatField(
    'The seat of the button, 1 to 10; it can be an empty seat. The next seats clockwise have the blinds; heads-up the button has the small one.',
  )
  button!: number;

  @Field(() => [SituationPlayerInput], {
    description: 'The players who are in as the street begins, before the flop everybody dealt in: 2 to 10 of them, one a seat.',
  })
  @ArrayMinSize(2)
  @ArrayMaxSize(10)
  @ArrayUnique((player: SituationPlayerInput) => player.seat, { message: 'must name each seat once' })
  @ValidateNested({ each: true })
  @Type(() => SituationPlayerInput)
  players!: SituationPlayerInput[];

  @Field(() => ChipsScalar, { description: 'The small blind; 0 for none.' })
  smallBlind!: number;

  @ChipsField(1, 'The big blind, at least 1.')
  bigBlind!: number;

  @Field(() => ChipsScalar, { nullable: true, description: 'The ante that is due before the flop; 0 when it is not given.' })
  ante?: number | null;

  @WordField(AnteFormatEnum, 'Who pays it; no antes when it is not given.', nullable)
  anteFormat?: AnteFormat | null;

  @ChipsField(1, 'The smallest chip in play; 1 when it is not given.', nullable)
  chipUnit?: number | null;

  @WordField(StreetEnum, 'The street; before the flop when it is not given.', nullable)
  street?: Street | null;

  @Field(() => ChipsScalar, {
    nullable: true,
    description: 'The chips in the middle from the streets before, 0 when it is not given; ignored before the flop.',
  })
  pot?: number | null;

  @PartsField(
    () => SeatActionInput,
    [0, 60],
    'What was done on the street so far, in turn order, antes and blinds not counted: up to 60 actions.',
    nullable,
  )
  acts?: SeatActionInput[] | null;
}

@InputType({ description: 'A hand as it was at an earlier moment.' })
export class HandMomentInput {
  @Field(() => ID, { description: 'The id of the hand.' })
  @IsHandId()
  handId!: string;

  @NumberField(
    0,
    'The revision of the hand at that moment: the number of the last event that had happened, as in Hand.revision. For an act in the replay, it is the revision before its step. From the last event on, it is the hand now.',
  )
  revision!: number;
}

@InputType({
  isOneOf: true,
  description: 'Where an act is made: in a hand of a tournament, now or earlier, or in a situation that is described.',
})
export class RulingSceneInput {
  @Field(() => ID, { nullable: true, description: 'The hand in which the act is made.' })
  @IsOptional()
  @IsHandId()
  handId?: string | null;

  @PartField(() => HandMomentInput, 'The earlier moment of a hand at which the act is made, such as a step of its replay.', nullable)
  moment?: HandMomentInput | null;

  @PartField(() => SituationInput, 'The situation in which the act is made, where it is no hand of a tournament.', nullable)
  situation?: SituationInput | null;
}

@ArgsType()
export class PreviewRulingArgs extends AskedBooksArgs {
  @OneOfField({
    input: () => RulingSceneInput,
    description: 'Where the act is made: a hand, an earlier moment of a hand, or a situation.',
    isNeeded: true,
  })
  scene!: RulingSceneInput;

  @SeatField('The seat that acts, as if it were its turn.')
  seat!: number;

  @PartField(() => GestureInput, 'The gesture of the seat.')
  gesture!: GestureInput;
}

export function situationOf(input: SituationInput): DescribedSituation {
  const { button, players, smallBlind, bigBlind } = input;
  return {
    button,
    players,
    smallBlind,
    bigBlind,
    ante: input.ante ?? 0,
    anteFormat: input.anteFormat ?? 'none',
    chipUnit: input.chipUnit ?? 1,
    street: input.street ?? 'preflop',
    pot: input.pot ?? 0,
    acts: (input.acts ?? []).map(plainly),
  };
}
