/**
 * What an organiser says of entries, and of what a tournament is played for, when it is announced.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsOptional, Matches, Max, Min, ValidateNested } from 'class-validator';
import { ChipsScalar } from '../language/scalars.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

@InputType({ description: 'What a tournament is played for, as far as rules depend on it.' })
export class AtStakeInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it qualifies for another: it is over once no more players are left than qualify.',
  })
  @IsOptional()
  @IsBoolean()
  satellite?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether its places give points of a season.' })
  @IsOptional()
  @IsBoolean()
  forPoints?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many players a satellite qualifies, 1 to 9999; as many as the book says when it is not given.',
  })
  @IsOptional()
  @Min(1)
  @Max(9999)
  qualifiers?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many places win something, 1 to 9999: where the bubble is.' })
  @IsOptional()
  @Min(1)
  @Max(9999)
  paidPlaces?: number | null;
}

@InputType({ description: 'Entries again that a tournament offers.' })
export class ReEntryTermsInput {
  @Field(() => Int, { description: 'How often a player may enter again, 1 to 99.' })
  @Min(1)
  @Max(99)
  most!: number;
}

@InputType({ description: 'Rebuys that a tournament offers.' })
export class RebuyTermsInput {
  @Field(() => ChipsScalar, { description: 'The chips of a rebuy.' })
  @Min(1)
  chips!: number;

  @Field(() => Int, { description: 'The last level that has them, the break behind it counted, 1 to 200.' })
  @Min(1)
  @Max(200)
  lastLevel!: number;

  @Field(() => Int, { description: 'How often a player may rebuy, 1 to 99.' })
  @Min(1)
  @Max(99)
  most!: number;
}

@InputType({ description: 'The add-on that a tournament offers.' })
export class AddOnTermsInput {
  @Field(() => ChipsScalar, { description: 'The chips of an add-on.' })
  @Min(1)
  chips!: number;

  @Field(() => Int, { description: 'The last level that has it, the break behind it counted, 1 to 200.' })
  @Min(1)
  @Max(200)
  lastLevel!: number;
}

@InputType({ description: 'What the organiser lays down on entries; what is not given is not offered, or is as the book has it.' })
export class EntryTermsInput {
  @Field(() => Int, { nullable: true, description: 'The most players, 2 to 99990: who comes after that waits.' })
  @IsOptional()
  @Min(2)
  @Max(99_990)
  capacity?: number | null;

  @Field(() => ChipsScalar, {
    nullable: true,
    description: 'The chips of a player who registers after the start, where they are others than those of the start.',
  })
  @IsOptional()
  @Min(1)
  lateStack?: number | null;

  @Field(() => ReEntryTermsInput, { nullable: true, description: 'Entries again, where a house rule allows them at all.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ReEntryTermsInput)
  reEntries?: ReEntryTermsInput | null;

  @Field(() => RebuyTermsInput, { nullable: true, description: 'Rebuys, where the book or a house rule allows them.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => RebuyTermsInput)
  rebuys?: RebuyTermsInput | null;

  @Field(() => AddOnTermsInput, { nullable: true, description: 'An add-on, where the book or a house rule allows it.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => AddOnTermsInput)
  addOn?: AddOnTermsInput | null;

  @Field(() => String, { nullable: true, description: 'The day when events began to be held at the venue, such as "2016-05-31".' })
  @IsOptional()
  @Matches(DAY, { message: 'must be a day such as "2016-05-31"' })
  venueSince?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'A player who has not shown up so many minutes into a later day may be taken out, 0 to 1440.',
  })
  @IsOptional()
  @Min(0)
  @Max(1440)
  showUpMinutes?: number | null;
}
