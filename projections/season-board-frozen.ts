/** The table of a closed season, as it was when it was closed. */
import {
  type BoardBody,
  type BoardRows,
  clubsOf,
  frozenOf,
  resultsKeyOf,
  type StandingBody,
  standingsOf,
  tournamentsOf,
} from './season-board-rows.js';
import { rowsNotRanked } from './season-board-not-ranked.js';
import type { Row } from './projection.js';

/** Freezes the current table of a board as that of the closed season. */
export function freeze(rows: BoardRows, board: string): void {
  thaw(rows, board);
  for (const row of rowsOf(rows, board)) {
    const [key, partition] = [row.key, row.partition].map((name) => name.replace(board, frozenOf(board)));
    rows.put({ ...row, key: key!, partition: partition! });
  }
}

export function thaw(rows: BoardRows, board: string): void {
  for (const { key } of rowsOf(rows, frozenOf(board))) rows.delete(key);
}

/** All rows of a table: tournaments, sums of clubs, results without a rank, and of each competitor the standing, the results and the pointers. */
function rowsOf(rows: BoardRows, board: string): readonly Row<BoardBody>[] {
  const ofCompetitors = rows.list(standingsOf(board)).flatMap((row) => {
    const { competitor } = row.body as StandingBody;
    const others = [resultsKeyOf(board, competitor), `${row.key} club`, `${row.key} region`].map((key) => rows.get(key));
    return [row, ...others.filter((other) => other !== undefined)];
  });
  return [...rows.list(tournamentsOf(board)), ...rows.list(clubsOf(board)), ...ofCompetitors, ...rowsNotRanked(rows, board)];
}
