/**
 * The inputs of the mutations by which an official puts a hand right, and of the director's word on an incident.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType, Int } from '@nestjs/graphql';
import { IsIn, IsOptional, Length, Max, Min } from 'class-validator';
import type { IncidentOption, IncidentQuestion } from '../../../events/hand-incidents.js';
import { HandCommandInput, SeatCommandInput } from '../commands/command.inputs.js';
import { ChipsScalar } from '../language/scalars.js';
import { IncidentOptionEnum, IncidentQuestionEnum } from './incident-enums.js';
import { IsSeat } from './seat-checks.js';

@InputType({ description: 'Puts a hand on another level, whose blinds and ante the structure of the tournament gives.' })
export class CorrectLevelInput extends HandCommandInput {
  @Field(() => Int, { description: 'The number of the level, from 1 to 200, breaks not counted.' })
  @Min(1)
  @Max(200)
  level!: number;
}

@InputType({ description: 'Says which seats the button and the blinds belong to.' })
export class CorrectBlindsInput extends HandCommandInput {
  @Field(() => Int, { description: 'The seat of the button, 1 to 10; nobody need sit there.' })
  @IsSeat()
  button!: number;

  @Field(() => Int, { nullable: true, description: 'The seat of the small blind, 1 to 10; null where nobody owes it.' })
  @IsOptional()
  @IsSeat()
  smallBlindSeat: number | null = null;

  @Field(() => Int, { description: 'The seat of the big blind, 1 to 10.' })
  @IsSeat()
  bigBlindSeat!: number;
}

@InputType({ description: 'Puts the last bet or raise of the street right, which had been taken for another (RO 9.20).' })
export class CorrectMisreadActionInput extends SeatCommandInput {
  @Field(() => ChipsScalar, {
    description:
      'The total of the seat on this street that its player meant: no more than before for a check, the bet to match for a call.',
  })
  to!: number;
}

@InputType({ description: 'Asks what becomes of a seat whose turn was jumped over (RC 44-B; MO 8.15; RO 9.3).' })
export class ResolveSkippedPlayerInput extends SeatCommandInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether the player had had reasonable time to speak up; he had when it is not given.',
  })
  reasonableTimePassed!: boolean;
}

@InputType({ description: 'Gives the answer of the director to a question of an incident.' })
export class RuleOnIncidentInput extends HandCommandInput {
  @Field(() => IncidentQuestionEnum, {
    description:
      'The question. A refusal names it in the words of the event catalogue, such as "seeHand" for SEE_HAND, and the options too.',
  })
  @IsIn(Object.values(IncidentQuestionEnum))
  question!: IncidentQuestion;

  @Field(() => Int, { nullable: true, description: 'The seat that it is about, 1 to 10; null where it is about the table.' })
  @IsOptional()
  @IsSeat()
  seat?: number | null;

  @Field(() => IncidentOptionEnum, { description: 'His answer, one of the options of the question.' })
  @IsIn(Object.values(IncidentOptionEnum))
  option!: IncidentOption;

  @Field(() => ChipsScalar, { nullable: true, description: 'Chips, for the options that leave an amount to him, and only for them.' })
  amount?: number | null;

  @Field(() => String, {
    description: 'Why he rules so, 1 to 500 characters. Where he departs from the text for fairness, the record says so too.',
  })
  @Length(1, 500)
  reason!: string;
}
