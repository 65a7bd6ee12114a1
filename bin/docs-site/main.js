/** `npm run docs:site`: builds the pages into `dist/docs-site`. Decision 117 says with what, and why. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeAssets } from './assets.js';
import { navigationOf, renderMarkdown } from './markdown.js';
import { schemaPages } from './schema-pages.js';
import { SearchIndex } from './search-index.js';
import { fileAt, pageAt, relativeTo } from './site-map.js';
import { escape, layOut } from './template.js';

const project = fileURLToPath(new URL('../../', import.meta.url));
const PICTURES = 'docs/pages';

/** @param {string} target the folder, which is made anew */
export function buildSite(target) {
  const read = (path) => readFileSync(join(project, path), 'utf8');
  const sources = markdownFiles();
  const known = new Set(sources);
  /** Files and folders that pages link to, which get pages of their own. */
  const linked = new Set();
  const resolve = (from, to) => {
    const path = to.replace(/\/$/, '');
    if (known.has(path)) return relativeTo(pageAt(from), pageAt(path));
    if (path.startsWith(`${PICTURES}/`)) return relativeTo(pageAt(from), path.slice('docs/'.length));
    if (path === 'schema.graphql') return relativeTo(pageAt(from), 'schema/index.html');
    if (known.has(`${path}/README.md`)) return relativeTo(pageAt(from), pageAt(`${path}/README.md`));
    if (!isShown(path)) return null;
    linked.add(path);
    return relativeTo(pageAt(from), fileAt(path));
  };

  const index = new SearchIndex();
  const pages = [];
  for (const source of sources) {
    const { html, title, sections } = renderMarkdown(read(source), (to) => resolve(source, to), dirname(source));
    pages.push({ at: pageAt(source), title, html, language: /^docs\/rules\/(?:books\/)?fr\//.test(source) ? 'fr' : 'en' });
    index.add(pageAt(source), title, sections, source);
  }
  for (const path of linked) pages.push({ at: fileAt(path), title: path, html: fileOf(path, sources, read), language: 'en' });
  for (const page of schemaPages(read('schema.graphql'), read('docs/catalogue/commands.md'))) {
    pages.push(page);
    index.add(page.at, page.title, page.sections, 'schema.graphql');
  }

  rmSync(target, { recursive: true, force: true });
  const assets = writeAssets(target, index.toText());
  const navigation = navigationOf(read('docs/README.md'), (to) => (known.has(to) ? pageAt(to) : null));
  const titles = new Map(pages.map(({ at, title }) => [at, title]));
  for (const page of pages) write(target, page.at, layOut(page, { navigation, titles, assets }));
  cpSync(join(project, PICTURES), join(target, PICTURES.slice('docs/'.length)), { recursive: true });
  cpSync(join(project, 'schema.graphql'), join(target, 'schema/schema.graphql'));
  return pages.length;
}

/** The pages of the project, for readers first. */
function markdownFiles() {
  const below = (folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .toSorted();
  const others = ['README.md', 'CHANGELOG.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'];
  return [...below('docs'), ...others, 'clients/python/README.md', 'clients/typescript/README.md'];
}

/** Files that are shown as text, and folders of pages. What else a page links to is code, and its link is left out. */
function isShown(path) {
  if (!/^(?:docs|examples|clients)\b/.test(path) || !existsSync(join(project, path))) return false;
  const entry = statSync(join(project, path));
  return entry.isDirectory() ? path.startsWith('docs/') : entry.size < 200_000;
}

function fileOf(path, sources, read) {
  if (!statSync(join(project, path)).isDirectory()) return `<h1>${escape(path)}</h1><pre><code>${escape(read(path))}</code></pre>`;
  const entries = sources.filter((source) => dirname(source) === path);
  const items = entries.map((source) => {
    const title = /^# (.*)$/m.exec(read(source))?.[1] ?? source;
    return `<li><a href="${relativeTo(fileAt(path), pageAt(source))}">${escape(title.replaceAll('`', ''))}</a></li>`;
  });
  return `<h1>${escape(path)}</h1><ul>${items.join('')}</ul>`;
}

function write(target, at, text) {
  const path = join(target, at);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const target = join(project, 'dist/docs-site');
  process.stdout.write(`${buildSite(target)} pages in ${target}\n`);
}
