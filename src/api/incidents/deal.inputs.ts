/**
 * The inputs of the mutations on the initial deal: presence, the cut, faults, misdeals and redeals, wrong levels and blinds.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsOptional } from 'class-validator';
import type { DealFault, MisdealCause } from '../../../events/hand-deal.js';
import type { Posture } from '../../hand/deal/commands.js';
import { HandCommandInput, SeatCommandInput } from '../commands/command.inputs.js';
import { nullable, WholeField, NumberField, SeatField, FlagField, WordField } from '../commands/fields.js';
import { InstantScalar } from '../language/scalars.js';
import { DealFaultEnum, MisdealCauseEnum, PostureEnum } from './deal-enums.js';
import { IsSeat, IsSeats } from './seat-checks.js';

@InputType({
  description:
    'Says who shuffled and cut (RC G; MO 2.3; RO 5.2; TF §2 b3). A deck of which nobody says so is presumed to have been cut rightly.',
})
export class RecordShuffleAndCutInput extends HandCommandInput {
  @SeatField('The seat that shuffled, 1 to 10.')
  shuffledBy!: number;

  @SeatField('The seat that cut, 1 to 10.')
  cutBy!: number;

  @WholeField(1, 2, 'How many decks the table uses, 1 or 2 in turns; 1 when it is not given.', { defaultValue: 1 })
  decks!: 1 | 2;

  @WholeField(0, 26, 'Cards in the smaller pile, 0 to 26; not counted when it is not given.', nullable)
  smallestPile?: number | null;

  @FlagField('Whether a card was used for the cut that closes the deck from below; nobody noticed when it is not given.', nullable)
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

  @WordField(PostureEnum, 'How he was there; in his chair when it is not given.', { defaultValue: 'seated' })
  posture!: Posture;

  @FlagField('Whether he is an official of the tournament, whom a book may excuse (MO 3.2); he is not when it is not given.', {
    defaultValue: false,
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
  @WholeField(
    0,
    1000,
    'How many deals of earlier hands of the tournament the same dealer had misdealt, 0 to 1000; none when it is not given.',
    { defaultValue: 0 },
  )
  earlierMisdealsOfDealer!: number;
}

@InputType({ description: 'Reports what went wrong with the deal.' })
export class ReportDealFaultInput extends DealersInput {
  @WordField(DealFaultEnum, 'What went wrong.')
  fault!: DealFault;

  @Field(() => [Int], {
    defaultValue: [],
    description: 'The seats that it is about, up to 10, not needed for an aberration; also a seat where nobody plays and a card went.',
  })
  @IsSeats()
  seats!: number[];

  @WholeField(0, 52, 'The cards that the seat holds, 0 to 52, for WRONG_COUNT and only for it.', nullable)
  count?: number | null;

  @FlagField('For an aberration: whether the deck itself is wrong, such as by a foreign card; it is not when that is not given.', {
    defaultValue: false,
  })
  deckIsWrong!: boolean;
}

@InputType({ description: 'Asks for the deal to be cancelled.' })
export class DeclareMisdealInput extends DealersInput {
  @WordField(MisdealCauseEnum, 'Why.')
  cause!: MisdealCause;

  @Field(() => [Int], { defaultValue: [], description: 'The seats that it is about, up to 10; none when it is not given.' })
  @IsSeats()
  seats!: number[];

  @FlagField('Whether the director declares it, who may where the list of a book is open (RC 35); the table when it is not given.', {
    defaultValue: false,
  })
  byDirector!: boolean;
}

@InputType({
  description:
    'Deals a cancelled hand again. What else is given is held against what it must be: seats, button and level are those of before.',
})
export class RedealInput extends HandCommandInput {
  @WholeField(2, 100, 'Which deal of this hand it is, from 2 to 100.')
  attempt!: number;

  @Field(() => [Int], { nullable: true, description: 'The seats that get cards, up to 10; those of before when it is not given.' })
  @IsOptional()
  @ArrayMaxSize(10)
  @ArrayUnique()
  @IsSeat({ each: true })
  dealtIn?: number[] | null;

  @SeatField('The seat of the button, 1 to 10; that of before when it is not given.', nullable)
  button?: number | null;

  @NumberField(1, 'The level, from 1; that of before when it is not given.', nullable)
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
