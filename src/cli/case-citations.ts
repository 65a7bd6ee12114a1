/**
 * Which articles the cases of the tests cite, so that a coverage table can name them. Cases cite as people write
 * (`9.10 example 2`, `9, 5th and 9th bullets`, `48; silent → ROPTA 9.21`, `RC 39a; RO 7.3`); a rulebook lists `RO 9.10`, `TF §9 b5`,
 * `RC 48`, `RC 39-A`.
 * May import: node, zod, the rulebooks, its neighbours.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CasesOf } from '../rulebooks/render.js';
import type { Rulebook } from '../rulebooks/rulebooks.js';
import { bookIds, type BookId } from '../rulebooks/setting.js';
import { CliError } from './command.js';

const Cases = z.array(z.object({ id: z.string(), rulebook: z.enum(bookIds), article: z.string() }));
type Case = z.infer<typeof Cases>[number];

const prefixes: Readonly<Record<BookId, string>> = { redcactus: 'RC', mons: 'MO', tdaFr: 'TDA', ropta: 'RO', toufflers: 'TF' };

/** Sections without a number, by the heading that the cases quote. */
const sections: Readonly<Record<string, string>> = {
  'Les enchères': 'betting',
  'Les blinds': 'blinds',
  'Big Blind Ante': 'big blind ante',
  'Vainqueur et éliminations': 'winner and eliminations',
};

/** The articles of the book itself that a citation names. Of a silent book only those that stand for its silence are its own. */
export function citedArticles(book: BookId, citation: string): readonly string[] {
  const own = citation
    .split('; ')
    // Before an arrow the book itself; behind it what stands for its silence, which may be another article of the same book.
    .flatMap((part) => part.split('→').map((side) => side.replace(/silent/, '').trim()))
    .filter((part) => part !== '' && !/^(ROPTA|TDA-EN|side-pot)/.test(part))
    .flatMap((part) => ofBook(book, part));
  return own.flatMap((part) => articlesIn(book, part));
}

/** A part without the book's own prefix, where it has one; nothing where it names another book. */
function ofBook(book: BookId, part: string): readonly string[] {
  const [, prefix, rest] = /^(RC|MO|TDA|RO|TF) (.+)$/.exec(part) ?? [];
  if (prefix === undefined || rest === undefined) return [part];
  return prefix === prefixes[book] ? [rest] : [];
}

function articlesIn(book: BookId, part: string): readonly string[] {
  const prefix = prefixes[book];
  const quoted = /^preamble "(.+)"$/.exec(part)?.[1];
  if (quoted !== undefined) return [`${prefix} preamble, ${sections[quoted] ?? quoted}`];
  const bullets = /^(\d+), (.+) bullets?$/.exec(part);
  if (bullets !== null) return [...bullets[2]!.matchAll(/\d+/g)].map(([bullet]) => `${prefix} §${bullets[1]} b${bullet}`);
  if (part === 'G intro') return [`${prefix} G, shuffle and cut`];
  const place = part.replace(/(?: (?:example .*|note|\(.*\))|\(\d+\))$/, '');
  return [`${prefix} ${place.replace(/^(\d+)([a-d])$/i, (_, number: string, letter: string) => `${number}-${letter.toUpperCase()}`)}`];
}

/**
 * How many cases of the files cite each article of a book.
 * @throws CliError when a file can't be read or a case cites what is no article of its book
 */
export function casesIn(paths: readonly string[]): (book: Rulebook) => CasesOf {
  const cases = paths.flatMap((path) => readCases(path).map((each) => ({ ...each, path })));
  return (book) => {
    const counts = new Map(book.coverage.map(({ article }) => [article, 0]));
    for (const { id, article, path } of cases.filter(({ rulebook }) => rulebook === book.id)) {
      for (const cited of new Set(citedArticles(book.id as BookId, article))) {
        // Where a book lists a rule only by its letters, to cite the rule is to cite each of them.
        const listed = counts.has(cited) ? [cited] : [...counts.keys()].filter((each) => each.startsWith(`${cited}-`));
        if (listed.length === 0) {
          throw new CliError('CASE_CITES_NO_ARTICLE', `${path}: case ${id} cites ${cited}, which is no article of its book`);
        }
        for (const each of listed) counts.set(each, (counts.get(each) ?? 0) + 1);
      }
    }
    return (article) => counts.get(article) ?? 0;
  };
}

function readCases(path: string): readonly Case[] {
  try {
    return Cases.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new CliError('CASES_UNREADABLE', `${path} can't be read as cases: ${(error as Error).message.replaceAll(/\s+/g, ' ')}`);
  }
}
