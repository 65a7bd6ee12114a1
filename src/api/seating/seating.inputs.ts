/**
 * The inputs of the mutations on who sits where, and of a floor that is described instead of played.
 * May import: @nestjs/graphql, class-validator, the rulebooks.
 */
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, Max, Min, ValidateNested } from 'class-validator';
import type { PlayerId } from '../../../events/ids.js';
import { PlayerCommandInput, TableCommandInput, TournamentCommandInput } from '../commands/command.inputs.js';
import {
  nullable,
  WholeField,
  SeatField,
  TableField,
  PlayerField,
  ChipsField,
  ReasonField,
  FlagField,
  PartField,
  PartsField,
} from '../commands/fields.js';
import { AskedBooksArgs } from '../rulebook/asked-books.js';

@InputType({ isAbstract: true })
abstract class ToSeatInput extends PlayerCommandInput {
  @TableField('The number of the table that he goes to, 1 to 9999.')
  table!: number;

  @SeatField('The seat that he goes to, 1 to 10.')
  seat!: number;

  @ChipsField(
    1,
    'His chips as counted on the way, needed where the stacks of his table are not known; else he takes what he is known to have.',
    nullable,
  )
  stack?: number | null;
}

@InputType({ description: 'Has the move made that is proposed.' })
export class ConfirmMoveInput extends ToSeatInput {}

@InputType({ description: 'Moves a player to another seat by order of the director.' })
export class MovePlayerInput extends ToSeatInput {
  @ReasonField('Why he moves, 1 to 500 characters.')
  reason!: string;
}

@InputType({ description: 'Takes back a move that waits for the end of a hand or for a count.' })
export class CancelMoveInput extends PlayerCommandInput {
  @ReasonField('Why he stays, 1 to 500 characters.')
  reason!: string;
}

@InputType({ description: 'Has a table, or every table, begin no more hands.' })
export class HaltTableInput extends TournamentCommandInput {
  @TableField('The number of the table, 1 to 9999; every table when it is not given.', nullable)
  table: number | null = null;

  @ReasonField()
  reason!: string;
}

@InputType({ description: 'Has a table play on that was stopped.' })
export class ResumeTableInput extends TableCommandInput {
  @ReasonField()
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

  @ReasonField('Why the order changes, 1 to 500 characters: owed once one was announced.', nullable)
  reason: string | null = null;
}

@InputType({ description: 'Where a player goes.' })
export class PlacementInput {
  @PlayerField('The id of the player.')
  playerId!: PlayerId;

  @TableField('The number of the table, 1 to 9999.')
  table!: number;

  @SeatField('The seat, 1 to 10.')
  seat!: number;
}

@InputType({ description: 'Closes a table: its players go to free seats of the other tables, as the book has it.' })
export class BreakTableInput extends TableCommandInput {
  @PartsField(
    () => PlacementInput,
    [0, 10],
    'Every player of the table with his new seat: tickets that were drawn by hand or, with a reason, the director’s order.',
    nullable,
  )
  seats?: PlacementInput[] | null;

  @ReasonField('Why they are seated otherwise than the book has it, 1 to 500 characters.', nullable)
  reason?: string | null;
}

@InputType({ description: 'Opens one more table.' })
export class OpenTableInput extends TournamentCommandInput {
  @ReasonField()
  reason!: string;
}

@InputType({ description: 'Forms the final table: all who are left are seated anew.' })
export class RedrawFinalTableInput extends TournamentCommandInput {
  @TableField('At which table they play, 1 to 9999; the open one with the lowest number when it is not given.', nullable)
  table?: number | null;

  @PartsField(() => PlacementInput, [0, 10], 'Every player with his new seat, where tickets were drawn by hand.', nullable)
  seats?: PlacementInput[] | null;
}

@InputType({ description: 'A table of a floor that is described.' })
export class FloorTableInput {
  @WholeField(1, 9999, 'Its number, 1 to 9999.')
  table!: number;

  @Field(() => [Int], { description: 'The seats that hold a player’s chips, 1 to 10, each once; whether he is there is not asked.' })
  @ArrayMaxSize(10)
  @ArrayUnique()
  @Min(1, { each: true })
  @Max(10, { each: true })
  occupied!: number[];

  @SeatField('The seat of the button of the hand that runs, else of the last one, 1 to 10; nobody need sit there.')
  button!: number;

  @SeatField('Where the small blind of that hand fell, posted or not.')
  smallBlind!: number;

  @SeatField('The seat of the big blind of that hand.')
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

  @WholeField(2, 10, 'How many seats a table has, 2 to 10.')
  seatsPerTable!: number;

  @FlagField('Whether it is so late in the event that tables are balanced more tightly.', { defaultValue: false })
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
  @PartField(() => FloorInput, 'The floor.')
  situation!: FloorInput;
}
