/**
 * The inputs of the mutations on exchanged, raced and found chips, and of a race that is described instead of played.
 * May import: @nestjs/graphql, class-validator, the rulebooks.
 */
import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsBoolean, IsIn, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import type { PlayerId } from '../../../events/ids.js';
import { ExchangeBy } from '../../../events/tournament-chip-race.js';
import { Official } from '../../../events/tournament-discipline.js';
import type { Card } from '../../../events/values.js';
import { PlayerCommandInput, TableCommandInput, TournamentCommandInput } from '../commands/command.inputs.js';
import { OfficialEnum } from '../discipline/discipline-enums.js';
import { CardScalar, ChipsScalar } from '../language/scalars.js';
import { IsPlainId } from '../server/input-validation.js';
import { ColorUpExtentEnum, ExchangeByEnum } from './chip-race-enums.js';
import { AskedBooksArgs } from '../rulebook/asked-books.js';

@InputType({ description: 'Tells the players that chips of a value are changed for larger ones, at exactly equal value.' })
export class AnnounceColorUpInput extends TournamentCommandInput {
  @Field(() => ChipsScalar, { description: 'What one of the chips is worth that are changed.' })
  @Min(1)
  value!: number;

  @Field(() => ColorUpExtentEnum, { defaultValue: 'partial', description: 'All of them, or those that players have too many of.' })
  @IsIn(Object.values(ColorUpExtentEnum))
  extent!: 'total' | 'partial';

  @Field(() => OfficialEnum, { defaultValue: 'director', description: 'Who announces it.' })
  @IsIn(Official.options)
  by!: Official;
}

@InputType({ description: 'So many chips of one value.' })
export class PiecesInput {
  @Field(() => ChipsScalar, { description: 'What one is worth.' })
  @Min(1)
  value!: number;

  @Field(() => Int, { description: 'How many, 1 to 1000000.' })
  @Min(1)
  @Max(1_000_000)
  count!: number;
}

@InputType({ description: 'A player changes chips with another one of his table, or with the bank.' })
export class ExchangeChipsInput extends TableCommandInput {
  @Field(() => ID, { description: 'The id of the player.' })
  @IsPlainId()
  playerId!: PlayerId;

  @Field(() => ID, { nullable: true, description: 'The id of the other player; the bank when it is not given.' })
  @IsOptional()
  @IsPlainId()
  otherId: PlayerId | null = null;

  @Field(() => [PiecesInput], { description: 'What the player gives.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => PiecesInput)
  gives!: PiecesInput[];

  @Field(() => [PiecesInput], { description: 'What he gets for it, worth as much.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => PiecesInput)
  gets!: PiecesInput[];

  @Field(() => ExchangeByEnum, { defaultValue: 'floor', description: 'Who makes the exchange.' })
  @IsIn(ExchangeBy.options)
  by!: ExchangeBy;
}

@InputType({ description: 'Tells the players that the smallest chip leaves play: from the next hand on it can be bet all-in only.' })
export class AnnounceChipRaceInput extends TournamentCommandInput {
  @Field(() => ChipsScalar, {
    description: 'The smallest chip that stays: the next in the set, and one that every blind still to come is made of.',
  })
  @Min(1)
  newSmallest!: number;

  @Field(() => OfficialEnum, { defaultValue: 'director', description: 'Who announces it.' })
  @IsIn(Official.options)
  by!: Official;
}

@InputType({ description: 'The cards that a seat was dealt in a race.' })
export class RaceCardsInput {
  @Field(() => Int, { description: 'The seat, 1 to 10.' })
  @Min(1)
  @Max(10)
  seat!: number;

  @Field(() => [CardScalar], { description: 'A card for each of its odd chips, 1 to 52.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(52)
  cards!: Card[];
}

@InputType({ description: 'Races off the odd chips of a table.' })
export class RunChipRaceInput extends TableCommandInput {
  @Field(() => ChipsScalar, {
    description: 'The smallest chip that stays, as announced; a nearer one first where a deck has fewer cards than the table odd chips.',
  })
  @Min(1)
  newSmallest!: number;

  @Field(() => [RaceCardsInput], {
    nullable: true,
    description:
      'The cards as they were dealt at the table. Where they are not given and the book has cards dealt, the server draws them from a seed that follows from the seed of the seats and the stacks of the table, so that nobody chooses it.',
  })
  @IsOptional()
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => RaceCardsInput)
  cards?: RaceCardsInput[] | null;

  @Field(() => Int, { nullable: true, description: 'The seat that deals the next hand, 1 to 10; by rule when it is not given.' })
  @IsOptional()
  @Min(1)
  @Max(10)
  newDealer?: number | null;

  @Field(() => Boolean, { defaultValue: false, description: 'A dealer of the house deals at this table.' })
  @IsBoolean()
  houseDealer!: boolean;

  @Field(() => Int, { nullable: true, description: 'The seat from which the table dealt, 1 to 10, to be checked.' })
  @IsOptional()
  @Min(1)
  @Max(10)
  startSeat?: number | null;

  @Field(() => [Int], { nullable: true, description: 'The seats that won a chip, to be checked.' })
  @IsOptional()
  @ArrayMaxSize(20)
  winners?: number[] | null;

  @Field(() => [Int], { nullable: true, description: 'The seats that got a chip because they had nothing left, to be checked.' })
  @IsOptional()
  @ArrayMaxSize(20)
  rescued?: number[] | null;

  @Field(() => OfficialEnum, { defaultValue: 'director', description: 'Who runs it, or stands by while a player deals.' })
  @IsIn(Official.options)
  by!: Official;
}

@InputType({ description: 'A player has chips of a value that was raced off at his table.' })
export class ReportFoundChipsInput extends PlayerCommandInput {
  @Field(() => ChipsScalar, { description: 'What one of them was worth.' })
  @Min(1)
  value!: number;

  @Field(() => Int, { description: 'How many, 1 to 1000000.' })
  @Min(1)
  @Max(1_000_000)
  count!: number;
}

@InputType({ description: 'A stack at a table that is described.' })
export class StackInput {
  @Field(() => Int, { description: 'The seat, 1 to 10.' })
  @Min(1)
  @Max(10)
  seat!: number;

  @Field(() => ChipsScalar, { description: 'What it is worth, a multiple of the value that goes.' })
  @Min(1)
  stack!: number;
}

@InputType({ description: 'A table that is to race.' })
export class ChipRaceInput {
  @Field(() => ChipsScalar, { description: 'The value that goes.' })
  @Min(1)
  removed!: number;

  @Field(() => ChipsScalar, { description: 'The smallest that stays, a multiple of it.' })
  @Min(2)
  newSmallest!: number;

  @Field(() => [StackInput], { description: 'The stacks, 1 to 10 of them, each seat once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => StackInput)
  stacks!: StackInput[];

  @Field(() => Int, { defaultValue: 10, description: 'How many seats the table has, 2 to 10.' })
  @Min(2)
  @Max(10)
  seatsPerTable!: number;

  @Field(() => Int, { nullable: true, description: 'The seat that deals the next hand, 1 to 10; the last one when it is not given.' })
  @IsOptional()
  @Min(1)
  @Max(10)
  newDealer?: number | null;

  @Field(() => Boolean, { defaultValue: false, description: 'A dealer of the house deals.' })
  @IsBoolean()
  houseDealer!: boolean;

  @Field(() => [RaceCardsInput], {
    nullable: true,
    description: 'The cards as each seat is dealt them; without them a book that has cards dealt can’t say who wins.',
  })
  @IsOptional()
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => RaceCardsInput)
  cards?: RaceCardsInput[] | null;
}

@ArgsType()
export class PreviewChipRaceArgs extends AskedBooksArgs {
  @Field(() => ChipRaceInput, { description: 'The table.' })
  @ValidateNested()
  @Type(() => ChipRaceInput)
  situation!: ChipRaceInput;
}
