/**
 * Which rulebooks a query asks, where it sets them side by side. May import: @nestjs/graphql, class-validator, the rulebooks.
 */
import { ArgsType, Field, ID } from '@nestjs/graphql';
import { ArrayMinSize, ArrayUnique, IsIn, IsOptional } from 'class-validator';
import { newestRulebook, type Rulebook, rulebooks } from '../../rulebooks/rulebooks.js';

const bookIds: readonly string[] = [...new Set(rulebooks.map(({ id }) => id))];

@ArgsType()
export class AskedBooksArgs {
  @Field(() => [ID], { nullable: true, description: 'The rulebooks to ask, such as "ropta"; all when it is not given.' })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn([...bookIds], { each: true, message: `must be among: ${bookIds.join(', ')}` })
  rulebooks?: string[] | null;
}

/** The newest edition of each book that is asked, in the order of the question. */
export function askedBooks({ rulebooks: asked }: AskedBooksArgs): readonly Rulebook[] {
  return (asked ?? bookIds).flatMap((id) => newestRulebook(id) ?? []);
}
