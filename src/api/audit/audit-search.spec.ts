import * as fc from 'fast-check';
import type { PlayerId } from '../../../events/ids.js';
import type { AuditRow } from '../../../projections/audit-feed.js';
import type { Row } from '../../../projections/projection.js';
import type { PageWindow } from '../../app/views/view-table.js';
import type { AuditFilter } from './audit-filter.inputs.js';
import { type Feed, MOST_LOOKED_AT, searchFeed } from './audit-search.js';

const types = ['PlayerMoved', 'ChipsCounted', 'LevelStarted'] as const;

/** Rows, one a second, at positions with gaps. Every thousandth is a level. */
function rowsOf(count: number): Row<AuditRow>[] {
  return Array.from({ length: count }, (_, index) => {
    const sort = index * 3 + 1;
    const type = index % 1000 === 7 ? types[2] : types[index % 2]!;
    const body = { type, recordedAt: index * 1_000, tables: [index % 4], players: [`p${index % 50}` as PlayerId] };
    return { key: String(sort), partition: 'friday', sort, body: body as unknown as AuditRow };
  });
}

/** A feed in memory that counts the rows read. */
function feedOf(rows: readonly Row<AuditRow>[]): { readonly feed: Feed; given: number } {
  const counted = {
    given: 0,
    feed: ({ after, before, first, last }: PageWindow) => {
      const within = rows.filter(({ sort }) => sort > (after?.sort ?? -1) && sort < (before?.sort ?? Infinity));
      const page = first === undefined ? within.slice(-last!) : within.slice(0, first);
      counted.given += page.length;
      const cut = within.length > page.length;
      return {
        rows: page,
        hasNext: first === undefined ? before !== undefined : cut,
        hasPrevious: first === undefined ? cut : after !== undefined,
      };
    },
  };
  return counted;
}

const playersOf = (row: AuditRow): readonly PlayerId[] => row.players;

function fits({ type, tables, players, recordedAt }: AuditRow, { types: of, table, playerId, from, to }: AuditFilter): boolean {
  return (
    (of == null || of.includes(type)) &&
    (table == null || tables.includes(table)) &&
    (playerId == null || players.some((player) => player === playerId)) &&
    recordedAt >= (from ?? 0) &&
    recordedAt <= (to ?? Infinity)
  );
}

/** All rows found by following the cursors. No page reads more than it may. */
function follow(rows: readonly Row<AuditRow>[], filter: AuditFilter, size: number, direction: 'first' | 'last'): number[] {
  const found: number[] = [];
  let window: PageWindow = { [direction]: size };
  for (let pages = 0; pages < 5_000; pages++) {
    const counted = feedOf(rows);
    const page = searchFeed(counted.feed, window, filter, playersOf);
    // The reads of the search for the start, and a part of a page beyond the bound.
    expect(counted.given).toBeLessThanOrEqual(MOST_LOOKED_AT + 600);
    const sorts = page.rows.map(({ sort }) => sort);
    if (direction === 'first') found.push(...sorts);
    else found.unshift(...sorts);
    if (!(direction === 'first' ? page.hasNext : page.hasPrevious)) return found;
    const stopped = direction === 'first' ? page.to! : page.from!;
    window = { [direction]: size, [direction === 'first' ? 'after' : 'before']: { sort: stopped, key: '' } };
  }
  throw new Error('the pages have no end');
}

describe('a search of the audit feed', () => {
  const rows = rowsOf(9_500);
  const instant = fc.option(fc.integer({ min: -1_000_000, max: 10_500_000 }), { nil: null });
  const filters: fc.Arbitrary<AuditFilter> = fc.record({
    types: fc.option(fc.subarray([...types], { minLength: 1 }), { nil: null }),
    table: fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }),
    playerId: fc.option(fc.constantFrom('p7', 'p49', 'nobody'), { nil: null }),
    from: instant,
    to: instant,
  });

  it('finds by its pages what the filter leaves, once each and in order, forwards and backwards', () => {
    fc.assert(
      fc.property(
        filters,
        fc.integer({ min: 20, max: 500 }),
        fc.constantFrom('first' as const, 'last' as const),
        (filter, size, direction) => {
          expect(follow(rows, filter, size, direction)).toEqual(rows.filter(({ body }) => fits(body, filter)).map(({ sort }) => sort));
        },
      ),
      { numRuns: 60, seed: 16 },
    );
  });

  it('stops where nothing fits, and says where', () => {
    const counted = feedOf(rows);
    const page = searchFeed(counted.feed, { first: 50 }, { playerId: 'nobody' }, playersOf);
    expect([page.rows.length, page.hasNext, page.to]).toEqual([0, true, rows[MOST_LOOKED_AT - 1]!.sort]);
    expect(counted.given).toBe(MOST_LOOKED_AT);
  });

  it('begins near the instant that is asked for, not with the first event', () => {
    const counted = feedOf(rows);
    const page = searchFeed(counted.feed, { first: 3 }, { from: 9_000_000 }, playersOf);
    expect(page.rows.map(({ body }) => body.recordedAt)).toEqual([9_000_000, 9_001_000, 9_002_000]);
    expect(counted.given).toBeLessThan(600);
  });
});
