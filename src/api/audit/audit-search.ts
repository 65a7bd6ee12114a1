/**
 * Searches the audit feed with a filter. A page reads a bounded number of rows and returns where it stopped, so its cost does not depend on
 * the length of the feed or the filter.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { AuditRow } from '../../../projections/audit-feed.js';
import type { Row } from '../../../projections/projection.js';
import type { Page, PageWindow } from '../../app/views/view-table.js';
import type { AuditFilter } from './audit-filter.inputs.js';

/** The most rows that a filtered page reads. */
export const MOST_LOOKED_AT = 2_000;
const ROWS_AT_ONCE = 500;
/** The greatest difference between the clocks of nodes: times of events in the order of the store may be out of order by it. */
const CLOCKS_DIFFER_MS = 300_000;

export type Feed = (window: PageWindow) => Page<AuditRow>;

/** The players of a row, from its data or from the seats of its hand. */
type PlayersOf = (row: AuditRow) => readonly PlayerId[];

/** A page of a search. */
export interface Searched extends Page<AuditRow> {
  /** The places of the first and last row read; null for none. */
  readonly from: number | null;
  readonly to: number | null;
}

/** Reads rows forwards or backwards until the page is full or the bound is reached. */
export function searchFeed(feed: Feed, window: PageWindow, filter: AuditFilter, playersOf: PlayersOf): Searched {
  const fits = conditionOf(filter, playersOf);
  const backwards = window.last !== undefined;
  const wanted = window.last ?? window.first ?? 0;
  const earliest = filter.from == null ? -1 : filter.from - CLOCKS_DIFFER_MS;
  const latest = filter.to == null ? Infinity : filter.to + CLOCKS_DIFFER_MS;
  const begin = filter.from == null ? undefined : placeBefore(feed, earliest);
  const end = filter.to == null ? undefined : placeBefore(feed, latest + 1);
  // A window excludes both of its places, and the place of `end` has to be included.
  const bounds = {
    after: laterOf(window.after?.sort, begin),
    before: earlierOf(window.before?.sort, end === undefined ? undefined : end + 1),
  };
  const rows: Row<AuditRow>[] = [];
  let [after, before] = [bounds.after, bounds.before];
  let [first, last]: [number | null, number | null] = [null, null];
  let looked = 0;
  let isMore = wanted > 0;
  while (isMore && rows.length < wanted && looked < MOST_LOOKED_AT) {
    const part = feed({
      after: placeOf(after),
      before: placeOf(before),
      ...(backwards ? { last: ROWS_AT_ONCE } : { first: ROWS_AT_ONCE }),
    });
    const inOrder = backwards ? part.rows.toReversed() : part.rows;
    isMore = backwards ? part.hasPrevious : part.hasNext;
    for (const [index, row] of inOrder.entries()) {
      looked++;
      [first, last] = backwards ? [row.sort, last ?? row.sort] : [first ?? row.sort, row.sort];
      if (fits(row.body)) rows.push(row);
      if (rows.length < wanted) continue;
      isMore ||= index < inOrder.length - 1;
      break;
    }
    if (inOrder.length === 0) isMore = false;
    if (backwards) before = first ?? before;
    else after = last ?? after;
  }
  if (backwards) rows.reverse();
  const [hasPrevious, hasNext] = backwards ? [isMore, window.before !== undefined] : [window.after !== undefined, isMore];
  return { rows, hasPrevious, hasNext, from: first, to: last };
}

function conditionOf({ playerId, table, types, from, to }: AuditFilter, playersOf: PlayersOf): (row: AuditRow) => boolean {
  const wanted = types == null || types.length === 0 ? null : new Set(types);
  return (row) =>
    (wanted === null || wanted.has(row.type)) &&
    (table == null || row.tables.includes(table)) &&
    (from == null || row.recordedAt >= from) &&
    (to == null || row.recordedAt <= to) &&
    // Checked last, because it may read another view.
    (playerId == null || playersOf(row).some((each) => each === playerId));
}

/** The place of the last row recorded before an instant, assuming ascending times; -1 for none. */
function placeBefore(feed: Feed, instant: number): number {
  let low = -1;
  let high = feed({ last: 1 }).rows[0]?.sort ?? -1;
  // Rows up to `low` are before the instant; those after `high` are not, unless `high` is the last row.
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    const next = feed({ after: placeOf(middle), first: 1 }).rows[0];
    if (next === undefined) return high;
    if (next.body.recordedAt < instant) low = next.sort;
    else high = middle;
  }
  return low;
}

const placeOf = (sort: number | undefined): { readonly sort: number; readonly key: string } | undefined =>
  sort === undefined ? undefined : { sort, key: '' };

const laterOf = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);

const earlierOf = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
