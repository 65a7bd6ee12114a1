/** The language of the page: the server chose it by `?lang=`, the kept choice or the browser; it can be changed without loading again. */
import { signal } from '@preact/signals';
import { en, type Texts } from '../text/en.js';
import { fr } from '../text/fr.js';

export type Language = 'en' | 'fr';

const all: Readonly<Record<Language, Texts>> = { en, fr };
const language = signal<Language>(document.documentElement.lang === 'fr' ? 'fr' : 'en');
const A_YEAR_IN_SECONDS = 31_536_000;

export const currentLanguage = (): Language => language.value;
export const otherLanguage = (): Language => (language.value === 'fr' ? 'en' : 'fr');
/** The texts in the language of the page. */
export const texts = (): Texts => all[language.value];

/** Changes it, keeps the choice, and shows it in the address. */
export function chooseLanguage(chosen: Language): void {
  language.value = chosen;
  document.documentElement.lang = chosen;
  // oxlint-disable-next-line unicorn/no-document-cookie -- Safari before 18.4 has no other way.
  document.cookie = `tapis-lang=${chosen}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`;
  const url = new URL(location.href);
  url.searchParams.set('lang', chosen);
  history.replaceState(null, '', url);
}
