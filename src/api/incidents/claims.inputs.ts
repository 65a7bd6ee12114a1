/**
 * The inputs of the mutations on disputes: how a hand was read, to whom a pot went, what it held. How far the table has come since is read by the
 * server, and asked of nobody.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsOptional } from 'class-validator';
import type { Street } from '../../../events/values.js';
import { HandCommandInput } from '../commands/command.inputs.js';
import { nullable, WholeField, SeatField, ChipsField, ReasonField, FlagField, PartsField } from '../commands/fields.js';
import { StreetEnum } from '../language/enums.js';
import { IsSeat } from './seat-checks.js';

@InputType({ description: 'A part of a pot.' })
export class PotShareInput {
  @SeatField('The seat that gets it, 1 to 10.')
  seat!: number;

  @ChipsField(1, 'Its chips, 1 or more.')
  amount!: number;
}

@InputType({ isAbstract: true })
abstract class PotInput extends HandCommandInput {
  @WholeField(0, 9, 'The number of the pot: 0 for the main pot, then the side pots in order.')
  pot!: number;

  @Field(() => [Int], {
    nullable: true,
    description: 'The seats among which the pot is to be split, 1 to 10 of them; not beside the shares.',
  })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(10)
  @ArrayUnique()
  @IsSeat({ each: true })
  winners?: number[] | null;

  @PartsField(
    () => PotShareInput,
    [1, 10],
    'What each seat is to get of the pot, all of it together, 1 to 10 seats; not beside the winners.',
    nullable,
  )
  shares?: PotShareInput[] | null;
}

const by = {
  nullable: true,
  description: 'The seat that speaks up, in the hand or not, 1 to 10; somebody else when it is not given.',
} as const;

@InputType({ description: 'Says that a tabled hand was read wrongly.' })
export class ClaimReadingInput extends PotInput {
  @SeatField('The seat whose hand it is, 1 to 10.')
  seat!: number;

  @Field(() => Int, by)
  @IsOptional()
  @IsSeat()
  by?: number | null;
}

@InputType({ description: 'Says that a pot went to the wrong seats, or in wrong parts.' })
export class ClaimAwardInput extends PotInput {
  @FlagField('Whether that was because a tabled winning hand had been swept away; it was not when it is not given.', {
    defaultValue: false,
  })
  killedWinner!: boolean;

  @Field(() => Int, by)
  @IsOptional()
  @IsSeat()
  by?: number | null;
}

@InputType({ description: 'Says that chips which a seat owed never reached the pot.' })
export class ClaimAmountInput extends HandCommandInput {
  @Field(() => StreetEnum, { description: 'The round of betting in which it owed them.' })
  street!: Street;

  @SeatField('The seat that owed them, 1 to 10.')
  seat!: number;

  @ChipsField(1, 'The chips that are missing, 1 or more.')
  amount!: number;

  @FlagField('Whether the chips of that round were pulled in; where they still lie in front of the players, say false.', {
    defaultValue: true,
  })
  gathered!: boolean;

  @Field(() => Int, by)
  @IsOptional()
  @IsSeat()
  by?: number | null;
}

@InputType({ description: 'Says who gets a pot after all.' })
export class CorrectAwardInput extends PotInput {
  @ReasonField(
    'Why the director corrects it though no claim came in time, 1 to 500 characters; none on a claim that was accepted.',
    nullable,
  )
  reason?: string | null;
}

@InputType({ description: 'Says that the cards of a hand that is over were picked up, now.' })
export class ReportCardsPickedUpInput extends HandCommandInput {}
