/** Where the pages of the project are in the site. */
import { posix } from 'node:path';

const places = {
  'README.md': 'project/readme.html',
  'CHANGELOG.md': 'project/changelog.html',
  'ARCHITECTURE.md': 'project/architecture.html',
  'CONTRIBUTING.md': 'project/contributing.html',
  'SECURITY.md': 'project/security.html',
  'clients/typescript/README.md': 'clients/typescript.html',
  'clients/python/README.md': 'clients/python.html',
};

/** @param {string} source a Markdown file, by its path in the project */
export const pageAt = (source) =>
  places[source] ??
  source
    .replace(/^docs\//, '')
    .replace(/(^|\/)README\.md$/, '$1index.html')
    .replace(/\.md$/, '.html');

/** @param {string} path another file or a folder, which is shown as it is */
export const fileAt = (path) => `files/${path}.html`;

/** The link from one page to another. */
export const relativeTo = (from, to) => posix.relative(posix.dirname(from), to);
