/**
 * Tables as CSV (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe.
 */
import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/** Points and places are numbers, whatever they begin with. */
const decimal = /^-?\d+(?:\.\d+)?$/;

export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvLines([columns, ...rows]);
}

/** Lines of a table, each with its end. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(rows as string[][], {
    escape_formulas: true,
    cast: { string: (value) => (decimal.test(value) ? { value, escape_formulas: false } : value) },
  });
}
