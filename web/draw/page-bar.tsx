/** The head of a page: the way back, printing, and the other language. */
import { commonTexts } from '../text/common.js';
import { LanguageLink } from './language-link.js';

interface PageBarProps {
  /** Makes the page complete for paper; it is printed once that is drawn. */
  readonly print?: { readonly label: string; readonly prepare: () => void };
}

export function PageBar({ print: paper }: PageBarProps) {
  return (
    <header class="bar">
      <p>
        <a href="/">{commonTexts().toStart}</a>
      </p>
      <p class="actions">
        {paper === undefined ? null : (
          <button
            type="button"
            onClick={() => {
              paper.prepare();
              requestAnimationFrame(() => setTimeout(() => print()));
            }}
          >
            {paper.label}
          </button>
        )}
        <LanguageLink />
      </p>
    </header>
  );
}
