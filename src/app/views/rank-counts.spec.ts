/** Counts of ranked partitions, compared with a sorted list. */
import * as fc from 'fast-check';
import { drain, type Row } from '../../../projections/projection.js';
import { SqliteDatabase } from '../../store/sqlite-database.js';
import { CachedRows } from './row-buffer.js';
import { ViewTable } from './view-table.js';
import { times } from '../../../test/sizes.js';

type Placed = Row<never> & { readonly order: string };

const isRanked = (partition: string): boolean => partition !== 'plain';

function openTable(): { readonly database: SqliteDatabase; readonly table: ViewTable } {
  const database = new SqliteDatabase(':memory:');
  const table = new ViewTable(database, { name: 'tried', version: 1, on: {}, ranked: isRanked });
  table.create();
  return { database, table };
}

const rowOf = (key: string, partition: string, order: string): Placed => ({ key, partition, sort: 0, order, body: null as never });

function checkPartition(table: ViewTable, partition: string, rows: readonly Placed[]): void {
  const sorted = rows
    .filter((row) => row.partition === partition)
    .sort((a, b) => (a.order === b.order ? (a.key < b.key ? -1 : 1) : a.order < b.order ? -1 : 1));
  expect(table.count(partition)).toBe(sorted.length);
  for (const [index, { order, key }] of sorted.entries()) {
    const first = sorted.findIndex((row) => row.order === order);
    if (table.countBefore(partition, order) !== first)
      throw new Error(`rank of ${key}: ${table.countBefore(partition, order)}, not ${first}`);
    expect(table.placeAt(partition, index)).toEqual({ sort: 0, order, key });
  }
  expect(table.placeAt(partition, sorted.length)).toBeUndefined();
  expect(table.countBefore(partition, '')).toBe(0);
  expect(table.countBefore(partition, '~')).toBe(sorted.length);
}

/** Walks through a partition by pages, forwards and backwards. */
function checkPages(table: ViewTable, partition: string, size: number): void {
  const all = table.list(partition).map(({ key }) => key);
  const forwards: string[] = [];
  for (let page = table.page(partition, { first: size }); ; page = table.page(partition, { first: size, after: page.rows.at(-1)! })) {
    forwards.push(...page.rows.map(({ key }) => key));
    if (!page.hasNext) break;
  }
  expect(forwards).toEqual(all);
  const backwards: string[] = [];
  for (let page = table.page(partition, { last: size }); ; page = table.page(partition, { last: size, before: page.rows[0]! })) {
    backwards.unshift(...page.rows.map(({ key }) => key));
    if (!page.hasPrevious) break;
  }
  expect(backwards).toEqual(all);
}

/** @returns the number of buckets per level in all partitions */
function checkBuckets(database: SqliteDatabase, rows: readonly Placed[]): readonly [small: number, large: number] {
  const all = database
    .prepareArrays<readonly [string, number, string, string, number]>(
      'SELECT partition, level, sort, key, rows FROM "ranks_tried" ORDER BY sort, key',
    )
    .all();
  const partitions = new Set([...all, ...rows.map(({ partition }) => [partition] as const)].map(([partition]) => partition));
  for (const partition of partitions) {
    const of = (level: number) => all.filter((bucket) => bucket[0] === partition && bucket[1] === level);
    const [small, large] = [of(0), of(1)];
    const counted = isRanked(partition) ? rows.filter((row) => row.partition === partition).length : 0;
    expect(small.reduce((sum, bucket) => sum + bucket[4], 0)).toBe(counted);
    for (const bucket of small) if (bucket[4] < 1 || bucket[4] > 256) throw new Error(`a bucket of ${bucket[4]} rows`);
    const starts = large.map(([, , order, key]) => small.findIndex((bucket) => bucket[2] === order && bucket[3] === key));
    expect(starts[0]).toBe(large.length === 0 ? undefined : 0);
    for (const [index, [, , , , sum]] of large.entries()) {
      expect(starts[index]).not.toBe(-1);
      const own = small.slice(starts[index], starts[index + 1]);
      expect(own.length).toBeGreaterThan(0);
      expect(own.length).toBeLessThanOrEqual(64);
      expect(own.reduce((total, bucket) => total + bucket[4], 0)).toBe(sum);
    }
  }
  return [all.filter((bucket) => bucket[1] === 0).length, all.filter((bucket) => bucket[1] === 1).length];
}

describe('counts of ranked partitions', () => {
  const change = fc.record({
    key: fc.integer({ min: 0, max: 60 }).map((number) => `k${number}`),
    partition: fc.constantFrom('a', 'a', 'b', 'plain'),
    order: fc.integer({ min: 0, max: 40 }).map((number) => String(number).padStart(3, '0')),
    isGone: fc.integer({ min: 0, max: 3 }).map((number) => number === 0),
  });

  it('are those of a sorted list, whatever comes, moves and goes in a batch', () => {
    const batches = fc.array(fc.array(change, { maxLength: 40 }), { maxLength: 5 });
    fc.assert(
      fc.property(batches, fc.integer({ min: 2, max: 100 }), fc.integer({ min: 1, max: 9 }), (all, cacheRows, size) => {
        const { database, table } = openTable();
        const buffer = new CachedRows(table, cacheRows);
        const rows = new Map<string, Placed>();
        for (const changes of all) {
          for (const { key, partition, order, isGone } of changes) {
            if (isGone) {
              buffer.delete(key);
              rows.delete(key);
            } else {
              buffer.put(rowOf(key, partition, order));
              rows.set(key, rowOf(key, partition, order));
            }
          }
          drain(buffer.serialise());
          database.transaction(() => drain(buffer.write()));
          buffer.settle();
          for (const partition of ['a', 'b']) checkPartition(table, partition, [...rows.values()]);
          for (const partition of ['a', 'b', 'plain']) checkPages(table, partition, size);
          checkBuckets(database, [...rows.values()]);
        }
        database.close();
      }),
      { numRuns: times(60) },
    );
  });

  it('stay so where thousands of rows in a line come, move to another place or partition, and go', () => {
    const wave = fc.record({
      does: fc.constantFrom('put', 'put', 'put', 'shuffle', 'move', 'delete', 'delete', 'thin'),
      from: fc.integer({ min: 0, max: 9_000 }),
      count: fc.integer({ min: 200, max: 9_000 }),
      stride: fc.integer({ min: 1, max: 3 }),
    });
    let most: readonly number[] = [0, 0];
    fc.assert(
      fc.property(fc.array(wave, { minLength: 4, maxLength: 7 }), (waves) => {
        const { database, table } = openTable();
        const rows = new Map<string, Placed>();
        const put = (row: Placed): void => {
          table.put(row, 'null');
          rows.set(row.key, row);
        };
        const drop = (key: string): void => {
          table.delete(key);
          rows.delete(key);
        };
        const inLine = (number: number): string => String(number >> 1).padStart(6, '0');
        for (const { does, from, count, stride } of waves) {
          database.transaction(() => {
            for (let at = 0, number = from; at < count; at += 1, number += stride) {
              const key = `k${number}`;
              if (does === 'put') put(rowOf(key, 'a', inLine(number)));
              else if (does === 'shuffle') put(rowOf(key, 'a', inLine((number * 7_919) % 18_001)));
              else if (does === 'move') put(rowOf(key, number % 7 === 0 ? 'plain' : 'b', inLine(number)));
              else if (does === 'delete' || number % 17 !== 0) drop(key);
            }
          });
          most = checkBuckets(database, [...rows.values()]).map((buckets, level) => Math.max(buckets, most[level]!));
          const sorted = [...rows.values()]
            .filter(({ partition }) => partition === 'a')
            .sort((a, b) => (a.order === b.order ? (a.key < b.key ? -1 : 1) : a.order < b.order ? -1 : 1));
          expect(table.count('a')).toBe(sorted.length);
          const firsts = new Map<string, number>();
          for (const [index, { order }] of sorted.entries()) if (!firsts.has(order)) firsts.set(order, index);
          for (const [index, { order, key }] of sorted.entries()) {
            if (index % 61 !== 0) continue;
            expect(table.placeAt('a', index)).toEqual({ sort: 0, order, key });
            expect(table.countBefore('a', order)).toBe(firsts.get(order));
          }
        }
        database.transaction(() => [...rows.keys()].forEach(drop));
        expect(database.prepareArrays('SELECT * FROM "ranks_tried"').all()).toEqual([]);
        database.close();
      }),
      { numRuns: times(12) },
    );
    // Both levels had enough buckets to split and to join.
    expect(most[0]).toBeGreaterThan(64);
    expect(most[1]).toBeGreaterThan(2);
  });

  it('are of small and large buckets that join again when most of their rows go', () => {
    const { database, table } = openTable();
    const rows = Array.from({ length: 30_000 }, (_, number) => rowOf(`k${number}`, 'a', String(number).padStart(6, '0')));
    database.transaction(() => rows.forEach((row) => table.put(row, 'null')));
    const [small, large] = checkBuckets(database, rows);
    expect([small > 117, large > 3]).toEqual([true, true]);
    const left = rows.filter((_, number) => number % 50 === 0);
    database.transaction(() => rows.filter((_, number) => number % 50 !== 0).forEach(({ key }) => table.delete(key)));
    const [smallLeft, largeLeft] = checkBuckets(database, left);
    expect(smallLeft).toBeLessThanOrEqual(left.length / 32 + 1);
    expect(largeLeft).toBeLessThan(large);
    checkPartition(table, 'a', left);
    database.close();
  });

  it('split in the middle at 257 rows, and join below 32 where both fit in 192', () => {
    const { database, table } = openTable();
    const bucketSizes = (): readonly unknown[] =>
      database
        .prepareArrays('SELECT rows FROM "ranks_tried" WHERE level = 0 ORDER BY sort, key')
        .all()
        .map(([rows]) => rows);
    const orders = Array.from({ length: 257 }, (_, number) => String(number).padStart(3, '0'));
    for (const order of orders.slice(0, 256)) table.put(rowOf(order, 'a', order), 'null');
    expect(bucketSizes()).toEqual([256]);
    table.put(rowOf('256', 'a', '256'), 'null');
    expect(bucketSizes()).toEqual([128, 129]);
    for (const order of orders.slice(0, 96)) table.delete(order);
    expect(bucketSizes()).toEqual([32, 129]);
    table.delete('096');
    expect(bucketSizes()).toEqual([160]);
    database.close();
  });

  it('are not touched by a row that keeps its place, whether or not the fold has read it', () => {
    const { database, table } = openTable();
    table.put(rowOf('k', 'a', '1'), '1');
    const prepare = database.prepareArrays('SELECT total_changes()');
    const changes = (): number => Number(prepare.get()?.[0]);
    const before = changes();
    table.put(rowOf('k', 'a', '1'), '2');
    expect(changes() - before).toBe(1);
    expect(table.get('k')?.body).toBe(2);
    database.close();
  });

  it('have no row before the first, nor of a partition that is not counted', () => {
    const { database, table } = openTable();
    table.put(rowOf('k', 'a', '1'), 'null');
    table.put(rowOf('n', 'plain', '1'), 'null');
    expect([table.placeAt('a', -1), table.placeAt('a', 1), table.placeAt('b', 0)]).toEqual([undefined, undefined, undefined]);
    expect([table.count('plain'), table.countBefore('plain', '2')]).toEqual([1, 1]);
    expect(() => table.placeAt('plain', 0)).toThrow('not counted');
    database.close();
  });

  it('stay so where buckets of both levels split, shrink and go', () => {
    const { database, table } = openTable();
    const rows = new Map<string, Placed>();
    let seed = 7;
    const random = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const put = (key: string, order: string): void => {
      table.put(rowOf(key, 'a', order), 'null');
      rows.set(key, rowOf(key, 'a', order));
    };
    database.transaction(() => {
      for (let at = 0; at < 24_000; at += 1) put(`k${at}`, String(random(9_000)).padStart(6, '0'));
      for (let at = 0; at < 6_000; at += 1) put(`k${random(24_000)}`, String(random(9_000)).padStart(6, '0'));
    });
    checkBuckets(database, [...rows.values()]);
    const checkSome = (): void => {
      const sorted = [...rows.values()].sort((a, b) => (a.order === b.order ? (a.key < b.key ? -1 : 1) : a.order < b.order ? -1 : 1));
      expect(table.count('a')).toBe(sorted.length);
      for (let index = 0; index < sorted.length; index += 997) {
        const { order, key } = sorted[index]!;
        expect(table.placeAt('a', index)).toEqual({ sort: 0, order, key });
        expect(table.countBefore('a', order)).toBe(sorted.findIndex((row) => row.order === order));
      }
    };
    checkSome();
    database.transaction(() => {
      for (const [key, { order }] of rows) {
        if (random(10) === 0 && (order < '002000' || order > '008000')) continue;
        table.delete(key);
        rows.delete(key);
      }
    });
    checkBuckets(database, [...rows.values()]);
    checkSome();
    database.transaction(() => {
      for (const key of rows.keys()) {
        table.delete(key);
        rows.delete(key);
      }
    });
    checkSome();
    expect(database.prepareArrays('SELECT * FROM "ranks_tried"').all()).toEqual([]);
    put('again', '000001');
    checkSome();
    database.close();
  });
});
