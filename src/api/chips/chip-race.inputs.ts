/**
 * The inputs of the mutations on exchanged, raced and found chips, and of a race that is described instead of played.
 * May import: @nestjs/graphql, class-validator, the rulebooks.
 */
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsOptional } from 'class-validator';
import type { PlayerId } from '../../../events/ids.js';
import { ExchangeBy } from '../../../events/tournament-chip-race.js';
import { Official } from '../../../events/tournament-discipline.js';
import type { Card } from '../../../events/values.js';
import { PlayerCommandInput, TableCommandInput, TournamentCommandInput } from '../commands/command.inputs.js';
import {
  nullable,
  WholeField,
  SeatField,
  PlayerField,
  ChipsField,
  FlagField,
  WordField,
  PartField,
  PartsField,
} from '../commands/fields.js';
import { OfficialEnum } from '../discipline/discipline-enums.js';
import { CardScalar } from '../language/scalars.js';
import { AskedBooksArgs } from '../rulebook/asked-books.js';
import { ColorUpExtentEnum, ExchangeByEnum } from './chip-race-enums.js';

@InputType({ description: 'Tells the players that chips of a value are changed for larger ones, at exactly equal value.' })
export class AnnounceColorUpInput extends TournamentCommandInput {
  @ChipsField(1, 'What one of the chips is worth that are changed.')
  value!: number;

  @WordField(ColorUpExtentEnum, 'All of them, or those that players have too many of.', { defaultValue: 'partial' })
  extent!: 'total' | 'partial';

  @WordField(OfficialEnum, 'Who announces it.', { defaultValue: 'director' })
  by!: Official;
}

@InputType({ description: 'So many chips of one value.' })
export class PiecesInput {
  @ChipsField(1, 'What one is worth.')
  value!: number;

  @WholeField(1, 1_000_000, 'How many, 1 to 1000000.')
  count!: number;
}

@InputType({ description: 'A player changes chips with another one of his table, or with the bank.' })
export class ExchangeChipsInput extends TableCommandInput {
  @PlayerField('The id of the player.')
  playerId!: PlayerId;

  @PlayerField('The id of the other player; the bank when it is not given.', nullable)
  otherId: PlayerId | null = null;

  @PartsField(() => PiecesInput, [1, 20], 'What the player gives.')
  gives!: PiecesInput[];

  @PartsField(() => PiecesInput, [1, 20], 'What he gets for it, worth as much.')
  gets!: PiecesInput[];

  @WordField(ExchangeByEnum, 'Who makes the exchange.', { defaultValue: 'floor' })
  by!: ExchangeBy;
}

@InputType({ description: 'Tells the players that the smallest chip leaves play: from the next hand on it can be bet all-in only.' })
export class AnnounceChipRaceInput extends TournamentCommandInput {
  @ChipsField(1, 'The smallest chip that stays: the next in the set, and one that every blind still to come is made of.')
  newSmallest!: number;

  @WordField(OfficialEnum, 'Who announces it.', { defaultValue: 'director' })
  by!: Official;
}

@InputType({ description: 'The cards that a seat was dealt in a race.' })
export class RaceCardsInput {
  @SeatField('The seat, 1 to 10.')
  seat!: number;

  @Field(() => [CardScalar], { description: 'A card for each of its odd chips, 1 to 52.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(52)
  cards!: Card[];
}

@InputType({ description: 'Races off the odd chips of a table.' })
export class RunChipRaceInput extends TableCommandInput {
  @ChipsField(1, 'The smallest chip that stays, as announced; a nearer one first where a deck has fewer cards than the table odd chips.')
  newSmallest!: number;

  @PartsField(
    () => RaceCardsInput,
    [0, 10],
    'The cards as they were dealt at the table. Where they are not given and the book has cards dealt, the server draws them from a seed that follows from the seed of the seats and the stacks of the table, so that nobody chooses it.',
    nullable,
  )
  cards?: RaceCardsInput[] | null;

  @SeatField('The seat that deals the next hand, 1 to 10; by rule when it is not given.', nullable)
  newDealer?: number | null;

  @FlagField('A dealer of the house deals at this table.', { defaultValue: false })
  houseDealer!: boolean;

  @SeatField('The seat from which the table dealt, 1 to 10, to be checked.', nullable)
  startSeat?: number | null;

  @Field(() => [Int], { nullable: true, description: 'The seats that won a chip, to be checked.' })
  @IsOptional()
  @ArrayMaxSize(20)
  winners?: number[] | null;

  @Field(() => [Int], { nullable: true, description: 'The seats that got a chip because they had nothing left, to be checked.' })
  @IsOptional()
  @ArrayMaxSize(20)
  rescued?: number[] | null;

  @WordField(OfficialEnum, 'Who runs it, or stands by while a player deals.', { defaultValue: 'director' })
  by!: Official;
}

@InputType({ description: 'A player has chips of a value that was raced off at his table.' })
export class ReportFoundChipsInput extends PlayerCommandInput {
  @ChipsField(1, 'What one of them was worth.')
  value!: number;

  @WholeField(1, 1_000_000, 'How many, 1 to 1000000.')
  count!: number;
}

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

  @WholeField(2, 10, 'How many seats the table has, 2 to 10.', { defaultValue: 10 })
  seatsPerTable!: number;

  @SeatField('The seat that deals the next hand, 1 to 10; the last one when it is not given.', nullable)
  newDealer?: number | null;

  @FlagField('A dealer of the house deals.', { defaultValue: false })
  houseDealer!: boolean;

  @PartsField(
    () => RaceCardsInput,
    [0, 10],
    'The cards as each seat is dealt them; without them a book that has cards dealt can’t say who wins.',
    nullable,
  )
  cards?: RaceCardsInput[] | null;
}

@ArgsType()
export class PreviewChipRaceArgs extends AskedBooksArgs {
  @PartField(() => ChipRaceInput, 'The table.')
  situation!: ChipRaceInput;
}
