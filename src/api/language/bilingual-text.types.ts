/** Sentences in both languages, for clients that show either. */
import { Extensions, ObjectType } from '@nestjs/graphql';
import type { Text } from '../../rulebooks/setting.js';
import type { Language } from '../../texts/sentences.js';
import { plain } from './plain-fields.js';
import { field, ofFields } from './showing.js';

@Extensions(plain)
@ObjectType({ description: 'The same words in both languages of Tapis.' })
export class BilingualText
  extends ofFields({
    en: field(String, 'The words in English.'),
    fr: field(String, 'The words in French.'),
  })
  implements Text {}

/** A sentence in each language: `inBoth((language) => stepText(step, language))`. */
export function inBoth(say: (language: Language) => string): Text {
  return { en: say('en'), fr: say('fr') };
}
