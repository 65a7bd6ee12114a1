/**
 * The inputs of the mutations on offences and penalties. May import: @nestjs/graphql, class-validator.
 */
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsBoolean, IsIn, IsInt, IsOptional, Length, Max, Min, ValidateNested } from 'class-validator';
import { Offence } from '../../../events/gesture.js';
import type { HandId, PlayerId } from '../../../events/ids.js';
import { OffenceFinding, Official, PenaltyUnit } from '../../../events/tournament-discipline.js';
import { PlayerCommandInput, TournamentCommandInput } from '../commands/command.inputs.js';
import { OffenceEnum } from '../judging/gesture-enums.js';
import { IsHandId, IsPlainId } from '../server/input-validation.js';
import { OffenceFindingEnum, OfficialEnum, PenaltyUnitEnum } from './discipline-enums.js';

@InputType({ description: 'What the officials found, where a book makes a penalty depend on it.' })
export class OffenceFactsInput {
  @Field(() => Boolean, { defaultValue: false, description: 'He meant it, as the director judges.' })
  @IsBoolean()
  deliberate!: boolean;

  @Field(() => Boolean, { defaultValue: false, description: 'He acted out of turn, and a bet or raise came in between.' })
  @IsBoolean()
  betBetween!: boolean;

  @Field(() => Boolean, { defaultValue: false, description: 'The director clears him of what it looks like, soft play say.' })
  @IsBoolean()
  cleared!: boolean;
}

@InputType({ isAbstract: true })
abstract class ToldOffenceInput extends PlayerCommandInput {
  @Field(() => [ID], {
    nullable: true,
    description: 'The ids of the other players concerned: of whom chips were given to, say. Each has a record of his own.',
  })
  @IsOptional()
  @ArrayMaxSize(9)
  @ArrayUnique()
  @IsPlainId({ each: true })
  others?: PlayerId[] | null;

  @Field(() => OffenceFactsInput, { nullable: true, description: 'What was found; nothing of it when it is not given.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => OffenceFactsInput)
  facts?: OffenceFactsInput | null;

  @Field(() => ID, { nullable: true, description: 'The id of the hand in which it happened.' })
  @IsOptional()
  @IsHandId()
  handId?: HandId | null;

  @Field(() => Int, { nullable: true, description: 'The step of the hand’s replay that shows it, from 0.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  revision?: number | null;

  @Field(() => String, { nullable: true, description: 'What the table or the floor says of it, 1 to 500 characters.' })
  @IsOptional()
  @Length(1, 500)
  note?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Penalties for it at earlier events of the season, where the house rules have repetition counted over it.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(1000)
  earlierSeason?: number | null;

  @Field(() => OfficialEnum, { defaultValue: 'director', description: 'Who decides it.' })
  @IsIn(Official.options)
  by!: Official;
}

@InputType({ description: 'Puts an offence on record.' })
export class RecordOffenceInput extends ToldOffenceInput {
  @Field(() => OffenceEnum, { description: 'What he did.' })
  @IsIn(Offence.options)
  offence!: Offence;
}

@InputType({ description: 'Gives a penalty.' })
export class IssuePenaltyInput extends ToldOffenceInput {
  @Field(() => Int, { nullable: true, description: 'The number of an open offence of his; else the offence goes on record now.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  offenceId?: number | null;

  @Field(() => OffenceEnum, { nullable: true, description: 'What he did, where it is not on record yet.' })
  @IsOptional()
  @IsIn(Offence.options)
  offence?: Offence | null;

  @Field(() => PenaltyUnitEnum, { description: 'A warning, hands, or rounds.' })
  @IsIn(PenaltyUnit.options)
  unit!: PenaltyUnit;

  @Field(() => Int, { defaultValue: 0, description: 'So many hands or rounds; 0 for a warning.' })
  @IsInt()
  @Min(0)
  count!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether a hand that nobody types in is being played at his table: it does not count.',
  })
  @IsBoolean()
  handInProgress!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why the scale is left, 1 to 500 characters; needed where a step is skipped or a repeated fault is not met by more.',
  })
  @IsOptional()
  @Length(1, 500)
  reason?: string | null;
}

@InputType({ isAbstract: true })
abstract class OffenceInput extends TournamentCommandInput {
  @Field(() => Int, { description: 'The number of the offence.' })
  @IsInt()
  @Min(1)
  offenceId!: number;

  @Field(() => OfficialEnum, { defaultValue: 'director', description: 'Who decides it.' })
  @IsIn(Official.options)
  by!: Official;
}

@InputType({ description: 'Closes an offence without a penalty.' })
export class CloseOffenceInput extends OffenceInput {
  @Field(() => OffenceFindingEnum, { description: 'Whether none is given, or it was none.' })
  @IsIn(OffenceFinding.options)
  finding!: OffenceFinding;

  @Field(() => String, { nullable: true, description: 'Why, 1 to 500 characters; needed where it was none.' })
  @IsOptional()
  @Length(1, 500)
  reason?: string | null;
}

@InputType({ description: 'Waives a penalty that the book prescribes.' })
export class WaiveSanctionInput extends OffenceInput {
  @Field(() => String, { description: 'Why, 1 to 500 characters.' })
  @Length(1, 500)
  reason!: string;
}

@InputType({ description: 'Takes back a penalty that was given in error.' })
export class LiftPenaltyInput extends TournamentCommandInput {
  @Field(() => Int, { description: 'The number of the penalty.' })
  @IsInt()
  @Min(1)
  penaltyId!: number;

  @Field(() => String, { description: 'Why, 1 to 500 characters.' })
  @Length(1, 500)
  reason!: string;

  @Field(() => OfficialEnum, { defaultValue: 'director', description: 'Who decides it.' })
  @IsIn(Official.options)
  by!: Official;
}
