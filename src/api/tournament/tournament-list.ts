/** Lists tournaments by date: of a club, of a kind, in a phase, or within some days. */
import { calendarOf, tournamentCalendar, type CalendarChoice, type CalendarRow } from '../../../projections/tournament-calendar.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { Page, PageWindow, PlaceInView } from '../../app/views/view-table.js';
import { PageOf, pageWindow, type PageArgs } from '../language/connections.js';
import { Cursors } from '../language/cursors.js';
import { positionOf, reach } from '../reading/view-reading.js';
import { Tournament } from './tournament.types.js';
import type { Reading } from '../reading/reading.js';

/** The filter and order. Days are milliseconds since 1970, both included. */
export interface Sought extends CalendarChoice {
  readonly from: number | null;
  readonly to: number | null;
  readonly order: 'oldestFirst' | 'newestFirst';
}

/** A page of the filtered list. @throws ApiError for invalid paging arguments */
export async function readSought(reading: Reading, args: PageArgs, sought: Sought): Promise<PageOf<CalendarRow, Tournament>> {
  const partition = calendarOf(sought);
  const cursors = new Cursors(tournamentCalendar.name, JSON.stringify([partition, sought.from, sought.to, sought.order]));
  const window = pageWindow(args, cursors);
  await reach(reading, args.atLeast, tournamentCalendar, tournaments);
  const { views } = reading;
  return new PageOf(
    readPage(reading, partition, window, sought),
    cursors,
    ({ body: { tournamentId } }) => {
      const body = views.get(tournaments, tournamentId)?.body;
      return body === undefined ? null : new Tournament(body, reading, args.atLeast);
    },
    () => countBetween(reading, partition, sought),
    positionOf(reading, tournamentCalendar),
  );
}

/** The page of rows by date, ascending or descending; the bounds of days are the ends of the list. */
function readPage({ views }: Reading, partition: string, window: PageWindow, { from, to, order }: Sought): Page<CalendarRow> {
  const isTurned = order === 'newestFirst';
  const { after, before, first, last } = isTurned ? turned(window) : window;
  const lowest = from === null ? undefined : { sort: from, key: '' };
  const highest = to === null ? undefined : { sort: to + 1, key: '' };
  const rowsWithin = (bounds: PageWindow) => views.page(tournamentCalendar, partition, bounds).rows;
  const within = { after: later(after, lowest), before: earlier(before, highest) };
  const rows = rowsWithin({ ...within, ...(last === undefined ? { first: first! } : { last }) });
  const [oldest, newest] = [rows[0], rows.at(-1)];
  const hasEarlier = oldest !== undefined && rowsWithin({ after: lowest, before: oldest, last: 1 }).length > 0;
  const hasLater = newest !== undefined && rowsWithin({ after: newest, before: highest, first: 1 }).length > 0;
  return isTurned
    ? { rows: rows.toReversed(), hasPrevious: hasLater, hasNext: hasEarlier }
    : { rows, hasPrevious: hasEarlier, hasNext: hasLater };
}

const turned = ({ after, before, first, last }: PageWindow): PageWindow => ({ after: before, before: after, first: last, last: first });

const isBefore = (a: PlaceInView, b: PlaceInView): boolean => a.sort < b.sort || (a.sort === b.sort && a.key < b.key);

function later(a: PlaceInView | undefined, b: PlaceInView | undefined): PlaceInView | undefined {
  return a === undefined || (b !== undefined && isBefore(a, b)) ? b : a;
}

function earlier(a: PlaceInView | undefined, b: PlaceInView | undefined): PlaceInView | undefined {
  return a === undefined || (b !== undefined && isBefore(b, a)) ? b : a;
}

function countBetween({ views }: Reading, partition: string, { from, to }: Sought): number {
  const upTo = to === null ? views.count(tournamentCalendar, partition) : views.countBefore(tournamentCalendar, partition, to + 1);
  return Math.max(0, upTo - (from === null ? 0 : views.countBefore(tournamentCalendar, partition, from)));
}
