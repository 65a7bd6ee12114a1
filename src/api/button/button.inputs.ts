/**
 * The inputs of the mutations on button, blinds and newcomers.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType, Int } from '@nestjs/graphql';
import { IsOptional, Length, Max, Min } from 'class-validator';
import { PlayerCommandInput, TableCommandInput } from '../commands/command.inputs.js';

const SEATS = 10;

@InputType({
  description:
    'Where button and blinds of a hand stand by order of the director, instead of where the dead button has them. Without a reason they must be those of the rule.',
})
export class PositionsInput {
  @Field(() => Int, { description: 'The seat of the button, 1 to 10; nobody need sit there.' })
  @Min(1)
  @Max(SEATS)
  button!: number;

  @Field(() => Int, { nullable: true, description: 'The seat that posts the small blind, 1 to 10; null for none.' })
  @IsOptional()
  @Min(1)
  @Max(SEATS)
  smallBlindSeat: number | null = null;

  @Field(() => Int, { description: 'The seat that posts the big blind, 1 to 10.' })
  @Min(1)
  @Max(SEATS)
  bigBlindSeat!: number;

  @Field(() => String, { nullable: true, description: 'Why they stand otherwise than by rule, 1 to 500 characters.' })
  @IsOptional()
  @Length(1, 500)
  reason?: string | null;
}

@InputType({ description: 'Tells where the director has drawn the first button of a table, or has it drawn.' })
export class DetermineFirstButtonInput extends TableCommandInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'The seat that was drawn, 1 to 10: one that is taken. Without one it is drawn from the seed of the seats, or is seat 1 where the rulebook fixes it.',
  })
  @IsOptional()
  @Min(1)
  @Max(SEATS)
  seat?: number | null;
}

@InputType({ description: 'Deals a player in who sat down after a hand was opened, and before its first card.' })
export class DealInNewcomerInput extends PlayerCommandInput {}
