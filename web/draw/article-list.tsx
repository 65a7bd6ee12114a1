/** Articles of rulebooks, each with its topic and a link to its page in the documentation. */
import type { HandPageAnswer } from '../generated/operations.js';
import { articleAddress } from '../lib/articles.js';
import { currentLanguage } from '../lib/language.js';

export type Citation = NonNullable<HandPageAnswer['handReplay']>['steps'][number]['articles'][number];

interface ArticleListProps {
  readonly articles: readonly Citation[];
  /** What stands beside an article that applies because the book is silent, or that the club has changed. */
  readonly texts: { readonly silent: string; readonly house: string };
}

export function ArticleList({ articles, texts }: ArticleListProps) {
  return (
    <ul class="articles">
      {articles.map(({ article, rulebook, topic, fallback, house }) => (
        <li key={article}>
          {rulebook === null ? article : <a href={articleAddress(rulebook, article)}>{article}</a>}{' '}
          {[topic?.[currentLanguage()], fallback ? texts.silent : null, house ? texts.house : null]
            .filter((part) => part != null)
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}
