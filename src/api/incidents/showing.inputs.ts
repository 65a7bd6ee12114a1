/**
 * The inputs of the mutations on the showdown: all-in hands, one card shown, hands asked to be seen or checked, announcements, pots.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsOptional } from 'class-validator';
import type { Card, HoleCards } from '../../../events/values.js';
import { HandCommandInput, SeatCommandInput } from '../commands/command.inputs.js';
import { nullable, WholeField, SeatField, ChipsField, ReasonField, FlagField, PartsField } from '../commands/fields.js';
import { PotWinnersInput } from '../hand/hand.inputs.js';
import { CardScalar } from '../language/scalars.js';
import { IsSeats } from './seat-checks.js';

@InputType({
  description: 'Keeps hands that are all in face down, because the tables play hand for hand and others have not finished (RO 2.7).',
})
export class HoldAllInHandsInput extends HandCommandInput {}

@InputType({
  description: 'Calls on all live hands to be turned up, players being all in and no betting left (RC 16; MO 9.7; TDA 9; RO 10.4).',
})
export class TurnUpAllInHandsInput extends HandCommandInput {
  @FlagField('Whether the other tables have finished, for hands that were held back; they have not when it is not given.', {
    defaultValue: false,
  })
  otherTablesFinished!: boolean;
}

@InputType({ description: 'Sets the order in which hands are shown (RC 17).' })
export class ImposeShowdownOrderInput extends HandCommandInput {
  @SeatField('The seat that shows first, 1 to 10; the one that the rulebook names when it is not given.', nullable)
  seat?: number | null;
}

@InputType({ description: 'Turns up one card of a hand, and not the other.' })
export class TableOneCardInput extends SeatCommandInput {
  @Field(() => CardScalar, { description: 'The card.' })
  card!: Card;
}

@InputType({ description: 'Says that a seat will not turn up a hand that it must.' })
export class RefuseToTableInput extends SeatCommandInput {}

@InputType({ description: 'Asks, for a player, to see the hand of another (RC 18; MO 9.1; RO 10.5).' })
export class RequestToSeeInput extends HandCommandInput {
  @SeatField('The seat that asks, 1 to 10.')
  bySeat!: number;

  @SeatField('The seat whose hand is to be seen, 1 to 10.')
  targetSeat!: number;

  @Field(() => [CardScalar], {
    nullable: true,
    description: 'Both its cards, where they are turned up at once; null where that follows, or the table does not enter cards.',
  })
  @IsOptional()
  @ArrayMinSize(2)
  @ArrayMaxSize(2)
  @ArrayUnique()
  cards?: HoleCards | null;

  @FlagField('For a hand that was thrown away: whether these are its cards beyond doubt; they are not when it is not given.', nullable)
  identifiable?: boolean | null;

  @FlagField('Whether it touched a dead card; a hand that was thrown away did when it is not given.', nullable)
  touchedMuck?: boolean | null;

  @FlagField('Whether the dealer put it in the muck; he did not when it is not given.', nullable)
  muckedByDealer?: boolean | null;
}

@InputType({ description: 'Both cards of a seat.' })
export class SeatCardsInput {
  @SeatField('The seat, 1 to 10.')
  seat!: number;

  @Field(() => [CardScalar], { description: 'Its two cards.' })
  @ArrayMinSize(2)
  @ArrayMaxSize(2)
  @ArrayUnique()
  cards!: HoleCards;
}

@InputType({ description: 'Has an official look at hands against collusion (RC 69; MO 9.1; RO 10.6).' })
export class RequestHandControlInput extends HandCommandInput {
  @SeatField('The seat that asks, in the hand or not, 1 to 10; an official when it is not given.', nullable)
  by: number | null = null;

  @Field(() => [Int], { description: 'The seats whose hands are to be looked at, 1 to 10 of them.' })
  @ArrayMinSize(1)
  @IsSeats()
  targetSeats!: number[];

  @ReasonField('What is suspected, 1 to 500 characters; some books ask for it (RO 10.6).', nullable)
  suspicion?: string | null;

  @WholeField(0, 1000, 'How often the same player has asked before in the tournament, 0 to 1000; never when it is not given.', {
    defaultValue: 0,
  })
  earlierRequests!: number;

  @PartsField(
    () => SeatCardsInput,
    [0, 10],
    'What the official saw, one entry a seat, if he enters it: only the bearer of the admin token ever sees it.',
    { defaultValue: [] },
  )
  cards!: SeatCardsInput[];
}

@InputType({ description: 'Reports that a player announced a hand that he did not hold.' })
export class ReportFalseAnnouncementInput extends SeatCommandInput {
  @FlagField('Whether he did it on purpose, as the official holds.')
  deliberate!: boolean;

  @WholeField(0, 1000, 'How often he had done so before in the tournament, 0 to 1000; never when it is not given.', { defaultValue: 0 })
  earlier!: number;
}

@InputType({ description: 'Names the smallest chip that lies in the pots: some books split them down to it and no further (MO 9.8).' })
export class ReportSmallestChipInput extends HandCommandInput {
  @ChipsField(1, 'The value of the chip, at least 1: every pot is made of it and of larger ones.')
  chip!: number;
}

@InputType({ description: 'Has the pots pushed, or says why they wait.' })
export class AwardPotsInput extends HandCommandInput {
  @SeatField('A seat that claims the pots without showing its hand, 1 to 10.', nullable)
  withoutTabling?: number | null;

  @PartsField(
    () => PotWinnersInput,
    [1, 10],
    'The winners of every pot, where the cards are not all known; worked out from the cards when it is not given.',
    nullable,
  )
  winners?: PotWinnersInput[] | null;

  @ChipsField(1, 'The smallest chip that lies in the pots, by value, at least 1.', nullable)
  smallestChipInPot?: number | null;
}
