/**
 * `tapis rules`: the rulebooks for a person: which there are, what one decides, where two differ, and the pages of `docs/rules/`.
 * May import: node, the rulebooks, the API's presentation of them, its neighbours.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { differencesOf, editionOf } from '../api/rulebook/rulebook-presentation.js';
import { renderDifferences } from '../rulebooks/render.js';
import { newestRulebook, rulebookOf, rulebooks, type Rulebook } from '../rulebooks/rulebooks.js';
import type { Language } from '../rulebooks/setting.js';
import { CliError, command, UsageError, type Call } from './command.js';
import { shared } from './options.js';
import { CASES, rulesPages, stalePages, writePages } from './rules-docs.js';
import { articleTable, bookTable, differenceTable, settingTable } from './rules-tables.js';

/** Characters in a line where the output is no terminal. */
const PLAIN_WIDTH = 132;

const DOCS = join('docs', 'rules');

const options = {
  articles: { meaning: 'show: article by article, what decides each, instead of the settings' },
  markdown: { meaning: 'diff: a table in Markdown' },
  out: { value: 'FOLDER', default: DOCS, meaning: `docs: the folder to write to (default ${DOCS})` },
  cases: {
    value: 'FILE',
    repeated: true,
    meaning: 'docs: cases to count for each article; can be given again (default those\nof the tests, where they are)',
  },
  check: { meaning: 'docs: write nothing, and say which pages are not current' },
  lang: shared.lang,
  json: shared.json,
} as const;

interface Asked extends Call<typeof options> {
  readonly language: Language;
  readonly width: number;
}

const actions: Readonly<
  Record<string, { readonly operands: number; readonly takes: readonly (keyof typeof options)[]; run(asked: Asked): number }>
> = {
  list: { operands: 0, takes: ['lang', 'json'], run: list },
  show: { operands: 1, takes: ['articles', 'lang', 'json'], run: show },
  diff: { operands: 2, takes: ['markdown', 'lang', 'json'], run: diff },
  docs: { operands: 0, takes: ['out', 'cases', 'check', 'json'], run: docs },
};

export const rules = command({
  usage: 'rules list | show BOOK | diff BOOK BOOK | docs',
  about: `
  list         the rulebooks that a tournament can adopt
  show BOOK    what a book decides, setting by setting, with the article or the rule that stands for its silence
  diff A B     the questions on which two books rule differently, with both values and their articles
  docs         write the pages of docs/rules: one a book, and an overview of where they differ, in English and French

A BOOK is ${rulebooks.map(({ id }) => id).join(', ')}, or one with its version, such as ropta@1; without it the newest.`,
  options,
  operands: { least: 1, most: 3, missing: 'say list, show, diff or docs' },
  examples: ['tapis rules diff ropta mons', 'tapis rules show toufflers --articles --lang fr', 'tapis rules docs --check'],
  exitCodes: { 0: 'done, or all pages current', 1: 'there is no such book, or a page is not current' },
  run(call) {
    const [name = '', ...operands] = call.operands;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (action === undefined) throw new UsageError(`"${name}" is neither list, show, diff nor docs`);
    if (operands.length !== action.operands)
      throw new UsageError(`${name} takes ${['no book', 'one book', 'two books'][action.operands] ?? ''}`);
    const foreign = [...call.named].find((option) => !action.takes.includes(option));
    if (foreign !== undefined) throw new UsageError(`${name} takes no --${foreign}`);
    return action.run({ ...call, operands, language: call.values.lang, width: call.io.out.columns ?? PLAIN_WIDTH });
  },
});

function list({ values, language, io }: Asked): number {
  const books = rulebooks.map(({ id, version, name, coverage }) => ({ id, version, name, articles: coverage.length }));
  io.out.write(values.json ? `${JSON.stringify(books)}\n` : bookTable(rulebooks, language));
  return 0;
}

function show({ operands, values, language, width, io }: Asked): number {
  const book = bookOf(operands[0]!);
  const table = values.articles ? articleTable : settingTable;
  io.out.write(values.json ? `${JSON.stringify(editionOf(book))}\n` : table(book, language, width));
  return 0;
}

function diff({ operands, values, language, width, io }: Asked): number {
  const [a, b] = [bookOf(operands[0]!), bookOf(operands[1]!)];
  if (values.json) {
    const { differences, alike } = differencesOf(a, b);
    io.out.write(`${JSON.stringify({ a: { id: a.id, version: a.version }, b: { id: b.id, version: b.version }, alike, differences })}\n`);
  } else {
    io.out.write(values.markdown ? renderDifferences(a, b, language) : differenceTable(a, b, language, width));
  }
  return 0;
}

function docs({ values, io }: Asked): number {
  const pages = rulesPages(values.cases.length > 0 ? values.cases : CASES.filter((path) => existsSync(path)));
  const changed = values.check ? stalePages(values.out, pages) : writePages(values.out, pages);
  if (values.json) {
    io.out.write(`${JSON.stringify({ folder: values.out, pages: pages.size, [values.check ? 'stale' : 'written']: changed })}\n`);
  } else {
    for (const path of changed) io.out.write(`${join(values.out, path)} ${values.check ? 'is not current' : 'written'}\n`);
    io.out.write(`${pages.size} pages, ${changed.length} ${values.check ? 'not current' : 'written'}\n`);
  }
  return values.check && changed.length > 0 ? 1 : 0;
}

/** @throws CliError when there is no such book */
function bookOf(operand: string): Rulebook {
  const [id = '', version] = operand.split('@');
  const book = version === undefined ? newestRulebook(id) : rulebookOf(id, Number(version));
  if (book !== undefined) return book;
  throw new CliError(
    'UNKNOWN_RULEBOOK',
    `There is no rulebook ${operand}; there are: ${rulebooks.map((each) => `${each.id}@${each.version}`).join(', ')}.`,
  );
}
