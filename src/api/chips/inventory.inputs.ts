/**
 * The inputs of the mutations on chips that are handed out in error, lost, found, confiscated or miscounted.
 * May import: @nestjs/graphql, class-validator.
 */
import { InputType } from '@nestjs/graphql';
import { ChipsOrigin } from '../../../events/hand-reports.js';
import type { PlayerId } from '../../../events/ids.js';
import { Official } from '../../../events/tournament-discipline.js';
import { PlayerCommandInput, TournamentCommandInput } from '../commands/command.inputs.js';
import { nullable, NumberField, PlayerField, ChipsField, ReasonField, FlagField, WordField } from '../commands/fields.js';
import { OfficialEnum } from '../discipline/discipline-enums.js';
import { ChipsOriginEnum } from '../judging/gesture-enums.js';
import { RecordChipCountsInput } from '../tournament/tournament.inputs.js';

const BY = 'Who says so.';

@InputType({ isAbstract: true })
abstract class StackChangeInput extends PlayerCommandInput {
  @ChipsField(1, 'How many chips, 1 or more, in chips that are in play.')
  amount!: number;

  @ReasonField('What happened, 1 to 500 characters.')
  reason!: string;

  @WordField(OfficialEnum, BY, { defaultValue: 'director' })
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
  @NumberField(1, 'The number of the loss, or of the count that did not add up, from 1.')
  differenceId!: number;

  @PlayerField('Whose chips they are.')
  playerId!: PlayerId;

  @ChipsField(1, 'How many were found, 1 or more.')
  amount!: number;

  @FlagField('Whether they had left the table, or the view of the others.')
  outOfView!: boolean;

  @WordField(OfficialEnum, BY, { defaultValue: 'director' })
  by!: Official;
}

@InputType({ description: 'Takes chips from a player that were out of view, or that he brought from elsewhere.' })
export class ConfiscateHiddenChipsInput extends StackChangeInput {
  @WordField(ChipsOriginEnum, 'Whether they are part of his stack as it stands, or of none.')
  origin!: ChipsOrigin;

  @NumberField(1, 'Of chips from elsewhere: the number of the loss that they were, where it is known.', nullable)
  differenceId?: number | null;
}

@InputType({ description: 'Accepts that a count does not add up.' })
export class RecordChipDiscrepancyInput extends RecordChipCountsInput {
  @ReasonField('What is known of it, 1 to 500 characters.')
  reason!: string;

  @WordField(OfficialEnum, 'Who accepts it: the director.', { defaultValue: 'director' })
  by!: Official;
}
