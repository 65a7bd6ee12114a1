/** The tables that can be fetched by an address: the query that each is read by, and its columns. */
import { type ColumnName, frenchNameOfResults } from '../../app/column-names.js';
import type { Cell } from '../../app/csv.js';
import { OWN_SOURCE, WAITING_SOURCE } from '../../app/sheets/own-export.js';
import type { AnsweredRow } from './ask-api.js';

/** A list, read page by page. */
export interface ListedTable {
  /** With `:id` for what it is of. */
  readonly path: string;
  /** It takes `id`, `first` and `after`; its list stands under aliases of `of` and `list`. */
  readonly query: string;
  /** Rows asked for at a time; fewer where a row costs much. Default: the largest page. */
  readonly page?: number;
  /** The lines of an entry, where it has not exactly one. */
  readonly lines?: (entry: AnsweredRow) => readonly AnsweredRow[];
  /** `of`: what the list is of. */
  readonly columns: readonly (readonly [title: ColumnName, cell: (row: AnsweredRow, of: AnsweredRow) => Cell])[];
  /** The French names of its columns, where they are not those of all tables. */
  readonly inFrench?: (column: ColumnName) => string;
}

/** A table that the API writes itself. */
export interface WrittenTable {
  readonly path: string;
  /** The query of the text, which takes `id`, `stage` and `corrected`; it stands under the alias `text` of `of`. */
  readonly text: (format: 'csv' | 'json') => string;
}

/** A query of a page of a list: `of` is null where there is nothing of this id. */
export const pageOf = (of: string, list: string, fields: string, facts = ''): string =>
  `query ($id: ID!, $first: Int!, $after: String) { of: ${of} { ${facts} list: ${list}(first: $first, after: $after) { pageInfo { hasNextPage endCursor } nodes { ${fields} } } } }`;

/** `PLAY_MONEY` to `playMoney`, as a file of results has it. */
const wordOf = (value: string | null): Cell =>
  value?.toLowerCase().replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase()) ?? null;

const lastName = (name: string | null): Cell => name?.split(' ').at(-1) ?? null;
const firstName = (name: string | null): Cell => name?.split(' ').slice(0, -1).join(' ') ?? null;

const money = (cents: number | null): Cell => (cents === null ? null : (cents / 100).toFixed(2));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

type Columns = ListedTable['columns'];

const sheetFacts = 'id name date clubId kind entrants entries buyIn prizePool paidPlaces level';
const resultFields =
  'place tied state playerId recordedAs unmatched licence player { name } entries rebuys addOns bounties expense winnings extraPoints team manche';
/** The columns of `tapis import-results`, so that a sheet can be taken elsewhere and brought back. */
const resultColumns: Columns = [
  ['tournament_source', () => OWN_SOURCE],
  ['tournament_id', (_row, sheet) => sheet.id],
  ['date', (_row, sheet) => sheet.date],
  ['club', (_row, sheet) => sheet.clubId],
  ['kind', (_row, sheet) => wordOf(sheet.kind)],
  ['name', (_row, sheet) => sheet.name],
  ['entrants', (_row, sheet) => sheet.entrants],
  ['entries', (_row, sheet) => sheet.entries],
  ['buy_in', (_row, sheet) => money(sheet.buyIn)],
  ['prize_pool', (_row, sheet) => money(sheet.prizePool)],
  ['paid_places', (_row, sheet) => sheet.paidPlaces],
  ['level', (_row, sheet) => sheet.level],
  ['player_source', ({ unmatched }) => (unmatched ? WAITING_SOURCE : OWN_SOURCE)],
  ['player_id', ({ playerId, recordedAs, unmatched }) => (unmatched ? recordedAs : playerId)],
  ['licence', ({ licence }) => licence],
  ['last_name', ({ player }) => lastName(player.name)],
  ['first_name', ({ player }) => firstName(player.name)],
  ['place', ({ place }) => place],
  ['tied', ({ tied }) => tied],
  ['state', ({ state }) => wordOf(state)],
  ['player_entries', ({ entries }) => entries],
  ['rebuys', ({ rebuys }) => rebuys],
  ['add_ons', ({ addOns }) => addOns],
  ['bounties', ({ bounties }) => bounties],
  ['expense', ({ expense }) => money(expense)],
  ['winnings', ({ winnings }) => money(winnings)],
  ['extra_points', ({ extraPoints }) => extraPoints],
  ['team', ({ team }) => team],
  ['manche', ({ manche }) => manche],
];

const sheetColumns: Columns = [
  ['sheet_id', ({ id }) => id],
  ['date', ({ date }) => date],
  ['name', ({ name }) => name],
  ['club', ({ clubId }) => clubId],
  ['kind', ({ kind }) => wordOf(kind)],
  ['status', ({ status }) => wordOf(status)],
  ['entrants', ({ entrants }) => entrants],
  ['entries', ({ entries }) => entries],
  ['buy_in', ({ buyIn }) => money(buyIn)],
  ['prize_pool', ({ prizePool }) => money(prizePool)],
  ['paid_places', ({ paidPlaces }) => paidPlaces],
  ['level', ({ level }) => level],
  ['tournament_id', ({ tournamentId }) => tournamentId],
  ['unmatched', ({ unmatched }) => unmatched],
];

export type ExportedTable = ListedTable | WrittenTable;

export const exportedTables: readonly ExportedTable[] = [
  {
    path: '/tournaments/:id/standings',
    query: pageOf(
      'tournament(id: $id)',
      'standings',
      'rank playerId player { name } state place table seat stack rebuys reEntries addOn award { cents }',
    ),
    columns: [
      ['rank', ({ rank }) => rank],
      ['player_id', ({ playerId }) => playerId],
      ['name', ({ player }) => player.name],
      ['state', ({ state }) => wordOf(state)],
      ['place', ({ place }) => place],
      ['table', ({ table }) => table],
      ['seat', ({ seat }) => seat],
      ['stack', ({ stack }) => stack],
      ['rebuys', ({ rebuys }) => rebuys],
      ['re_entries', ({ reEntries }) => reEntries],
      ['add_on', ({ addOn }) => (addOn ? 1 : 0)],
      ['prize', ({ award }) => money(award?.cents ?? null)],
    ],
  },
  {
    path: '/tournaments/:id/chips',
    query: pageOf(
      'tournament(id: $id)',
      'chipLedger',
      'position recordedAt text { en fr } change accounts { inPlay } table playerId actor { role } reason',
    ),
    columns: [
      ['position', ({ position }) => position],
      ['recorded_at', ({ recordedAt }) => recordedAt],
      ['change', ({ change }) => change],
      ['in_play', ({ accounts }) => accounts.inPlay],
      ['table', ({ table }) => table],
      ['player_id', ({ playerId }) => playerId],
      ['by', ({ actor }) => actor.role.toLowerCase()],
      ['text_en', ({ text }) => text.en],
      ['text_fr', ({ text }) => text.fr],
      ['reason', ({ reason }) => reason],
    ],
  },
  // The sheet of a tournament of Tapis has the tournament's id.
  ...(['sheets', 'tournaments'] as const).map((of) => ({
    path: `/${of}/:id/results`,
    query: pageOf('resultSheet(id: $id)', 'rows', resultFields, sheetFacts),
    columns: resultColumns,
    inFrench: frenchNameOfResults,
  })),
  {
    path: '/tournaments/:id/discipline',
    page: 25,
    query: pageOf(
      'tournament(id: $id)',
      'disciplineSheets',
      'playerId player { name } offences { offenceId offence recordedAt due outcome handId note reason actor { role } decidedBy { role } penalties { text { en fr } stage remaining } }',
    ),
    lines: ({ offences, ...sheet }) => offences.map((offence: AnsweredRow) => ({ ...sheet, ...offence })),
    columns: [
      ['offence_id', ({ offenceId }) => offenceId],
      ['recorded_at', ({ recordedAt }) => recordedAt],
      ['player_id', ({ playerId }) => playerId],
      ['name', ({ player }) => player.name],
      ['offence', ({ offence }) => wordOf(offence)],
      ['due', ({ due }) => wordOf(due)],
      ['outcome', ({ outcome }) => wordOf(outcome)],
      ['hand_id', ({ handId }) => handId],
      ['note', ({ note }) => note],
      ['reason', ({ reason }) => reason],
      ['by', ({ actor }) => wordOf(actor.role)],
      ['decided_by', ({ decidedBy }) => wordOf(decidedBy?.role ?? null)],
      ['penalties_en', ({ penalties }) => penalties.map(({ text }: AnsweredRow) => text.en).join(', ')],
      ['penalties_fr', ({ penalties }) => penalties.map(({ text }: AnsweredRow) => text.fr).join(', ')],
      ['hands_to_miss', ({ penalties }) => sum(penalties.map(({ remaining }: AnsweredRow) => remaining))],
    ],
  },
  ...(['club', 'federation'] as const).map((owner) => ({
    path: `/${owner}s/:id/sheets`,
    query: pageOf(`${owner}(id: $id)`, 'resultSheets', `${sheetFacts} status tournamentId unmatched`),
    columns: sheetColumns,
  })),
  ...(['leaderboard', 'points', 'tournaments'] as const).map((table) => ({
    path: `/seasons/:id/${table}`,
    text: (format: 'csv' | 'json') =>
      `query ($id: ID!, $stage: Int!, $corrected: Boolean!) { of: season(id: $id) { text: export(table: ${table.toUpperCase()}, format: ${format.toUpperCase()}, stage: $stage, corrected: $corrected) } }`,
  })),
  {
    path: '/clubs/:id/members',
    page: 100,
    query: pageOf('club(id: $id)', 'members', 'id name registration { ofAge licences { federationId period } }'),
    columns: [
      ['player_id', ({ id }) => id],
      ['name', ({ name }) => name],
      [
        'licences',
        ({ registration }) => (registration?.licences ?? []).map((each: AnsweredRow) => `${each.federationId} ${each.period}`).join(', '),
      ],
    ],
  },
];
