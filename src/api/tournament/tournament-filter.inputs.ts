/** The filter and order of tournament lists. */
import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, MaxLength, MinLength, ValidateNested } from 'class-validator';
import type { TournamentKind } from '../../../events/tournament-entry.js';
import type { TournamentPhase } from '../../../projections/tournaments.js';
import { IdField, nullable, WordField } from '../inputs/fields.js';
import { PageArgs } from '../language/connections.js';
import { enumeration, TournamentKindEnum, TournamentPhaseEnum } from '../language/enums.js';
import { InstantScalar } from '../language/scalars.js';

export const TournamentOrderEnum = enumeration('TournamentOrder', 'In which order tournaments are listed.', {
  oldestFirst: 'By date, the oldest first.',
  newestFirst: 'By date, the newest first.',
});

@InputType({ description: 'Which tournaments to list: those to which all given conditions apply.' })
export class TournamentFilter {
  @Field(() => String, { nullable: true, description: 'The whole name of the club that holds it, 1 to 120 characters.' })
  @IsOptional()
  @MinLength(1)
  @MaxLength(120)
  clubName?: string | null;

  @IdField('The registered club that holds it, by its id.', nullable)
  clubId?: string | null;

  @WordField(TournamentKindEnum, 'What it is in its federation. Tournaments whose kind was not given are none of these.', nullable)
  kind?: TournamentKind | null;

  @Field(() => TournamentPhaseEnum, { nullable: true, description: 'The phase of the tournament.' })
  phase?: TournamentPhase | null;

  @Field(() => InstantScalar, {
    nullable: true,
    description:
      'Its date is this or later: when it is scheduled. Without that, its date is when it was started, or created before the start.',
  })
  from?: number | null;

  @Field(() => InstantScalar, { nullable: true, description: 'Its date is this or earlier.' })
  to?: number | null;
}

@ArgsType()
export class TournamentsArgs extends PageArgs {
  @Field(() => TournamentFilter, { nullable: true, description: 'Which ones; all when it is not given.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => TournamentFilter)
  filter?: TournamentFilter | null;

  @Field(() => TournamentOrderEnum, {
    nullable: true,
    description: 'In which order: by date. In the order in which they were created when neither this nor a filter is given.',
  })
  orderBy?: 'oldestFirst' | 'newestFirst' | null;
}

@ArgsType()
export class ClubTournamentsArgs extends PageArgs {
  @IdField('The id of the club.')
  clubId!: string;
}
