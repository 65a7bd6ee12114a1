/** Queries for the rulebooks: their decisions, articles, and differences. */
import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import { rulebooks, unknownBook, type Rulebook } from '../../rulebooks/rulebooks.js';
import { fill } from '../../texts/sentences.js';
import { refusalSentences } from '../../texts/refusal-texts.js';
import { ApiError } from '../language/api-error.js';
import { type AskedEdition, editionAsked, editionNameAsked } from './asked-edition.js';
import { EditionField, type EditionInput } from './edition.inputs.js';
import { differencesOf, editionOf } from './rulebook-presentation.js';
import { RulebookDifferences, RulebookEdition } from './rulebook.types.js';
import { inBoth } from '../language/bilingual-text.types.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';
import { IdField } from '../inputs/fields.js';
import { CONSTANT_SECONDS, FreshFor } from '../language/freshness.js';

@ArgsType()
export class RulebookArgs {
  @IdField('The name of the book, such as "ropta".')
  id!: string;

  @EditionField('The edition of the book')
  at?: EditionInput | null;
}

@ArgsType()
export class RulebookDifferencesArgs {
  @IdField('The name of the first book.')
  a!: string;

  @IdField('The name of the second book.')
  b!: string;

  @EditionField('The edition of the first book')
  atA?: EditionInput | null;

  @EditionField('The edition of the second book')
  atB?: EditionInput | null;
}

/** @throws ApiError `UNKNOWN_RULEBOOK` */
function known(asked: AskedEdition): Rulebook {
  const book = editionAsked(asked);
  if (book !== undefined) return book;
  const parameters = unknownBook(asked.id, editionNameAsked(asked));
  const sentences = refusalSentences.UNKNOWN_RULEBOOK;
  throw new ApiError(
    'UNKNOWN_RULEBOOK',
    inBoth((language) => fill(sentences[language], parameters, language)),
    parameters,
  );
}

@Resolver()
export class RulebookResolver {
  // Five editions. They count for a third of their values, because clients read them once.
  @Costs({ entries: 1.5 })
  @ForEverybody()
  @FreshFor(CONSTANT_SECONDS)
  @Query(() => [RulebookEdition], { description: 'Every edition of every rulebook that a tournament can adopt.' })
  rulebooks(): readonly RulebookEdition[] {
    return rulebooks.map(editionOf);
  }

  @ForEverybody()
  @FreshFor(CONSTANT_SECONDS)
  @Query(() => RulebookEdition, { nullable: true, description: 'One rulebook; null when there is none of this name and edition.' })
  rulebook(@Args(checkedArgs) asked: RulebookArgs): RulebookEdition | null {
    const book = editionAsked(asked);
    return book === undefined ? null : editionOf(book);
  }

  @Costs({ weight: 1_500, settledBy: 'weight' })
  @ForEverybody()
  @Query(() => RulebookDifferences, {
    description: 'The questions on which two rulebooks rule differently; fails with UNKNOWN_RULEBOOK when one of them does not exist.',
  })
  rulebookDifferences(@Args(checkedArgs) { a, b, atA, atB }: RulebookDifferencesArgs): RulebookDifferences {
    return differencesOf(known({ id: a, at: atA }), known({ id: b, at: atB }));
  }
}
