/**
 * Numbers as a language writes them, and the words that go with them.
 */
import type { Language } from './language.js';
import { NARROW } from './typography.js';

/** A number with its thousands apart: `12,500` in English, `12 500` (narrow no-break space) in French. */
export function grouped(value: number, language: Language): string {
  return String(value).replace(/(?<=\d)(?=(?:\d{3}){1,9}$)/g, language === 'fr' ? NARROW : ',');
}

/** The English word for a number of things: an s for all but one. */
export function plural(count: number, word: string): string {
  return count === 1 ? word : `${word}s`;
}

/** The French word for a number of things: another one from two on. */
export function pluriel(count: number, word: string, more = `${word}s`): string {
  return count < 2 ? word : more;
}

/** A number of things in both languages: “2 players”, “2 joueurs”. @param french its plural has an s */
export function numberOf(
  count: number,
  english: string,
  french: string,
  more = `${french}s`,
): { readonly en: string; readonly fr: string } {
  return { en: `${grouped(count, 'en')} ${plural(count, english)}`, fr: `${grouped(count, 'fr')} ${pluriel(count, french, more)}` };
}

/** “1er”, “2e”: before a French noun that is masculine. */
export function masculineOrdinal(place: number): string {
  return `${place}${place === 1 ? 'er' : 'e'}`;
}

/** Points as they are kept, such as `26.50`: “26.50 points”, “26,50 points”. */
export function pointsIn(points: string): { readonly en: string; readonly fr: string } {
  const size = Math.abs(Number(points));
  return { en: `${points} ${plural(size, 'point')}`, fr: `${pointsText(points, 'fr')} ${pluriel(size, 'point')}` };
}

/** Points with the decimal sign of the language and without their word. */
export function pointsText(points: string, language: Language): string {
  return language === 'fr' ? points.replace('.', ',') : points;
}
