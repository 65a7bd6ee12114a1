/** An act at the table as a client describes it: words, chips and cards. The bounds are those of the event. */
import { Field, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsOptional, Min, ValidateBy, ValidateIf } from 'class-validator';
import type { Gesture, Words } from '../../../events/judging.js';
import type { Action } from '../../../commands/hand/action.js';
import { nullable, ReasonField, WholeField, FlagField, WordField, PartField } from '../inputs/fields.js';
import { ActionTypeEnum } from '../language/enums.js';
import { ChipsScalar } from '../language/scalars.js';
import { ActOrderEnum, WordsKindEnum } from './gesture-enums.js';
import { MOST_REASON } from '../../../events/values.js';
import { Written } from '../inputs/written-inputs.js';

@InputType({ description: 'What was said. Only what holds is given.' })
export class WordsInput {
  @WordField(WordsKindEnum, 'The word, or AMOUNT for a number said alone.')
  kind!: Words['kind'];

  @Field(() => ChipsScalar, {
    nullable: true,
    description: 'The number as it was spoken, in chips unless it was cut short; needed with AMOUNT.',
  })
  @ValidateIf((words: WordsInput) => words.kind === 'amount')
  @ValidateBy({ name: 'isSpoken', validator: { validate: (amount) => amount != null, defaultMessage: () => 'is needed for AMOUNT' } })
  amount?: number | null;

  @FlagField('Whether the number was said as an addition, such as "4000 more".', nullable)
  plus?: boolean | null;

  @Field(() => ChipsScalar, { nullable: true, description: 'The second number of "I raise your 2000 and 5000 more".' })
  more?: number | null;

  @FlagField('Whether the zeros were left out, such as "5" for hundreds or thousands.', nullable)
  abbreviated?: boolean | null;

  @FlagField('Whether it was said on a condition, such as "if you bet, I raise".', nullable)
  conditional?: boolean | null;

  @FlagField('Whether the amount was "the pot".', nullable)
  pot?: boolean | null;

  @ReasonField(`The words themselves, for the record, up to ${MOST_REASON} characters; they are not interpreted.`, nullable, 0)
  text?: string | null;
}

@InputType({ description: 'How the dealer or the table misread an act.' })
export class ReadAsInput {
  @WordField(ActionTypeEnum, 'The action.')
  type!: Action['type'];

  @Field(() => ChipsScalar, { nullable: true, description: 'Its total on the street, where it had one.' })
  to?: number | null;
}

@Written
@InputType({ description: 'An act at the table. Give only what happened; an empty gesture is refused.' })
export class GestureInput {
  @PartField(() => WordsInput, 'What was said; nothing when it is not given.', nullable)
  words?: WordsInput | null;

  @Field(() => [[ChipsScalar]], {
    nullable: true,
    description:
      'The chips newly pushed, each by its value, motion by motion: up to 50 motions of 1 to 1000 chips. Those already in front of the player are not among them.',
  })
  @IsOptional()
  @ArrayMaxSize(50)
  @ValidateBy(
    { name: 'isMotion', validator: { validate: isMotion, defaultMessage: () => 'must hold 1 to 1000 chips of 1 or more in every motion' } },
    { each: true },
  )
  motions?: number[][] | null;

  @WordField(ActOrderEnum, 'Which came first where there are words and chips; the words when it is not given.', nullable)
  first?: Gesture['first'] | null;

  @WholeField(0, 20, 'How often the player tapped the table, {bound}.', nullable)
  taps?: number | null;

  @FlagField('Whether the player showed by a sign that they are all in.', nullable)
  allInShown?: boolean | null;

  @FlagField('Whether the player turned their hand face up as an answer.', nullable)
  exposedHand?: boolean | null;

  @FlagField('False when the table disagrees on what was said.', nullable)
  heardByAll?: boolean | null;

  @FlagField('True when it is unclear what chips added to those in front of the player were meant for.', nullable)
  unclear?: boolean | null;

  @Field(() => ChipsScalar, {
    nullable: true,
    description: 'Chips of an earlier bet of the street that the player drew back towards their stack.',
  })
  pulledBack?: number | null;

  @FlagField('False when the player answered a bet whose amount had not been said yet.', nullable)
  amountKnown?: boolean | null;

  @Field(() => ChipsScalar, { nullable: true, description: 'The amount to call that the player heard, where it was wrong.' })
  amountTold?: number | null;

  @PartField(() => ReadAsInput, 'What the act was taken for, where it was something else.', nullable)
  misreadAs?: ReadAsInput | null;

  @FlagField('Whether substantial action followed on the act as it was misread.', nullable)
  substantialActionFollowed?: boolean | null;

  @FlagField('Whether the player says that they plainly misunderstood the amount.', nullable)
  misunderstood?: boolean | null;

  @Field(() => [ChipsScalar], {
    nullable: true,
    description: 'The chip values still in play, up to 30. They decide whether a number that seems shortened is meant literally.',
  })
  @IsOptional()
  @ArrayMaxSize(30)
  @Min(1, { each: true })
  chipValuesInPlay?: number[] | null;
}

function isMotion(chips: unknown): boolean {
  return Array.isArray(chips) && chips.length >= 1 && chips.length <= 1000 && chips.every((chip) => typeof chip === 'number' && chip >= 1);
}
