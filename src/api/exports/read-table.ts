/** Reads a table page by page, and writes it as CSV. */
import { parse } from 'csv-parse/sync';
import { type Cell, csvLines, spreadsheetLines } from '../../app/csv.js';
import { MAX_PAGE } from '../language/connections.js';
import type { AnsweredRow, AskApi } from './ask-api.js';
import type { ExportedTable, ListedTable } from './tables.js';

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

/** How the lines of a table are written: plainly, or for spreadsheets in Belgium and France. */
export type WriteLines = (rows: readonly (readonly Cell[])[]) => string;

/**
 * A table as pieces of CSV. It is asked for before this resolves, so that a refusal comes before any text.
 * @throws RefusedQuery
 */
export async function openCsv(ask: AskApi, table: ExportedTable, id: string, forSpreadsheet: boolean): Promise<AsyncGenerator<string>> {
  if ('text' in table) {
    const { text } = (await ask(table.text('csv'), { id })) as { readonly text: string };
    return piecesOf(forSpreadsheet ? spreadsheetLines(parse(text)) : text);
  }
  const pages = pagesOf(ask, table, id);
  const first = (await pages.next()).value as TablePage;
  return csvOf(table, first, pages, forSpreadsheet);
}

// eslint-disable-next-line @typescript-eslint/require-await
async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}

async function* csvOf(
  { columns, lines = (row) => [row] }: ListedTable,
  first: TablePage,
  rest: AsyncGenerator<TablePage>,
  forSpreadsheet: boolean,
): AsyncGenerator<string> {
  const titles = [columns.map(([title]) => title)];
  const write: WriteLines = forSpreadsheet ? (rows) => spreadsheetLines(rows).replace('\uFEFF', '') : csvLines;
  const linesOf = ({ of, rows }: TablePage): string =>
    write(rows.flatMap(lines).map((row: AnsweredRow) => columns.map(([, cell]) => cell(row, of))));
  yield (forSpreadsheet ? spreadsheetLines : csvLines)(titles) + linesOf(first);
  for await (const page of rest) yield linesOf(page);
}
