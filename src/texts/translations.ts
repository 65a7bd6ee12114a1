/**
 * French for English phrases that other packages make.
 */

import { typeset } from './typography.js';

/** A pattern of the English phrase, and the French one, where `$1` is the first group. */
export type Translation = readonly [english: RegExp, french: string];

/** The French for an English phrase by the first pattern that fits; null where none does. */
export function translate(phrase: string, translations: readonly Translation[]): string | null {
  const found = translations.find(([english]) => english.test(phrase));
  return found === undefined ? null : typeset(phrase.replace(found[0], found[1]), 'fr');
}
