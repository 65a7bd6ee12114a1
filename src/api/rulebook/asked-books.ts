/** The rulebooks that a query compares. */
import { ArgsType, Field, ID } from '@nestjs/graphql';
import { ArrayMinSize, ArrayUnique, IsIn, IsOptional } from 'class-validator';
import { nameOf, newestRulebook, type Rulebook, rulebookNamed, rulebooks } from '../../rulebooks/rulebooks.js';

const bookIds: readonly string[] = [...new Set(rulebooks.map(({ id }) => id))];

@ArgsType()
export class AskedBooksArgs {
  @Field(() => [ID], {
    nullable: true,
    description:
      'The rulebooks to ask, such as "ropta" for the newest edition, or "ropta@2020-04". The newest edition of each when it is not given.',
  })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn([...bookIds, ...rulebooks.map(nameOf)], { each: true, message: `must be among: ${bookIds.join(', ')}; or one with its edition` })
  rulebooks?: string[] | null;
}

/** The requested books, in order: a named edition, else the newest. */
export function askedBooks({ rulebooks: asked }: AskedBooksArgs): readonly Rulebook[] {
  return asked?.flatMap((name) => rulebookNamed(name) ?? []) ?? bookIds.flatMap((id) => newestRulebook(id) ?? []);
}

/** Whether the query names this edition. */
export function asksEdition({ rulebooks: asked }: AskedBooksArgs, book: Pick<Rulebook, 'id' | 'edition'>): boolean {
  return asked?.includes(nameOf(book)) ?? false;
}
