/**
 * The files of `docs/rules/`: the index of where the rulebooks are decided and tested, and the pages that are written from it and from the
 * rulebooks.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { RulesIndex } from '../../src/cli/rules-index.js';
import { type Rulebook, rulebooks } from '../../src/rulebooks/rulebooks.js';
import { bookPage } from './book-page.js';
import { written } from './making.js';
import { overviewPage } from './overview-page.js';

/** What stands above every page. */
const NOTICE = '<!-- Made by "npm run docs" from the rulebooks, the code and the tests. Change those, not this page. -->\n\n';

/** By path below the folder. */
export type Files = ReadonlyMap<string, string>;

/** What is committed: the index, which the program reads, and the first page, which people read in the repository. */
export function committedFiles(index: RulesIndex): Files {
  return new Map([
    ['index.json', written(index)],
    ['README.md', `${NOTICE}${overviewPage(rulebooks, 'en')}`],
    [join('fr', 'README.md'), `${NOTICE}${overviewPage(rulebooks, 'fr')}`],
  ]);
}

/** The folder of the pages that are built and not committed. */
const BUILT = 'books';

/** A page for each book, in English and in French below `fr/`. They are built, not committed: most lines only list files and cases. */
export function bookPages(index: RulesIndex): Files {
  const page = ({ id, edition, version }: Rulebook): string => (version === 1 ? `${id}.md` : `${id}-${edition}.md`);
  const files = new Map<string, string>();
  for (const [language, folder, root] of [
    ['en', BUILT, '../../../'],
    ['fr', join(BUILT, 'fr'), '../../../../'],
  ] as const) {
    for (const book of rulebooks) files.set(join(folder, page(book)), `${NOTICE}${bookPage(book, language, index, root)}`);
  }
  return files;
}

/** The paths that are not as they should be: missing, of another text, or not made from the rulebooks at all. */
export function staleFiles(folder: string, files: Files): readonly string[] {
  const stale = [...files].filter(([path, text]) => !existsSync(join(folder, path)) || readFileSync(join(folder, path), 'utf8') !== text);
  const present = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(md|json)$/.test(path))
    : [];
  return [...stale.map(([path]) => path), ...present.filter((path) => !files.has(path) && path.split(sep)[0] !== BUILT)].toSorted();
}

/** Writes the files that are missing or of another text. @returns their paths */
export function writeFiles(folder: string, files: Files): readonly string[] {
  const changed = staleFiles(folder, files).filter((path) => files.has(path));
  for (const path of changed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), files.get(path)!);
  }
  return changed;
}
