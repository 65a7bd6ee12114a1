/** The lines of a CSV file with their numbers: delimiters of spreadsheets, quotes, and bounds that are checked before anything is parsed. */
import { CsvError as ParseError, parse } from 'csv-parse/sync';
import { CsvError, type CsvFaults, faultAt } from '../../sheet/csv-faults.js';

const [LINE_FEED, RETURN] = [0x0a, 0x0d];
/** Space, tab, quotation mark, and cell separators. */
const blank: ReadonlySet<number> = new Set(Array.from(' \t",;', (character) => character.charCodeAt(0)));

/** The number of lines is checked before parsing: even an empty line costs as much as a short row. */
const MAX_LINES = 150_000;
const MAX_EMPTY_LINES = 1_000;

export interface Line {
  readonly number: number;
  readonly cells: readonly string[];
}

export const faultIn = <Code extends keyof CsvFaults>(line: number, code: Code, more: CsvFaults[Code]): CsvError =>
  new CsvError([faultAt(line, null, null, code, more)]);

/** @throws CsvError when there are too many lines, or too many empty ones */
export function boundLines(text: string): void {
  let [lines, empty] = [0, 0];
  for (let begin = 0; begin < text.length;) {
    let end = begin;
    let isEmpty = true;
    for (let code = text.charCodeAt(end); end < text.length && code !== LINE_FEED && code !== RETURN; code = text.charCodeAt(++end))
      if (!blank.has(code)) isEmpty = false;
    lines += 1;
    empty += isEmpty ? 1 : 0;
    if (lines > MAX_LINES) throw faultIn(lines, 'TOO_MANY_LINES', { most: MAX_LINES });
    if (empty > MAX_EMPTY_LINES) throw faultIn(lines, 'TOO_MANY_EMPTY_LINES', { most: MAX_EMPTY_LINES });
    begin = end + (text.charCodeAt(end) === RETURN && text.charCodeAt(end + 1) === LINE_FEED ? 2 : 1);
  }
}

/** Faults for error codes of the library. */
const parseFaults: ReadonlyMap<string, 'QUOTE_NOT_CLOSED' | 'TEXT_AFTER_QUOTE' | 'QUOTE_WITHIN_CELL'> = new Map([
  ['CSV_QUOTE_NOT_CLOSED', 'QUOTE_NOT_CLOSED'],
  ['CSV_INVALID_CLOSING_QUOTE', 'TEXT_AFTER_QUOTE'],
  ['INVALID_OPENING_QUOTE', 'QUOTE_WITHIN_CELL'],
]);

/** The first line of a file that says its delimiter to a spreadsheet. */
const SEPARATOR_LINE = /^sep=(.)(?=\r?\n|\r|$)/i;

function delimiterOf(text: string): string {
  const [, said] = SEPARATOR_LINE.exec(text) ?? [];
  if (said !== undefined) return said;
  // As the line with the names of the columns has it.
  return /^[^\r\n;\t]*([;\t])/.exec(text)?.[1] ?? ',';
}

/** The non-empty lines with their numbers in the file. A quoted cell may contain the delimiter, doubled quotes and line ends. */
export function splitLines(given: string): Line[] {
  const text = given.replace(/^\uFEFF/, '');
  // The last complete line; an error is in the next one.
  let read = 0;
  try {
    const lines: Line[] = [];
    parse(text.replace(SEPARATOR_LINE, ''), {
      delimiter: delimiterOf(text),
      trim: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      on_record(cells: string[], { lines: end }) {
        read = end;
        lines.push({ number: end - cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0), cells });
        return null;
      },
    });
    return lines;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const code = parseFaults.get(error.code);
    throw code === undefined ? faultIn(read + 1, 'NOT_CSV', { problem: error.message }) : faultIn(read + 1, code, {});
  }
}
