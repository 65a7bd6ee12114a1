/** Prints rows in aligned columns within a width: long cells are wrapped between words. */
import { textTable, widthOf } from './text-table.js';

const GAP = 2;
/** The least width of a column. */
const LEAST = 10;

/** The table, including the last line end. If a cell has several lines, rows are separated by an empty line. */
export function wrappedTable(titles: readonly string[], rows: readonly (readonly string[])[], width: number): string {
  const natural = titles.map((title, index) => Math.max(widthOf(title), ...rows.map((row) => widthOf(row[index] ?? ''))));
  const widths = shared(natural, width - GAP * (titles.length - 1));
  const broken = rows.map((row) => row.map((cell, index) => wrap(cell, widths[index] ?? LEAST)));
  const tall = broken.some((row) => row.some((lines) => lines.length > 1));
  const lines = broken.flatMap((row, place) => {
    const height = Math.max(...row.map((cell) => cell.length));
    const block = Array.from({ length: height }, (_, line) => row.map((cell) => cell[line] ?? ''));
    return tall && place < broken.length - 1 ? [...block, titles.map(() => '')] : block;
  });
  return textTable(
    titles.map((title) => ({ title })),
    lines,
  );
}

/** Columns that need at most an equal share keep what they need; the others divide the rest. */
function shared(natural: readonly number[], total: number): readonly number[] {
  const widths: number[] = [];
  let left = total;
  const narrowFirst = natural.map((need, index) => ({ need, index })).toSorted((a, b) => a.need - b.need);
  for (const [place, { need, index }] of narrowFirst.entries()) {
    const share = Math.max(LEAST, Math.floor(left / (natural.length - place)));
    widths[index] = Math.min(need, share);
    left -= Math.min(need, share);
  }
  return widths;
}

/** Wraps a text between words into lines of at most `width` characters. A longer word is split at its parts, or at the end of the line. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => pieces(each, width))) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** The parts of a word: `(undercall.openingBetMultiway)` is split after a dot or before a capital. */
function pieces(word: string, width: number): readonly string[] {
  if (widthOf(word) <= width) return [word];
  const fitting = word.slice(0, width);
  const seam = Math.max(fitting.lastIndexOf('.') + 1, word.slice(0, width + 1).search(/[A-Z][^A-Z]*$/u));
  const at = seam > 0 ? seam : width;
  return [word.slice(0, at), ...pieces(word.slice(at), width)];
}
