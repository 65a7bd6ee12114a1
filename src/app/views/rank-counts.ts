/**
 * Row counts of ranked partitions, so that a rank, and the row at a rank, are found in constant time: buckets of consecutive rows, and
 * buckets of buckets. They change in the transaction of the rows.
 */
import type { SqliteDatabase, SqliteStatement, SqlValue } from '../../store/sqlite-database.js';
import { ranksName, tableName } from './table-names.js';

/** A place in a ranked partition. */
export interface RankedPlace {
  readonly order: string;
  readonly key: string;
}

/** The start of a bucket, and its number of rows. */
type Bucket = readonly [order: string, key: string, rows: number];

/** The most rows in a bucket, and the most buckets in an upper bucket. A fuller one is split. */
const MOST = [256, 64] as const;
/** A bucket with fewer is joined with the next one, unless both together are too full. */
const FEWEST = [32, 8] as const;
const MOST_JOINED = [192, 48] as const;
const LEVELS = [0, 1] as const;
type Level = (typeof LEVELS)[number];

const placeOf = ([order, key]: Bucket): RankedPlace => ({ order, key });
const isSamePlace = (a: Bucket, b: Bucket): boolean => a[0] === b[0] && a[1] === b[1];

export class RankCounts {
  readonly #database: SqliteDatabase;
  readonly #name: string;
  readonly #rows: string;
  readonly #statements = new Map<string, SqliteStatement<readonly SqlValue[]>>();

  constructor(
    database: SqliteDatabase,
    view: string,
    /** Whether the rows of a partition are counted. */
    readonly counts: (partition: string) => boolean,
  ) {
    this.#database = database;
    this.#name = ranksName(view);
    this.#rows = tableName(view);
  }

  create(): void {
    this.#database.exec(
      `CREATE TABLE IF NOT EXISTS ${this.#name} (partition TEXT NOT NULL, level INTEGER NOT NULL, sort TEXT NOT NULL, key TEXT NOT NULL,
         rows INTEGER NOT NULL, PRIMARY KEY (partition, level, sort, key)) WITHOUT ROWID`,
    );
  }

  /** Drops the statements of a dropped table. */
  forget(): void {
    this.#statements.clear();
  }

  count(partition: string): number {
    return this.#sum(partition, 1, null, null);
  }

  /** The number of rows with a smaller order. */
  countBefore(partition: string, order: string): number {
    const place = { order, key: '' };
    const large = this.#bucketOf(partition, 1, place);
    if (large === undefined) return 0;
    const small = this.#bucketOf(partition, 0, place)!;
    const before = this.#sum(partition, 1, null, large) + this.#sum(partition, 0, large, small);
    const within = this.#prepared(
      'within',
      `SELECT count(*) FROM ${this.#rows} WHERE partition = ? AND (sort, key) >= (?, ?) AND sort < ?`,
    );
    return before + Number(within.get(partition, small[0], small[1], order)?.[0]);
  }

  placeAt(partition: string, index: number): RankedPlace | undefined {
    if (index < 0) return undefined;
    let left = index;
    let from: readonly [string, string] = ['', ''];
    for (const level of [1, 0] as const) {
      const found = this.#skip(partition, level, from, left);
      if (found === undefined) return undefined;
      from = found.from;
      left = found.left;
    }
    const row = this.#prepared(
      'nth',
      `SELECT sort, key FROM ${this.#rows} WHERE partition = ? AND (sort, key) >= (?, ?) ORDER BY sort, key LIMIT 1 OFFSET ?`,
    ).get(partition, ...from, left);
    return row === undefined ? undefined : { order: String(row[0]), key: String(row[1]) };
  }

  /** Counts a stored row. */
  add(partition: string, place: RankedPlace): void {
    for (const level of LEVELS) {
      const bucket = this.#bucketOf(partition, level, place);
      if (bucket !== undefined) this.#change(partition, level, bucket, 1);
      else this.#addFirst(partition, level, place);
    }
    const small = this.#bucketOf(partition, 0, place)!;
    if (small[2] > MOST[0]) this.#split(partition, small);
  }

  /** Removes a row from the counts. */
  remove(partition: string, place: RankedPlace): void {
    const small = this.#bucketOf(partition, 0, place)!;
    this.#change(partition, 0, small, -1);
    this.#change(partition, 1, this.#bucketOf(partition, 1, place)!, -1);
    const rows = small[2] - 1;
    if (rows === 0) this.#deleteSmall(partition, small);
    else if (rows < FEWEST[0]) this.#joinSmall(partition, [small[0], small[1], rows]);
  }

  /** The new row comes first, so the first bucket begins with it. */
  #addFirst(partition: string, level: Level, { order, key }: RankedPlace): void {
    const first = this.#prepared(
      'first',
      `SELECT sort, key, rows FROM ${this.#name} WHERE partition = ? AND level = ? ORDER BY sort, key LIMIT 1`,
    );
    const bucket = first.get(partition, level) as unknown as Bucket | undefined;
    if (bucket !== undefined) this.#delete(partition, level, bucket);
    this.#insert(partition, level, [order, key, (bucket?.[2] ?? 0) + 1]);
  }

  #split(partition: string, bucket: Bucket): void {
    const half = bucket[2] >> 1;
    const middle = this.#prepared(
      'nth',
      `SELECT sort, key FROM ${this.#rows} WHERE partition = ? AND (sort, key) >= (?, ?) ORDER BY sort, key LIMIT 1 OFFSET ?`,
    ).get(partition, bucket[0], bucket[1], half) as unknown as readonly [string, string];
    const next = this.#next(partition, 0, bucket);
    const rows = this.#countRows(partition, middle, next);
    this.#splitAt(partition, 0, bucket, middle, rows);
    this.#splitLarge(partition, { order: middle[0], key: middle[1] });
  }

  /** @param rows the number from the middle on */
  #splitAt(partition: string, level: Level, bucket: Bucket, middle: readonly [string, string], rows: number): void {
    this.#change(partition, level, bucket, -rows);
    this.#insert(partition, level, [middle[0], middle[1], rows]);
  }

  #splitLarge(partition: string, place: RankedPlace): void {
    const large = this.#bucketOf(partition, 1, place)!;
    const next = this.#next(partition, 1, large);
    const buckets = this.#list(partition, 0, large, next);
    if (buckets.length <= MOST[1]) return;
    const upper = buckets.slice(buckets.length >> 1);
    const rows = upper.reduce((sum, [, , count]) => sum + count, 0);
    this.#splitAt(partition, 1, large, [upper[0]![0], upper[0]![1]], rows);
  }

  /** Joins a small bucket with the next one, unless both together are too full. */
  #joinSmall(partition: string, small: Bucket): void {
    const next = this.#next(partition, 0, small);
    if (next === undefined || small[2] + next[2] > MOST_JOINED[0]) return;
    this.#change(partition, 0, small, next[2]);
    // They may belong to two upper buckets.
    this.#change(partition, 1, this.#bucketOf(partition, 1, placeOf(next))!, -next[2]);
    this.#change(partition, 1, this.#bucketOf(partition, 1, placeOf(small))!, next[2]);
    this.#deleteSmall(partition, next);
  }

  /** An upper bucket that began with this one begins with its next one, or is removed. */
  #deleteSmall(partition: string, small: Bucket): void {
    this.#delete(partition, 0, small);
    let large = this.#bucketOf(partition, 1, placeOf(small))!;
    if (isSamePlace(large, small)) {
      this.#delete(partition, 1, large);
      const next = this.#next(partition, 0, small);
      const end = this.#next(partition, 1, small);
      if (next === undefined || (end !== undefined && isSamePlace(next, end))) return;
      large = [next[0], next[1], large[2]];
      this.#insert(partition, 1, large);
    }
    this.#joinLarge(partition, large);
  }

  /** Joins an upper bucket that has few buckets with the next one, unless both together are too full. */
  #joinLarge(partition: string, large: Bucket): void {
    const next = this.#next(partition, 1, large);
    if (next === undefined) return;
    const own = this.#list(partition, 0, large, next).length;
    if (own >= FEWEST[1]) return;
    const both = own + this.#list(partition, 0, next, this.#next(partition, 1, next)).length;
    if (both > MOST_JOINED[1]) return;
    this.#delete(partition, 1, next);
    this.#change(partition, 1, large, next[2]);
  }

  #bucketOf(partition: string, level: Level, { order, key }: RankedPlace): Bucket | undefined {
    return this.#prepared(
      'bucket',
      `SELECT sort, key, rows FROM ${this.#name} WHERE partition = ? AND level = ? AND (sort, key) <= (?, ?) ORDER BY sort DESC, key DESC LIMIT 1`,
    ).get(partition, level, order, key) as unknown as Bucket | undefined;
  }

  #next(partition: string, level: Level, [order, key]: Bucket): Bucket | undefined {
    return this.#prepared(
      'next',
      `SELECT sort, key, rows FROM ${this.#name} WHERE partition = ? AND level = ? AND (sort, key) > (?, ?) ORDER BY sort, key LIMIT 1`,
    ).get(partition, level, order, key) as unknown as Bucket | undefined;
  }

  #list(partition: string, level: Level, from: Bucket, to: Bucket | undefined): readonly Bucket[] {
    const upTo = to === undefined ? '' : 'AND (sort, key) < (?, ?)';
    return this.#prepared(
      `list ${to === undefined}`,
      `SELECT sort, key, rows FROM ${this.#name} WHERE partition = ? AND level = ? AND (sort, key) >= (?, ?) ${upTo} ORDER BY sort, key`,
    ).all(partition, level, from[0], from[1], ...(to === undefined ? [] : [to[0], to[1]])) as unknown as readonly Bucket[];
  }

  #sum(partition: string, level: Level, from: Bucket | null, to: Bucket | null): number {
    const bounds = [from === null ? '' : 'AND (sort, key) >= (?, ?)', to === null ? '' : 'AND (sort, key) < (?, ?)'];
    const statement = this.#prepared(
      `sum ${from === null} ${to === null}`,
      `SELECT coalesce(sum(rows), 0) FROM ${this.#name} WHERE partition = ? AND level = ? ${bounds.join(' ')}`,
    );
    const places = [from, to].flatMap((bucket) => (bucket === null ? [] : [bucket[0], bucket[1]]));
    return Number(statement.get(partition, level, ...places)?.[0]);
  }

  #countRows(partition: string, from: readonly [string, string], to: Bucket | undefined): number {
    const upTo = to === undefined ? '' : 'AND (sort, key) < (?, ?)';
    const statement = this.#prepared(
      `rows ${to === undefined}`,
      `SELECT count(*) FROM ${this.#rows} WHERE partition = ? AND (sort, key) >= (?, ?) ${upTo}`,
    );
    return Number(statement.get(partition, ...from, ...(to === undefined ? [] : [to[0], to[1]]))?.[0]);
  }

  /** Skips whole buckets from a place on, while enough rows are left to skip. */
  #skip(
    partition: string,
    level: Level,
    from: readonly [string, string],
    rows: number,
  ): { readonly from: readonly [string, string]; readonly left: number } | undefined {
    const statement = this.#prepared(
      'skip',
      `SELECT sort, key, rows FROM ${this.#name} WHERE partition = ? AND level = ? AND (sort, key) >= (?, ?) ORDER BY sort, key LIMIT ?`,
    );
    let left = rows;
    for (const row of statement.all(partition, level, ...from, level === 0 ? MOST[1] + 1 : -1)) {
      const [order, key, count] = row as unknown as Bucket;
      if (left < count) return { from: [order, key], left };
      left -= count;
    }
    return undefined;
  }

  #change(partition: string, level: Level, [order, key]: Bucket, by: number): void {
    this.#prepared('change', `UPDATE ${this.#name} SET rows = rows + ? WHERE partition = ? AND level = ? AND sort = ? AND key = ?`).run(
      by,
      partition,
      level,
      order,
      key,
    );
  }

  #insert(partition: string, level: Level, [order, key, rows]: Bucket): void {
    this.#prepared('insert', `INSERT INTO ${this.#name} (partition, level, sort, key, rows) VALUES (?, ?, ?, ?, ?)`).run(
      partition,
      level,
      order,
      key,
      rows,
    );
  }

  #delete(partition: string, level: Level, [order, key]: Bucket): void {
    this.#prepared('delete', `DELETE FROM ${this.#name} WHERE partition = ? AND level = ? AND sort = ? AND key = ?`).run(
      partition,
      level,
      order,
      key,
    );
  }

  #prepared(purpose: string, sql: string): SqliteStatement<readonly SqlValue[]> {
    let statement = this.#statements.get(purpose);
    if (statement === undefined) {
      statement = this.#database.prepareArrays(sql);
      this.#statements.set(purpose, statement);
    }
    return statement;
  }
}
