/**
 * The inputs of the mutations on single cards of the initial deal: turned up, fallen, seen, face up in the deck, missing or one too many.
 * Facts that nobody states are taken as those that give nobody an advantage.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsInt, Max, Min } from 'class-validator';
import type { ExposedBy, SeenBy } from '../../../events/hand-deal-cards.js';
import type { Card } from '../../../events/values.js';
import { HandCommandInput, SeatCommandInput } from '../commands/command.inputs.js';
import { nullable, WholeField, SeatField, FlagField, WordField } from '../commands/fields.js';
import { CardScalar } from '../language/scalars.js';
import { DroppedByEnum, ExposedByEnum, SeenByEnum } from './deal-enums.js';

const earlierMisdeals = {
  defaultValue: 0,
  description: 'How many deals of earlier hands of the tournament the same dealer had misdealt, 0 to 1000; none when it is not given.',
} as const;

@InputType({ isAbstract: true })
abstract class DealtCardInput extends SeatCommandInput {
  @WholeField(
    1,
    20,
    'The place of the card in the deal, from 1 for the first of all to 20, boxed cards not counted; not one of the first two when it is not given.',
    nullable,
  )
  ordinal?: number | null;

  @Field(() => Int, earlierMisdeals)
  @IsInt()
  @Min(0)
  @Max(1000)
  earlierMisdealsOfDealer!: number;
}

@InputType({
  description: 'Reports a card of the deal that was turned up (RC 35; MO 2.4, 2.14, 2.17, 4.1; TDA 27; RO 6.1, 6.3; TF §2 b4, b16).',
})
export class ReportExposedCardInput extends DealtCardInput {
  @WordField(ExposedByEnum, 'By whose doing.')
  cause!: ExposedBy;

  @Field(() => CardScalar, {
    nullable: true,
    description: 'The card, which everybody has seen; null where the table does not enter cards.',
  })
  card?: Card | null;
}

@InputType({ description: 'Exchanges the dead cards, once all cards are dealt (MO 2.4; RO 6.3; TF §2 b4).' })
export class ReplaceExposedCardsInput extends HandCommandInput {}

@InputType({ description: 'Reports cards that lay face up in the deck (RC 35; RO 5.3, 7.8).' })
export class ReportBoxedCardInput extends HandCommandInput {
  @FlagField('Whether they were found while the hands were being dealt.')
  duringInitialDeal!: boolean;

  @WholeField(1, 52, 'How many so far, 1 to 52: of those found in the deal, or of those found after it.')
  count!: number;

  @Field(() => [CardScalar], { defaultValue: [], description: 'Those of them that the table names, each once; none when it is not given.' })
  @ArrayMaxSize(52)
  @ArrayUnique()
  cards!: Card[];

  @SeatField('The seat that was to get the next card, 1 to 10; null where that is not told.', nullable)
  nextSeat?: number | null;

  @FlagField(
    'Whether somebody may have folded because of them; when it is not given and somebody has folded, the director must rule.',
    nullable,
  )
  foldsInfluenced?: boolean | null;

  @Field(() => Int, earlierMisdeals)
  @IsInt()
  @Min(0)
  @Max(1000)
  earlierMisdealsOfDealer!: number;
}

@InputType({ description: 'Reports a card that fell from the table (MO 2.15; RO 6.4; TF §2 b14).' })
export class ReportFallenCardInput extends DealtCardInput {
  @WordField(DroppedByEnum, 'Who let it fall.')
  cause!: 'dealer' | 'player';

  @FlagField('Whether all cards were dealt by then; as the hand knows of the deal when it is not given.', nullable)
  afterDeal?: boolean | null;

  @Field(() => CardScalar, { nullable: true, description: 'The card, where everybody saw it and it is entered.' })
  card?: Card | null;
}

@InputType({ description: 'Reports a card of the deal that was seen without being turned up (MO 4.1; RO 6.6; TF §5 b1).' })
export class ReportFlashedCardInput extends DealtCardInput {
  @WordField(DroppedByEnum, 'By whose doing.')
  cause!: 'dealer' | 'player';

  @WordField(SeenByEnum, 'How many players saw it.')
  seenBy!: SeenBy;

  @FlagField('Whether its player has touched it; he has when it is not given.', { defaultValue: true })
  touchedByOwner!: boolean;

  @FlagField('Whether its player keeps it, where the rulebook gives him the choice (TF §5 b1); null where he has not said.', nullable)
  ownerKeeps?: boolean | null;

  @SeatField('The seat that said so, 1 to 10; its player when it is not given.', nullable)
  chosenBy?: number | null;
}

@InputType({ description: 'Reports that a player mixed his dead card with the live one (MO 2.16; RO 6.5; TF §2 b15).' })
export class ReportMixedDeadCardInput extends SeatCommandInput {
  @FlagField('Whether everybody can tell which is which; nobody can when it is not given.', { defaultValue: false })
  liveCardIdentifiable!: boolean;
}

@InputType({ description: 'Gives the button the cards that it lacks (RC 37; RO 6.8).' })
export class CompleteButtonHandInput extends SeatCommandInput {
  @WholeField(0, 52, 'The cards that it holds, 0 or 1; as it was reported when it is not given, and 1 where it was not.', nullable)
  count?: number | null;
}

@InputType({ description: 'Takes the third card of the small blind back unseen (MO 2.17; TF §2 b16).' })
export class TakeBackExtraCardInput extends SeatCommandInput {
  @FlagField('Whether it was the last card dealt; it was not when that is not given.', { defaultValue: false })
  lastDealt!: boolean;

  @FlagField('Whether everybody can tell it from the others; nobody can when it is not given.', { defaultValue: false })
  identifiable!: boolean;

  @FlagField('Whether somebody has looked at it; somebody has when it is not given.', { defaultValue: true })
  seen!: boolean;
}
