/**
 * Which articles worked cases cite. Cases cite as people write (`RO 9.10 example 2`, `RC 39a; RO 7.3`, `TF 9, 5th and 9th bullets`, and those
 * of betting without the book's sign: `48; silent → ROPTA 9.21`); a rulebook lists `RO 9.10`, `TF §9 b5`, `RC 39-A`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { rulebooks } from '../../src/rulebooks/rulebooks.js';
import { bookIds, type BookId } from '../../src/rulebooks/setting.js';

const Cases = z.array(
  z.object({ id: z.string(), rulebook: z.enum(bookIds), alsoHoldsIn: z.array(z.enum(bookIds)).default([]), article: z.string() }),
);

const prefixes: Readonly<Record<BookId, string>> = { redcactus: 'RC', mons: 'MO', tdaFr: 'TDA', ropta: 'RO', toufflers: 'TF' };

/** Sections without a number, by the heading that the cases quote. */
const sections: Readonly<Record<string, string>> = {
  'Les enchères': 'betting',
  'Les blinds': 'blinds',
  'Big Blind Ante': 'big blind ante',
  'Vainqueur et éliminations': 'winner and eliminations',
};

/** The articles of a book that a citation names. Of a silent book only those that stand for its silence are its own. */
export function citedArticles(book: BookId, citation: string): readonly string[] {
  const own = citation
    .split('; ')
    // Before an arrow the book itself; behind it what stands for its silence, which may be another article of the same book.
    .flatMap((part) => part.split('→').map((side) => side.replace(/silent/, '').trim()))
    .filter((part) => part !== '' && !/^(ROPTA|TDA-EN|TDA practice|custom|side-pot)/.test(part))
    .flatMap((part) => ofBook(book, part));
  return own.flatMap((part) => articlesIn(book, part));
}

/** A part without the book's own sign, where it has one; nothing where it names another book. */
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
  return [`${prefix} ${place.replace(/^(\d+)-?([a-d])$/i, (_, number: string, letter: string) => `${number}-${letter.toUpperCase()}`)}`];
}

/** The ids of the cases that are played under an article's book and cite it, by article and by file. */
export type CitingCases = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** The files of cases in a folder. */
export function caseFiles(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => /^(examples|own)-.*\.json$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** @throws Error when a case cites what is no article of its book */
export function casesCiting(paths: readonly string[]): CitingCases {
  const citing = new Map<string, Map<string, string[]>>();
  for (const path of paths) {
    for (const { id, rulebook, alsoHoldsIn, article } of Cases.parse(JSON.parse(readFileSync(path, 'utf8')))) {
      const own = listed(rulebook, article, `${path}: case ${id}`);
      // A part without a sign is of the book of the case.
      const others = alsoHoldsIn.flatMap((book) => listed(book, signedParts(article), `${path}: case ${id}`));
      for (const each of new Set([...own, ...others])) {
        const byFile = citing.get(each) ?? citing.set(each, new Map()).get(each)!;
        byFile.set(path, [...(byFile.get(path) ?? []), id]);
      }
    }
  }
  return citing;
}

function signedParts(citation: string): string {
  return citation
    .split('; ')
    .filter((part) => /^(RC|MO|TDA|RO|TF) /.test(part))
    .join('; ');
}

/** The articles as the book lists them. Where it lists a rule only by its letters, to cite the rule is to cite each of them. */
function listed(book: BookId, citation: string, where: string): readonly string[] {
  const articles = rulebooks.filter(({ id }) => id === book).flatMap(({ coverage }) => coverage.map(({ article }) => article));
  return citedArticles(book, citation).flatMap((cited) => {
    const found = articles.includes(cited) ? [cited] : articles.filter((each) => each.startsWith(`${cited}-`));
    if (found.length === 0) throw new Error(`${where} cites ${cited}, which is no article of its book`);
    return found;
  });
}
