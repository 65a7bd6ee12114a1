/** The table of a season, the points of each result and the tournaments that count, as CSV. */
import type { PlayerId } from '../../events/ids.js';
import { type ColumnName, frenchName } from '../app/column-names.js';
import { type Cell, csvLines, spreadsheetLines } from '../app/csv.js';
import type { Language } from '../texts/sentences.js';
import { type PointRow, pointRows, pointsIn, type SeasonShown } from './season-lines.js';

export const seasonCsvTables = ['leaderboard', 'points', 'tournaments'] as const;
export type SeasonCsvTable = (typeof seasonCsvTables)[number];

interface CsvTable {
  readonly columns: readonly ColumnName[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Columns with the facts of a result, and with what the scheme made of them. */
const madeFrom = [
  'place',
  'tied',
  'state',
  'level',
  'manche',
  'rebuys',
  'bounties',
  'expense',
  'winnings',
  'team',
  'sheet_place',
  'extra_points',
] as const satisfies readonly (keyof PointRow & ColumnName)[];
const made = ['base', 'multiplier', 'bonus', 'points'] as const satisfies readonly (keyof PointRow & ColumnName)[];

const tables: { readonly [Table in SeasonCsvTable]: (shown: SeasonShown) => CsvTable } = {
  leaderboard: (shown) => ({
    columns: ['season', 'rank', 'player_id', 'name', 'points', 'adjusted', 'played', 'wins', 'counted', 'dropped'],
    rows: shown.table.standings.ranked.map(({ rank, tally }) => [
      shown.rules.name,
      rank,
      tally.competitor,
      shown.nameOf(tally.competitor as PlayerId),
      pointsIn(shown, tally.total),
      pointsIn(shown, tally.adjusted),
      tally.played,
      tally.wins,
      tally.counted.length,
      tally.played - tally.counted.length,
    ]),
  }),
  points: (shown) => ({
    columns: ['season', 'tournament', 'player_id', ...madeFrom, 'n', ...made, 'counted', 'why'],
    rows: pointRows(shown).map((row) => [
      shown.rules.name,
      row.tournament,
      row.playerId,
      ...madeFrom.map((name) => row[name]),
      row.n,
      ...made.map((name) => row[name]),
      row.counted ? 1 : 0,
      row.notRanked ?? row.problem ?? (row.counted ? '' : 'dropped'),
    ]),
  }),
  tournaments: (shown) => ({
    columns: [
      'season',
      'tournament',
      'name',
      'date',
      'club',
      'region',
      'kind',
      'level',
      'manche',
      'n',
      'entries',
      'buy_in',
      'prize_pool',
      'paid_places',
      'by',
      'rule',
    ],
    rows: shown.table.counted.flatMap(({ sheet, by }) => {
      if (!by.counts) return [];
      const { level, manche } = by.by === 'rule' ? by : sheet;
      const { id, date, club, region, kind, entrants, entries, buyIn, prizePool, paid } = sheet;
      const facts = [date, club, region, kind, level, manche, entrants, entries, buyIn, prizePool, paid];
      return [[shown.rules.name, id, shown.tournamentName(id), ...facts, by.by, by.by === 'rule' ? by.rule : by.reason]];
    }),
  }),
};

/** @param isForSpreadsheet with a byte order mark, semicolons and decimal commas */
export function seasonCsv(shown: SeasonShown, table: SeasonCsvTable, language: Language, isForSpreadsheet: boolean): string {
  const { columns, rows } = tables[table](shown);
  const titles = columns.map((column) => (language === 'fr' ? frenchName(column) : column));
  return (isForSpreadsheet ? spreadsheetLines : csvLines)([titles, ...rows]);
}
