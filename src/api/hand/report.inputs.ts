/**
 * The inputs of the mutations on what a table reports of a hand: time, skipped turns, wrong amounts, counts, chips found.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsOptional, Max, Min } from 'class-validator';
import type { ChipsOrigin, Countable } from '../../../events/hand-reports.js';
import { HandCommandInput, SeatCommandInput } from '../commands/command.inputs.js';
import { nullable, NumberField, ChipsField, ReasonField, FlagField, WordField } from '../commands/fields.js';
import { ChipsOriginEnum, CountableEnum, UncorrectedActionEnum } from '../judging/gesture-enums.js';
import { ChipsScalar } from '../language/scalars.js';

const askedBy = { nullable: true, description: 'The seat that asks, 1 to 10; an official when it is not given.' } as const;

@InputType({ description: 'Calls time on the seat in turn.' })
export class RequestTimeInput extends SeatCommandInput {
  @Field(() => Int, askedBy)
  @IsOptional()
  @Min(1)
  @Max(10)
  askedBy: number | null = null;

  @NumberField(0, 'How long the player has thought, in milliseconds, 0 or more.')
  waitedMs!: number;

  @FlagField('Whether the seat that asks deals this hand.', { defaultValue: false })
  dealing!: boolean;

  @FlagField('Whether the player who asks is not at his seat.', { defaultValue: false })
  away!: boolean;
}

@InputType({ description: 'Approves a call for time: the time begins now.' })
export class ApproveTimeInput extends HandCommandInput {
  @Field(() => Int, { nullable: true, description: 'The silent part in seconds; the length that the rulebook gives when it is not given.' })
  seconds?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The part that is counted aloud, in seconds; the length that the rulebook gives when it is not given.',
  })
  countdownSeconds?: number | null;
}

@InputType({ description: 'Refuses a call for time.' })
export class RefuseTimeInput extends HandCommandInput {
  @ReasonField(undefined, nullable)
  reason?: string | null;
}

@InputType({ description: 'Sets another length for the time that is running.' })
export class AdjustTimeInput extends HandCommandInput {
  @Field(() => Int, { description: 'The silent part in seconds, counted from the start of the time.' })
  seconds!: number;

  @Field(() => Int, { description: 'The part that is counted aloud, in seconds.' })
  countdownSeconds!: number;
}

@InputType({ description: 'Says that the count has ended now and the seat has not acted.' })
export class ExpireTimeInput extends HandCommandInput {}

@InputType({ description: 'Speaks up for a seat whose turn was skipped.' })
export class ClaimSkippedTurnInput extends SeatCommandInput {
  @FlagField('Whether the player had had reasonable time to speak up before.')
  reasonableTimePassed!: boolean;
}

@InputType({ description: 'Saves a hand that was dead because its player spoke up too late.' })
export class SaveSkippedHandInput extends SeatCommandInput {
  @ReasonField('Why the director saves it, 1 to 500 characters.')
  reason!: string;
}

@InputType({ description: 'Records an amount that the rulebook would have corrected and nobody did, as it lies on the table.' })
export class RecordUncorrectedInput extends SeatCommandInput {
  @WordField(UncorrectedActionEnum, 'What the amount was meant for.')
  action!: 'call' | 'bet' | 'raise';

  @ChipsField(1, 'The total of the seat on this street, as it lies on the table.')
  to!: number;
}

@InputType({ description: 'Says that a wrong amount was noticed.' })
export class ReportWrongAmountInput extends SeatCommandInput {
  @FlagField('Whether the chips of the round were pulled in, where it is over; where they still lie in front of the players, say false.', {
    defaultValue: true,
  })
  gathered!: boolean;
}

@InputType({ description: 'Asks for a count.' })
export class RequestCountInput extends HandCommandInput {
  @Field(() => Int, askedBy)
  @IsOptional()
  @Min(1)
  @Max(10)
  askedBy: number | null = null;

  @WordField(CountableEnum, 'What is to be counted.')
  of!: Countable;
}

@InputType({ description: 'Asks for change: the seat in turn puts down larger chips than its bet.' })
export class RequestChangeInput extends SeatCommandInput {
  @Field(() => [ChipsScalar], { description: 'The chips that it puts down, each by its value, 1 to 1000 of them.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(1000)
  @Min(1, { each: true })
  chips!: number[];

  @Field(() => ChipsScalar, { nullable: true, description: 'The total that the player said first; nothing was said when it is not given.' })
  announced: number | null = null;
}

@InputType({ description: 'Reports chips of a seat that came to light after its all-in had been called.' })
export class ReportHiddenChipsInput extends SeatCommandInput {
  @ChipsField(1, 'The chips that were found, at least 1.')
  amount!: number;

  @WordField(ChipsOriginEnum, 'Where they had been.')
  origin!: ChipsOrigin;

  @FlagField('Whether the hand that was all in wins; null where that is not known yet.', nullable)
  won: boolean | null = null;
}
