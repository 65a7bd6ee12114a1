/** Rows of a season's table as they are shown and exported, from the views or computed for an earlier position. */
import type { PlayerId } from '../../../events/ids.js';
import { resultsKeyOf, type StandingBody, type TournamentBody, tournamentsOf } from '../../../projections/season-board-rows.js';
import type { BoardResult } from '../../../projections/season-results.js';
import { resultsIn } from '../../../projections/season-board-results.js';
import { seasonBoards } from '../../../projections/season-boards.js';
import { formatFixed, formatPoints, type Points } from '../../season/fixed.js';
import type { Ranked } from '../../season/ranking.js';
import type { ScoredRow } from '../../season/score.js';
import type { ViewStore } from '../views/view-store.js';

/** Points are text with the decimals of the scheme. */
export interface SeasonResultRow {
  readonly sheetId: string;
  /** The player; in a season of teams, a member of the team. */
  readonly playerId: PlayerId;
  readonly date: string;
  readonly entrants: number;
  readonly level: string | null;
  readonly manche: number | null;
  readonly place: number;
  readonly tied: number;
  readonly state: ScoredRow['row']['state'];
  readonly rebuys: number;
  readonly bounties: number;
  /** What they spent, a decimal; null when it was not recorded. */
  readonly expense: string | null;
  /** What they won in money; null when it was not recorded. */
  readonly winnings: string | null;
  readonly team: string | null;
  readonly base: string;
  readonly multiplier: string;
  readonly bonus: string;
  readonly points: string;
  readonly counted: boolean;
  /** Why the scheme gives no points; null when it does. */
  readonly problem: string | null;
}

export interface SeasonTableRow {
  /** Null for a competitor with too few results. */
  readonly rank: number | null;
  readonly competitor: string;
  readonly points: string;
  readonly carried: string;
  readonly adjusted: string;
  readonly played: number;
  readonly wins: number;
  readonly counted: number;
  readonly dropped: number;
  readonly club: string | null;
  readonly region: string | null;
  /** In the order of the tournaments. */
  readonly results: () => readonly SeasonResultRow[];
  /** The points of the result with the most; null without results. */
  readonly best: () => string | null;
}

/** The decimals of the scheme. */
export type Places = number;

/** The sheets of the tournaments of a table, by id. */
export type TournamentSheets = ReadonlyMap<string, TournamentBody['sheet']>;

/** @param shown `sheets`: the tournaments of the table, if they were read already */
export function rowOfBoard(
  views: ViewStore,
  board: string,
  body: StandingBody,
  shown: { readonly rank: number | null; readonly places: Places; readonly sheets?: TournamentSheets | undefined },
): SeasonTableRow {
  const { rank, places } = shown;
  const points = (value: string): string => formatPoints(BigInt(value), places);
  const { competitor, played, wins, counted, club, region } = body;
  return {
    rank,
    competitor,
    points: points(body.points),
    carried: points(body.carried),
    adjusted: points(body.adjusted),
    played,
    wins,
    counted,
    dropped: body.dropped.length,
    club,
    region,
    results() {
      const all = resultsIn(views.get(seasonBoards, resultsKeyOf(board, competitor))?.body);
      const sheets = shown.sheets ?? tournamentSheets(views, board, all);
      const dropped = new Set(body.dropped);
      return all
        .map((result) => resultOfBoard(result, sheets.get(result.sheetId)!, dropped, places))
        .sort((a, b) => (a.date === b.date ? (a.sheetId < b.sheetId ? -1 : 1) : a.date < b.date ? -1 : 1));
    },
    best() {
      const all = resultsIn(views.get(seasonBoards, resultsKeyOf(board, competitor))?.body);
      return mostOf(
        all.map((result) => BigInt(result.points)),
        places,
      );
    },
  };
}

function mostOf(all: readonly Points[], places: Places): string | null {
  const [first, ...others] = all;
  if (first === undefined) return null;
  return formatPoints(
    others.reduce((most, each) => (each > most ? each : most), first),
    places,
  );
}

function tournamentSheets(views: ViewStore, board: string, results: readonly BoardResult[]): TournamentSheets {
  const ids = [...new Set(results.map(({ sheetId }) => sheetId))];
  const rows = views.getMany(
    seasonBoards,
    ids.map((id) => `${board} ${id} tournament`),
  );
  return new Map(
    rows.flatMap((row) =>
      row === undefined ? [] : [[(row.body as TournamentBody).sheetId as string, (row.body as TournamentBody).sheet]],
    ),
  );
}

function resultOfBoard(
  { sheetId, row, base, multiplier, bonus, points, problem }: BoardResult,
  { date, entrants, level, manche }: TournamentBody['sheet'],
  dropped: ReadonlySet<string>,
  places: Places,
): SeasonResultRow {
  const shown = (value: string): string => formatPoints(BigInt(value), places);
  return {
    sheetId,
    playerId: row.person as PlayerId,
    date,
    entrants,
    level,
    manche,
    place: row.place,
    tied: row.tied,
    state: row.state,
    rebuys: row.rebuys,
    bounties: row.bounties,
    expense: row.expense,
    winnings: row.winnings,
    team: row.team,
    base: shown(base),
    multiplier: formatFixed(BigInt(multiplier)),
    bonus: shown(bonus),
    points: shown(points),
    counted: !dropped.has(`${sheetId} ${row.person}`),
    problem,
  };
}

/** A row of a table computed as a whole. */
export function rowOfStandings(
  { rank, tally }: Ranked,
  places: Places,
  clubOf: (competitor: string) => { readonly club: string | null; readonly region: string | null },
): SeasonTableRow {
  return {
    rank,
    competitor: tally.competitor,
    points: formatPoints(tally.total, places),
    carried: formatPoints(tally.carried, places),
    adjusted: formatPoints(tally.adjusted, places),
    played: tally.played,
    wins: tally.wins,
    counted: tally.counted.length,
    dropped: tally.dropped.length,
    ...clubOf(tally.competitor),
    results() {
      const counted = new Set(tally.counted);
      return tally.results.map(({ scored }) => {
        const { sheet, row, base, multiplier, bonus, points, problem } = scored;
        return {
          sheetId: sheet.id,
          playerId: row.person as PlayerId,
          date: sheet.date,
          entrants: sheet.entrants,
          level: sheet.level,
          manche: sheet.manche,
          place: row.place,
          tied: row.tied,
          state: row.state,
          rebuys: row.rebuys,
          bounties: row.bounties,
          expense: row.expense,
          winnings: row.winnings,
          team: row.team,
          base: formatPoints(base, places),
          multiplier: formatFixed(multiplier),
          bonus: formatPoints(bonus, places),
          points: formatPoints(points, places),
          counted: counted.has(scored),
          problem,
        };
      });
    },
    best: () =>
      mostOf(
        tally.results.map(({ scored }) => scored.points),
        places,
      ),
  };
}

/** The tournaments that count in a stage, in their order. */
export function listTournaments(views: ViewStore, board: string): readonly TournamentBody[] {
  return views.page(seasonBoards, tournamentsOf(board)).rows.map(({ body }) => body as TournamentBody);
}
