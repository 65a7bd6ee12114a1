/**
 * Cards as people write them: A♥ K♥ Q♥ J♥ 10♥, in French A♥ R♥ D♥ V♥ 10♥.
 */
import type { Sentence } from '../../events/event-type.js';
import type { Language } from './language.js';
import { lookUp } from '../../events/look-up.js';

const suits: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

const ranks: Readonly<Record<string, Sentence>> = {
  T: { en: '10', fr: '10' },
  J: { en: 'J', fr: 'V' },
  Q: { en: 'Q', fr: 'D' },
  K: { en: 'K', fr: 'R' },
};

/** A card by its code, such as `Kh`: “K♥”, “R♥”. What is no code stays as it is. */
export function cardText(code: string, language: Language): string {
  if (!/^[2-9TJQKA][shdc]$/.test(code)) return code;
  return `${lookUp(ranks, code[0]!)?.[language] ?? code[0]!}${suits[code[1]!]!}`;
}

/** Several cards after one another; one that is not entered is a question mark. */
export function cardsText(codes: readonly (string | null)[], language: Language): string {
  return codes.map((code) => (code === null ? '?' : cardText(code, language))).join(' ');
}

/** Cards in both languages. @param codes null where none is entered */
export function cardsIn(codes: readonly (string | null)[] | null): Sentence {
  if (codes === null) return { en: 'not entered', fr: 'pas saisi' };
  return { en: cardsText(codes, 'en'), fr: cardsText(codes, 'fr') };
}
