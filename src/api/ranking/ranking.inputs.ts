/**
 * The inputs of the mutations on who is out, in which place, and who has qualified.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsBoolean, IsIn, IsInt, IsOptional, Length, Min, ValidateNested } from 'class-validator';
import type { PlayerId } from '../../../events/ids.js';
import { Official } from '../../../events/tournament-discipline.js';
import { DisqualificationCause } from '../../../events/tournament-places.js';
import { PlayerCommandInput, TournamentCommandInput } from '../commands/command.inputs.js';
import { OfficialEnum } from '../discipline/discipline-enums.js';
import { TicketInput } from '../entry/entry.inputs.js';
import { enumeration } from '../language/enums.js';
import { ChipsScalar } from '../language/scalars.js';
import { IsPlainId } from '../server/input-validation.js';

export const DisqualificationCauseEnum = enumeration('DisqualificationCause', 'Why a player is disqualified.', {
  identityFraud: 'He lied on who or how old he is.',
  penalty: 'As a penalty.',
  other: 'For another reason, which is told.',
});

@InputType({ description: 'A player who went out, with the chips by which he is placed.' })
export class BustInput {
  @Field(() => ID, { description: 'The id of the player.' })
  @IsPlainId()
  playerId!: PlayerId;

  @Field(() => ChipsScalar, {
    nullable: true,
    description:
      'The chips with which he began the hand, where no hand that was typed in says them; those last known when it is not given.',
  })
  @IsOptional()
  @Min(0)
  stack?: number | null;
}

@InputType({ description: 'Records that players went out at the same time.' })
export class EliminatePlayersInput extends TournamentCommandInput {
  @Field(() => [BustInput], { description: 'All who went out together, 1 to 1000 of them, each once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(1000)
  @ArrayUnique((bust: BustInput) => bust.playerId, { message: 'must name each player once' })
  @ValidateNested({ each: true })
  @Type(() => BustInput)
  players!: BustInput[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it was the bubble; known by itself where the tournament says how many places are paid.',
  })
  @IsOptional()
  @IsBoolean()
  bubble?: boolean | null;
}

@InputType({ isAbstract: true })
abstract class LeavingInput extends PlayerCommandInput {
  @Field(() => ChipsScalar, {
    nullable: true,
    description: 'His chips as counted, needed where the stacks of his table are not known.',
  })
  @IsOptional()
  @Min(1)
  stack?: number | null;
}

@InputType({ description: 'Records that a player gives up.' })
export class RecordAbandonmentInput extends LeavingInput {
  @Field(() => Boolean, { defaultValue: false, description: 'Whether he has confirmed it to the director.' })
  @IsBoolean()
  confirmed!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the director takes him to have given up though he did not say so, for the reason that is told.',
  })
  @IsBoolean()
  judged!: boolean;

  @Field(() => String, { nullable: true, description: 'By which signs the director judges, 1 to 500 characters.' })
  @IsOptional()
  @Length(1, 500)
  reason: string | null = null;
}

@InputType({ description: 'Takes out a player who is not there on a later day.' })
export class RemoveAbsentPlayerInput extends LeavingInput {
  @Field(() => Boolean, { description: 'Whether he gave notice; else the time to show up must be over.' })
  @IsBoolean()
  gaveNotice!: boolean;
}

@InputType({ description: 'Excludes a player.' })
export class DisqualifyPlayerInput extends LeavingInput {
  @Field(() => DisqualificationCauseEnum, { description: 'What for.' })
  @IsIn(DisqualificationCause.options)
  cause!: DisqualificationCause;

  @Field(() => String, { description: 'Why, 1 to 500 characters.' })
  @Length(1, 500)
  reason!: string;

  @Field(() => Int, { nullable: true, description: 'The number of the offence on record for which he is.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  offenceId?: number | null;

  @Field(() => [BustInput], {
    nullable: true,
    description:
      'Who is disqualified with him, each with his chips where they have to be counted; those of the record when it is not given.',
  })
  @IsOptional()
  @ArrayMaxSize(9)
  @ValidateNested({ each: true })
  @Type(() => BustInput)
  others?: BustInput[] | null;

  @Field(() => OfficialEnum, { defaultValue: 'director', description: 'Who decides it.' })
  @IsIn(Official.options)
  by!: Official;
}

@InputType({ description: 'Takes back that a player is out.' })
export class ReinstatePlayerInput extends PlayerCommandInput {
  @Field(() => String, { description: 'Why, 1 to 500 characters.' })
  @Length(1, 500)
  reason!: string;

  @Field(() => TicketInput, {
    nullable: true,
    description: 'Where he sits down, if not at his seat; needed where that is not free any more.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => TicketInput)
  place?: TicketInput | null;

  @Field(() => ChipsScalar, {
    nullable: true,
    description: 'His chips as counted; needed where he had not left with them and sits down at another table than they lie on.',
  })
  @IsOptional()
  @Min(1)
  stack?: number | null;
}

@InputType({ description: 'Records that a player who is out has told the officials.' })
export class DeclareEliminationInput extends PlayerCommandInput {}

@InputType({ description: 'Records that a player who is out did not tell the officials.' })
export class RecordUndeclaredEliminationInput extends PlayerCommandInput {
  @Field(() => String, { description: 'How it was found, 1 to 500 characters.' })
  @Length(1, 500)
  reason!: string;
}

@InputType({ description: 'Rules on who qualifies of players who share the last places that do.' })
export class RuleOnQualificationInput extends TournamentCommandInput {
  @Field(() => [ID], { description: 'The ids of those who qualify: as many as there are places, or more where places were added.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(9999)
  @ArrayUnique()
  @IsPlainId({ each: true })
  players!: PlayerId[];

  @Field(() => String, { description: 'How it was ruled, 1 to 500 characters.' })
  @Length(1, 500)
  reason!: string;
}
