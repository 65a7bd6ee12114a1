/** `tapis rules`: lists rulebooks, their decisions, differences between two, and where an article is decided. */
import { differencesOf, editionOf } from '../api/rulebook/rulebook-presentation.js';
import { renderDifferences } from '../rulebooks/render.js';
import type { CoverageEntry } from '../rulebooks/coverage.js';
import { rulebooks, type Rulebook } from '../rulebooks/rulebooks.js';
import type { Language } from '../rulebooks/setting.js';
import { CliError, command, UsageError, type Call } from './command.js';
import { shared } from './options.js';
import { articlePlaces, settingPlaces } from './article-places.js';
import { bookFiles, bookIds, bookNamed, runWithBooks } from './book-files.js';
import { articleCard, articleRecord } from './rules-article.js';
import { rulesIndex } from './rules-index.js';
import { articleTable, bookTable, differenceTable, settingTable } from './rules-tables.js';
import { lookUp } from '../../events/look-up.js';

/** The line width when the output is no terminal. */
const PLAIN_WIDTH = 132;

const options = {
  articles: { meaning: 'show: article by article, what decides each, instead of the settings' },
  markdown: { meaning: 'diff: a table in Markdown' },
  book: bookFiles,
  lang: shared.lang,
  json: shared.json,
} as const;

interface Asked extends Call<typeof options> {
  readonly language: Language;
  readonly width: number;
}

const actions: Readonly<
  Record<
    string,
    { readonly operands: number; readonly takesWhat: string; readonly takes: readonly (keyof typeof options)[]; run(asked: Asked): number }
  >
> = {
  list: { operands: 0, takesWhat: 'no book', takes: ['book', 'lang', 'json'], run: list },
  show: { operands: 1, takesWhat: 'one book', takes: ['articles', 'book', 'lang', 'json'], run: show },
  diff: { operands: 2, takesWhat: 'two books', takes: ['markdown', 'book', 'lang', 'json'], run: diff },
  article: { operands: 1, takesWhat: 'one article', takes: ['lang', 'json'], run: article },
};

export const rules = command({
  usage: 'rules list | show BOOK | diff BOOK BOOK | article ARTICLE',
  about: `
  list             the rulebooks that a tournament can adopt
  show BOOK        every setting of a rulebook, with its article, or with the rule that applies where the book is silent;
                   then the rules that all books have in common, which no house rule changes
  diff A B         the settings in which two rulebooks differ, with both values and articles
  article ARTICLE  one article, such as "RO 9.6": its settings and values, the source files that decide it, its tests

A BOOK is ${bookIds}. An edition may follow, as in ropta@2020-04; the default is the newest.`,
  options,
  operands: { least: 1, most: 7, missing: 'give list, show, diff or article' },
  examples: ['tapis rules diff ropta mons', 'tapis rules show toufflers --articles --lang fr', 'tapis rules article "RO 9.6"'],
  exitCodes: { 0: 'printed', 1: 'no such rulebook or article' },
  run(call) {
    const [name = '', ...rest] = call.operands;
    // The words of an article's name, with or without quotes.
    const operands = name === 'article' && rest.length > 0 ? [rest.join(' ')] : rest;
    const action = lookUp(actions, name);
    if (action === undefined) throw new UsageError(`"${name}" is not list, show, diff or article`);
    if (operands.length !== action.operands) throw new UsageError(`${name} takes ${action.takesWhat}`);
    const foreign = [...call.named].find((option) => !action.takes.includes(option));
    if (foreign !== undefined) throw new UsageError(`${name} takes no --${foreign}`);
    const asked = { ...call, operands, language: call.values.lang, width: call.io.out.columns ?? PLAIN_WIDTH };
    return runWithBooks(call.values.book, () => action.run(asked));
  },
});

function list({ values, language, io }: Asked): number {
  const books = rulebooks.map(({ id, edition, version, name, coverage }) => ({ id, edition, version, name, articles: coverage.length }));
  io.out.write(values.json ? `${JSON.stringify(books)}\n` : bookTable(rulebooks, language));
  return 0;
}

function show({ operands, values, language, width, io }: Asked): number {
  const book = bookNamed(operands[0]!);
  const table = values.articles ? articleTable : settingTable;
  const { rulebookId: id, ...edition } = editionOf(book);
  io.out.write(values.json ? `${JSON.stringify({ id, ...edition })}\n` : table(book, language, width));
  return 0;
}

function diff({ operands, values, language, width, io }: Asked): number {
  const [a, b] = [bookNamed(operands[0]!), bookNamed(operands[1]!)];
  if (values.json) {
    const { differences, alike } = differencesOf(a, b);
    io.out.write(`${JSON.stringify({ a: referenced(a), b: referenced(b), alike, differences })}\n`);
  } else {
    io.out.write(values.markdown ? renderDifferences(a, b, language) : differenceTable(a, b, language, width));
  }
  return 0;
}

function referenced({ id, edition, version }: Rulebook): object {
  return { id, edition, version };
}

function article({ operands, values, language, width, io }: Asked): number {
  const { book, entry } = articleOf(operands[0]!);
  const index = rulesIndex();
  const known = index ?? { settings: {}, articles: {} };
  const places = articlePlaces(entry, settingPlaces(book, known), known);
  io.out.write(
    values.json ? `${JSON.stringify(articleRecord(book, places, index !== null))}\n` : articleCard(book, places, language, width),
  );
  if (index === null) io.err.write('docs/rules/index.json is missing: code and tests are not listed\n');
  return 0;
}

/** An article by name, in any case and spacing. @throws CliError when no book has it */
function articleOf(operand: string): { readonly book: Rulebook; readonly entry: CoverageEntry } {
  const plain = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();
  const asked = plain(operand);
  const all = rulebooks.flatMap((book) => book.coverage.map((entry) => ({ book, entry })));
  const found = all.find(({ entry }) => plain(entry.article) === asked);
  if (found !== undefined) return found;
  const near = all.map((each) => each.entry.article).filter((each) => plain(each).startsWith(asked));
  const hint = near.length === 0 ? 'write an article as in RO 9.6, RC 47-A, MO 8.9, TDA 26, TF §9 b8' : `there are: ${near.join(', ')}`;
  throw new CliError('UNKNOWN_ARTICLE', `No book has an article ${operand}; ${hint}.`);
}
