/**
 * The inputs of the mutations on hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who
 * leave. Facts that nobody states are taken as those that give nobody an advantage.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsOptional } from 'class-validator';
import type { DiscardManner, DiscardReason, DiscardStage, PhoneUse, ShownTo, TalkKind } from '../../../events/hand-discards.js';
import type { Card } from '../../../events/values.js';
import type { DiscardCommand } from '../../hand/discards/commands.js';
import { SeatCommandInput } from '../commands/command.inputs.js';
import { nullable, SeatField, ReasonField, FlagField, WordField } from '../commands/fields.js';
import { CardScalar } from '../language/scalars.js';
import {
  DiscardMannerEnum,
  DiscardReasonEnum,
  DiscardStageEnum,
  MishapEnum,
  PhoneUseEnum,
  ShownToEnum,
  TalkKindEnum,
} from './discards-enums.js';

@InputType({ description: 'Reports what happened to a live hand that its player did not do.' })
export class ReportHandKilledInput extends SeatCommandInput {
  @WordField(MishapEnum, 'What happened.')
  cause!: Extract<DiscardCommand, { type: 'ReportHandKilled' }>['cause'];

  @FlagField('Whether both its cards can be told with certainty, without turning up others; they can’t when it is not given.', {
    defaultValue: false,
  })
  identifiable!: boolean;

  @SeatField('The seat that did it, 1 to 10; the dealer, or nobody knows, when it is not given.', nullable)
  by?: number | null;
}

@InputType({ isAbstract: true })
abstract class ThrownCardsInput extends SeatCommandInput {
  @FlagField('Whether its cards touched dead ones; they did when it is not given.', { defaultValue: true })
  touchedMuck!: boolean;

  @FlagField(
    'Whether both cards can be told with certainty, without turning up others; when it is not given, they can where they touched no dead card.',
    nullable,
  )
  identifiable?: boolean | null;

  @FlagField('Whether it lies wholly beyond the betting line of the table; null where the table has none.', nullable)
  crossedLine?: boolean | null;
}

@InputType({ description: 'Reports that a player threw his own hand away, or laid it down.' })
export class ReportDiscardInput extends ThrownCardsInput {
  @WordField(DiscardStageEnum, 'When; the hand knows it when it is not given, and refuses another.', nullable)
  stage?: DiscardStage | null;

  @WordField(DiscardReasonEnum, 'Why; to fold when it is not given.', { defaultValue: 'fold' })
  reason!: DiscardReason;

  @FlagField('Whether it lies face down in front of its player and was not sent to the muck; it was sent when that is not given.', {
    defaultValue: false,
  })
  laidInFront!: boolean;

  @WordField(DiscardMannerEnum, 'How; face down and low when it is not given.', { defaultValue: 'flat' })
  manner!: DiscardManner;
}

@InputType({ description: 'Asks for a hand back that its player threw; how it lies is read where nobody reported it before.' })
export class RetrieveHandInput extends ThrownCardsInput {}

@InputType({
  description: 'Reports that a player showed his hand, or a card of it (RC 68; MO 6.1, 12.7; TDA 31; RO 8.6, 10.1, 11.4; TF §7 b1).',
})
export class ReportExposedHandInput extends SeatCommandInput {
  @WordField(ShownToEnum, 'Who saw it.')
  to!: ShownTo;

  @SeatField('The seat that saw it, 1 to 10; needed for LIVE_PLAYER.', nullable)
  shownTo?: number | null;

  @FlagField('Whether he meant to; he did when it is not given.', { defaultValue: true })
  intentional!: boolean;

  @FlagField('Whether he laid it open in his turn, without a word, as his answer; he did not when it is not given.', {
    defaultValue: false,
  })
  inTurn!: boolean;

  @FlagField('Whether he gave the hand up with it; he did not when it is not given.', { defaultValue: false })
  folding!: boolean;

  @Field(() => [CardScalar], {
    nullable: true,
    description: 'The cards that were shown, one or both; only where everybody sees them, and null where the table does not enter cards.',
  })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(2)
  @ArrayUnique()
  cards?: Card[] | null;
}

@InputType({ description: 'Reports a phone or another device at the table (RC 4; MO 5.5, 12.5; TDA 15; RO 1.3, 4.1).' })
export class ReportPhoneUseInput extends SeatCommandInput {
  @WordField(PhoneUseEnum, 'What he did with it; OTHER when it is not given.', { defaultValue: 'other' })
  kind!: PhoneUse;

  @FlagField('Whether he had been warned of it before, in this hand or another of the tournament; he had not when it is not given.', {
    defaultValue: false,
  })
  repeat!: boolean;
}

@InputType({ description: 'Records that a player moved away from the table during the hand (RC 31; RO 4.1).' })
export class RecordLeftTableInput extends SeatCommandInput {
  @FlagField('Whether he can still touch his seat and follows the game; he can’t when it is not given.', { defaultValue: false })
  withinReach!: boolean;
}

@InputType({ description: 'Reports cards of a live hand that are below the table or covered (RC 25; MO 11.1; RO 8.1; TF §3 b1).' })
export class ReportHiddenCardsInput extends SeatCommandInput {
  @ReasonField('What came of it, in the words of the table, 1 to 500 characters.', nullable)
  consequence?: string | null;
}

@InputType({ description: 'Reports what a player said of a hand and must not say (RC 67; MO 6.1, 12.2; TDA 12; RO 11.3; TF §7 b1).' })
export class ReportTalkInput extends SeatCommandInput {
  @WordField(TalkKindEnum, 'What he said.')
  kind!: TalkKind;
}

@InputType({
  description: 'Reports, once the hand is over, that a player looked at cards that would have come (RC 28; MO 12.3; TDA 21; RO 3.6).',
})
export class ReportRabbitHuntingInput extends SeatCommandInput {}
