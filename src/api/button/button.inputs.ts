/**
 * The inputs of the mutations on button, blinds and newcomers.
 * May import: @nestjs/graphql, class-validator.
 */
import { InputType } from '@nestjs/graphql';
import { PlayerCommandInput, TableCommandInput } from '../commands/command.inputs.js';
import { nullable, SeatField, ReasonField } from '../commands/fields.js';

@InputType({
  description:
    'Where button and blinds of a hand stand by order of the director, instead of where the dead button has them. Without a reason they must be those of the rule.',
})
export class PositionsInput {
  @SeatField('The seat of the button, 1 to 10; nobody need sit there.')
  button!: number;

  @SeatField('The seat that posts the small blind, 1 to 10; null for none.', nullable)
  smallBlindSeat: number | null = null;

  @SeatField('The seat that posts the big blind, 1 to 10.')
  bigBlindSeat!: number;

  @ReasonField('Why they stand otherwise than by rule, 1 to 500 characters.', nullable)
  reason?: string | null;
}

@InputType({ description: 'Tells where the director has drawn the first button of a table, or has it drawn.' })
export class DetermineFirstButtonInput extends TableCommandInput {
  @SeatField(
    'The seat that was drawn, 1 to 10: one that is taken. Without one it is drawn from the seed of the seats, or is seat 1 where the rulebook fixes it.',
    nullable,
  )
  seat?: number | null;
}

@InputType({ description: 'Deals a player in who sat down after a hand was opened, and before its first card.' })
export class DealInNewcomerInput extends PlayerCommandInput {}
