/**
 * The inputs of the mutations on the initial deal: presence, the cut, faults, misdeals and redeals, wrong levels and blinds.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { DealFault, MisdealCause } from '../../../events/hand-deal.js';
import type { Posture } from '../../hand/deal/commands.js';
import { HandCommandInput, SeatCommandInput } from '../commands/command.inputs.js';
import { InstantScalar } from '../language/scalars.js';
import { DealFaultEnum, MisdealCauseEnum, PostureEnum } from './deal-enums.js';
import { IsSeat, IsSeats } from './seat-checks.js';

@InputType({
  description:
    'Says who shuffled and cut (RC G; MO 2.3; RO 5.2; TF §2 b3). A deck of which nobody says so is presumed to have been cut rightly.',
})
export class RecordShuffleAndCutInput extends HandCommandInput {
  @Field(() => Int, { description: 'The seat that shuffled, 1 to 10.' })
  @IsSeat()
  shuffledBy!: number;

  @Field(() => Int, { description: 'The seat that cut, 1 to 10.' })
  @IsSeat()
  cutBy!: number;

  @Field(() => Int, { defaultValue: 1, description: 'How many decks the table uses, 1 or 2 in turns; 1 when it is not given.' })
  @Min(1)
  @Max(2)
  decks!: 1 | 2;

  @Field(() => Int, { nullable: true, description: 'Cards in the smaller pile, 0 to 26; not counted when it is not given.' })
  @IsOptional()
  @Min(0)
  @Max(26)
  smallestPile?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a card was used for the cut that closes the deck from below; nobody noticed when it is not given.',
  })
  cutCardUsed?: boolean | null;
}

@InputType({ description: 'Says that the first card is dealt now, by the clock of the server.' })
export class BeginDealInput extends HandCommandInput {}

@InputType({ description: 'Says that the last card is dealt now, by the clock of the server.' })
export class CompleteDealInput extends HandCommandInput {
  @Field(() => [Int], {
    defaultValue: [],
    description: 'Seats of the hand whose players are not there, up to 10: their hands are taken away unseen. None when it is not given.',
  })
  @IsSeats()
  absent!: number[];

  @Field(() => [Int], {
    defaultValue: [],
    description: 'Seats of the hand whose players serve a penalty, up to 10: their hands are taken away unseen. None when it is not given.',
  })
  @IsSeats()
  penalised!: number[];
}

@InputType({ description: 'Says where a player was during the deal.' })
export class CheckPresenceInput extends SeatCommandInput {
  @Field(() => InstantScalar, { nullable: true, description: 'When he came to the table; null where he did not.' })
  seatedAt: number | null = null;

  @Field(() => InstantScalar, { nullable: true, description: 'When he went away again; null where he stayed.' })
  leftAt?: number | null;

  @Field(() => PostureEnum, { defaultValue: 'seated', description: 'How he was there; in his chair when it is not given.' })
  @IsIn(Object.values(PostureEnum))
  posture!: Posture;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether he is an official of the tournament, whom a book may excuse (MO 3.2); he is not when it is not given.',
  })
  official!: boolean;

  @Field(() => InstantScalar, {
    nullable: true,
    description: 'The moment that counts, where the deal itself was not reported; the first or the last card elsewhere, by the book.',
  })
  cutoffAt?: number | null;
}

@InputType({ isAbstract: true })
abstract class DealersInput extends HandCommandInput {
  @Field(() => Int, {
    defaultValue: 0,
    description: 'How many deals of earlier hands of the tournament the same dealer had misdealt, 0 to 1000; none when it is not given.',
  })
  @IsInt()
  @Min(0)
  @Max(1000)
  earlierMisdealsOfDealer!: number;
}

@InputType({ description: 'Reports what went wrong with the deal.' })
export class ReportDealFaultInput extends DealersInput {
  @Field(() => DealFaultEnum, { description: 'What went wrong.' })
  @IsIn(Object.values(DealFaultEnum))
  fault!: DealFault;

  @Field(() => [Int], {
    defaultValue: [],
    description: 'The seats that it is about, up to 10, not needed for an aberration; also a seat where nobody plays and a card went.',
  })
  @IsSeats()
  seats!: number[];

  @Field(() => Int, { nullable: true, description: 'The cards that the seat holds, 0 to 52, for WRONG_COUNT and only for it.' })
  @IsOptional()
  @Min(0)
  @Max(52)
  count?: number | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'For an aberration: whether the deck itself is wrong, such as by a foreign card; it is not when that is not given.',
  })
  deckIsWrong!: boolean;
}

@InputType({ description: 'Asks for the deal to be cancelled.' })
export class DeclareMisdealInput extends DealersInput {
  @Field(() => MisdealCauseEnum, { description: 'Why.' })
  @IsIn(Object.values(MisdealCauseEnum))
  cause!: MisdealCause;

  @Field(() => [Int], { defaultValue: [], description: 'The seats that it is about, up to 10; none when it is not given.' })
  @IsSeats()
  seats!: number[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the director declares it, who may where the list of a book is open (RC 35); the table when it is not given.',
  })
  byDirector!: boolean;
}

@InputType({
  description:
    'Deals a cancelled hand again. What else is given is held against what it must be: seats, button and level are those of before.',
})
export class RedealInput extends HandCommandInput {
  @Field(() => Int, { description: 'Which deal of this hand it is, from 2 to 100.' })
  @Min(2)
  @Max(100)
  attempt!: number;

  @Field(() => [Int], { nullable: true, description: 'The seats that get cards, up to 10; those of before when it is not given.' })
  @IsOptional()
  @ArrayMaxSize(10)
  @ArrayUnique()
  @IsSeat({ each: true })
  dealtIn?: number[] | null;

  @Field(() => Int, { nullable: true, description: 'The seat of the button, 1 to 10; that of before when it is not given.' })
  @IsOptional()
  @IsSeat()
  button?: number | null;

  @Field(() => Int, { nullable: true, description: 'The level, from 1; that of before when it is not given.' })
  @IsOptional()
  @Min(1)
  level?: number | null;

  @Field(() => [Int], {
    defaultValue: [],
    description: 'Seats whose players were not there at the first deal, beside those that the hand knows of, up to 10.',
  })
  @IsSeats()
  absentAtFirstDeal!: number[];

  @Field(() => [Int], {
    defaultValue: [],
    description: 'Seats whose players serve a penalty, beside those that the hand knows of, up to 10.',
  })
  @IsSeats()
  penalised!: number[];
}
