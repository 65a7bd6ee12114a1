/**
 * A rulebook as the API serves it: its settings with their sources, its articles one by one, and where two books differ.
 */
import { Extensions, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Decided } from '../../rulebooks/coverage.js';
import type { ValueSchema } from '../../rulebooks/definition.js';
import type { SettingValue, Source, Text } from '../../rulebooks/setting.js';
import { plain } from '../language/plain-fields.js';
import { DecidedByEnum, SettingKindEnum, SettingSourceEnum } from './rulebook-enums.js';
import { JsonScalar } from '../language/scalars.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { Costs } from '../language/costs.js';

@Extensions(plain)
@ObjectType({ description: 'The chosen reading of a passage that can be read in several ways.' })
export class RulebookReading {
  @Field(() => ID, { description: 'The name of the reading, such as "CB-RO-22".' })
  id!: string;

  @Field(() => BilingualText, { description: 'The reading that was taken.' })
  taken!: Text;

  @Field(() => BilingualText, { description: 'How else the passage could be read.' })
  otherwise!: Text;
}

@Extensions(plain)
@ObjectType({ description: 'One of the values that a setting can take.' })
export class SettingChoice {
  @Field(() => JsonScalar, { description: 'The value itself: a word, or true or false.' })
  value!: SettingValue;

  @Field(() => BilingualText, { description: 'What the value means.' })
  label!: Text;
}

@Extensions(plain)
@ObjectType({ description: 'The question that a setting answers, and the answers that it can have.' })
export class SettingQuestion {
  @Field(() => ID, { description: 'The key of the setting, such as "minRaise.method": the one by which a house rule overrides it.' })
  key!: string;

  @Field(() => String, { description: 'The part of the rules that it belongs to, such as "betting".' })
  group!: string;

  @Field(() => BilingualText, { description: 'The question in a few words.' })
  title!: Text;

  @Field(() => BilingualText, { description: 'The question in one sentence.' })
  description!: Text;

  @Field(() => SettingKindEnum, { description: 'The kind of value that it takes.' })
  kind!: ValueSchema['kind'];

  @Costs({ entries: 6 })
  @Field(() => [SettingChoice], {
    description: 'The values that it can take; a single one where all books agree, and none for a number.',
  })
  choices!: readonly SettingChoice[];

  @Field(() => Int, { nullable: true, description: 'The least number that it can be; null for what is no number.' })
  minimum!: number | null;

  @Field(() => Int, { nullable: true, description: 'The greatest number that it can be; null for what is no number.' })
  maximum!: number | null;

  @Field(() => BilingualText, { nullable: true, description: 'What the number counts; null for what is no number.' })
  unit!: Text | null;
}

@Extensions(plain)
@ObjectType({ description: 'What one book says on one question, and where it says so.' })
export class SettingAnswer {
  @Field(() => JsonScalar, { description: 'The value: a word, a whole number, or true or false.' })
  value!: SettingValue;

  @Field(() => BilingualText, { description: 'The value in words.' })
  label!: Text;

  @Field(() => SettingSourceEnum, { description: 'Whether the book says so itself.' })
  source!: Source['kind'];

  @Costs({ entries: 3 })
  @Field(() => [String], { description: 'The articles of the book that say so; empty where it is silent.' })
  articles!: readonly string[];

  @Costs({ entries: 2 })
  @Field(() => [String], {
    description:
      'The rules that apply where the book is silent, in whole or in part: articles of another book, or a custom. Empty where the book says everything.',
  })
  defaults!: readonly string[];

  @Field(() => BilingualText, { description: 'Where the value comes from, in one phrase.' })
  phrase!: Text;

  @Field(() => RulebookReading, { nullable: true, description: 'How the text was read; null where it can be read in one way only.' })
  reading!: RulebookReading | null;
}

@Extensions(plain)
@ObjectType({ description: 'One setting of a book: the question and what the book says.' })
export class RulebookSetting {
  @Field(() => SettingQuestion, { description: 'The question.' })
  question!: SettingQuestion;

  @Field(() => SettingAnswer, { description: 'What the book says.' })
  answer!: SettingAnswer;
}

@Extensions(plain)
@ObjectType({ description: 'What decides an article, or a part of it.' })
export class ArticleDecision {
  @Field(() => DecidedByEnum, { description: 'Who or what decides.' })
  by!: Decided['by'];

  @Field(() => BilingualText, { nullable: true, description: 'Why no computer can decide it; null where one does.' })
  why!: Text | null;

  @Field(() => BilingualText, {
    nullable: true,
    description: 'What can be recorded where no computer decides; null where one does, or where there is nothing to record.',
  })
  recorded!: Text | null;
}

@Extensions(plain)
@ObjectType({ description: 'One numbered article of a book, or one of its unnumbered sections, and where it is decided.' })
export class RulebookArticle {
  @Field(() => ID, { description: 'The article as it is cited, such as "RO 9.6".' })
  article!: string;

  @Field(() => BilingualText, { description: 'What it is about, in a few words.' })
  topic!: Text;

  @Costs({ entries: 3 })
  @Field(() => [ArticleDecision], { description: 'What decides it: at least one.' })
  decided!: readonly ArticleDecision[];

  @Costs({ entries: 5 })
  @Field(() => [ID], { description: 'The keys of the settings that cite it.' })
  settings!: readonly string[];
}

@Extensions(plain)
@ObjectType({ description: 'One edition of a rulebook, with all that it decides.' })
export class RulebookEdition {
  @Field(() => ID, { description: 'The short name of the book, such as "ropta".' })
  id!: string;

  @Field(() => String, { description: 'The edition, such as "2020-04"; a tournament keeps the one that it began with.' })
  edition!: string;

  @Field(() => Int, { description: 'The number of the edition among those of the book, from 1.' })
  version!: number;

  @Field(() => BilingualText, { description: 'The full name of the book.' })
  name!: Text;

  @Costs({ entries: 685 })
  @Field(() => [RulebookSetting], { description: 'Every question that a book answers, in the order in which they are shown.' })
  settings!: readonly RulebookSetting[];

  @Costs({ entries: 110 })
  @Field(() => [RulebookArticle], { description: 'Every article of the book in its order, with where it is decided.' })
  coverage!: readonly RulebookArticle[];
}

@Extensions(plain)
@ObjectType({ description: 'A question on which two books rule differently.' })
export class RulebookDifference {
  @Field(() => SettingQuestion, { description: 'The question.' })
  question!: SettingQuestion;

  @Field(() => SettingAnswer, { description: 'What the first book says.' })
  a!: SettingAnswer;

  @Field(() => SettingAnswer, { description: 'What the second book says.' })
  b!: SettingAnswer;
}

@Extensions(plain)
@ObjectType({ description: 'Two books side by side.' })
export class RulebookDifferences {
  @Field(() => RulebookEdition, { description: 'The first book.' })
  a!: RulebookEdition;

  @Field(() => RulebookEdition, { description: 'The second book.' })
  b!: RulebookEdition;

  @Costs({ entries: 100 })
  @Field(() => [RulebookDifference], {
    description: 'Every question on which they rule differently. Where only their articles differ, they agree.',
  })
  differences!: readonly RulebookDifference[];

  @Field(() => Int, { description: 'On how many questions they rule alike.' })
  alike!: number;
}
