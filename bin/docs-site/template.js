/** The frame of every page. It has no script or style in itself, so the security policy allows none. */
import { relativeTo } from './site-map.js';

export const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

const schemaLinks = [
  ['schema/queries.html', 'Queries'],
  ['schema/mutations.html', 'Mutations by topic'],
  ['schema/subscriptions.html', 'Subscriptions'],
  ['schema/index.html', 'All types'],
];

/**
 * @param {{at: string, title: string, html: string, language: string}} page
 * @param {{navigation: {title: string, pages: string[]}[], titles: Map<string, string>, assets: {style: string, script: string, index: string}}} site
 */
export function layOut({ at, title, html, language }, { navigation, titles, assets }) {
  const link = (to, text) =>
    `<li><a href="${relativeTo(at, to)}"${to === at ? ' aria-current="page"' : ''}>${escape(text ?? titles.get(to))}</a></li>`;
  const group = (name, items, isOpen) =>
    `<details${isOpen ? ' open' : ''}><summary>${escape(name)}</summary><ul>${items.join('')}</ul></details>`;
  const groups = navigation.map(({ title: name, pages }, place) =>
    group(
      name,
      pages.map((to) => link(to)),
      place === 0 || pages.includes(at),
    ),
  );
  groups.splice(
    1,
    0,
    group(
      'The schema',
      schemaLinks.map(([to, text]) => link(to, text)),
      at.startsWith('schema/'),
    ),
  );
  const root = relativeTo(at, 'x').slice(0, -1);
  return `<!doctype html>
<html lang="${language}" data-root="${root}" data-index="${root}${assets.index}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)} – Tapis</title>
<link rel="stylesheet" href="${root}${assets.style}">
<script type="module" src="${root}${assets.script}"></script>
</head>
<body>
<header>
<a class="home" href="${root}index.html">Tapis</a>
<a href="${root}integrating.html">Connect other software</a>
<a href="${root}project/changelog.html">Changes</a>
<div class="search" role="search"><input type="search" aria-label="Search" placeholder="Search" autocomplete="off" aria-controls="found"><ol id="found" hidden></ol></div>
</header>
<nav aria-label="All pages">${groups.join('\n')}</nav>
<main>
${html}
</main>
</body>
</html>
`;
}
