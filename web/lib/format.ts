/** Numbers, money and times in the language of the page. */
import { currentLanguage } from './language.js';
import { shownSeconds } from './clock-face.js';

const locale = (): string => (currentLanguage() === 'fr' ? 'fr-FR' : 'en-GB');

export const chips = (count: number): string => new Intl.NumberFormat(locale()).format(count);

/** @param currency null where the club named none: the amount alone */
export function money(cents: number, currency: string | null): string {
  const whole = cents % 100 === 0;
  const digits = { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 };
  const form = currency === null ? digits : { ...digits, style: 'currency' as const, currency, currencyDisplay: 'narrowSymbol' as const };
  return new Intl.NumberFormat(locale(), form).format(cents / 100);
}

/** `19:57`, or `1:05:00` from an hour on. */
export function countdown(milliseconds: number): string {
  const total = shownSeconds(milliseconds);
  const two = (count: number): string => String(count).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(total / 3_600), Math.floor(total / 60) % 60, total % 60];
  return hours === 0 ? `${two(minutes)}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`;
}

export const timeOfDay = (at: number | string): string =>
  new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(new Date(at));

export const timeWithSeconds = (at: string): string =>
  new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(new Date(at));

export const dayAndTime = (at: string): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );

/** For search: without accents and case. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

export const compareNames = (a: string, b: string): number => a.localeCompare(b, locale());

/** A day such as "2026-09-04", without a time zone. */
export const dayOf = (date: string): string =>
  new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** Points as the API has them: a decimal with the digits of the season. */
export function points(decimal: string): string {
  const digits = decimal.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(Number(decimal));
}

/** For the beginning of a line or a button: labels of the server are parts of sentences. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Names of a list, as the language joins them. */
export const listed = (texts: readonly string[]): string => new Intl.ListFormat(locale(), { type: 'conjunction' }).format(texts);
