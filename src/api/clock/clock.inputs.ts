/**
 * The inputs of the mutations on the clock. May import: @nestjs/graphql, class-validator, its neighbours.
 */
import { InputType } from '@nestjs/graphql';
import { TournamentCommandInput } from '../commands/command.inputs.js';
import { WholeField, ReasonField } from '../commands/fields.js';

@InputType({ description: 'Records the levels and breaks whose time has come.' })
export class AdvanceClockInput extends TournamentCommandInput {}

@InputType({ description: 'Goes to a period of the structure by hand.' })
export class StartPeriodInput extends TournamentCommandInput {
  @WholeField(0, 199, 'The index of the period in the structure, from 0, breaks counted.')
  period!: number;
}

@InputType({ description: 'Stops the clock.' })
export class PauseClockInput extends TournamentCommandInput {}

@InputType({ description: 'Lets the clock run again.' })
export class ResumeClockInput extends TournamentCommandInput {}

@InputType({ description: 'Adds time to the period that stands, or takes time from it.' })
export class AdjustClockInput extends TournamentCommandInput {
  @WholeField(-86_400, 86_400, 'Seconds that are added, up to 86 400; below 0 they are taken, no more than are left.')
  seconds!: number;

  @ReasonField()
  reason!: string;
}
