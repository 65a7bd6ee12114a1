/**
 * The inputs of the mutations on the moment between two hands of a table: the next hand, the deck that it is dealt from.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsOptional, Max, Min } from 'class-validator';
import type { DeckDefect } from '../../../events/tournament-hands.js';
import { PositionsInput } from '../button/button.inputs.js';
import { TableCommandInput } from '../commands/command.inputs.js';
import { nullable, SeatField, FlagField, WordField, PartField } from '../commands/fields.js';
import { DeckDefectEnum } from '../language/enums.js';
import { InstantScalar } from '../language/scalars.js';

const gesture = (description: string) => ({ nullable: true, description }) as const;

@InputType({
  description:
    'What a table did since its last hand, and when, as far as it says so: the rulebook takes one of these for the beginning of the hand, which fixes its level (RC 23; MO 7.5; TDA 17; RO 3.1; TF §8 b5).',
})
export class TableGesturesInput {
  @Field(() => InstantScalar, gesture('The winner of the last pot was known.'))
  @IsOptional()
  previousPotAwardedAt?: number | null;

  @Field(() => InstantScalar, gesture('The dealer held all cards of the one deck.'))
  @IsOptional()
  deckInHandAt?: number | null;

  @Field(() => InstantScalar, gesture('The shuffle began.'))
  @IsOptional()
  shuffleBeganAt?: number | null;

  @Field(() => InstantScalar, gesture('The first riffle of the shuffle.'))
  @IsOptional()
  firstRiffleAt?: number | null;

  @Field(() => InstantScalar, gesture('With two decks: the one that lay ready was presented for the cut, or taken up.'))
  @IsOptional()
  readyDeckAt?: number | null;

  @Field(() => InstantScalar, gesture('The first card was dealt.'))
  @IsOptional()
  firstCardAt?: number | null;

  @Field(() => InstantScalar, gesture('An official announced the level that stands; when its time came, where this is not given.'))
  @IsOptional()
  levelAnnouncedAt?: number | null;

  @FlagField('Whether the level that stands is still to be announced, which some rulebooks wait for (TDA 17).', { defaultValue: false })
  levelNotAnnounced!: boolean;
}

@InputType({ description: 'Opens the next hand of a table.' })
export class OpenHandInput extends TableCommandInput {
  @Field(() => [Int], {
    defaultValue: [],
    description: 'Seats whose players are absent: they are dealt in, pay antes and blinds, and cannot win.',
  })
  @ArrayMaxSize(10)
  @ArrayUnique()
  @Min(1, { each: true })
  @Max(10, { each: true })
  absent!: number[];

  @PartField(() => TableGesturesInput, 'What the table did since the last hand; the hand begins now when it is not given.', nullable)
  gestures?: TableGesturesInput | null;

  @PartField(() => PositionsInput, 'Where the director has button and blinds, if not where the rule has them.', nullable)
  positions?: PositionsInput | null;
}

@InputType({ description: 'Has a table play on with another deck, between two hands.' })
export class ChangeDeckInput extends TableCommandInput {
  @SeatField('The seat that asks for it, 1 to 10; an official when it is not given.', nullable)
  requestedBy: number | null = null;

  @WordField(DeckDefectEnum, 'What is wrong with the deck; nothing when it is not given.', { defaultValue: 'none' })
  defect!: DeckDefect;
}

@InputType({ description: 'Records that a hand which nobody typed in was played.' })
export class RecordHandPlayedInput extends TableCommandInput {
  @PartField(() => PositionsInput, 'Where button and blinds stood, if not where the rule has them.', nullable)
  positions?: PositionsInput | null;
}
