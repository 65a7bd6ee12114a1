/**
 * The inputs of the mutations on hand-for-hand play. May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsOptional } from 'class-validator';
import type { HandForHandReason } from '../../../events/tournament-hand-for-hand.js';
import { TableCommandInput, TournamentCommandInput } from '../commands/command.inputs.js';
import { nullable, ReasonField } from '../commands/fields.js';
import { HandForHandReasonEnum } from './hand-for-hand-enums.js';

@InputType({ description: 'Announces that tables play hand for hand once the hands in progress are over.' })
export class AnnounceHandForHandInput extends TournamentCommandInput {
  @Field(() => HandForHandReasonEnum, { description: 'What is one player away.' })
  reason!: HandForHandReason;

  @Field(() => [Int], {
    nullable: true,
    description:
      'Tables whose hands nobody types in and that are in a hand: the next hand recorded there is that one, and no hand of a round.',
  })
  @IsOptional()
  @ArrayMaxSize(9999)
  stillPlaying?: number[] | null;
}

@InputType({ description: 'Ends a round of hand-for-hand play if no table is left to wait for.' })
export class AdvanceHandForHandRoundInput extends TournamentCommandInput {
  @Field(() => [Int], { nullable: true, description: 'Tables that will play no hand in this round.' })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(9999)
  without?: number[] | null;

  @ReasonField('Why they play none, 1 to 500 characters: owed with them.', nullable)
  reason?: string | null;
}

@InputType({ description: 'Has the hands of a table that nobody types in wait face down: a player is all in and called.' })
export class HoldAllInInput extends TableCommandInput {}

@InputType({ description: 'Has the all-in hands that wait turned up.' })
export class RevealAllInsInput extends TournamentCommandInput {}

@InputType({ description: 'Ends hand-for-hand play.' })
export class EndHandForHandInput extends TournamentCommandInput {
  @ReasonField('Why it ends, 1 to 500 characters: owed while what it was announced for has not come.', nullable)
  reason?: string | null;
}
