/**
 * The inputs of the mutations on who sits where, and of a floor that is described instead of played.
 * May import: @nestjs/graphql, class-validator, the rulebooks.
 */
import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsBoolean, IsOptional, Length, Max, Min, ValidateNested } from 'class-validator';
import type { PlayerId } from '../../../events/ids.js';
import { PlayerCommandInput, TableCommandInput, TournamentCommandInput } from '../commands/command.inputs.js';
import { ChipsScalar } from '../language/scalars.js';
import { IsPlainId } from '../server/input-validation.js';
import { AskedBooksArgs } from '../rulebook/asked-books.js';

@InputType({ isAbstract: true })
abstract class ToSeatInput extends PlayerCommandInput {
  @Field(() => Int, { description: 'The number of the table that he goes to, 1 to 9999.' })
  @Min(1)
  @Max(9999)
  table!: number;

  @Field(() => Int, { description: 'The seat that he goes to, 1 to 10.' })
  @Min(1)
  @Max(10)
  seat!: number;

  @Field(() => ChipsScalar, {
    nullable: true,
    description:
      'His chips as counted on the way, needed where the stacks of his table are not known; else he takes what he is known to have.',
  })
  @IsOptional()
  @Min(1)
  stack?: number | null;
}

@InputType({ description: 'Has the move made that is proposed.' })
export class ConfirmMoveInput extends ToSeatInput {}

@InputType({ description: 'Moves a player to another seat by order of the director.' })
export class MovePlayerInput extends ToSeatInput {
  @Field(() => String, { description: 'Why he moves, 1 to 500 characters.' })
  @Length(1, 500)
  reason!: string;
}

@InputType({ description: 'Takes back a move that waits for the end of a hand or for a count.' })
export class CancelMoveInput extends PlayerCommandInput {
  @Field(() => String, { description: 'Why he stays, 1 to 500 characters.' })
  @Length(1, 500)
  reason!: string;
}

@InputType({ description: 'Has a table, or every table, begin no more hands.' })
export class HaltTableInput extends TournamentCommandInput {
  @Field(() => Int, { nullable: true, description: 'The number of the table, 1 to 9999; every table when it is not given.' })
  @IsOptional()
  @Min(1)
  @Max(9999)
  table: number | null = null;

  @Field(() => String, { description: 'Why, 1 to 500 characters.' })
  @Length(1, 500)
  reason!: string;
}

@InputType({ description: 'Has a table play on that was stopped.' })
export class ResumeTableInput extends TableCommandInput {
  @Field(() => String, { description: 'Why, 1 to 500 characters.' })
  @Length(1, 500)
  reason!: string;
}

@InputType({ description: 'Has tables balanced more tightly from now on.' })
export class TightenBalancingInput extends TournamentCommandInput {}

@InputType({ description: 'Tells the players in which order tables are broken.' })
export class AnnounceBreakOrderInput extends TournamentCommandInput {
  @Field(() => [Int], {
    description: 'Open tables, the next to be broken first, each once. Those that are left out come behind, the highest number first.',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(9999)
  tables!: number[];

  @Field(() => String, { nullable: true, description: 'Why the order changes, 1 to 500 characters: owed once one was announced.' })
  @IsOptional()
  @Length(1, 500)
  reason: string | null = null;
}

@InputType({ description: 'Where a player goes.' })
export class PlacementInput {
  @Field(() => ID, { description: 'The id of the player.' })
  @IsPlainId()
  playerId!: PlayerId;

  @Field(() => Int, { description: 'The number of the table, 1 to 9999.' })
  @Min(1)
  @Max(9999)
  table!: number;

  @Field(() => Int, { description: 'The seat, 1 to 10.' })
  @Min(1)
  @Max(10)
  seat!: number;
}

@InputType({ description: 'Closes a table: its players go to free seats of the other tables, as the book has it.' })
export class BreakTableInput extends TableCommandInput {
  @Field(() => [PlacementInput], {
    nullable: true,
    description: 'Every player of the table with his new seat: tickets that were drawn by hand or, with a reason, the director’s order.',
  })
  @IsOptional()
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => PlacementInput)
  seats?: PlacementInput[] | null;

  @Field(() => String, { nullable: true, description: 'Why they are seated otherwise than the book has it, 1 to 500 characters.' })
  @IsOptional()
  @Length(1, 500)
  reason?: string | null;
}

@InputType({ description: 'Opens one more table.' })
export class OpenTableInput extends TournamentCommandInput {
  @Field(() => String, { description: 'Why, 1 to 500 characters.' })
  @Length(1, 500)
  reason!: string;
}

@InputType({ description: 'Forms the final table: all who are left are seated anew.' })
export class RedrawFinalTableInput extends TournamentCommandInput {
  @Field(() => Int, {
    nullable: true,
    description: 'At which table they play, 1 to 9999; the open one with the lowest number when it is not given.',
  })
  @IsOptional()
  @Min(1)
  @Max(9999)
  table?: number | null;

  @Field(() => [PlacementInput], { nullable: true, description: 'Every player with his new seat, where tickets were drawn by hand.' })
  @IsOptional()
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => PlacementInput)
  seats?: PlacementInput[] | null;
}

@InputType({ description: 'A table of a floor that is described.' })
export class FloorTableInput {
  @Field(() => Int, { description: 'Its number, 1 to 9999.' })
  @Min(1)
  @Max(9999)
  table!: number;

  @Field(() => [Int], { description: 'The seats that hold a player’s chips, 1 to 10, each once; whether he is there is not asked.' })
  @ArrayMaxSize(10)
  @ArrayUnique()
  @Min(1, { each: true })
  @Max(10, { each: true })
  occupied!: number[];

  @Field(() => Int, { description: 'The seat of the button of the hand that runs, else of the last one, 1 to 10; nobody need sit there.' })
  @Min(1)
  @Max(10)
  button!: number;

  @Field(() => Int, { description: 'Where the small blind of that hand fell, posted or not.' })
  @Min(1)
  @Max(10)
  smallBlind!: number;

  @Field(() => Int, { description: 'The seat of the big blind of that hand.' })
  @Min(1)
  @Max(10)
  bigBlind!: number;
}

@InputType({ description: 'A floor that is described instead of played.' })
export class FloorInput {
  @Field(() => [FloorTableInput], { description: 'All open tables, each number once: 1 to 200 of them.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ArrayUnique((table: FloorTableInput) => table.table, { message: 'must name each table once' })
  @ValidateNested({ each: true })
  @Type(() => FloorTableInput)
  tables!: FloorTableInput[];

  @Field(() => Int, { description: 'How many seats a table has, 2 to 10.' })
  @Min(2)
  @Max(10)
  seatsPerTable!: number;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether it is so late in the event that tables are balanced more tightly.' })
  @IsBoolean()
  late!: boolean;

  @Field(() => [Int], {
    defaultValue: [],
    description: 'Tables in the order in which they are broken; those that are left out come behind, the highest number first.',
  })
  @ArrayMaxSize(200)
  @ArrayUnique()
  breakOrder!: number[];
}

@ArgsType()
export class BalancingArgs extends AskedBooksArgs {
  @Field(() => FloorInput, { description: 'The floor.' })
  @ValidateNested()
  @Type(() => FloorInput)
  situation!: FloorInput;
}
