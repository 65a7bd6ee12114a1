/** The cells of a line of results, and what is wrong in them. */
import { TournamentLevel } from '../../../events/tournament-entry.js';
import { ExtraPoints, ResultState } from '../../../events/sheet-row.js';
import { CsvError, type CsvFault, type CsvFaults, type CsvNote, faultAt, MOST_FAULTS } from '../../sheet/csv-faults.js';
import { frenchNameOfResults, plainColumn } from '../column-names.js';
import { readCents, readDay, readPlace, readPoints, readState, readWhole } from './csv-cells.js';
import type { Line } from './csv-lines.js';
import { plainPoints } from './extra-points.js';

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
  'winnings',
  'extra_points',
  'team',
  'manche',
] as const;

export type Column = (typeof resultColumns)[number] extends infer Each ? (Each extends `${infer Name}*` ? Name : Each) : never;

const named = resultColumns.map((each) => each.replace('*', '') as Column);
/** What lists call a column besides its name. */
const otherNames: readonly (readonly [string, Column])[] = [['bonus', 'extra_points']];
/** The columns by their names in both languages. An English name goes before a French one. */
const columns: ReadonlyMap<string, Column> = new Map(
  [...otherNames, ...named.map((name) => [frenchNameOfResults(name), name] as const), ...named.map((name) => [name, name] as const)].map(
    ([name, column]) => [plainColumn(name), column],
  ),
);
const needed = named.filter((_name, at) => resultColumns[at]!.endsWith('*'));

export const MAX_NUMBER = 1_000_000;
const MAX_CENTS = 1_000_000_000;

/** No-Limit Hold'em tournaments are not older. Spreadsheets write 1900 for an empty date. */
const FIRST_DAY = '1970-01-01';

/** Collects what is wrong in a file, and what was read otherwise. */
export class Reading {
  readonly notes: CsvNote[] = [];
  readonly #faults: CsvFault[] = [];

  fault<Code extends keyof CsvFaults>(line: number, column: string | null, value: string | null, code: Code, more: CsvFaults[Code]): void {
    this.#faults.push(faultAt(line, column, value, code, more));
    if (this.#faults.length >= MOST_FAULTS) this.whole(null);
  }

  /** The same cell of another line is noted once. */
  note(note: CsvNote): void {
    const isKnown = note.code === 'DAY_READ_AS' && this.notes.some(({ code, value }) => code === note.code && value === note.value);
    if (!isKnown) this.notes.push(note);
  }

  /** @throws CsvError for what makes the rest of no interest */
  stop<Code extends keyof CsvFaults>(line: number, code: Code, more: CsvFaults[Code]): void {
    this.fault(line, null, null, code, more);
    this.whole(null);
  }

  /** The value of a file without mistakes. @throws CsvError */
  whole<Value>(value: Value): Value {
    const [first, ...others] = this.#faults;
    if (first === undefined) return value;
    throw new CsvError([first, ...others]);
  }

  /** The columns that are read, by their index; an empty name for one that is ignored. @param given columns that the file may lack */
  columns({ number, cells }: Line, lines: readonly Line[], given: ReadonlySet<Column>): readonly string[] {
    const written = cells.map((cell) => cell.trim().toLowerCase());
    const names = written.map((name) => columns.get(plainColumn(name)));
    const known = names.map((name, index) => {
      if (name !== undefined) {
        if (names.indexOf(name) !== index) this.fault(number, name, null, 'COLUMN_TWICE', {});
        return name;
      }
      const column = written[index]!;
      const isUsed = column !== '' || lines.some((line) => (line.cells[index] ?? '').trim() !== '');
      if (isUsed) this.note({ code: 'COLUMN_IGNORED', line: number, column, value: null });
      return '';
    });
    for (const name of needed) if (!known.includes(name) && !given.has(name)) this.fault(number, name, null, 'COLUMN_MISSING', {});
    // Without a column that is needed every line would be wrong.
    return this.whole(known);
  }
}

/** The cells of a line. One that is wrong is noted, and read as something that the rest can go on with. */
export class CsvRow {
  constructor(
    readonly line: number,
    private readonly cells: ReadonlyMap<string, string>,
    private readonly reading: Reading,
  ) {}

  /** Undefined for an empty cell, and for a missing column. */
  optional(column: Column, most: number): string | undefined {
    const value = this.cells.get(column) ?? '';
    if (value.length > most) this.fault(column, 'TOO_LONG', { most });
    return value === '' ? undefined : value.slice(0, most);
  }

  text(column: Column, most: number): string {
    const value = this.optional(column, most);
    if (value === undefined) this.fault(column, 'EMPTY', {});
    return value ?? '';
  }

  number(column: Column, least: number, most: number): number | undefined {
    const value = this.optional(column, 20);
    if (value === undefined) return undefined;
    const number = readWhole(value);
    if (number !== null && number >= least && number <= most) return number;
    return this.fault(column, 'NO_WHOLE_NUMBER', { least, most });
  }

  cents(column: Column, most = MAX_CENTS): number | undefined {
    const value = this.optional(column, 24);
    if (value === undefined) return undefined;
    const cents = readCents(value);
    return cents !== null && cents <= most ? cents : this.fault(column, 'NO_AMOUNT', {});
  }

  /** Undefined for none and for no points. */
  points(column: Column): string | undefined {
    const value = this.optional(column, 20);
    if (value === undefined) return undefined;
    const read = readPoints(value);
    return ExtraPoints.safeParse(read).success ? plainPoints(read) : this.fault(column, 'NO_POINTS', {});
  }

  word<Word extends string>(column: Column, words: readonly Word[]): Word | undefined {
    const value = this.optional(column, 40);
    const plain = (word: string): string => word.replaceAll(/[_\s-]/g, '').toLowerCase();
    const found = value === undefined ? undefined : words.find((word) => plain(word) === plain(value));
    return value === undefined || found !== undefined ? found : this.fault(column, 'NO_WORD', { words: words.join(', ') });
  }

  /** A state in words of French and English; undefined for none. */
  state(): ResultState | undefined {
    const value = this.optional('state', 40);
    const state = value === undefined ? undefined : readState(value);
    return value === undefined || state !== undefined ? state : this.fault('state', 'NO_WORD', { words: ResultState.options.join(', ') });
  }

  /** @param state what the column of states says; who did not start or was disqualified may have no place */
  place(state: ResultState | undefined): { readonly place: number | null; readonly tied?: number; readonly state?: ResultState } {
    const value = this.optional('place', 20);
    if (value === undefined) {
      if (state !== 'notStarted' && state !== 'disqualified') this.fault('place', 'EMPTY', {});
      return { place: null };
    }
    const read = readPlace(value);
    if (read !== null && 'state' in read) return { place: null, state: read.state };
    if (read !== null && read.place >= 1 && read.place <= MAX_NUMBER) return read;
    this.fault('place', 'NO_PLACE', {});
    return { place: null };
  }

  id(column: Column): string | undefined {
    const value = this.optional(column, 64);
    return value === undefined || /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(value) ? value : this.fault(column, 'NO_ID', {});
  }

  level(column: Column): string | undefined {
    const value = this.optional(column, 40);
    return value === undefined || TournamentLevel.safeParse(value).success ? value : this.fault(column, 'NO_LEVEL', {});
  }

  day(column: Column): string {
    const value = this.text(column, 20);
    if (value === '') return value;
    const read = readDay(value);
    if (read === null) return this.fault(column, 'NO_DAY', {}) ?? '';
    if (read.day < FIRST_DAY) this.fault(column, 'DAY_TOO_EARLY', {});
    if (read.isOtherwise) this.reading.note({ code: 'DAY_READ_AS', line: this.line, column, value, day: read.day });
    return read.day;
  }

  fault<Code extends keyof CsvFaults>(column: Column, code: Code, more: CsvFaults[Code]): undefined {
    this.reading.fault(this.line, column, this.cells.get(column) ?? null, code, more);
    return undefined;
  }
}
