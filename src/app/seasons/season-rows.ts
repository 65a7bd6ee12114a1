/** Rows of a season's table as they are shown and exported, from the views or computed for an earlier position. */
import type { PlayerId } from '../../../events/ids.js';
import {
  type NotRankedBody,
  notRankedOf,
  notRankedOfCompetitor,
  resultsKeyOf,
  type StandingBody,
  type TournamentBody,
  tournamentsOf,
} from '../../../projections/season-board-rows.js';
import type { BoardResult } from '../../../projections/season-results.js';
import { resultsIn } from '../../../projections/season-board-results.js';
import { seasonBoards } from '../../../projections/season-boards.js';
import { formatFixed, formatPoints, type Points } from '../../season/fixed.js';
import type { Ranked } from '../../season/ranking.js';
import type { ScoredRow } from '../../season/score.js';
import type { NotRankedOfSheet } from '../../season/eligibility.js';
import type { NotRankedReason, NotRankedRow, RowAsCounted } from '../../season/sheet.js';
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
  /** The place on the sheet: another one where those who are not ranked made room. */
  readonly sheetPlace: number;
  readonly state: ScoredRow['row']['state'];
  readonly rebuys: number;
  readonly bounties: number;
  /** What they spent, a decimal; null when it was not recorded. */
  readonly expense: string | null;
  /** What they won in money; null when it was not recorded. */
  readonly winnings: string | null;
  /** Points given on the sheet, a decimal; null for none. */
  readonly extraPoints: string | null;
  readonly team: string | null;
  readonly base: string;
  readonly multiplier: string;
  readonly bonus: string;
  readonly points: string;
  readonly counted: boolean;
  /** Why the scheme gives no points; null when it does. */
  readonly problem: string | null;
  /** Why the season does not rank the result; null when it does. */
  readonly notRanked: NotRankedReason | null;
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
      const others = notRankedIn(views, notRankedOfCompetitor(board, competitor));
      const sheets = shown.sheets ?? tournamentSheets(views, board, [...all, ...others]);
      const dropped = new Set(body.dropped);
      return [
        ...all.map((result) => resultOfBoard(result, sheets.get(result.sheetId)!, dropped, places)),
        ...others.map((other) => resultNotRanked(other, sheets.get(other.sheetId)!, places)),
      ].sort(compareDays);
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

/** The results in a partition of those that are not ranked. */
const notRankedIn = (views: ViewStore, partition: string): readonly NotRankedBody[] =>
  views.page(seasonBoards, partition).rows.map(({ body }) => body as NotRankedBody);

function tournamentSheets(views: ViewStore, board: string, results: readonly { readonly sheetId: string }[]): TournamentSheets {
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

const compareDays = (a: SeasonResultRow, b: SeasonResultRow): number =>
  a.date === b.date ? (a.sheetId < b.sheetId ? -1 : 1) : a.date < b.date ? -1 : 1;

type FactsOfResult = Pick<
  SeasonResultRow,
  | 'playerId'
  | 'date'
  | 'entrants'
  | 'level'
  | 'manche'
  | 'place'
  | 'tied'
  | 'sheetPlace'
  | 'state'
  | 'rebuys'
  | 'bounties'
  | 'expense'
  | 'winnings'
  | 'extraPoints'
  | 'team'
>;

/** What a sheet says of a result. */
function factsOf(row: RowAsCounted, { date, entrants, level, manche }: TournamentBody['sheet']): FactsOfResult {
  const { person, place, tied, sheetPlace = place, state, rebuys, bounties, expense, winnings, team, extraPoints = null } = row;
  const counts = { rebuys, bounties, expense, winnings, team, extraPoints };
  return { playerId: person as PlayerId, date, entrants, level, manche, place, tied, sheetPlace, state, ...counts };
}

/** A result that the season does not rank: it has no points. */
export function resultNotRanked(
  { sheetId, row, why }: NotRankedRow & { readonly sheetId: string },
  sheet: TournamentBody['sheet'],
  places: Places,
): SeasonResultRow {
  const none = formatPoints(0n, places);
  const points = { base: none, multiplier: '1', bonus: none, points: none };
  return { sheetId, ...factsOf(row, sheet), ...points, counted: false, problem: null, notRanked: why };
}

function resultOfBoard(
  { sheetId, row, base, multiplier, bonus, points, problem }: BoardResult,
  sheet: TournamentBody['sheet'],
  dropped: ReadonlySet<string>,
  places: Places,
): SeasonResultRow {
  const shown = (value: string): string => formatPoints(BigInt(value), places);
  return {
    sheetId,
    ...factsOf(row, sheet),
    base: shown(base),
    multiplier: formatFixed(BigInt(multiplier)),
    bonus: shown(bonus),
    points: shown(points),
    counted: !dropped.has(`${sheetId} ${row.person}`),
    problem,
    notRanked: null,
  };
}

/** A row of a table computed as a whole. @param notRanked the results of the competitor that are not ranked */
export function rowOfStandings(
  { rank, tally }: Ranked,
  places: Places,
  clubOf: (competitor: string) => { readonly club: string | null; readonly region: string | null },
  notRanked: readonly NotRankedOfSheet[],
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
      const ranked = tally.results.map(({ scored }): SeasonResultRow => {
        const { sheet, row, base, multiplier, bonus, points, problem } = scored;
        return {
          sheetId: sheet.id,
          ...factsOf(row, sheet),
          base: formatPoints(base, places),
          multiplier: formatFixed(multiplier),
          bonus: formatPoints(bonus, places),
          points: formatPoints(points, places),
          counted: counted.has(scored),
          problem,
          notRanked: null,
        };
      });
      const others = notRanked.map(({ sheet, ...each }) => resultNotRanked({ sheetId: sheet.id, ...each }, sheet, places));
      return others.length === 0 ? ranked : [...ranked, ...others].sort(compareDays);
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

/** The results of a board that are not ranked, in the order of their tournaments. */
export const listNotRanked = (views: ViewStore, board: string): readonly NotRankedBody[] => notRankedIn(views, notRankedOf(board));
