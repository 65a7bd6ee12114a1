/** The switch to the other language: a link, so that it works as any link; the page need not load again. */
import { chooseLanguage, otherLanguage } from '../lib/language.js';
import { commonTexts } from '../text/common.js';

export function LanguageLink() {
  const other = otherLanguage();
  const choose = (event: Event): void => {
    event.preventDefault();
    chooseLanguage(other);
  };
  return (
    <a class="language" href={`?lang=${other}`} lang={other} hreflang={other} onClick={choose}>
      {commonTexts().otherLanguage}
    </a>
  );
}
