/**
 * What an organiser says of entries, and of what a tournament is played for, when it is announced.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, Matches } from 'class-validator';
import { nullable, WholeField, ChipsField, FlagField, PartField } from '../commands/fields.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

@InputType({ description: 'What a tournament is played for, as far as rules depend on it.' })
export class AtStakeInput {
  @FlagField('Whether it qualifies for another: it is over once no more players are left than qualify.', nullable)
  satellite?: boolean | null;

  @FlagField('Whether its places give points of a season.', nullable)
  forPoints?: boolean | null;

  @WholeField(1, 9999, 'How many players a satellite qualifies, 1 to 9999; as many as the book says when it is not given.', nullable)
  qualifiers?: number | null;

  @WholeField(1, 9999, 'How many places win something, 1 to 9999: where the bubble is.', nullable)
  paidPlaces?: number | null;
}

@InputType({ description: 'Entries again that a tournament offers.' })
export class ReEntryTermsInput {
  @WholeField(1, 99, 'How often a player may enter again, 1 to 99.')
  most!: number;
}

@InputType({ description: 'Rebuys that a tournament offers.' })
export class RebuyTermsInput {
  @ChipsField(1, 'The chips of a rebuy.')
  chips!: number;

  @WholeField(1, 200, 'The last level that has them, the break behind it counted, 1 to 200.')
  lastLevel!: number;

  @WholeField(1, 99, 'How often a player may rebuy, 1 to 99.')
  most!: number;
}

@InputType({ description: 'The add-on that a tournament offers.' })
export class AddOnTermsInput {
  @ChipsField(1, 'The chips of an add-on.')
  chips!: number;

  @WholeField(1, 200, 'The last level that has it, the break behind it counted, 1 to 200.')
  lastLevel!: number;
}

@InputType({ description: 'What the organiser lays down on entries; what is not given is not offered, or is as the book has it.' })
export class EntryTermsInput {
  @WholeField(2, 99_990, 'The most players, 2 to 99990: who comes after that waits.', nullable)
  capacity?: number | null;

  @ChipsField(1, 'The chips of a player who registers after the start, where they are others than those of the start.', nullable)
  lateStack?: number | null;

  @PartField(() => ReEntryTermsInput, 'Entries again, where a house rule allows them at all.', nullable)
  reEntries?: ReEntryTermsInput | null;

  @PartField(() => RebuyTermsInput, 'Rebuys, where the book or a house rule allows them.', nullable)
  rebuys?: RebuyTermsInput | null;

  @PartField(() => AddOnTermsInput, 'An add-on, where the book or a house rule allows it.', nullable)
  addOn?: AddOnTermsInput | null;

  @Field(() => String, { nullable: true, description: 'The day when events began to be held at the venue, such as "2016-05-31".' })
  @IsOptional()
  @Matches(DAY, { message: 'must be a day such as "2016-05-31"' })
  venueSince?: string | null;

  @WholeField(0, 1440, 'A player who has not shown up so many minutes into a later day may be taken out, 0 to 1440.', nullable)
  showUpMinutes?: number | null;
}
