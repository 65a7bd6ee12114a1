/**
 * The arguments of queries on a tournament: which one, which of its players, and which page. May import: @nestjs/graphql, Nest.
 */
import { applyDecorators } from '@nestjs/common';
import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsPlainId } from '../server/input-validation.js';
import { AtLeastArgs, PageArgs } from './connections.js';

const OfTournament = (): PropertyDecorator =>
  applyDecorators(
    Field(() => ID, { description: 'The id of the tournament.' }),
    IsPlainId(),
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
