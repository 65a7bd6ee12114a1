/**
 * Tables as CSV (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe: at the beginning of a cell, and after what another
 * spreadsheet takes for the end of a cell. Where numbers have a comma, as in Belgium and France, it separates cells by semicolons, whatever the quotes say.
 */
import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/** Points and places are numbers, whatever they begin with. */
const decimal = /^-?\d+(?:\.\d+)?$/;
/** What may end a cell, and quotes or spaces that a spreadsheet takes away, before what begins a formula. */
const innerFormula = /([;\t|\r\n][" ]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvLines([columns, ...rows]);
}

/** Lines of a table, each with its end. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(rows as string[][], {
    escape_formulas: true,
    cast: { string: (value) => (decimal.test(value) ? { value, escape_formulas: false } : value.replaceAll(innerFormula, "$1'")) },
  });
}
