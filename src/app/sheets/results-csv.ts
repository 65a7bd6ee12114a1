/**
 * Reads results from CSV (RFC 4180): UTF-8, with commas or semicolons, one or more tournaments. An error names its line and column, and
 * rejects the whole file.
 */
import { CsvError as ParseError, parse } from 'csv-parse/sync';
import { MAX_COUNT, MAX_EXPENSE, ResultState } from '../../../events/sheet-row.js';
import { TournamentKind, TournamentLevel } from '../../../events/tournament-entry.js';
import { MAX_PLACE } from '../../../events/values.js';
import { isDay } from '../../../events/calendar.js';
import { withoutGuard } from '../csv.js';
import { type GivenResults, type GivenRow, MAX_IMPORTED_ROWS } from './import-results.js';

const [LINE_FEED, RETURN] = [0x0a, 0x0d];
/** Space, tab, quotation mark, and cell separators. */
const blank: ReadonlySet<number> = new Set(Array.from(' \t",;', (character) => character.charCodeAt(0)));

/** The columns of the first line, in any order. Those with a star are required. */
export const resultColumns = [
  'tournament_source*',
  'tournament_id*',
  'date*',
  'club*',
  'kind',
  'name*',
  'entrants',
  'entries',
  'buy_in',
  'prize_pool',
  'paid_places',
  'level',
  'player_source',
  'player_id',
  'licence',
  'last_name',
  'first_name',
  'place*',
  'tied',
  'state',
  'player_entries',
  'rebuys',
  'add_ons',
  'bounties',
  'expense',
  'team',
  'manche',
] as const;

type Column = (typeof resultColumns)[number] extends infer Each ? (Each extends `${infer Name}*` ? Name : Each) : never;

const columns: ReadonlySet<string> = new Set(resultColumns.map((each) => each.replace('*', '')));
const needed = resultColumns.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1));

/** The most characters and tournaments of a file. */
export const MAX_CSV_CHARACTERS = 8_000_000;
const MAX_TOURNAMENTS = 1000;
/** The number of lines is checked before parsing: even an empty line costs as much as a short row. */
const MAX_LINES = 150_000;
const MAX_EMPTY_LINES = 1_000;
const MAX_NUMBER = 1_000_000;
const MAX_CENTS = 1_000_000_000;
const MAX_POOL = 99_999_999_999;

export class CsvError extends Error {
  constructor(
    readonly line: number,
    /** Null when the error concerns the whole line. */
    readonly column: string | null,
    readonly problem: string,
  ) {
    super(`line ${line}${column === null ? '' : `, ${column}`}: ${problem}`);
  }
}

interface Line {
  readonly number: number;
  readonly cells: readonly string[];
}

/** @throws CsvError for the first error */
export function readResultsCsv(text: string): GivenResults[] {
  if (text.length > MAX_CSV_CHARACTERS) throw new CsvError(1, null, `the file has more than ${MAX_CSV_CHARACTERS} characters`);
  boundLines(text);
  const [head, ...lines] = splitLines(text);
  if (head === undefined) throw new CsvError(1, null, 'the file is empty');
  const names = head.cells.map((cell) => cell.trim().toLowerCase());
  for (const [index, name] of names.entries()) {
    if (!columns.has(name)) throw new CsvError(head.number, name, 'is no column of results');
    if (names.indexOf(name) !== index) throw new CsvError(head.number, name, 'stands there twice');
  }
  for (const name of needed) if (!names.includes(name)) throw new CsvError(head.number, name, 'the column is missing');
  const tournaments = new Map<string, { readonly first: CsvRow; readonly facts: string; readonly rows: GivenRow[] }>();
  for (const { number, cells } of lines) {
    if (cells.length !== names.length) throw new CsvError(number, null, `has ${cells.length} cells, and the first line ${names.length}`);
    const row = new CsvRow(number, new Map(names.map((name, index) => [name, withoutGuard(cells[index]!.trim())])));
    const key = `${row.text('tournament_source', 64)}\n${row.text('tournament_id', 100)}`;
    const facts = JSON.stringify(factsOf(row));
    const known = tournaments.get(key) ?? { first: row, facts, rows: [] };
    if (known.facts !== facts) throw new CsvError(number, null, `says other things of the tournament than line ${known.first.line}`);
    known.rows.push(rowOf(row));
    if (known.rows.length > MAX_IMPORTED_ROWS) throw new CsvError(number, null, `the tournament has more than ${MAX_IMPORTED_ROWS} rows`);
    tournaments.set(key, known);
    if (tournaments.size > MAX_TOURNAMENTS) throw new CsvError(number, null, `the file has more than ${MAX_TOURNAMENTS} tournaments`);
  }
  if (tournaments.size === 0) throw new CsvError(head.number + 1, null, 'there are no results');
  return [...tournaments.values()].map(({ first, rows }) => ({ ...factsOf(first), rows }));
}

class CsvRow {
  constructor(
    readonly line: number,
    private readonly cells: ReadonlyMap<string, string>,
  ) {}

  /** Undefined for an empty cell, and for a missing column. */
  optional(column: Column, most: number): string | undefined {
    const value = this.cells.get(column) ?? '';
    if (value.length > most) throw this.error(column, `is longer than ${most} characters`);
    return value === '' ? undefined : value;
  }

  text(column: Column, most: number): string {
    const value = this.optional(column, most);
    if (value === undefined) throw this.error(column, 'is empty');
    return value;
  }

  number(column: Column, least: number, most: number): number | undefined {
    const value = this.optional(column, 12);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most)
      throw this.error(column, `must be a whole number from ${least} to ${most}`);
    return number;
  }

  /** An amount such as `20`, `20.50` or `20,50`, in cents. */
  cents(column: Column, most = MAX_CENTS): number | undefined {
    const value = this.optional(column, 14);
    if (value === undefined) return undefined;
    const found = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(value);
    const cents = found === null ? most + 1 : Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
    if (cents > most) throw this.error(column, 'must be an amount such as 20 or 20.50');
    return cents;
  }

  word<Word extends string>(column: Column, words: readonly Word[]): Word | undefined {
    const value = this.optional(column, 40);
    const plain = (word: string): string => word.replaceAll(/[_\s-]/g, '').toLowerCase();
    const found = value === undefined ? undefined : words.find((word) => plain(word) === plain(value));
    if (value !== undefined && found === undefined) throw this.error(column, `must be one of ${words.join(', ')}`);
    return found;
  }

  id(column: Column): string | undefined {
    const value = this.optional(column, 64);
    if (value === undefined || /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(value)) return value;
    throw this.error(column, 'must be 1 to 64 letters, digits, "-" or "_", starting with a letter or digit');
  }

  level(column: Column): string | undefined {
    const value = this.optional(column, 40);
    if (value === undefined || TournamentLevel.safeParse(value).success) return value;
    throw this.error(column, 'must be 1 to 40 letters, digits, "-" or "_", starting with a letter or digit');
  }

  error(column: Column | null, problem: string): CsvError {
    return new CsvError(this.line, column, problem);
  }
}

function factsOf(row: CsvRow): Omit<GivenResults, 'rows'> {
  const date = row.text('date', 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !isDay(date)) throw row.error('date', 'must be a day such as 2026-09-04');
  row.text('club', 64);
  return {
    clubId: row.id('club') as GivenResults['clubId'],
    source: row.text('tournament_source', 64),
    externalId: row.text('tournament_id', 100),
    name: row.text('name', 120),
    date,
    kind: row.word('kind', TournamentKind.options) ?? null,
    buyIn: row.cents('buy_in') ?? null,
    prizePool: row.cents('prize_pool', MAX_POOL),
    paidPlaces: row.number('paid_places', 0, MAX_PLACE),
    level: row.level('level'),
    entrants: row.number('entrants', 0, MAX_NUMBER),
    entries: row.number('entries', 0, MAX_NUMBER),
  };
}

/** The source of ids made by Tapis. */
const OWN_SOURCE = 'tapis';

function rowOf(row: CsvRow): GivenRow {
  const source = row.optional('player_source', 64);
  const id = row.optional('player_id', 100);
  if ((source === undefined) !== (id === undefined)) throw row.error('player_id', 'is given together with player_source, or not at all');
  const licence = row.optional('licence', 100);
  const parts = [row.optional('first_name', 60), row.optional('last_name', 59)].filter((part) => part !== undefined);
  const name = parts.length === 0 ? undefined : parts.join(' ');
  if (id === undefined && licence === undefined && name === undefined) throw row.error('player_id', 'has no id, no licence and no name');
  const isOwn = source === OWN_SOURCE;
  const state = row.word('state', ResultState.options) ?? 'finished';
  row.text('place', 12);
  return {
    playerId: isOwn ? (row.id('player_id') as GivenRow['playerId']) : undefined,
    externalId: isOwn || source === undefined || id === undefined ? undefined : { source, id },
    licence,
    name,
    place: row.number('place', 1, MAX_NUMBER)!,
    tied: row.number('tied', 1, MAX_NUMBER),
    state,
    entries: state === 'notStarted' ? 0 : (row.number('player_entries', 0, MAX_COUNT) ?? 1),
    rebuys: row.number('rebuys', 0, MAX_COUNT) ?? 0,
    addOns: row.number('add_ons', 0, MAX_COUNT),
    bounties: row.number('bounties', 0, MAX_COUNT) ?? 0,
    expense: row.cents('expense', MAX_EXPENSE),
    team: row.id('team'),
    manche: row.number('manche', 1, 1000),
  };
}

/** @throws CsvError when there are too many lines, or too many empty ones */
function boundLines(text: string): void {
  let [lines, empty] = [0, 0];
  for (let begin = 0; begin < text.length;) {
    let end = begin;
    let isEmpty = true;
    for (let code = text.charCodeAt(end); end < text.length && code !== LINE_FEED && code !== RETURN; code = text.charCodeAt(++end))
      if (!blank.has(code)) isEmpty = false;
    lines += 1;
    empty += isEmpty ? 1 : 0;
    if (lines > MAX_LINES) throw new CsvError(lines, null, `the file has more than ${MAX_LINES} lines`);
    if (empty > MAX_EMPTY_LINES) throw new CsvError(lines, null, `the file has more than ${MAX_EMPTY_LINES} empty lines`);
    begin = end + (text.charCodeAt(end) === RETURN && text.charCodeAt(end + 1) === LINE_FEED ? 2 : 1);
  }
}

/** Messages for error codes of the library. */
const faults: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quote',
  INVALID_OPENING_QUOTE: 'a quote stands within a cell that has none before it',
};

/** The non-empty lines with their numbers in the file. A quoted cell may contain the delimiter, doubled quotes and line ends. */
function splitLines(text: string): Line[] {
  const firstLine = text.slice(0, Math.max(0, text.search(/[\r\n]|$/)));
  // The last complete line; an error is in the next one.
  let read = 0;
  try {
    const lines: Line[] = [];
    parse(text, {
      bom: true,
      delimiter: firstLine.includes(';') ? ';' : ',',
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
    throw new CsvError(read + 1, null, faults[error.code] ?? error.message);
  }
}
