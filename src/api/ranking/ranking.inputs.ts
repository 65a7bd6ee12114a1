/**
 * The inputs of the mutations on who is out, in which place, and who has qualified.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, ValidateNested } from 'class-validator';
import type { PlayerId } from '../../../events/ids.js';
import { Official } from '../../../events/tournament-discipline.js';
import { DisqualificationCause } from '../../../events/tournament-places.js';
import { PlayerCommandInput, TournamentCommandInput } from '../commands/command.inputs.js';
import {
  nullable,
  NumberField,
  PlayerField,
  ChipsField,
  ReasonField,
  FlagField,
  WordField,
  PartField,
  PartsField,
} from '../commands/fields.js';
import { OfficialEnum } from '../discipline/discipline-enums.js';
import { PlaceInput } from '../entry/entry.inputs.js';
import { enumeration } from '../language/enums.js';
import { IsPlainId } from '../server/input-validation.js';

export const DisqualificationCauseEnum = enumeration('DisqualificationCause', 'Why a player is disqualified.', {
  identityFraud: 'He lied on who or how old he is.',
  penalty: 'As a penalty.',
  other: 'For another reason, which is told.',
});

@InputType({ description: 'A player who went out, with the chips by which he is placed.' })
export class BustInput {
  @PlayerField('The id of the player.')
  playerId!: PlayerId;

  @ChipsField(
    0,
    'The chips with which he began the hand, where no hand that was typed in says them; those last known when it is not given.',
    nullable,
  )
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

  @FlagField('Whether it was the bubble; known by itself where the tournament says how many places are paid.', nullable)
  bubble?: boolean | null;
}

@InputType({ isAbstract: true })
abstract class LeavingInput extends PlayerCommandInput {
  @ChipsField(1, 'His chips as counted, needed where the stacks of his table are not known.', nullable)
  stack?: number | null;
}

@InputType({ description: 'Records that a player gives up.' })
export class RecordAbandonmentInput extends LeavingInput {
  @FlagField('Whether he has confirmed it to the director.', { defaultValue: false })
  confirmed!: boolean;

  @FlagField('Whether the director takes him to have given up though he did not say so, for the reason that is told.', {
    defaultValue: false,
  })
  judged!: boolean;

  @ReasonField('By which signs the director judges, 1 to 500 characters.', nullable)
  reason: string | null = null;
}

@InputType({ description: 'Takes out a player who is not there on a later day.' })
export class RemoveAbsentPlayerInput extends LeavingInput {
  @FlagField('Whether he gave notice; else the time to show up must be over.')
  gaveNotice!: boolean;
}

@InputType({ description: 'Excludes a player.' })
export class DisqualifyPlayerInput extends LeavingInput {
  @WordField(DisqualificationCauseEnum, 'What for.')
  cause!: DisqualificationCause;

  @ReasonField()
  reason!: string;

  @NumberField(1, 'The number of the offence on record for which he is.', nullable)
  offenceId?: number | null;

  @PartsField(
    () => BustInput,
    [0, 9],
    'Who is disqualified with him, each with his chips where they have to be counted; those of the record when it is not given.',
    nullable,
  )
  others?: BustInput[] | null;

  @WordField(OfficialEnum, 'Who decides it.', { defaultValue: 'director' })
  by!: Official;
}

@InputType({ description: 'Takes back that a player is out.' })
export class ReinstatePlayerInput extends PlayerCommandInput {
  @ReasonField()
  reason!: string;

  @PartField(() => PlaceInput, 'Where he sits down, if not at his seat; needed where that is not free any more.', nullable)
  place?: PlaceInput | null;

  @ChipsField(1, 'His chips as counted; needed where he had not left with them and sits down at another table than they lie on.', nullable)
  stack?: number | null;
}

@InputType({ description: 'Records that a player who is out has told the officials.' })
export class DeclareEliminationInput extends PlayerCommandInput {}

@InputType({ description: 'Records that a player who is out did not tell the officials.' })
export class RecordUndeclaredEliminationInput extends PlayerCommandInput {
  @ReasonField('How it was found, 1 to 500 characters.')
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

  @ReasonField('How it was ruled, 1 to 500 characters.')
  reason!: string;
}
