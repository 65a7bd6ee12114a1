/** Reads a table page by page, and writes it as CSV. */
import { parse } from 'csv-parse/sync';
import { type ColumnName, frenchName } from '../../app/column-names.js';
import { type Cell, csvLines, spreadsheetLines } from '../../app/csv.js';
import type { Language } from '../../texts/language.js';
import { MAX_PAGE } from '../language/connections.js';
import { type AnsweredRow, type AskApi, RefusedQuery } from './ask-api.js';
import type { ExportedTable, ListedTable, WrittenTable } from './tables.js';

export interface TablePage {
  /** What the list is of. */
  readonly of: AnsweredRow;
  readonly rows: readonly AnsweredRow[];
}

/** The rows of a list, at least one page. @throws RefusedQuery */
export async function* pagesOf(
  ask: AskApi,
  { query, page: first = MAX_PAGE }: Pick<ListedTable, 'query' | 'page'>,
  id: string,
): AsyncGenerator<TablePage> {
  for (let after: string | null = null; ;) {
    const of: AnsweredRow = await ask(query, { id, first, after });
    yield { of, rows: of.list.nodes };
    if (!of.list.pageInfo.hasNextPage) return;
    after = of.list.pageInfo.endCursor;
  }
}

/** Every page of a list, for one that is short. @throws RefusedQuery */
export async function readPages(ask: AskApi, table: Pick<ListedTable, 'query' | 'page'>, id: string): Promise<readonly TablePage[]> {
  return gather(pagesOf(ask, table, id));
}

export async function gather<Piece>(pieces: AsyncIterable<Piece>): Promise<Piece[]> {
  const all: Piece[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

/** Which table of a season is read. */
export interface StageAsked {
  /** From 1. */
  readonly stage: number;
  /** Of a closed season: with the corrections since. */
  readonly corrected: boolean;
}

/** How a table is written as CSV. */
export interface CsvForm {
  /** The language of the names of its columns. */
  readonly language: Language;
  /** For spreadsheets in Belgium and France: with a byte order mark, semicolons and decimal commas. */
  readonly isForSpreadsheet: boolean;
}

/** How the lines of a table are written. */
export type WriteLines = (rows: readonly (readonly Cell[])[]) => string;

/**
 * A table as pieces of CSV. It is asked for before this resolves, so that a refusal comes before any text.
 * @throws RefusedQuery
 */
export async function openCsv(ask: AskApi, table: ExportedTable, id: string, form: CsvForm & StageAsked): Promise<AsyncGenerator<string>> {
  if ('text' in table) return piecesOf(writtenAgain(await readText(ask, table, id, 'csv', form), form));
  const pages = pagesOf(ask, table, id);
  const first = (await pages.next()).value as TablePage;
  return csvOf(table, first, pages, form);
}

/** @throws RefusedQuery, also where there is no such stage */
export async function readText(
  ask: AskApi,
  table: WrittenTable,
  id: string,
  format: 'csv' | 'json',
  { stage, corrected }: StageAsked,
): Promise<string> {
  const { text } = (await ask(table.text(format), { id, stage, corrected })) as { readonly text: string | null };
  if (text === null) throw new RefusedQuery(404, []);
  return text;
}

/** A text of CSV in another form. */
function writtenAgain(text: string, { language, isForSpreadsheet }: CsvForm): string {
  const end = text.indexOf('\n');
  const titles = text.slice(0, end).trim().split(',') as ColumnName[];
  const named = language === 'fr' ? `${titles.map(frenchName).join(',')}${text.slice(end)}` : text;
  return isForSpreadsheet ? spreadsheetLines(parse(named)) : named;
}

// eslint-disable-next-line @typescript-eslint/require-await
async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}

async function* csvOf(
  { columns, lines = (row) => [row], inFrench = frenchName }: ListedTable,
  first: TablePage,
  rest: AsyncGenerator<TablePage>,
  { language, isForSpreadsheet }: CsvForm,
): AsyncGenerator<string> {
  const titles = [columns.map(([title]) => (language === 'fr' ? inFrench(title) : title))];
  const write: WriteLines = isForSpreadsheet ? (rows) => spreadsheetLines(rows).replace('\uFEFF', '') : csvLines;
  const linesOf = ({ of, rows }: TablePage): string =>
    write(rows.flatMap(lines).map((row: AnsweredRow) => columns.map(([, cell]) => cell(row, of))));
  yield (isForSpreadsheet ? spreadsheetLines : csvLines)(titles) + linesOf(first);
  for await (const page of rest) yield linesOf(page);
}
