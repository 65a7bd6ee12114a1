/** The document of a page: its title, and the files that draw the rest. */
import type { Language } from '../../texts/sentences.js';
import type { PageTitle } from './page-titles.js';

/** The names of a page's files below `/pages/`. */
export interface PageFiles {
  readonly script: string;
  readonly style: string;
  readonly icon: string;
}

const texts = {
  en: { start: 'Tapis: poker tournaments', about: 'Standings, seats, clock and prizes', script: 'This page needs JavaScript.' },
  fr: {
    start: 'Tapis : tournois de poker',
    about: 'Classement, places, chronomètre et prix',
    script: 'Cette page a besoin de JavaScript.',
  },
} as const;

/** @param title of what the page shows; null for a page without one */
export function layOutPage(language: Language, { script, style, icon }: PageFiles, title: PageTitle | null): string {
  const { start, about, script: needed } = texts[language];
  const heading = escapeHtml(title === null ? start : title.name);
  const description = escapeHtml(title === null ? about : (title.about ?? about));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${heading}</title>
<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Tapis">
<meta property="og:title" content="${heading}">
<meta property="og:description" content="${description}">
<meta property="og:locale" content="${language === 'fr' ? 'fr_FR' : 'en_GB'}">
<link rel="icon" href="/pages/${icon}" type="image/svg+xml">
<link rel="stylesheet" href="/pages/${style}">
<script type="module" src="/pages/${script}"></script>
</head>
<body><div id="page"></div><noscript>${needed}</noscript></body>
</html>
`;
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities.get(character)!);
