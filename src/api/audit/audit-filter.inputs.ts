/** The filter of the audit feed. */
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { InstantScalar } from '../language/scalars.js';
import { TournamentPageArgs } from '../inputs/tournament-args.js';
import { MAX_TABLES } from '../../../events/values.js';
import { EventTypesField } from '../inputs/event-types-field.js';
import { IdField, nullable } from '../inputs/fields.js';

@InputType({ description: 'Which events to list: those to which all given conditions apply.' })
export class AuditFilter {
  @IdField('The id of a player whom it names, or who sits at a seat that it names in a hand.', nullable)
  playerId?: string | null;

  @Field(() => Int, { nullable: true, description: `The number of a table that it concerns, 1 to ${MAX_TABLES}.` })
  @IsOptional()
  @Min(1)
  @Max(MAX_TABLES)
  table?: number | null;

  @EventTypesField('Its type')
  types?: readonly string[] | null;

  @Field(() => InstantScalar, { nullable: true, description: 'It was recorded then or later.' })
  from?: number | null;

  @Field(() => InstantScalar, { nullable: true, description: 'It was recorded then or earlier.' })
  to?: number | null;
}

@ArgsType()
export class AuditFeedArgs extends TournamentPageArgs {
  @Field(() => AuditFilter, {
    nullable: true,
    description:
      'Which events; all when it is not given. A page with a filter reads at most two thousand events, so it may have fewer entries than asked, or none. hasNextPage (with last: hasPreviousPage) says whether to go on from its cursor. totalCount leaves the filter out.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => AuditFilter)
  filter?: AuditFilter | null;
}
