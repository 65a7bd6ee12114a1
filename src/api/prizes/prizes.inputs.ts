/**
 * The inputs of the mutations on prizes, deals and bounties. Money is in whole cents.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsOptional, Max, Min } from 'class-validator';
import type { PlayerId } from '../../../events/ids.js';
import { DealMethod, MAX_OFFERED, MAX_PAID_PLACES, MAX_PRICE } from '../../../events/tournament-prizes.js';
import { PlayerCommandInput, TournamentCommandInput } from '../commands/command.inputs.js';
import {
  nullable,
  WholeField,
  NumberField,
  PlayerField,
  TextField,
  ReasonField,
  FlagField,
  WordField,
  PartField,
  PartsField,
} from '../commands/fields.js';
import { enumeration } from '../language/enums.js';
import { CentsScalar } from '../language/scalars.js';
import { IsPlainId } from '../server/input-validation.js';

export const DealMethodEnum = enumeration('DealMethod', 'How a deal shares the prizes that are left.', {
  chipChop: 'Everybody has the lowest of them, the rest is shared by chips.',
  icm: 'By the chances of each place that chips give, after Malmuth and Harville; for twelve players at most.',
  agreed: 'As the players say.',
});

@InputType({ description: 'What is paid for chips, and how much of it is to be won.' })
export class PurchasePriceInput {
  @Field(() => CentsScalar, { description: 'What is paid, at most 10000000.' })
  @Min(0)
  @Max(MAX_PRICE)
  price!: number;

  @Field(() => CentsScalar, { defaultValue: 0, description: 'How much of it goes to the pot; the rest stays with the organiser.' })
  @Min(0)
  toPot!: number;
}

@InputType({ description: 'What is paid for an entry, the first as every other, and how much of it is to be won.' })
export class EntryPriceInput extends PurchasePriceInput {
  @Field(() => CentsScalar, {
    defaultValue: 0,
    description: 'How much of it is on the head of the player, where a house rule has bounties.',
  })
  @Min(0)
  bounty!: number;
}

@InputType({ description: 'Prizes that are parts of the pot.' })
export class PercentagesInput {
  @Field(() => [Int], {
    description: 'The parts in hundredths of a percent, the best place first, 1 to 1000 of them; they add up to 10000.',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_PAID_PLACES)
  @Min(1, { each: true })
  @Max(10_000, { each: true })
  basisPoints!: number[];

  @Field(() => CentsScalar, {
    defaultValue: 1,
    description: 'Each prize is rounded down to a multiple of so many cents, 1 or more; the first has what that leaves.',
  })
  @Min(1)
  unit!: number;
}

@InputType({ description: 'A prize in kind.' })
export class PrizeInKindInput {
  @WholeField(1, 9999, 'The place that wins it, 1 to 9999.')
  place!: number;

  @TextField(120, 'What it is, 1 to 120 characters, such as "a ham".')
  thing!: string;
}

@InputType({ description: 'Says what a tournament is played for.' })
export class SetPrizesInput extends TournamentCommandInput {
  @PartField(() => EntryPriceInput, 'What an entry costs; nothing where it is not given.', nullable)
  entry?: EntryPriceInput | null;

  @PartField(() => PurchasePriceInput, 'What a rebuy costs; nothing where it is not given.', nullable)
  rebuy?: PurchasePriceInput | null;

  @PartField(() => PurchasePriceInput, 'What an add-on costs; nothing where it is not given.', nullable)
  addOn?: PurchasePriceInput | null;

  @Field(() => CentsScalar, { defaultValue: 0, description: 'What the organiser adds to the pot, at most 1000000000000.' })
  @Min(0)
  @Max(MAX_OFFERED)
  added!: number;

  @Field(() => [CentsScalar], {
    nullable: true,
    description: 'The prizes as fixed amounts, the best place first, at most 1000 of them; not with percentages.',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_PAID_PLACES)
  @Min(0, { each: true })
  amounts?: number[] | null;

  @PartField(() => PercentagesInput, 'The prizes as parts of the pot; not with amounts.', nullable)
  percentages?: PercentagesInput | null;

  @PartsField(() => PrizeInKindInput, [0, MAX_PAID_PLACES], 'Prizes in kind, beside the money or alone, at most 1000.', {
    defaultValue: [],
  })
  things!: PrizeInKindInput[];
}

@InputType({ description: 'What a player gets by a deal.' })
export class DealAmountInput {
  @PlayerField('The id of the player.')
  playerId!: PlayerId;

  @Field(() => CentsScalar, { description: 'How much.' })
  @Min(0)
  cents!: number;
}

@InputType({ description: 'Puts a deal to the players who are left.' })
export class ProposeDealInput extends TournamentCommandInput {
  @WordField(DealMethodEnum, 'How the prizes that are left are shared.')
  method!: DealMethod;

  @PartsField(
    () => DealAmountInput,
    [0, 9999],
    'With a deal as agreed only: what each player who is in gets; together with what is left for the winner, all that is left.',
    nullable,
  )
  amounts?: DealAmountInput[] | null;

  @Field(() => CentsScalar, { defaultValue: 0, description: 'What is left for the winner to play for.' })
  @Min(0)
  leftForWinner!: number;

  @FlagField('Whether play goes on; else the deal ends the tournament.')
  playOn!: boolean;

  @PlayerField('Who is placed first where the deal ends the tournament; the player with the most chips where it is not given.', nullable)
  winner?: PlayerId | null;
}

@InputType({ isAbstract: true })
abstract class DealAnswerInput extends PlayerCommandInput {
  @NumberField(1, 'The number of the deal, from 1.')
  deal!: number;
}

@InputType({ description: 'Records that a player accepts the deal that is proposed.' })
export class AcceptDealInput extends DealAnswerInput {}

@InputType({ description: 'Records that a player does not accept the deal that is proposed.' })
export class DeclineDealInput extends DealAnswerInput {}

@InputType({ description: 'Says who knocked a player out.' })
export class NameBountyWinnersInput extends PlayerCommandInput {
  @Field(() => [ID], { description: 'The ids of the 1 to 10 players who share what was on his head, who has the odd cent first.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(10)
  @ArrayUnique()
  @IsPlainId({ each: true })
  by!: PlayerId[];
}

@InputType({ description: 'Says who gets a prize in kind that several players share.' })
export class GiveSharedThingInput extends PlayerCommandInput {
  @WholeField(1, 9999, 'The place whose prize it is, 1 to 9999.')
  place!: number;

  @ReasonField('How it was settled, 1 to 500 characters.')
  reason!: string;
}
