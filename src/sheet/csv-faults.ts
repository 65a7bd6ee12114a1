/** What is wrong in a file of results, and what was read otherwise than it stands there. Their sentences are in `src/texts/csv-texts.ts`. */

/** By code, what a sentence says of it. */
export interface CsvFaults {
  FILE_TOO_LONG: { readonly most: number };
  FILE_EMPTY: object;
  WORKBOOK: object;
  TOO_MANY_LINES: { readonly most: number };
  TOO_MANY_EMPTY_LINES: { readonly most: number };
  QUOTE_NOT_CLOSED: object;
  TEXT_AFTER_QUOTE: object;
  QUOTE_WITHIN_CELL: object;
  NOT_CSV: { readonly problem: string };
  COLUMN_TWICE: object;
  COLUMN_MISSING: object;
  NO_RESULTS: object;
  TOO_MANY_CELLS: { readonly cells: number; readonly columns: number };
  OTHER_FACTS: { readonly first: number };
  OTHER_CLUB: { readonly club: string };
  TOO_MANY_ROWS: { readonly most: number };
  TOO_MANY_TOURNAMENTS: { readonly most: number };
  EMPTY: object;
  TOO_LONG: { readonly most: number };
  NO_WHOLE_NUMBER: { readonly least: number; readonly most: number };
  NO_AMOUNT: object;
  NO_POINTS: object;
  NO_WORD: { readonly words: string };
  NO_ID: object;
  NO_LEVEL: object;
  NO_DAY: object;
  DAY_TOO_EARLY: object;
  NO_PLACE: object;
  NOBODY: object;
  SOURCE_WITHOUT_ID: object;
}

export interface CsvNotes {
  COLUMN_IGNORED: object;
  DAY_READ_AS: { readonly day: string };
}

interface At {
  /** From 1. */
  readonly line: number;
  /** Null when it concerns the whole line. */
  readonly column: string | null;
  /** The cell as it was written; null for none. */
  readonly value: string | null;
}

export type CsvFault = { readonly [Code in keyof CsvFaults]: At & { readonly code: Code } & CsvFaults[Code] }[keyof CsvFaults];
export type CsvNote = { readonly [Code in keyof CsvNotes]: At & { readonly code: Code } & CsvNotes[Code] }[keyof CsvNotes];

export const faultAt = <Code extends keyof CsvFaults>(
  line: number,
  column: string | null,
  value: string | null,
  code: Code,
  more: CsvFaults[Code],
): CsvFault => ({ line, column, value, code, ...more }) as unknown as CsvFault;

/** A file with mistakes: all of them, up to a hundred. Nothing of it counts. */
export class CsvError extends Error {
  constructor(readonly faults: readonly [CsvFault, ...CsvFault[]]) {
    const [{ line, column, code }] = faults;
    super(`line ${line}${column === null ? '' : `, ${column}`}: ${code}`);
  }
}

/** More are not looked for. */
export const MOST_FAULTS = 100;
