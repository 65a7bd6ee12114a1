/**
 * The pages of `docs/rules/`: written from the rulebooks, and checked to be what the rulebooks say.
 * May import: node, the rulebooks, its neighbours.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderOverview } from '../rulebooks/render-overview.js';
import { renderRulebook } from '../rulebooks/render.js';
import { rulebooks, type Rulebook } from '../rulebooks/rulebooks.js';
import type { Language } from '../rulebooks/setting.js';
import { casesIn } from './case-citations.js';
import { CliError } from './command.js';

/** The cases of the tests, where the command runs in the project. */
export const CASES: readonly string[] = [
  'examples-betting.json',
  'examples-dealing.json',
  'examples-tournament.json',
  'own-tournament.json',
].map((file) => join('test', 'fixtures', file));

/** What stands above every page. */
const NOTICE = '<!-- Made by "tapis rules docs" from src/rulebooks. Change the rulebooks, not this page. -->\n\n';

const folders: Readonly<Record<Language, string>> = { en: '', fr: 'fr' };

export type Pages = ReadonlyMap<string, string>;

/** Every page by its path below the folder. @param cases the files of the cases that the tests play; none for pages without their counts */
export function rulesPages(cases: readonly string[]): Pages {
  const counts = cases.length === 0 ? undefined : casesIn(cases);
  const page = ({ id, version }: Rulebook): string => (version === 1 ? `${id}.md` : `${id}-${version}.md`);
  const pages = new Map<string, string>();
  for (const language of ['en', 'fr'] as const) {
    pages.set(join(folders[language], 'README.md'), `${NOTICE}${renderOverview(rulebooks, language, page)}`);
    for (const book of rulebooks)
      pages.set(join(folders[language], page(book)), `${NOTICE}${renderRulebook(book, language, counts?.(book))}`);
  }
  return pages;
}

/** The paths that are not as they should be: missing, of another text, or not made from the rulebooks at all. */
export function stalePages(folder: string, pages: Pages): readonly string[] {
  const stale = [...pages].filter(([path, text]) => !existsSync(join(folder, path)) || readFileSync(join(folder, path), 'utf8') !== text);
  const present = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'))
    : [];
  return [...stale.map(([path]) => path), ...present.filter((path) => !pages.has(path))].toSorted();
}

/** Writes the pages that are missing or of another text. @returns their paths */
export function writePages(folder: string, pages: Pages): readonly string[] {
  const written = stalePages(folder, pages).filter((path) => pages.has(path));
  try {
    for (const path of written) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), pages.get(path)!);
    }
  } catch (error) {
    throw new CliError('OUTPUT_NOT_WRITABLE', `${folder} can't be written: ${(error as Error).message}`);
  }
  return written;
}
