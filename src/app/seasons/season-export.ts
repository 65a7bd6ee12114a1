/**
 * A season's table and its points as files: everything that somebody else needs to compute it again.
 */
import type { PlayerId } from '../../../events/ids.js';
import { type Cell, toCsv } from '../csv.js';
import type { BoardAsked, Leaderboards } from './leaderboards.js';
import { MAX_RESULTS, SeasonTooLarge } from './season-past.js';
import { listTournaments, type SeasonTableRow } from './season-rows.js';
import type { ViewStore } from '../views/view-store.js';

export type ExportedTable = 'leaderboard' | 'points' | 'tournaments';

/** The most competitors of one export while others wait. */
const MAX_EXPORTED = 10_000;
const PAGE = 500;

const leaderboardColumns = [
  'season',
  'stage',
  'board',
  'scheme_version',
  'position',
  'rank',
  'player_id',
  'licence',
  'name',
  'club',
  'region',
  'points',
  'carried',
  'adjusted',
  'played',
  'wins',
  'counted',
  'dropped',
  'qualified',
] as const;
const pointColumns = [
  'season',
  'stage',
  'tournament',
  'revision',
  'player_id',
  'competitor',
  'place',
  'tied',
  'state',
  'n',
  'level',
  'manche',
  'base',
  'multiplier',
  'bonus',
  'points',
  'counted',
  'why',
] as const;
const tournamentColumns = [
  'season',
  'stage',
  'tournament',
  'revision',
  'name',
  'date',
  'club',
  'kind',
  'level',
  'manche',
  'n',
  'entries',
  'buy_in',
  'by',
  'rule',
] as const;

export interface ExportedRows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** @param nameOf how whoever asks sees a player */
export function exportTable(
  what: ExportedTable,
  asked: BoardAsked,
  { views, boards, position }: { readonly views: ViewStore; readonly boards: Leaderboards; readonly position: number | null },
  nameOf: (playerId: PlayerId) => string | null,
): ExportedRows {
  const season = boards.season(asked.seasonId)!;
  const stage = season.stages[asked.stage - 1]!;
  const head = [asked.seasonId, asked.stage] as const;
  if (what === 'tournaments') {
    const rows = listTournaments(views, boards.boardOf(asked)).flatMap(({ stands, sheetId, revision, name, by, sheet }) => {
      const { date, club, kind, level, manche, entrants, entries, buyIn } = sheet;
      const rule = by.kind === 'rule' ? by.rule : by.reason;
      return stands ? [[...head, sheetId, revision, name, date, club, kind, level, manche, entrants, entries, buyIn, by.kind, rule]] : [];
    });
    return { columns: tournamentColumns, rows };
  }
  const all = readAll(boards, asked);
  if (what === 'points') {
    const results = all.reduce((sum, { played }) => sum + played, 0);
    if (results > MAX_RESULTS) throw new SeasonTooLarge(results);
    const revisions = new Map(listTournaments(views, boards.boardOf(asked)).map(({ sheetId, revision }) => [sheetId as string, revision]));
    const rows = all.flatMap(({ competitor, results }) =>
      results().map((each) => {
        const { sheetId, playerId, place, tied, state, entrants, level, manche, base, multiplier, bonus, points, counted, problem } = each;
        const why = problem ?? (counted ? '' : 'dropped');
        const result = [place, tied, state, entrants, level, manche, base, multiplier, bonus, points, counted ? 1 : 0, why];
        return [...head, sheetId, revisions.get(sheetId) ?? null, playerId, competitor, ...result];
      }),
    );
    return { columns: pointColumns, rows };
  }
  const qualified = new Set(stage.qualified.map(({ competitor }) => competitor));
  const version = stage.closedWith ?? season.scheme;
  const rows = all.map(({ rank, competitor, points, carried, adjusted, played, wins, counted, dropped, club, region }) => {
    const isPlayer = season.competitors === 'players';
    const name = isPlayer ? nameOf(competitor as PlayerId) : (season.teams[competitor]?.name ?? null);
    // The number of a licence is personal data: its column stays empty.
    const who = [competitor, null, name, club, region];
    const isQualified = stage.status === 'open' ? null : qualified.has(competitor) ? 1 : 0;
    const tally = [points, carried, adjusted, played, wins, counted, dropped, isQualified];
    return [...head, season.competitors, version, position, rank, ...who, ...tally];
  });
  return { columns: leaderboardColumns, rows };
}

function readAll(boards: Leaderboards, asked: BoardAsked): readonly SeasonTableRow[] {
  const count = boards.count(asked);
  if (count > MAX_EXPORTED) throw new SeasonTooLarge(count, MAX_EXPORTED);
  const rows: SeasonTableRow[] = [];
  let page = boards.page(asked, { first: PAGE });
  for (;;) {
    rows.push(...boards.showRows(asked, page.rows));
    if (!page.hasNext) return rows;
    page = boards.page(asked, { first: PAGE, after: page.rows.at(-1)! });
  }
}

export const asCsv = ({ columns, rows }: ExportedRows): string => toCsv(columns, rows);

/** Records with the columns in camelCase. */
export function asJson({ columns, rows }: ExportedRows): string {
  const names = columns.map((column) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
  return JSON.stringify(rows.map((row) => Object.fromEntries(row.map((cell, at) => [names[at], cell]))));
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page for the printer. */
export function asHtml({ columns, rows }: ExportedRows, title: string): string {
  const cells = (tag: string, values: readonly Cell[]): string =>
    values.map((value) => `<${tag}>${value === null ? '' : escaped(String(value))}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>body{font:14px system-ui,sans-serif;margin:2em}table{border-collapse:collapse}th,td{border:1px solid #999;padding:.25em .6em;text-align:left}
tr:nth-child(even){background:#f2f2f2}@media print{body{margin:0}thead{display:table-header-group}}</style>
<h1>${escaped(title)}</h1>
<table><thead><tr>${cells('th', columns)}</tr></thead><tbody>
${body}
</tbody></table>
</html>
`;
}
