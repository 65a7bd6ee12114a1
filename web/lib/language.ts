/** The language of the page: the server chose it by `?lang=`, the kept choice or the browser; it can be changed without loading again. */
import { signal } from '@preact/signals';

export type Language = 'en' | 'fr';

const language = signal<Language>(document.documentElement.lang === 'fr' ? 'fr' : 'en');
const A_YEAR_IN_SECONDS = 31_536_000;

export const currentLanguage = (): Language => language.value;
export const otherLanguage = (): Language => (language.value === 'fr' ? 'en' : 'fr');

/** Texts in two languages: called, they are those in the language of the page. */
export interface InBoth<Texts> {
  (): Texts;
  readonly en: Texts;
  readonly fr: Texts;
}

export const inBoth = <Texts>(en: Texts, fr: NoInfer<Texts>): InBoth<Texts> => {
  const both = { en, fr };
  return Object.assign(() => both[language.value], both);
};

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
