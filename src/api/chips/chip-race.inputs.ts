/** The inputs of a described chip race. */
import { ArgsType, InputType } from '@nestjs/graphql';
import type { PartOf } from '../../../commands/command.js';
import { raceCards } from '../../../commands/tournament/chip-race.js';
import { ChipsField, FlagField, nullable, PartField, PartsField, SeatField, WholeField } from '../inputs/fields.js';
import { inputOfPart } from '../inputs/input-classes.js';
import { AskedBooksArgs } from '../rulebook/asked-books.js';

const RaceCardsInput = inputOfPart(raceCards);

@InputType({ description: 'A stack at a table that is described.' })
export class StackInput {
  @SeatField('The seat, 1 to 10.')
  seat!: number;

  @ChipsField(1, 'What it is worth, a multiple of the value that goes.')
  stack!: number;
}

@InputType({ description: 'A table that is to race.' })
export class ChipRaceInput {
  @ChipsField(1, 'The value that goes.')
  removed!: number;

  @ChipsField(2, 'The smallest that stays, a multiple of it.')
  newSmallest!: number;

  @PartsField(() => StackInput, [1, 10], 'The stacks, 1 to 10 of them, each seat once.')
  stacks!: StackInput[];

  @WholeField(2, 10, 'How many seats the table has, {bound}.', { defaultValue: 10 })
  seatsPerTable!: number;

  @SeatField('The seat that deals the next hand, 1 to 10; the last one when it is not given.', nullable)
  newDealer?: number | null;

  @FlagField('A dealer of the house deals.', { defaultValue: false })
  houseDealer!: boolean;

  @PartsField(
    () => RaceCardsInput,
    [0, 10],
    'The cards as each seat is dealt them. Without them, a book that deals cards can’t say who wins.',
    nullable,
  )
  cards?: PartOf<typeof raceCards>[] | null;
}

@ArgsType()
export class PreviewChipRaceArgs extends AskedBooksArgs {
  @PartField(() => ChipRaceInput, 'The table.')
  situation!: ChipRaceInput;
}
