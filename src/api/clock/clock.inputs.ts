/**
 * The inputs of the mutations on the clock. May import: @nestjs/graphql, class-validator, its neighbours.
 */
import { Field, InputType, Int } from '@nestjs/graphql';
import { Length, Max, Min } from 'class-validator';
import { TournamentCommandInput } from '../commands/command.inputs.js';

@InputType({ description: 'Records the levels and breaks whose time has come.' })
export class AdvanceClockInput extends TournamentCommandInput {}

@InputType({ description: 'Goes to a period of the structure by hand.' })
export class StartPeriodInput extends TournamentCommandInput {
  @Field(() => Int, { description: 'The index of the period in the structure, from 0, breaks counted.' })
  @Min(0)
  @Max(199)
  period!: number;
}

@InputType({ description: 'Stops the clock.' })
export class PauseClockInput extends TournamentCommandInput {}

@InputType({ description: 'Lets the clock run again.' })
export class ResumeClockInput extends TournamentCommandInput {}

@InputType({ description: 'Adds time to the period that stands, or takes time from it.' })
export class AdjustClockInput extends TournamentCommandInput {
  @Field(() => Int, { description: 'Seconds that are added, up to 86 400; below 0 they are taken, no more than are left.' })
  @Min(-86_400)
  @Max(86_400)
  seconds!: number;

  @Field(() => String, { description: 'Why, 1 to 500 characters.' })
  @Length(1, 500)
  reason!: string;
}
