/**
 * The inputs of the mutations on chips that are handed out in error, lost, found, confiscated or miscounted.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsOptional, Length, Min } from 'class-validator';
import { ChipsOrigin } from '../../../events/hand-reports.js';
import type { PlayerId } from '../../../events/ids.js';
import { Official } from '../../../events/tournament-discipline.js';
import { PlayerCommandInput, TournamentCommandInput } from '../commands/command.inputs.js';
import { OfficialEnum } from '../discipline/discipline-enums.js';
import { ChipsOriginEnum } from '../judging/gesture-enums.js';
import { ChipsScalar } from '../language/scalars.js';
import { IsPlainId } from '../server/input-validation.js';
import { RecordChipCountsInput } from '../tournament/tournament.inputs.js';

const BY = 'Who says so.';

@InputType({ isAbstract: true })
abstract class StackChangeInput extends PlayerCommandInput {
  @Field(() => ChipsScalar, { description: 'How many chips, 1 or more, in chips that are in play.' })
  @Min(1)
  amount!: number;

  @Field(() => String, { description: 'What happened, 1 to 500 characters.' })
  @Length(1, 500)
  reason!: string;

  @Field(() => OfficialEnum, { defaultValue: 'director', description: BY })
  @IsIn(Official.options)
  by!: Official;
}

@InputType({ description: 'Gives a player chips that the bank had given him too few of.' })
export class AddChipsInput extends StackChangeInput {}

@InputType({ description: 'Takes chips back that the bank had given a player too many of.' })
export class RemoveChipsInput extends StackChangeInput {}

@InputType({ description: 'Records that chips of a player are missing.' })
export class ReportLostChipsInput extends StackChangeInput {}

@InputType({ description: 'Records that missing chips have come to light.' })
export class ReportLostChipsFoundInput extends TournamentCommandInput {
  @Field(() => Int, { description: 'The number of the loss, or of the count that did not add up, from 1.' })
  @Min(1)
  differenceId!: number;

  @Field(() => ID, { description: 'Whose chips they are.' })
  @IsPlainId()
  playerId!: PlayerId;

  @Field(() => ChipsScalar, { description: 'How many were found, 1 or more.' })
  @Min(1)
  amount!: number;

  @Field(() => Boolean, { description: 'Whether they had left the table, or the view of the others.' })
  @IsBoolean()
  outOfView!: boolean;

  @Field(() => OfficialEnum, { defaultValue: 'director', description: BY })
  @IsIn(Official.options)
  by!: Official;
}

@InputType({ description: 'Takes chips from a player that were out of view, or that he brought from elsewhere.' })
export class ConfiscateHiddenChipsInput extends StackChangeInput {
  @Field(() => ChipsOriginEnum, { description: 'Whether they are part of his stack as it stands, or of none.' })
  @IsIn(ChipsOrigin.options)
  origin!: ChipsOrigin;

  @Field(() => Int, { nullable: true, description: 'Of chips from elsewhere: the number of the loss that they were, where it is known.' })
  @IsOptional()
  @Min(1)
  differenceId?: number | null;
}

@InputType({ description: 'Accepts that a count does not add up.' })
export class RecordChipDiscrepancyInput extends RecordChipCountsInput {
  @Field(() => String, { description: 'What is known of it, 1 to 500 characters.' })
  @Length(1, 500)
  reason!: string;

  @Field(() => OfficialEnum, { defaultValue: 'director', description: 'Who accepts it: the director.' })
  @IsIn(Official.options)
  by!: Official;
}
