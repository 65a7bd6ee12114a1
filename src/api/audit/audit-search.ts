/**
 * Searches the audit feed for the events that a filter leaves. A page looks at so many rows at the most, and says where it stopped: it costs
 * the same in a tournament of a million events, whatever the filter leaves of them.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { AuditRow } from '../../../projections/audit-feed.js';
import type { Row } from '../../../projections/projection.js';
import type { Page, PageWindow } from '../../app/views/view-table.js';
import type { AuditFilter } from './audit-filter.inputs.js';

/** The most rows that a page with a filter looks at. */
export const MOST_LOOKED_AT = 2_000;
const ROWS_AT_ONCE = 500;
/** By how much the clocks of several nodes may differ: events in the order of the store may be out of order in time by so much. */
const CLOCKS_DIFFER_MS = 300_000;

export type Feed = (window: PageWindow) => Page<AuditRow>;

/** The players whom a row names, by its data or by the seats of its hand. */
type PlayersOf = (row: AuditRow) => readonly PlayerId[];

/** A page of a search. */
export interface Searched extends Page<AuditRow> {
  /** The places of the first and the last row that were looked at; null where none was. */
  readonly from: number | null;
  readonly to: number | null;
}

/** Looks at rows from the beginning of the window on, or from its end back, until the page is full or enough was looked at. */
export function searchFeed(feed: Feed, window: PageWindow, filter: AuditFilter, playersOf: PlayersOf): Searched {
  const fits = conditionOf(filter, playersOf);
  const backwards = window.last !== undefined;
  const wanted = window.last ?? window.first ?? 0;
  const earliest = filter.from == null ? -1 : filter.from - CLOCKS_DIFFER_MS;
  const latest = filter.to == null ? Infinity : filter.to + CLOCKS_DIFFER_MS;
  const begin = filter.from == null ? undefined : placeBefore(feed, earliest);
  const end = filter.to == null ? undefined : placeBefore(feed, latest + 1);
  // The place of `end` is looked at too: a window leaves both of its places out.
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
    // Last, as it may ask another view.
    (playerId == null || playersOf(row).some((each) => each === playerId));
}

/** The place of the last row that was recorded before an instant, as far as times ascend; -1 where there is none. */
function placeBefore(feed: Feed, instant: number): number {
  let low = -1;
  let high = feed({ last: 1 }).rows[0]?.sort ?? -1;
  // All rows up to `low` are before the instant; all beyond `high` are not, unless `high` is the last row's place.
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
