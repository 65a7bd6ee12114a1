/**
 * Arguments of queries about a tournament or hand: its id, tables, players, and paging. A malformed id is refused; an unknown one gives
 * null (see docs/queries.md).
 */
import { applyDecorators } from '@nestjs/common';
import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { Max, Min } from 'class-validator';
import { IsHandId, IsPlainId } from './input-validation.js';
import { AtLeastArgs, PageArgs } from '../language/connections.js';
import { MAX_TABLES } from '../../../events/values.js';
import { IdField } from './fields.js';

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

/** For queries of a tournament's stream, which is always current. */
@ArgsType()
export class TournamentNowArgs {
  @OfTournament()
  tournamentId!: string;
}

/** For queries of a view. */
@ArgsType()
export class TournamentArgs extends AtLeastArgs {
  @OfTournament()
  tournamentId!: string;
}

/** For queries of a page of a view. */
@ArgsType()
export class TournamentPageArgs extends PageArgs {
  @OfTournament()
  tournamentId!: string;
}

/** For queries of one player in a view. */
@ArgsType()
export class TournamentPlayerArgs extends TournamentArgs {
  @IdField('The id of the player.')
  playerId!: string;
}

/** For queries of one hand. */
@ArgsType()
export class HandArgs {
  @OfHand()
  handId!: string;
}
