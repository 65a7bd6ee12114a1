/**
 * The inputs of the mutations on the list of players, the draw and the start, on counted chips, and on names.
 * May import: @nestjs/graphql, class-validator, its neighbours.
 */
import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsInt, IsOptional, Matches } from 'class-validator';
import type { PlayerId } from '../../../events/ids.js';
import { TournamentCommandInput, PlayerCommandInput, TableCommandInput } from '../commands/command.inputs.js';
import { nullable, TableField, PlayerField, TextField, ReasonField, PartsField } from '../commands/fields.js';
import { ChipsScalar } from '../language/scalars.js';
import { IsPlainId } from '../server/input-validation.js';

@InputType({ description: 'Publishes the hash of the organiser’s own seed for the next draw of seats, before registration closes.' })
export class CommitDrawInput extends TournamentCommandInput {
  @Field(() => String, {
    description:
      'The SHA-256 hash of the 32 bytes of the seed, 64 hexadecimal digits in lower case. Once a draw; keep the seed to reveal it.',
  })
  @Matches(/^[0-9a-f]{64}$/, { message: 'must be 64 hexadecimal digits in lower case' })
  hash!: string;
}

@InputType({ description: 'Closes the list of players: nobody enters before the start any more.' })
export class CloseRegistrationInput extends TournamentCommandInput {}

@InputType({ description: 'Opens the list of players again; seats that were drawn are void.' })
export class ReopenRegistrationInput extends TournamentCommandInput {
  @ReasonField()
  reason!: string;
}

@InputType({ description: 'Draws seats for all registered players.' })
export class DrawSeatsInput extends TournamentCommandInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The organiser’s own seed where he has published its hash, 64 hexadecimal digits in lower case; else the server reveals the one that it settled beforehand. It is recorded, so that anyone can draw again.',
  })
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, { message: 'must be 64 hexadecimal digits in lower case' })
  seed?: string | null;

  @TableField(
    'Over how many tables the players are spread: two at each at least, and no fewer tables than hold them all. The fewest that do when it is not given. More leave seats for late players.',
    nullable,
  )
  tables?: number | null;
}

@InputType({ description: 'Starts the tournament: stacks are given and the first level begins.' })
export class StartTournamentInput extends TournamentCommandInput {
  @Field(() => [ID], {
    nullable: true,
    description:
      'The ids of registered players who have not come: whether their stacks are in play is the rulebook’s. Those who announced that they are late when it is not given.',
  })
  @IsOptional()
  @ArrayMaxSize(99_990)
  @ArrayUnique()
  @IsPlainId({ each: true })
  notThere?: PlayerId[] | null;
}

@InputType({ description: 'The chips of one player.' })
export class ChipCountInput {
  @PlayerField('The id of the player.')
  playerId!: PlayerId;

  @Field(() => ChipsScalar, { description: 'All his chips.' })
  @IsInt()
  stack!: number;
}

@InputType({ description: 'Records the stacks of a whole table, as the floor counted them.' })
export class RecordChipCountsInput extends TableCommandInput {
  @PartsField(() => ChipCountInput, [1, 10], 'The stack of every player at the table, 1 to 10 of them.')
  stacks!: ChipCountInput[];
}

@InputType({ description: 'Records that a player lost his last chips at a table whose hands nobody types in.' })
export class EliminatePlayerInput extends PlayerCommandInput {}

@InputType({ description: 'Gives a player a name, or another one.' })
export class NamePlayerInput {
  @PlayerField('The id of the player.')
  playerId!: PlayerId;

  @TextField(120, 'His name, 1 to 120 characters; null forgets the one he has.', nullable)
  name?: string | null;
}
