/**
 * The inputs of the mutations by which an official puts a hand right, and of the director's word on an incident.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType } from '@nestjs/graphql';
import type { IncidentOption, IncidentQuestion } from '../../../events/hand-incidents.js';
import { HandCommandInput, SeatCommandInput } from '../commands/command.inputs.js';
import { nullable, WholeField, SeatField, ReasonField, FlagField, WordField } from '../commands/fields.js';
import { ChipsScalar } from '../language/scalars.js';
import { IncidentOptionEnum, IncidentQuestionEnum } from './incident-enums.js';

@InputType({ description: 'Puts a hand on another level, whose blinds and ante the structure of the tournament gives.' })
export class CorrectLevelInput extends HandCommandInput {
  @WholeField(1, 200, 'The number of the level, from 1 to 200, breaks not counted.')
  level!: number;
}

@InputType({ description: 'Says which seats the button and the blinds belong to.' })
export class CorrectBlindsInput extends HandCommandInput {
  @SeatField('The seat of the button, 1 to 10; nobody need sit there.')
  button!: number;

  @SeatField('The seat of the small blind, 1 to 10; null where nobody owes it.', nullable)
  smallBlindSeat: number | null = null;

  @SeatField('The seat of the big blind, 1 to 10.')
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
  @FlagField('Whether the player had had reasonable time to speak up; he had when it is not given.', { defaultValue: true })
  reasonableTimePassed!: boolean;
}

@InputType({ description: 'Gives the answer of the director to a question of an incident.' })
export class RuleOnIncidentInput extends HandCommandInput {
  @WordField(
    IncidentQuestionEnum,
    'The question. A refusal names it in the words of the event catalogue, such as "seeHand" for SEE_HAND, and the options too.',
  )
  question!: IncidentQuestion;

  @SeatField('The seat that it is about, 1 to 10; null where it is about the table.', nullable)
  seat?: number | null;

  @WordField(IncidentOptionEnum, 'His answer, one of the options of the question.')
  option!: IncidentOption;

  @Field(() => ChipsScalar, { nullable: true, description: 'Chips, for the options that leave an amount to him, and only for them.' })
  amount?: number | null;

  @ReasonField('Why he rules so, 1 to 500 characters. Where he departs from the text for fairness, the record says so too.')
  reason!: string;
}
