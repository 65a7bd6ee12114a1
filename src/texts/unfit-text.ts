/**
 * What is wrong with a typed text, in English and French.
 */
import type { TextFault, UnfitCharacter } from '../../events/free-text.js';
import { fill, type Language, type Sentence } from './sentences.js';

/** The end of a sentence that begins with the name of the text. */
export const unfitCharacters: Readonly<Record<UnfitCharacter, Sentence>> = {
  lineBreak: { en: 'a line break', fr: 'un retour à la ligne' },
  control: { en: 'a control character', fr: 'un caractère de contrôle' },
  direction: { en: 'a character that changes the writing direction', fr: 'un caractère qui change le sens de lecture' },
  invisible: { en: 'an invisible character', fr: 'un caractère invisible' },
  halfCharacter: { en: 'half of a character', fr: 'une moitié de caractère' },
  noMeaning: { en: 'a character without an agreed meaning', fr: 'un caractère sans signification reconnue' },
  lostCharacter: { en: 'the mark of a lost character', fr: 'la marque d’un caractère perdu' },
};

const contains: Sentence = {
  en: 'contains {kind} ({character}) at character {place}; type it again without it',
  fr: 'contient {kind} ({character}) au caractère n° {place} ; ressaisissez-le sans',
};

/** What is wrong, without the name of the text: "contains a line break (U+000A) at character 5; type it again without it". */
export function unfitText({ kind, character, place }: TextFault, language: Language): string {
  return fill(contains[language], { kind: unfitCharacters[kind][language], character, place: String(place) }, language);
}
