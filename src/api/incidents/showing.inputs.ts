/**
 * The inputs of the mutations on the showdown: all-in hands, one card shown, hands asked to be seen or checked, announcements, pots.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsInt, IsOptional, Length, Max, Min, ValidateNested } from 'class-validator';
import type { Card, HoleCards } from '../../../events/values.js';
import { HandCommandInput, SeatCommandInput } from '../commands/command.inputs.js';
import { PotWinnersInput } from '../hand/hand.inputs.js';
import { CardScalar, ChipsScalar } from '../language/scalars.js';
import { IsSeat, IsSeats } from './seat-checks.js';

@InputType({
  description: 'Keeps hands that are all in face down, because the tables play hand for hand and others have not finished (RO 2.7).',
})
export class HoldAllInHandsInput extends HandCommandInput {}

@InputType({
  description: 'Calls on all live hands to be turned up, players being all in and no betting left (RC 16; MO 9.7; TDA 9; RO 10.4).',
})
export class TurnUpAllInHandsInput extends HandCommandInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the other tables have finished, for hands that were held back; they have not when it is not given.',
  })
  otherTablesFinished!: boolean;
}

@InputType({ description: 'Sets the order in which hands are shown (RC 17).' })
export class ImposeShowdownOrderInput extends HandCommandInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that shows first, 1 to 10; the one that the rulebook names when it is not given.',
  })
  @IsOptional()
  @IsSeat()
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
  @Field(() => Int, { description: 'The seat that asks, 1 to 10.' })
  @IsSeat()
  bySeat!: number;

  @Field(() => Int, { description: 'The seat whose hand is to be seen, 1 to 10.' })
  @IsSeat()
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

  @Field(() => Boolean, {
    nullable: true,
    description: 'For a hand that was thrown away: whether these are its cards beyond doubt; they are not when it is not given.',
  })
  identifiable?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it touched a dead card; a hand that was thrown away did when it is not given.',
  })
  touchedMuck?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the dealer put it in the muck; he did not when it is not given.' })
  muckedByDealer?: boolean | null;
}

@InputType({ description: 'Both cards of a seat.' })
export class SeatCardsInput {
  @Field(() => Int, { description: 'The seat, 1 to 10.' })
  @IsSeat()
  seat!: number;

  @Field(() => [CardScalar], { description: 'Its two cards.' })
  @ArrayMinSize(2)
  @ArrayMaxSize(2)
  @ArrayUnique()
  cards!: HoleCards;
}

@InputType({ description: 'Has an official look at hands against collusion (RC 69; MO 9.1; RO 10.6).' })
export class RequestHandControlInput extends HandCommandInput {
  @Field(() => Int, { nullable: true, description: 'The seat that asks, in the hand or not, 1 to 10; an official when it is not given.' })
  @IsOptional()
  @IsSeat()
  by: number | null = null;

  @Field(() => [Int], { description: 'The seats whose hands are to be looked at, 1 to 10 of them.' })
  @ArrayMinSize(1)
  @IsSeats()
  targetSeats!: number[];

  @Field(() => String, { nullable: true, description: 'What is suspected, 1 to 500 characters; some books ask for it (RO 10.6).' })
  @IsOptional()
  @Length(1, 500)
  suspicion?: string | null;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'How often the same player has asked before in the tournament, 0 to 1000; never when it is not given.',
  })
  @IsInt()
  @Min(0)
  @Max(1000)
  earlierRequests!: number;

  @Field(() => [SeatCardsInput], {
    defaultValue: [],
    description: 'What the official saw, one entry a seat, if he enters it: only the bearer of the admin token ever sees it.',
  })
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => SeatCardsInput)
  cards!: SeatCardsInput[];
}

@InputType({ description: 'Reports that a player announced a hand that he did not hold.' })
export class ReportFalseAnnouncementInput extends SeatCommandInput {
  @Field(() => Boolean, { description: 'Whether he did it on purpose, as the official holds.' })
  deliberate!: boolean;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'How often he had done so before in the tournament, 0 to 1000; never when it is not given.',
  })
  @IsInt()
  @Min(0)
  @Max(1000)
  earlier!: number;
}

@InputType({ description: 'Names the smallest chip that lies in the pots: some books split them down to it and no further (MO 9.8).' })
export class ReportSmallestChipInput extends HandCommandInput {
  @Field(() => ChipsScalar, { description: 'The value of the chip, at least 1: every pot is made of it and of larger ones.' })
  @Min(1)
  chip!: number;
}

@InputType({ description: 'Has the pots pushed, or says why they wait.' })
export class AwardPotsInput extends HandCommandInput {
  @Field(() => Int, { nullable: true, description: 'A seat that claims the pots without showing its hand, 1 to 10.' })
  @IsOptional()
  @IsSeat()
  withoutTabling?: number | null;

  @Field(() => [PotWinnersInput], {
    nullable: true,
    description: 'The winners of every pot, where the cards are not all known; worked out from the cards when it is not given.',
  })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => PotWinnersInput)
  winners?: PotWinnersInput[] | null;

  @Field(() => ChipsScalar, { nullable: true, description: 'The smallest chip that lies in the pots, by value, at least 1.' })
  @IsOptional()
  @Min(1)
  smallestChipInPot?: number | null;
}
