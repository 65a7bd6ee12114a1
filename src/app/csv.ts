/**
 * Tables as CSV (RFC 4180). Text that a spreadsheet could run as a formula gets an apostrophe: at the start of a cell, and after characters
 * that some spreadsheet takes for the end of a cell. In Belgium and France numbers have a decimal comma, so spreadsheets split cells at
 * semicolons even inside quotes.
 */
import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/** Points and places are numbers, also with a minus sign. */
const decimal = /^-?\d+(?:\.\d+)?$/;
/** A character that may end a cell, with quotes or spaces that a spreadsheet strips, before the start of a formula. */
const innerFormula = /([;\t|\r\n][" ]*)(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const guardedInside = /([;\t|\r\n][" ]*)'(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
/** A text of its own that looks guarded. It gets an apostrophe too, so that one can be taken off every such cell. */
const guarded = /^'+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The text of a cell without the apostrophes that were added to it. */
export function withoutGuard(cell: string): string {
  return (guarded.test(cell) ? cell.slice(1) : cell).replaceAll(guardedInside, '$1');
}

/** The rows as lines, each with its line end. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return linesOf(rows, ',');
}

/** The same as spreadsheets in Belgium and France open it: with a byte order mark, semicolons and decimal commas. */
export function spreadsheetLines(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${linesOf(rows, ';')}`;
}

function linesOf(rows: readonly (readonly Cell[])[], delimiter: ',' | ';'): string {
  const written = (number: string): string => (delimiter === ';' ? number.replace('.', ',') : number);
  return stringify(rows as string[][], {
    delimiter,
    escape_formulas: true,
    cast: {
      number: (value) => written(String(value)),
      string: (value) => (decimal.test(value) ? { value: written(value), escape_formulas: false } : guard(value)),
    },
  });
}

const guard = (text: string): string => (guarded.test(text) ? `'${text}` : text).replaceAll(innerFormula, "$1'");
