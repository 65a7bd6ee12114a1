/** Where the documentation of this server has an article of a rulebook. */
import { anchorOf } from './article-anchor.js';
import { currentLanguage } from './language.js';

export const articleAddress = (rulebook: string, article: string): string =>
  `/docs/rules/books/${currentLanguage() === 'fr' ? 'fr/' : ''}${rulebook}.html#${anchorOf(article)}`;
