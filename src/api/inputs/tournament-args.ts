/**
 * The arguments of queries on a tournament or a hand: which one, which of its tables and players, and which page. An id that cannot be one is
 * refused; one of nothing gives null (see docs/queries.md).
 */
import { applyDecorators } from '@nestjs/common';
import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { Max, Min } from 'class-validator';
import { IsHandId, IsPlainId } from './input-validation.js';
import { AtLeastArgs, PageArgs } from '../language/connections.js';
import { MAX_TABLES } from '../../../events/values.js';

/** The argument is the id of a tournament. */
export const OfTournament = (): PropertyDecorator =>
  applyDecorators(
    Field(() => ID, { description: 'The id of the tournament.' }),
    IsPlainId(),
  );

/** The argument is the number of a table. */
export const OfTable = (): PropertyDecorator =>
  applyDecorators(
    Field(() => Int, { description: `The number of the table, 1 to ${MAX_TABLES}.` }),
    Min(1),
    Max(MAX_TABLES),
  );

/** The argument is the id of a hand. */
export const OfHand = (): PropertyDecorator =>
  applyDecorators(
    Field(() => ID, { description: 'The id of the hand: tournament.table.number, such as "friday.2.14".' }),
    IsHandId(),
  );

/** Of a query that reads the tournament itself, which is as it stands now. */
@ArgsType()
export class TournamentNowArgs {
  @OfTournament()
  tournamentId!: string;
}

/** Of a query that reads a view. */
@ArgsType()
export class TournamentArgs extends AtLeastArgs {
  @OfTournament()
  tournamentId!: string;
}

/** Of a query that reads a page of a view. */
@ArgsType()
export class TournamentPageArgs extends PageArgs {
  @OfTournament()
  tournamentId!: string;
}

/** Of a query that reads what a view has of one player. */
@ArgsType()
export class TournamentPlayerArgs extends TournamentArgs {
  @Field(() => ID, { description: 'The id of the player.' })
  @IsPlainId()
  playerId!: string;
}

/** Of a query that reads one hand. */
@ArgsType()
export class HandArgs {
  @OfHand()
  handId!: string;
}
