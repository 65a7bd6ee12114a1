/** The inputs of a described floor. */
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, Max, Min, ValidateNested } from 'class-validator';
import { FlagField, PartField, SeatField, WholeField } from '../inputs/fields.js';
import { AskedBooksArgs } from '../rulebook/asked-books.js';
import { MAX_TABLES } from '../../../events/values.js';

@InputType({ description: 'A table of a floor that is described.' })
export class FloorTableInput {
  @WholeField(1, MAX_TABLES, 'Its number, {bound}.')
  table!: number;

  @Field(() => [Int], { description: 'The seats that hold a player’s chips, 1 to 10, each once, whether the player is present or not.' })
  @ArrayMaxSize(10)
  @ArrayUnique()
  @Min(1, { each: true })
  @Max(10, { each: true })
  occupied!: number[];

  @SeatField('The seat of the button of the hand that runs, else of the last one, 1 to 10; it can be an empty seat.')
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

  @WholeField(2, 10, 'How many seats a table has, {bound}.')
  seatsPerTable!: number;

  @FlagField('Whether it is so late in the event that tables are balanced more tightly.', { defaultValue: false })
  late!: boolean;

  @Field(() => [Int], {
    defaultValue: [],
    description: 'Tables in the order in which they are broken. Tables that are left out come after them, the highest number first.',
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
