/** Arguments of queries about seasons. */
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { IsIn, IsOptional, Max, Min } from 'class-validator';
import { Scheme } from '../../../events/season-schemes.js';
import type { ExportedTable } from '../../app/seasons/season-export.js';
import { AtLeastArgs, PageArgs } from '../language/connections.js';
import { PositionScalar } from '../language/scalars.js';
import { IsDocument } from '../inputs/input-validation.js';
import { inputOfSchema } from '../inputs/schema-inputs.js';
import type { ExportFormat } from '../../app/seasons/export-formats.js';
import { ExportedTableEnum, ExportFormatEnum, ExportLanguageEnum, SeasonStatusEnum } from './season-enums.js';
import { IdField, NumberField, nullable, PartField, WordField } from '../inputs/fields.js';

const SEASON = 'The id of the season.';

/** The number of a stage. */
const StageField = () => NumberField(1, 'The number of the stage, 1 for the first one.', { defaultValue: 1 });

@ArgsType()
export class SeasonArgs extends AtLeastArgs {
  @IdField(SEASON)
  id!: string;
}

@InputType({ description: 'Which seasons to list: those to which all given conditions apply.' })
export class SeasonFilter {
  @IdField('The federation that owns it.', nullable)
  federationId?: string | null;

  @IdField('The club that owns it.', nullable)
  clubId?: string | null;

  @WordField(SeasonStatusEnum, 'Its state.', nullable)
  status?: 'open' | 'closed' | null;
}

@ArgsType()
export class SeasonsArgs extends PageArgs {
  @PartField(() => SeasonFilter, 'Which ones; all when it is not given.', nullable)
  filter?: SeasonFilter | null;
}

@ArgsType()
export class ClubSeasonsArgs extends PageArgs {
  @IdField('The id of the club.')
  clubId!: string;
}

@ArgsType()
export class FederationSeasonsArgs extends PageArgs {
  @IdField('The id of the federation.')
  federationId!: string;
}

@ArgsType()
export class StagePageArgs extends PageArgs {
  @IdField(SEASON)
  seasonId!: string;

  @StageField()
  stage!: number;
}

@ArgsType()
export class LeaderboardArgs extends StagePageArgs {
  @IdField('Only players of this club, with their ranks among themselves.', nullable)
  clubId?: string | null;

  @IdField('Only players of clubs of this region, with their ranks among themselves.', nullable)
  region?: string | null;

  @Field(() => Int, { nullable: true, description: 'Begins with the row at this rank, and not together with after or around.' })
  @IsOptional()
  @Min(1)
  fromRank?: number | null;

  @IdField('Has this competitor in the middle of the page.', nullable)
  around?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Of a closed season: the table with corrections since, not the frozen one.' })
  corrected!: boolean;

  @Field(() => PositionScalar, { nullable: true, description: 'The table as it was at this position, as answers and mutations give it.' })
  @IsOptional()
  asOf?: number | null;
}

@ArgsType()
export class ChangesArgs extends StagePageArgs {
  @IdField('Only of this competitor.', nullable)
  competitor?: string | null;
}

@ArgsType()
export class RankChangeArgs extends AtLeastArgs {
  @IdField(SEASON)
  seasonId!: string;

  @StageField()
  stage!: number;

  @IdField('The id of the player or the team.')
  competitor!: string;

  @Field(() => PositionScalar, { description: 'The position before.' })
  @Min(0)
  from!: number;

  @Field(() => PositionScalar, { nullable: true, description: 'The position after; now where it is left out.' })
  @IsOptional()
  to?: number | null;
}

@ArgsType()
export class PreviewArgs extends AtLeastArgs {
  @IdField(SEASON)
  seasonId!: string;

  @Field(() => Int, { nullable: true, description: 'A version of the season’s scheme. This or definition is given.' })
  @IsOptional()
  @Min(1)
  version?: number | null;

  @Field(() => inputOfSchema(Scheme), { nullable: true, description: 'Any scheme. docs/seasons.md has each field.' })
  @IsOptional()
  @IsDocument(Scheme)
  definition?: object | null;
}

/** A complete stage of a season. */
@ArgsType()
class StageArgs extends AtLeastArgs {
  @IdField(SEASON)
  seasonId!: string;

  @StageField()
  stage!: number;
}

@ArgsType()
export class ExportArgs extends StageArgs {
  @Field(() => ExportedTableEnum, { defaultValue: 'leaderboard', description: 'What is exported.' })
  @IsIn(['leaderboard', 'points', 'tournaments'])
  table!: ExportedTable;

  @Field(() => ExportFormatEnum, { defaultValue: 'csv', description: 'In what form.' })
  @IsIn(['csv', 'json', 'html'])
  format!: ExportFormat;

  @WordField(ExportLanguageEnum, 'Of a page for the printer. Columns of CSV and JSON have English names.', { defaultValue: 'en' })
  language!: 'en' | 'fr';

  @Field(() => Boolean, { defaultValue: false, description: 'Of a closed season: with corrections since.' })
  corrected!: boolean;
}

@ArgsType()
export class GroupsArgs extends StageArgs {}

@ArgsType()
export class CountingArgs extends StageArgs {}

@ArgsType()
export class ReportArgs extends AtLeastArgs {
  @IdField('The id of the club.')
  clubId!: string;

  @IdField(SEASON)
  seasonId!: string;
}

@ArgsType()
export class HeadToHeadArgs extends AtLeastArgs {
  @IdField('The id of the player.')
  playerId!: string;

  @IdField('The id of the other player.')
  opponentId!: string;
}

@ArgsType()
export class StandingArgs extends AtLeastArgs {
  @IdField('The id of the player.')
  playerId!: string;

  @IdField(SEASON)
  seasonId!: string;

  @StageField()
  @Max(100)
  stage!: number;
}
