/** The clubs' shares of a season's points. */
import type { Points } from '../src/season/fixed.js';
import { orderKey } from '../src/season/order-key.js';
import type { Tally } from '../src/season/ranking.js';
import type { ScoredRow } from '../src/season/score.js';
import { type BoardRows, type ClubBody, clubKeyOf, type ClubShare, clubsOf } from './season-board-rows.js';

/** The clubs' shares of a competitor’s points. */
export function sharesOf(tally: Tally, clubOf: (row: ScoredRow) => string | null, home: string | null): readonly ClubShare[] {
  const points = new Map<string, { points: Points; wins: number }>();
  const add = (club: string | null, more: Points, wins: number): void => {
    if (club === null) return;
    const before = points.get(club) ?? { points: 0n, wins: 0 };
    points.set(club, { points: before.points + more, wins: before.wins + wins });
  };
  for (const row of tally.counted) add(clubOf(row), row.points, Number(!row.isZero && row.row.place === 1));
  add(home, tally.adjusted + tally.carried, 0);
  return [...points].map(([club, share]) => ({ club, points: String(share.points), wins: share.wins }));
}

/** Adjusts the sums of clubs to a change of a competitor's shares. */
export function changeClubs(rows: BoardRows, board: string, before: readonly ClubShare[], after: readonly ClubShare[]): void {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  for (const club of new Set([...before, ...after].map((share) => share.club))) {
    const [was, is] = [before, after].map((shares) => shares.find((share) => share.club === club));
    const key = clubKeyOf(board, club);
    const sum = (rows.get(key)?.body as ClubBody | undefined) ?? { points: '0', wins: 0, competitors: 0 };
    const points = BigInt(sum.points) - BigInt(was?.points ?? 0) + BigInt(is?.points ?? 0);
    const wins = sum.wins - (was?.wins ?? 0) + (is?.wins ?? 0);
    const competitors = sum.competitors - Number(was !== undefined) + Number(is !== undefined);
    if (competitors === 0) {
      rows.delete(key);
      continue;
    }
    const body = { kind: 'club', club, points: String(points), wins, competitors } as const;
    const order = orderKey({ ...nothingYet, total: points, wins }, ['points', 'wins'], true);
    rows.put({ key, partition: clubsOf(board), sort: 0, order, body });
  }
}

const nothingYet: Tally = {
  competitor: '',
  results: [],
  counted: [],
  dropped: [],
  droppedAbsences: [],
  adjusted: 0n,
  carried: 0n,
  total: 0n,
  played: 0,
  wins: 0,
  places: [],
  bounties: 0,
  best: 0n,
  net: 0n,
};
