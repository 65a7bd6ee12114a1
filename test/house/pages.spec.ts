/**
 * The pages lead to each other: every link to a file of the project finds it, and the index has every page.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const pagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...['docs', 'docs/operations', 'docs/decisions'].flatMap(pagesIn)];

/** What a page links to in the project, as paths. */
function linksIn(page: string): string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, to]) => to!)
    .filter((to) => !/^[a-z]+:/.test(to))
    .map((to) => join(dirname(page), to));
}

it('links of pages lead to files that are there', () => {
  const broken = pages.flatMap((page) =>
    linksIn(page)
      .filter((to) => !existsSync(to))
      .map((to) => `${page} links to ${to}`),
  );
  expect(broken).toEqual([]);
});

it('the index has every page for readers', () => {
  const listed = new Set(linksIn('docs/README.md'));
  const readers = ['docs', 'docs/operations'].flatMap(pagesIn).filter((page) => page !== 'docs/README.md');
  expect(readers.filter((page) => !listed.has(page))).toEqual([]);
});
