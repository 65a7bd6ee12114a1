/**
 * Reads results from CSV (RFC 4180) as spreadsheets and people write it: commas, semicolons or tabs, one or more tournaments. All mistakes are
 * found at once, each with its line and column, and reject the whole file.
 */
import type { ClubId } from '../../../events/ids.js';
import { MAX_COUNT, MAX_EXPENSE } from '../../../events/sheet-row.js';
import { TournamentKind } from '../../../events/tournament-entry.js';
import { MAX_PLACE } from '../../../events/values.js';
import type { CsvNote } from '../../sheet/csv-faults.js';
import { withoutGuard } from '../csv.js';
import { boundLines, faultIn, splitLines } from './csv-lines.js';
import { type Column, CsvRow, MAX_NUMBER, Reading } from './csv-row.js';
import { type GivenResults, type GivenRow, MAX_IMPORTED_ROWS } from './given-results.js';
import { plainName } from './names.js';
import { OWN_SOURCE } from './own-export.js';

/** The most characters and tournaments of a file. */
export const MAX_CSV_CHARACTERS = 8_000_000;
const MAX_TOURNAMENTS = 1000;
const MAX_POOL = 99_999_999_999;

export interface ReadResults {
  readonly results: readonly GivenResults[];
  /** The line of each row of each tournament, from 1. */
  readonly lines: readonly (readonly number[])[];
  /** What was read otherwise than it stands there. */
  readonly notes: readonly CsvNote[];
}

interface ReadTournament {
  readonly first: CsvRow;
  readonly facts: Omit<GivenResults, 'rows'>;
  readonly rows: (Unplaced & { readonly line: number })[];
}

/** A row whose place may follow from its state. */
type Unplaced = Omit<GivenRow, 'place'> & { readonly place: number | null };

/** What is known of a file before it is read. It need not have the columns of it, nor those of the tournament's id. */
export interface KnownOfFile {
  /** All results are of this club. */
  readonly clubId: ClubId;
  /** What the tournament is called, where the file does not say it. */
  readonly name?: string | undefined;
  /** The day, where the file does not say it. */
  readonly date?: string | undefined;
}

/** The first bytes of workbooks: `.xlsx` and `.ods` are ZIP archives, `.xls` is a compound file. */
const workbookStarts = ['PK\u0003\u0004', 'ÐÏ\u0011à'] as const;

/** Of tournaments whose file has no ids for them: their id is their day and name. */
export const FILE_SOURCE = 'file';

/** @param known null for a file that says everything itself @throws CsvError for a file with mistakes */
export function readResultsCsv(text: string, known: KnownOfFile | null = null): ReadResults {
  if (text.length > MAX_CSV_CHARACTERS) throw faultIn(1, 'FILE_TOO_LONG', { most: MAX_CSV_CHARACTERS });
  if (workbookStarts.some((start) => text.startsWith(start))) throw faultIn(1, 'WORKBOOK', {});
  boundLines(text);
  const [head, ...lines] = splitLines(text);
  if (head === undefined) throw faultIn(1, 'FILE_EMPTY', {});
  const reading = new Reading();
  const given = cellsOf(known);
  const names = reading.columns(head, lines, new Set(given.keys()));
  const tournaments = new Map<string, ReadTournament>();
  for (const { number, cells } of lines) {
    if (cells.slice(names.length).some((cell) => cell.trim() !== '')) {
      reading.fault(number, null, null, 'TOO_MANY_CELLS', { cells: cells.length, columns: names.length });
      continue;
    }
    const written = names.map((name, index) => [name, withoutGuard((cells[index] ?? '').trim())] as const);
    const row = new CsvRow(number, new Map([...given, ...written]), reading);
    const facts = withIdOfFile(factsOf(row), names, known);
    if (known !== null && facts.clubId !== known.clubId) row.fault('club', 'OTHER_CLUB', { club: known.clubId });
    const key = `${facts.source}\n${facts.externalId}`;
    const tournament: ReadTournament = tournaments.get(key) ?? { first: row, facts, rows: [] };
    if (JSON.stringify(tournament.facts) !== JSON.stringify(facts))
      reading.fault(number, null, null, 'OTHER_FACTS', { first: tournament.first.line });
    tournament.rows.push({ ...rowOf(row), line: number });
    if (tournament.rows.length > MAX_IMPORTED_ROWS) reading.stop(number, 'TOO_MANY_ROWS', { most: MAX_IMPORTED_ROWS });
    tournaments.set(key, tournament);
    if (tournaments.size > MAX_TOURNAMENTS) reading.stop(number, 'TOO_MANY_TOURNAMENTS', { most: MAX_TOURNAMENTS });
  }
  if (lines.length === 0) reading.fault(head.number + 1, null, null, 'NO_RESULTS', {});
  return {
    results: reading.whole([...tournaments.values()].map(({ facts, rows }) => ({ ...facts, rows: placed(rows) }))),
    lines: [...tournaments.values()].map(({ rows }) => rows.map(({ line }) => line)),
    notes: reading.notes,
  };
}

/** The cells of columns that a file may lack. */
function cellsOf(known: KnownOfFile | null): ReadonlyMap<Column, string> {
  if (known === null) return new Map();
  const { clubId, name, date } = known;
  const cells: readonly (readonly [Column, string | undefined])[] = [
    ['club', clubId],
    ['tournament_source', FILE_SOURCE],
    ['tournament_id', '-'],
    ['name', name],
    ['date', date],
  ];
  return new Map(cells.flatMap(([column, value]) => (value === undefined ? [] : [[column, value] as const])));
}

/** The same day and name in another file of the club is the same tournament. */
function withIdOfFile<Facts extends Pick<GivenResults, 'date' | 'name' | 'source' | 'externalId'>>(
  facts: Facts,
  columns: readonly string[],
  known: KnownOfFile | null,
): Facts {
  if (known === null || (columns.includes('tournament_source') && columns.includes('tournament_id'))) return facts;
  return { ...facts, source: FILE_SOURCE, externalId: `${facts.date} ${plainName(facts.name)}`.slice(0, 100) };
}

/** Who did not finish comes behind all who did, those who did not start behind them. */
function placed(rows: ReadTournament['rows']): GivenRow[] {
  const started = rows.filter(({ state }) => state !== 'notStarted');
  const behind = 1 + started.filter(({ place }) => place !== null).length;
  return rows.map(({ line: _line, ...row }) => {
    if (row.place !== null) return { ...row, place: row.place };
    return { ...row, place: row.state === 'notStarted' ? started.length + 1 : behind };
  });
}

function factsOf(row: CsvRow): Omit<GivenResults, 'rows'> {
  return {
    clubId: (row.text('club', 64) === '' ? '' : row.id('club')) as GivenResults['clubId'],
    source: row.text('tournament_source', 64),
    externalId: row.text('tournament_id', 100),
    name: row.text('name', 120),
    date: row.day('date'),
    kind: row.word('kind', TournamentKind.options) ?? null,
    buyIn: row.cents('buy_in') ?? null,
    prizePool: row.cents('prize_pool', MAX_POOL),
    paidPlaces: row.number('paid_places', 0, MAX_PLACE),
    level: row.level('level'),
    entrants: row.number('entrants', 0, MAX_NUMBER),
    entries: row.number('entries', 0, MAX_NUMBER),
  };
}

/** The most characters of a name. */
const MOST_NAME = 120;

function rowOf(row: CsvRow): Unplaced {
  const source = row.optional('player_source', 64);
  const id = row.optional('player_id', 100);
  if ((source === undefined) !== (id === undefined)) row.fault('player_id', 'SOURCE_WITHOUT_ID', {});
  const licence = row.optional('licence', 100);
  const parts = [row.optional('first_name', MOST_NAME), row.optional('last_name', MOST_NAME)].filter((part) => part !== undefined);
  const name = parts.length === 0 ? undefined : parts.join(' ');
  if (name !== undefined && name.length > MOST_NAME) row.fault('last_name', 'TOO_LONG', { most: MOST_NAME });
  if (id === undefined && licence === undefined && name === undefined) row.fault('player_id', 'NOBODY', {});
  const isOwn = source === OWN_SOURCE;
  const said = row.state();
  const { place, tied, state = said ?? 'finished' } = row.place(said);
  return {
    playerId: isOwn ? (row.id('player_id') as GivenRow['playerId']) : undefined,
    externalId: isOwn || source === undefined || id === undefined ? undefined : { source, id },
    licence,
    name,
    place,
    tied: row.number('tied', 1, MAX_NUMBER) ?? tied,
    state,
    entries: state === 'notStarted' ? 0 : (row.number('player_entries', 0, MAX_COUNT) ?? 1),
    rebuys: row.number('rebuys', 0, MAX_COUNT) ?? 0,
    addOns: row.number('add_ons', 0, MAX_COUNT),
    bounties: row.number('bounties', 0, MAX_COUNT) ?? 0,
    expense: row.cents('expense', MAX_EXPENSE),
    winnings: row.cents('winnings', MAX_POOL),
    extraPoints: row.points('extra_points'),
    team: row.id('team'),
    manche: row.number('manche', 1, 1000),
  };
}
