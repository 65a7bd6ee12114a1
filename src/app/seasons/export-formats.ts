/** The formats of an export, written in pieces: a head, rows, and an end. */
import { type ColumnName, frenchName } from '../column-names.js';
import { type Cell, csvLines } from '../csv.js';

export type ExportFormat = 'csv' | 'json' | 'html';

type Rows = readonly (readonly Cell[])[];

export interface ExportWriter {
  readonly before: string;
  /** @param isFirst whether these are the first rows */
  write(rows: Rows, isFirst: boolean): string;
  readonly after: string;
}

/** Of the page for a printer. */
export interface PrintedPage {
  readonly title: string;
  readonly language: 'en' | 'fr';
}

/** @param page what a page for a printer has besides the rows */
export function writerOf(format: ExportFormat, columns: readonly ColumnName[], page: PrintedPage): ExportWriter {
  switch (format) {
    case 'csv':
      return { before: csvLines([columns]), write: csvLines, after: '' };
    case 'json':
      return jsonWriter(columns);
    case 'html':
      return htmlWriter(columns, page);
  }
}

/** Records with the columns in camelCase. */
function jsonWriter(columns: readonly string[]): ExportWriter {
  const names = columns.map((column) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
  const record = (row: readonly Cell[]): string => JSON.stringify(Object.fromEntries(row.map((cell, at) => [names[at], cell])));
  return { before: '[', write: (rows, isFirst) => (isFirst ? '' : ',') + rows.map(record).join(','), after: ']' };
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A printable page. */
function htmlWriter(columns: readonly ColumnName[], { title, language }: PrintedPage): ExportWriter {
  const headings = columns.map((column) => (language === 'fr' ? frenchName(column) : column).replaceAll('_', ' '));
  const cells = (tag: string, values: readonly Cell[]): string =>
    values.map((value) => `<${tag}>${value === null ? '' : escaped(String(value))}</${tag}>`).join('');
  return {
    before: `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>body{font:14px system-ui,sans-serif;margin:2em}table{border-collapse:collapse}th,td{border:1px solid #999;padding:.25em .6em;text-align:left}
tr:nth-child(even){background:#f2f2f2}@media print{body{margin:0}thead{display:table-header-group}}</style>
<h1>${escaped(title)}</h1>
<table><thead><tr>${cells('th', headings)}</tr></thead><tbody>
`,
    write: (rows) => rows.map((row) => `<tr>${cells('td', row)}</tr>\n`).join(''),
    after: '</tbody></table>\n</html>\n',
  };
}
