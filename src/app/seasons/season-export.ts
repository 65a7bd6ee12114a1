/**
 * A season's table and points as files, with everything that others need to compute it again. Each piece of rows is read in a turn of its
 * own.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { ColumnName } from '../column-names.js';
import type { Cell } from '../csv.js';
import { Pieces } from '../pieces.js';
import type { BoardAsked, Leaderboards } from './leaderboards.js';
import { MAX_RESULTS, SeasonTooLarge } from './season-past.js';
import {
  listNotRanked,
  listTournaments,
  resultNotRanked,
  type SeasonResultRow,
  type SeasonTableRow,
  type TournamentSheets,
} from './season-rows.js';
import type { ViewStore } from '../views/view-store.js';
import { lookUp } from '../../../events/look-up.js';

export type ExportedTable = 'leaderboard' | 'points' | 'tournaments';

/** The most competitors in one export. */
const MAX_EXPORTED = 10_000;
/** Competitors read at once. */
const PAGE = 25;
/** Rows made in one turn. */
const PIECE = 100;

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
] as const satisfies readonly ColumnName[];
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
  'rebuys',
  'bounties',
  'expense',
  'team',
  'winnings',
  'sheet_place',
  'extra_points',
] as const satisfies readonly ColumnName[];
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
  'prize_pool',
  'paid_places',
  'region',
] as const satisfies readonly ColumnName[];

/** The season changed while its table was read, so the parts do not match. */
export class SeasonChanged extends Error {
  constructor() {
    super('the season was changed while it was exported');
  }
}

export interface ExportSource {
  readonly views: ViewStore;
  readonly boards: Leaderboards;
}

/** What the asker may see of people; null for what they may not. */
export interface Sight {
  readonly nameOf: (playerId: PlayerId) => string | null;
  readonly licenceOf: (playerId: PlayerId) => string | null;
}

export const columnsOf: Readonly<Record<ExportedTable, readonly ColumnName[]>> = {
  leaderboard: leaderboardColumns,
  points: pointColumns,
  tournaments: tournamentColumns,
};

type Rows = readonly (readonly Cell[])[];

/**
 * The rows of a table, in pieces, all from one state of the season.
 * @param sight of people, as the asker may see them
 * @throws SeasonTooLarge, SeasonChanged
 */
export async function* exportRows(what: ExportedTable, asked: BoardAsked, source: ExportSource, sight: Sight): AsyncGenerator<Rows> {
  const { views, boards } = source;
  const position = boards.positionOf(asked);
  const pieces = new Pieces(PIECE);
  const rest = async (rows: number): Promise<void> => {
    await pieces.done(rows);
    if (boards.positionOf(asked) !== position) throw new SeasonChanged();
  };
  const tournaments = listTournaments(views, boards.boardOf(asked));
  await rest(PIECE);
  if (what === 'tournaments') return yield tournamentRows(asked, tournaments);
  const count = boards.count(asked);
  if (count > MAX_EXPORTED) throw new SeasonTooLarge(count, MAX_EXPORTED);
  const sheets = new Map(tournaments.map(({ sheetId, sheet }) => [sheetId as string, sheet]));
  if (what === 'points') {
    let results = 0;
    for (const page of pagesOf(boards, asked, sheets)) {
      results += page.reduce((sum, { played }) => sum + played, 0);
      if (results > MAX_RESULTS) throw new SeasonTooLarge(results);
      await rest(page.length);
    }
  }
  const revisions = new Map(tournaments.map(({ sheetId, revision }) => [sheetId as string, revision]));
  const standing = what === 'leaderboard' ? standingRow(asked, boards, position, sight) : null;
  for (const page of pagesOf(boards, asked, sheets)) {
    for (const row of page) {
      const rows = standing === null ? pointRows(asked, row.competitor, rankedResults(row), revisions) : [standing(row)];
      yield rows;
      await rest(rows.length);
    }
  }
  if (what !== 'points') return;
  const { places } = boards.schemeOf(asked).rounding;
  for (const { competitor, ...each } of listNotRanked(views, boards.boardOf(asked))) {
    const rows = pointRows(asked, competitor, [resultNotRanked(each, sheets.get(each.sheetId)!, places)], revisions);
    yield rows;
    await rest(rows.length);
  }
}

function tournamentRows({ seasonId, stage }: BoardAsked, tournaments: ReturnType<typeof listTournaments>): Rows {
  return tournaments.flatMap(({ stands, sheetId, revision, name, by, sheet }) => {
    const { date, club, kind, level, manche, entrants, entries, buyIn, prizePool, paid, region } = sheet;
    const rule = by.kind === 'rule' ? by.rule : by.reason;
    const facts = [name, date, club, kind, level, manche, entrants, entries, buyIn, by.kind, rule, prizePool, paid, region];
    return stands ? [[seasonId, stage, sheetId, revision, ...facts]] : [];
  });
}

/** Without those that are not ranked: they follow, also of people who are not in the table. */
const rankedResults = ({ results }: SeasonTableRow): readonly SeasonResultRow[] => results().filter(({ notRanked }) => notRanked === null);

function pointRows(
  { seasonId, stage }: BoardAsked,
  competitor: string,
  results: readonly SeasonResultRow[],
  revisions: ReadonlyMap<string, number>,
): Rows {
  return results.map((each) => {
    const { sheetId, playerId, place, tied, state, entrants, level, manche, base, multiplier, bonus, points, counted, problem } = each;
    const why = each.notRanked ?? problem ?? (counted ? '' : 'dropped');
    const result = [place, tied, state, entrants, level, manche, base, multiplier, bonus, points, counted ? 1 : 0, why];
    const made = [each.rebuys, each.bounties, each.expense, each.team, each.winnings, each.sheetPlace, each.extraPoints];
    return [seasonId, stage, sheetId, revisions.get(sheetId) ?? null, playerId, competitor, ...result, ...made];
  });
}

function standingRow(
  asked: BoardAsked,
  boards: Leaderboards,
  position: number | null,
  { nameOf, licenceOf }: Sight,
): (row: SeasonTableRow) => readonly Cell[] {
  const season = boards.season(asked.seasonId)!;
  const stage = season.stages[asked.stage - 1]!;
  const qualified = new Set(stage.qualified.map(({ competitor }) => competitor));
  const version = stage.closedWith ?? season.scheme;
  return ({ rank, competitor, points, carried, adjusted, played, wins, counted, dropped, club, region }) => {
    const isPlayer = season.competitors === 'players';
    const name = isPlayer ? nameOf(competitor as PlayerId) : (lookUp(season.teams, competitor)?.name ?? null);
    const licence = isPlayer ? licenceOf(competitor as PlayerId) : null;
    const who = [competitor, licence, name, club, region];
    const isQualified = stage.status === 'open' ? null : qualified.has(competitor) ? 1 : 0;
    const tally = [points, carried, adjusted, played, wins, counted, dropped, isQualified];
    return [asked.seasonId, asked.stage, season.competitors, version, position, rank, ...who, ...tally];
  };
}

function* pagesOf(boards: Leaderboards, asked: BoardAsked, sheets: TournamentSheets): Generator<readonly SeasonTableRow[]> {
  for (let page = boards.page(asked, { first: PAGE }); ; page = boards.page(asked, { first: PAGE, after: page.rows.at(-1)! })) {
    if (page.rows.length > 0) yield boards.showRows(asked, page.rows, sheets);
    if (!page.hasNext) return;
  }
}
