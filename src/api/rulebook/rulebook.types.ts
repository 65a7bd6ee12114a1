/** Rulebooks in the API: settings with their sources, articles, and differences. */
import { Extensions, ID, Int, ObjectType } from '@nestjs/graphql';
import { plain } from '../language/plain-fields.js';
import { DecidedByEnum, SettingKindEnum, SettingSourceEnum } from './rulebook-enums.js';
import { JsonScalar } from '../language/scalars.js';
import { BilingualText } from '../language/bilingual-text.types.js';

import { field, list, ofFields, orNull } from '../language/showing.js';
@Extensions(plain)
@ObjectType({ description: 'The chosen reading of a passage that can be read in several ways.' })
export class RulebookReading extends ofFields({
  id: field(ID, 'The name of the reading, such as "CB-RO-22".'),
  taken: field(BilingualText, 'The reading that was taken.'),
  otherwise: field(BilingualText, 'How else the passage could be read.'),
}) {}

@Extensions(plain)
@ObjectType({ description: 'One of the values that a setting can take.' })
export class SettingChoice extends ofFields({
  value: field(JsonScalar, 'The value itself: a word, or true or false.'),
  label: field(BilingualText, 'What the value means.'),
}) {}

@Extensions(plain)
@ObjectType({ description: 'The question that a setting answers, and the answers that it can have.' })
export class SettingQuestion extends ofFields({
  key: field(ID, 'The key of the setting, such as "minRaise.method": the one by which a house rule overrides it.'),
  group: field(String, 'The part of the rules that it belongs to, such as "betting".'),
  title: field(BilingualText, 'The question in a few words.'),
  description: field(BilingualText, 'The question in one sentence.'),
  kind: field(SettingKindEnum, 'The kind of value that it takes.'),
  // The mean, of a list in a long list.
  choices: list(3, SettingChoice, 'The values that it can take; none for a number.'),
  minimum: orNull(Int, 'The least number that it can be; null for what is no number.'),
  maximum: orNull(Int, 'The greatest number that it can be; null for what is no number.'),
  unit: orNull(BilingualText, 'What the number counts; null for what is no number.'),
}) {}

@Extensions(plain)
@ObjectType({ description: 'What one book says on one question, and where it says so.' })
export class SettingAnswer extends ofFields({
  value: field(JsonScalar, 'The value: a word, a whole number, or true or false.'),
  label: field(BilingualText, 'The value in words.'),
  source: field(SettingSourceEnum, 'Whether the book says so itself.'),
  articles: list(3, String, 'The articles of the book that say so; empty where it is silent.'),
  defaults: list(
    2,
    String,
    'The rules that apply where the book is silent, in whole or in part: articles of another book, or a custom. Empty where the book says everything.',
  ),
  phrase: field(BilingualText, 'Where the value comes from, in one phrase.'),
  reading: orNull(RulebookReading, 'How the text was read; null where it can be read in one way only.'),
}) {}

@Extensions(plain)
@ObjectType({ description: 'One setting of a book: the question and what the book says.' })
export class RulebookSetting extends ofFields({
  question: field(SettingQuestion, 'The question.'),
  answer: field(SettingAnswer, 'What the book says.'),
}) {}

@Extensions(plain)
@ObjectType({ description: 'What decides an article, or a part of it.' })
export class ArticleDecision extends ofFields({
  by: field(DecidedByEnum, 'Who or what decides.'),
  why: orNull(BilingualText, 'Why no computer can decide it; null where one does.'),
  recorded: orNull(
    BilingualText,
    'What can be recorded where no computer decides; null where one does, or where there is nothing to record.',
  ),
}) {}

@Extensions(plain)
@ObjectType({ description: 'One numbered article of a book, or one of its unnumbered sections, and where it is decided.' })
export class RulebookArticle extends ofFields({
  article: field(ID, 'The article as it is cited, such as "RO 9.6".'),
  topic: field(BilingualText, 'What it is about, in a few words.'),
  decided: list(2, ArticleDecision, 'What decides it: at least one.'),
  settings: list(3, ID, 'The keys of the settings that cite it.'),
  commonRules: list(3, BilingualText, 'The rules that cite it and that all books have in common: no house rule changes them.'),
}) {}

@Extensions(plain)
@ObjectType({ description: 'One edition of a rulebook, with all that it decides.' })
export class RulebookEdition extends ofFields({
  rulebookId: field(ID, 'The id of the book, such as "ropta".'),
  edition: field(String, 'The edition, such as "2020-04"; a tournament keeps the one that it began with.'),
  version: field(Int, 'The number of the edition among those of the book, from 1.'),
  name: field(BilingualText, 'The full name of the book.'),
  shortName: field(String, 'What people call the book, such as "ROPTA".'),
  settings: list(
    300,
    RulebookSetting,
    'Every question that a book answers and a house rule could answer otherwise, in the order in which they are shown.',
  ),
  coverage: list(110, RulebookArticle, 'Every article of the book in its order, with where it is decided.'),
}) {}

@Extensions(plain)
@ObjectType({ description: 'A question on which two books rule differently.' })
export class RulebookDifference extends ofFields({
  question: field(SettingQuestion, 'The question.'),
  a: field(SettingAnswer, 'What the first book says.'),
  b: field(SettingAnswer, 'What the second book says.'),
}) {}

@Extensions(plain)
@ObjectType({ description: 'Two books side by side.' })
export class RulebookDifferences extends ofFields({
  a: field(RulebookEdition, 'The first book.'),
  b: field(RulebookEdition, 'The second book.'),
  differences: list(
    100,
    RulebookDifference,
    'Every question on which they rule differently. Where only their articles differ, they agree.',
  ),
  alike: field(Int, 'On how many questions they rule alike, common rules not counted.'),
}) {}
