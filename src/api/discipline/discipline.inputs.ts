/**
 * The inputs of the mutations on offences and penalties. May import: @nestjs/graphql, class-validator.
 */
import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsOptional } from 'class-validator';
import { Offence } from '../../../events/judging.js';
import type { HandId, PlayerId } from '../../../events/ids.js';
import { OffenceFinding, Official, PenaltyUnit } from '../../../events/tournament-discipline.js';
import { PlayerCommandInput, TournamentCommandInput } from '../commands/command.inputs.js';
import { nullable, WholeField, NumberField, ReasonField, FlagField, WordField, PartField } from '../commands/fields.js';
import { OffenceEnum } from '../judging/gesture-enums.js';
import { IsHandId, IsPlainId } from '../server/input-validation.js';
import { OffenceFindingEnum, OfficialEnum, PenaltyUnitEnum } from './discipline-enums.js';

@InputType({ description: 'What the officials found, where a book makes a penalty depend on it.' })
export class OffenceFactsInput {
  @FlagField('He meant it, as the director judges.', { defaultValue: false })
  deliberate!: boolean;

  @FlagField('He acted out of turn, and a bet or raise came in between.', { defaultValue: false })
  betBetween!: boolean;

  @FlagField('The director clears him of what it looks like, soft play say.', { defaultValue: false })
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

  @PartField(() => OffenceFactsInput, 'What was found; nothing of it when it is not given.', nullable)
  facts?: OffenceFactsInput | null;

  @Field(() => ID, { nullable: true, description: 'The id of the hand in which it happened.' })
  @IsOptional()
  @IsHandId()
  handId?: HandId | null;

  @NumberField(0, 'The step of the hand’s replay that shows it, from 0.', nullable)
  revision?: number | null;

  @ReasonField('What the table or the floor says of it, 1 to 500 characters.', nullable)
  note?: string | null;

  @WholeField(0, 1000, 'Penalties for it at earlier events of the season, where the house rules have repetition counted over it.', nullable)
  earlierSeason?: number | null;

  @WordField(OfficialEnum, 'Who decides it.', { defaultValue: 'director' })
  by!: Official;
}

@InputType({ description: 'Puts an offence on record.' })
export class RecordOffenceInput extends ToldOffenceInput {
  @WordField(OffenceEnum, 'What he did.')
  offence!: Offence;
}

@InputType({ description: 'Gives a penalty.' })
export class IssuePenaltyInput extends ToldOffenceInput {
  @NumberField(1, 'The number of an open offence of his; else the offence goes on record now.', nullable)
  offenceId?: number | null;

  @WordField(OffenceEnum, 'What he did, where it is not on record yet.', nullable)
  offence?: Offence | null;

  @WordField(PenaltyUnitEnum, 'A warning, hands, or rounds.')
  unit!: PenaltyUnit;

  @NumberField(0, 'So many hands or rounds; 0 for a warning.', { defaultValue: 0 })
  count!: number;

  @FlagField('Whether a hand that nobody types in is being played at his table: it does not count.', { defaultValue: false })
  handInProgress!: boolean;

  @ReasonField(
    'Why the scale is left, 1 to 500 characters; needed where a step is skipped or a repeated fault is not met by more.',
    nullable,
  )
  reason?: string | null;
}

@InputType({ isAbstract: true })
abstract class OffenceInput extends TournamentCommandInput {
  @NumberField(1, 'The number of the offence.')
  offenceId!: number;

  @WordField(OfficialEnum, 'Who decides it.', { defaultValue: 'director' })
  by!: Official;
}

@InputType({ description: 'Closes an offence without a penalty.' })
export class CloseOffenceInput extends OffenceInput {
  @WordField(OffenceFindingEnum, 'Whether none is given, or it was none.')
  finding!: OffenceFinding;

  @ReasonField('Why, 1 to 500 characters; needed where it was none.', nullable)
  reason?: string | null;
}

@InputType({ description: 'Waives a penalty that the book prescribes.' })
export class WaiveSanctionInput extends OffenceInput {
  @ReasonField()
  reason!: string;
}

@InputType({ description: 'Takes back a penalty that was given in error.' })
export class LiftPenaltyInput extends TournamentCommandInput {
  @NumberField(1, 'The number of the penalty.')
  penaltyId!: number;

  @ReasonField()
  reason!: string;

  @WordField(OfficialEnum, 'Who decides it.', { defaultValue: 'director' })
  by!: Official;
}
