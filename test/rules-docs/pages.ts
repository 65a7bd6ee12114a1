/**
 * The files of `docs/rules/`: the index of where the rulebooks are decided and tested, and the pages that are written from it and from the
 * rulebooks.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RulesIndex } from '../../src/cli/rules-index.js';
import { type Rulebook, rulebooks } from '../../src/rulebooks/rulebooks.js';
import { bookPage } from './book-page.js';
import { written } from './making.js';
import { overviewPage } from './overview-page.js';

/** What stands above every page. */
const NOTICE = '<!-- Made by "npm run docs" from the rulebooks, the code and the tests. Change those, not this page. -->\n\n';

/** By path below the folder. */
export type Files = ReadonlyMap<string, string>;

export function filesFrom(index: RulesIndex): Files {
  const page = ({ id, edition, version }: Rulebook): string => (version === 1 ? `${id}.md` : `${id}-${edition}.md`);
  const files = new Map([['index.json', written(index)]]);
  for (const [language, folder, root] of [
    ['en', '', '../../'],
    ['fr', 'fr', '../../../'],
  ] as const) {
    files.set(join(folder, 'README.md'), `${NOTICE}${overviewPage(rulebooks, language, page)}`);
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
  return [...stale.map(([path]) => path), ...present.filter((path) => !files.has(path))].toSorted();
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
