import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Citation, ReasonOfAct } from '../../../events/judging.js';
import type { Text } from '../../rulebooks/setting.js';
import { placeOfArticle } from '../../texts/articles-cited.js';
import { articleText, reasonText } from '../../texts/ruling-texts.js';
import { BilingualText, inBoth } from './bilingual-text.types.js';
import { field, Showing, withFields } from './showing.js';

@ObjectType('Citation', { description: 'A rule that decided.' })
export class CitationType extends withFields(Showing<Citation>, {
  article: field(String, 'The article, such as "RO 9.6": of the book itself, or of the rule that applies where it is silent.'),
  fallback: field(Boolean, 'Whether the book is silent and the article applies instead.'),
  house: field(Boolean, 'Whether the club departs from its book there.'),
}) {
  @Field(() => BilingualText, { description: 'The article as it is cited, with any remark on it.' })
  get text(): Text {
    return inBoth((language) => articleText(this.shown, language));
  }

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the rulebook that has the article; null where none of the rulebooks lists it.',
  })
  get rulebook(): string | null {
    return placeOfArticle(this.shown.article)?.rulebook ?? null;
  }

  @Field(() => BilingualText, {
    nullable: true,
    description: 'What the article is about, in a few words; null where none of the rulebooks lists it.',
  })
  get topic(): Text | null {
    return placeOfArticle(this.shown.article)?.topic ?? null;
  }
}

export function citationsOf(citations: readonly Citation[]): readonly CitationType[] {
  return citations.map((citation) => new CitationType(citation));
}

/** The sentence of a reason, with the first article. */
export function explanationOf(reason: ReasonOfAct, articles: readonly Citation[]): Text {
  return inBoth((language) => reasonText(reason, articles, language));
}
