/**
 * Queries for the rulebooks themselves: what each decides, by which article, and where two differ.
 */
import { Args, ArgsType, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { rulebooks, unknownBook, type Rulebook } from '../../rulebooks/rulebooks.js';
import { fill } from '../../texts/sentences.js';
import { refusalSentences } from '../../texts/refusal-texts.js';
import { NumberField } from '../inputs/fields.js';
import { givenIn } from '../inputs/one-of.js';
import { ApiError } from '../language/api-error.js';
import { type AskedEdition, editionAsked, editionNameAsked } from './asked-edition.js';
import { EditionField, type EditionInput } from './edition.inputs.js';
import { differencesOf, editionOf } from './rulebook-presentation.js';
import { RulebookDifferences, RulebookEdition } from './rulebook.types.js';
import { inBoth } from '../language/bilingual-text.types.js';
import { IsPlainId, checkedArgs } from '../inputs/input-validation.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';

/** As earlier clients name an edition: any text, which may name none. */
const EditionNameField = (description: string, choice: string): PropertyDecorator =>
  Field(() => String, { nullable: true, deprecationReason: givenIn(choice), description });

@ArgsType()
export class RulebookArgs {
  @Field(() => ID, { description: 'The name of the book, such as "ropta".' })
  @IsPlainId()
  id!: string;

  @EditionField('The edition of the book')
  at?: EditionInput | null;

  @EditionNameField('The edition of the book, such as "2020-04"; its newest when it is not given.', 'at')
  edition?: string | null;

  @NumberField(1, 'The number of the edition, from 1, in place of its name.', { nullable: true, deprecationReason: givenIn('at') })
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

  @EditionField('The edition of the first book', { edition: 'editionA', version: 'versionA' })
  atA?: EditionInput | null;

  @EditionNameField('The edition of the first book; its newest when it is not given.', 'atA')
  editionA?: string | null;

  @EditionField('The edition of the second book', { edition: 'editionB', version: 'versionB' })
  atB?: EditionInput | null;

  @EditionNameField('The edition of the second book; its newest when it is not given.', 'atB')
  editionB?: string | null;

  @NumberField(1, 'The number of the edition of the first book, from 1, in place of its name.', {
    nullable: true,
    deprecationReason: givenIn('atA'),
  })
  versionA?: number | null;

  @NumberField(1, 'The number of the edition of the second book, from 1, in place of its name.', {
    nullable: true,
    deprecationReason: givenIn('atB'),
  })
  versionB?: number | null;
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
  // By their whole length: what is selected of them is counted while they are answered.
  @Costs({ weight: 40_000, entries: 5 })
  @ForEverybody()
  @Query(() => [RulebookEdition], { description: 'Every edition of every rulebook that a tournament can adopt.' })
  rulebooks(): readonly RulebookEdition[] {
    return rulebooks.map(editionOf);
  }

  // By its whole length: what is selected of it is counted while it is answered.
  @Costs({ weight: 9_000 })
  @ForEverybody()
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
  rulebookDifferences(@Args(checkedArgs) { a, b, editionA, editionB, versionA, versionB }: RulebookDifferencesArgs): RulebookDifferences {
    return differencesOf(known({ id: a, edition: editionA, version: versionA }), known({ id: b, edition: editionB, version: versionB }));
  }
}
