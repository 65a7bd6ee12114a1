/** Markdown as HTML, with the anchors that GitHub gives, and the sections for the search. */
import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { Marked } from 'marked';
import { escape } from './template.js';

/** The raw HTML that pages may have: line breaks, and anchors. */
const isKept = /^(?:<br ?\/?>|<a id="[^"<>]*">(?:<\/a>)?|<\/a>)$/;

const plain = (html) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * @param {string} text
 * @param {(to: string) => string | null} resolve the address in the site of a file of the project; null for what the site has not
 * @param {string} folder that of the page
 */
export function renderMarkdown(text, resolve, folder) {
  const slugger = new GithubSlugger();
  const headings = [];
  const renderer = {
    heading({ tokens, depth }) {
      const inner = this.parser.parseInline(tokens);
      const id = slugger.slug(plain(inner));
      headings.push({ id, title: plain(inner), depth });
      return `<h${depth} id="${id}">${inner} <a class="anchor" href="#${id}" aria-label="link to this section">#</a></h${depth}>\n`;
    },
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens);
      if (/^(?:https?|mailto):/.test(href)) return `<a href="${escape(href)}" rel="noreferrer">${inner}</a>`;
      const [path, anchor] = href.split('#');
      const to = path === '' ? '' : resolve(posix.join(folder, decodeURI(path)));
      if (to === null) return inner;
      return `<a href="${escape(to)}${anchor === undefined ? '' : `#${anchor}`}">${inner}</a>`;
    },
    image({ href, text: description }) {
      const to = resolve(posix.join(folder, decodeURI(href)));
      return to === null ? escape(description) : `<img src="${escape(to)}" alt="${escape(description)}">`;
    },
    html: ({ text: raw }) => (isKept.test(raw.trim()) ? raw : raw.startsWith('<!--') ? '' : escape(raw)),
  };
  const html = new Marked({ renderer, async: false })
    .parse(text)
    .replaceAll('<table>', '<div class="wide"><table>')
    .replaceAll('</table>', '</table></div>');
  const parts = html.split(/(?=<h[1-6] id=)/).filter((part) => /^<h[1-6] id=/.test(part));
  const sections = parts.map((part, place) => ({ ...headings[place], text: plain(part.replace(/^<h.*?<\/h\d>/s, '')) }));
  return { html, title: headings[0]?.title ?? 'Tapis', sections };
}

/** The groups of the index page with the pages that they link to. */
export function navigationOf(text, pageOf) {
  const seen = new Set();
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const paths = [...part.matchAll(/\]\(([^)#]+)/g)].map(([, to]) => pageOf(posix.join('docs', to).replace(/\/$/, '/README.md')));
      const pages = paths.filter((page) => page !== null && !seen.has(page) && seen.add(page));
      return { title: part.split('\n')[0], pages };
    });
}
