/** Counts of ranked partitions against a plain sorted list. */
import * as fc from 'fast-check';
import type { Row } from '../../../projections/projection.js';
import { SqliteDatabase } from '../../store/sqlite-database.js';
import { ViewTable } from './view-table.js';

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

function checkBuckets(database: SqliteDatabase): void {
  const all = database
    .prepareArrays<readonly [string, number, string, string, number]>(
      'SELECT partition, level, sort, key, rows FROM "ranks_tried" ORDER BY sort, key',
    )
    .all();
  for (const partition of new Set(all.map(([each]) => each))) {
    const of = (level: number) => all.filter((bucket) => bucket[0] === partition && bucket[1] === level);
    const sum = (level: number): number => of(level).reduce((total, bucket) => total + bucket[4], 0);
    expect(sum(0)).toBe(sum(1));
    for (const bucket of of(0)) expect(bucket[4]).toBeLessThanOrEqual(256);
    const begins = new Set(of(0).map(([, , order, key]) => `${order} ${key}`));
    for (const [, , order, key, rows] of of(1)) {
      expect(begins.has(`${order} ${key}`)).toBe(true);
      expect(rows).toBeGreaterThan(0);
    }
  }
}

describe('counts of ranked partitions', () => {
  const change = fc.record({
    key: fc.integer({ min: 0, max: 60 }).map((number) => `k${number}`),
    partition: fc.constantFrom('a', 'a', 'b', 'plain'),
    order: fc.integer({ min: 0, max: 40 }).map((number) => String(number).padStart(3, '0')),
    isGone: fc.integer({ min: 0, max: 3 }).map((number) => number === 0),
  });

  it('are those of a sorted list, whatever comes, moves and goes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 120 }), (changes) => {
        const { database, table } = openTable();
        const rows = new Map<string, Placed>();
        for (const { key, partition, order, isGone } of changes) {
          if (isGone) {
            table.delete(key);
            rows.delete(key);
          } else {
            table.put(rowOf(key, partition, order), 'null');
            rows.set(key, rowOf(key, partition, order));
          }
        }
        for (const partition of ['a', 'b']) checkPartition(table, partition, [...rows.values()]);
        checkBuckets(database);
        database.close();
      }),
      { numRuns: 60 },
    );
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
    checkBuckets(database);
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
    checkBuckets(database);
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
