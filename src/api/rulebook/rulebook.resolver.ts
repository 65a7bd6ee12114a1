/**
 * Queries for the rulebooks themselves: what each decides, by which article, and where two differ.
 * May import: Nest, the rulebooks, the texts of refusals, its neighbours.
 */
import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { IsOptional, Min } from 'class-validator';
import { newestRulebook, rulebookOf, rulebooks, unknownBook, type Rulebook } from '../../rulebooks/rulebooks.js';
import { fill } from '../../texts/sentences.js';
import { refusalSentences } from '../../texts/refusal-texts.js';
import { ApiError } from '../language/api-error.js';
import { differencesOf, editionOf } from './rulebook-presentation.js';
import { RulebookDifferences, RulebookEdition } from './rulebook.types.js';
import { inBoth } from '../language/bilingual-text.types.js';
import { IsPlainId, checkedArgs } from '../server/input-validation.js';

@ArgsType()
export class RulebookArgs {
  @Field(() => ID, { description: 'The name of the book, such as "ropta".' })
  @IsPlainId()
  id!: string;

  @Field(() => Int, { nullable: true, description: 'The version of the book, from 1; its newest when it is not given.' })
  @IsOptional()
  @Min(1)
  version?: number | null;
}

@ArgsType()
export class RulebookDifferencesArgs {
  @Field(() => ID, { description: 'The name of the first book.' })
  @IsPlainId()
  a!: string;

  @Field(() => ID, { description: 'The name of the second book.' })
  @IsPlainId()
  b!: string;

  @Field(() => Int, { nullable: true, description: 'The version of the first book; its newest when it is not given.' })
  @IsOptional()
  @Min(1)
  versionA?: number | null;

  @Field(() => Int, { nullable: true, description: 'The version of the second book; its newest when it is not given.' })
  @IsOptional()
  @Min(1)
  versionB?: number | null;
}

function find(id: string, version: number | null | undefined): Rulebook | undefined {
  return version == null ? newestRulebook(id) : rulebookOf(id, version);
}

/** @throws ApiError `UNKNOWN_RULEBOOK` */
function known(id: string, version: number | null | undefined): Rulebook {
  const book = find(id, version);
  if (book !== undefined) return book;
  const parameters = unknownBook(id, version ?? null);
  const sentences = refusalSentences.UNKNOWN_RULEBOOK;
  throw new ApiError(
    'UNKNOWN_RULEBOOK',
    inBoth((language) => fill(sentences[language], parameters, language)),
    parameters,
  );
}

@Resolver()
export class RulebookResolver {
  @Query(() => [RulebookEdition], { description: 'Every edition of every rulebook that a tournament can adopt.' })
  rulebooks(): readonly RulebookEdition[] {
    return rulebooks.map(editionOf);
  }

  @Query(() => RulebookEdition, { nullable: true, description: 'One rulebook; null when there is none of this name and version.' })
  rulebook(@Args(checkedArgs) { id, version }: RulebookArgs): RulebookEdition | null {
    const book = find(id, version);
    return book === undefined ? null : editionOf(book);
  }

  @Query(() => RulebookDifferences, {
    description: 'Where two rulebooks rule differently, question by question; fails with UNKNOWN_RULEBOOK when one of them does not exist.',
  })
  rulebookDifferences(@Args(checkedArgs) { a, b, versionA, versionB }: RulebookDifferencesArgs): RulebookDifferences {
    return differencesOf(known(a, versionA), known(b, versionB));
  }
}
