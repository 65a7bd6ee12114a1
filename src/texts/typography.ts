/**
 * How printed French looks: no-break spaces before high punctuation and inside quotation marks, and “de” elided before a vowel.
 */
import type { Language } from './language.js';

/** Narrow no-break space: in numbers, and before ; ! and ?. */
export const NARROW = '\u202f';
/** No-break space: before a colon and inside quotation marks, and before a unit. */
export const WIDE = '\u00a0';

/** A text with the spaces of its language. English needs none. */
export function typeset(text: string, language: Language): string {
  if (language === 'en') return text;
  return text
    .replaceAll(/(?<=\S) (?=[;!?](?!\w))/g, NARROW)
    .replaceAll(/(?<=\S) (?=:(?:[\s[]|$))/g, WIDE)
    .replaceAll(/« (?=\S)/g, `«${WIDE}`)
    .replaceAll(/(?<=\S) »/g, `${WIDE}»`)
    .replaceAll(/(?<=\bn°) (?=[\d{])/g, WIDE);
}

/** A mute sound at the beginning, so that “de” and “que” lose their e. An h is taken as mute, as in “d’Hugo”. */
const MUTE = /^[aeiouhyàâäæéèêëîïôöœùûü]/i;
/** Words before which nothing is elided, though they begin like the others. */
const SPOKEN_APART = /^(?:onze|huit|oui|un\b(?= à))/i;

export function isElidedBefore(word: string): boolean {
  return MUTE.test(word) && !SPOKEN_APART.test(word);
}

/** “de” and a word: “de Paul”, “d’Élise”. */
export function de(word: string): string {
  return isElidedBefore(word) ? `d’${word}` : `de ${word}`;
}
