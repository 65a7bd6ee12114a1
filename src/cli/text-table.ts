/**
 * Prints rows in aligned columns.
 */
import { toPrintableLine } from '../../events/free-text.js';

export interface Column {
  readonly title: string;
  /** Numbers are right-aligned. Default `left`. */
  readonly align?: 'left' | 'right';
}

const GAP = '  ';

const shown = (cell: string | undefined): string => toPrintableLine(cell ?? '');

/** The table, including the last line end; empty columns are left out. */
export function textTable(columns: readonly Column[], given: readonly (readonly string[])[]): string {
  const rows = given.map((row) => row.map(shown));
  const used = columns.map((column, index) => ({ ...column, index })).filter(({ index }) => rows.some((row) => (row[index] ?? '') !== ''));
  const widths = used.map(({ title, index }) => Math.max(widthOf(title), ...rows.map((row) => widthOf(row[index] ?? ''))));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, place) => {
        const space = ' '.repeat(widths[place]! - widthOf(cell));
        return used[place]!.align === 'right' ? space + cell : cell + space;
      })
      .join(GAP)
      .trimEnd();
  const lines = [
    line(used.map(({ title }) => title)),
    widths.map((width) => '-'.repeat(width)).join(GAP),
    ...rows.map((row) => line(used.map(({ index }) => row[index] ?? ''))),
  ];
  return `${lines.join('\n')}\n`;
}

const characters = new Intl.Segmenter();

/** The width in visible characters: combining accents take no column. */
export function widthOf(text: string): number {
  return [...characters.segment(text)].length;
}
