/** Where the documentation of this server has an article of a rulebook. */
import { currentLanguage } from './language.js';

/** The anchor of a heading, as the site makes it: letters, digits and dashes. */
const anchorOf = (article: string): string =>
  article
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

export const articleAddress = (rulebook: string, article: string): string =>
  `/docs/rules/books/${currentLanguage() === 'fr' ? 'fr/' : ''}${rulebook}.html#${anchorOf(article)}`;
