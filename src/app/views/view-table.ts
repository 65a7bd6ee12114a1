/** The rows of one view in SQLite: how they are stored, found by key, and read in pages. */
import type { AnyProjection } from '../../../projections/catalogue.js';
import type { Row } from '../../../projections/projection.js';
import { countRow } from '../work-done.js';
import { RankCounts } from './rank-counts.js';
import { ranksName, tableName } from './table-names.js';
import type { SqliteDatabase, SqliteStatement, SqlValue } from '../../store/sqlite-database.js';
import { parseStored } from '../../store/sqlite-errors.js';

/** The place of a row in its partition. Rows of append-only views are ordered by `sort` alone. */
export interface PlaceInView {
  readonly sort: number;
  /** In a ranked view: see `Row`. */
  readonly order?: string;
  readonly key: string;
}

/** A range of a partition: between two places (both excluded), the `first` or the `last` rows of it; all by default. */
export interface PageWindow {
  readonly after?: PlaceInView | undefined;
  readonly before?: PlaceInView | undefined;
  readonly first?: number | undefined;
  /** Not together with `first`. */
  readonly last?: number | undefined;
}

export interface Page<Body> {
  /** In ascending order, from either end. */
  readonly rows: readonly Row<Body>[];
  /** Whether the partition has rows before these. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** How the rows of a view are read. */
export interface RowTable {
  /** Creates the table if it is missing. */
  create(): void;
  drop(): void;
  /** The row of a key; undefined for none. */
  get(key: string): Row<never> | undefined;
  page(partition: string, window: PageWindow): Page<never>;
  count(partition: string): number;
  /** The number of rows of the partition with a smaller `sort` or `order`. Without row counts, the cost is proportional to the count. */
  countBefore(partition: string, sort: number | string): number;
  /** The place of the row with this many before it; undefined when there are fewer. Only with row counts. */
  placeAt?(partition: string, index: number): PlaceInView | undefined;
  /** The number of different orders before one, and the order with this many before it. The cost is proportional to the rows before. */
  countOrdersBefore?(partition: string, order: string): number;
  orderAt?(partition: string, index: number): string | undefined;
}

/** Key, partition, sort, body. In a ranked view the column `sort` holds the order. */
type StoredRow = readonly [string, string, number | string, string];

/** Drops the rows of a view, which this release may not know. */
export function dropViewTable(database: SqliteDatabase, view: string): void {
  database.exec(`DROP TABLE IF EXISTS ${tableName(view)}; DROP TABLE IF EXISTS ${ranksName(view)}`);
}

export class ViewTable implements RowTable {
  readonly #database: SqliteDatabase;
  readonly #view: string;
  readonly #name: string;
  readonly #ranks: RankCounts | null;
  readonly #statements = new Map<string, SqliteStatement<readonly SqlValue[]>>();

  constructor(database: SqliteDatabase, { name, ranked }: AnyProjection) {
    this.#database = database;
    this.#ranks = ranked === undefined ? null : new RankCounts(database, name, ranked);
    this.#view = name;
    this.#name = tableName(name);
  }

  create(): void {
    this.#database.exec(
      `CREATE TABLE IF NOT EXISTS ${this.#name} (key TEXT NOT NULL UNIQUE, partition TEXT NOT NULL, sort ${this.#ranks === null ? 'INTEGER' : 'TEXT'} NOT NULL, body TEXT NOT NULL);
       CREATE INDEX IF NOT EXISTS "place_${this.#view}" ON ${this.#name} (partition, sort, key)`,
    );
    this.#ranks?.create();
  }

  drop(): void {
    this.#ranks?.forget();
    this.#statements.clear();
    dropViewTable(this.#database, this.#view);
  }

  get(key: string): Row<never> | undefined {
    const row = this.#prepared('get', () => `${this.#select} WHERE key = ?`).get(key);
    return row === undefined ? undefined : this.#parse(row as StoredRow);
  }

  list(partition: string): readonly Row<never>[] {
    return this.page(partition, {}).rows;
  }

  count(partition: string): number {
    if (this.#ranks?.counts(partition) === true) return this.#ranks.count(partition);
    return Number(this.#prepared('count', () => `SELECT count(*) FROM ${this.#name} WHERE partition = ?`).get(partition)?.[0]);
  }

  countBefore(partition: string, sort: number | string): number {
    if (this.#ranks?.counts(partition) === true) return this.#ranks.countBefore(partition, String(sort));
    const statement = this.#prepared('ahead', () => `SELECT count(*) FROM ${this.#name} WHERE partition = ? AND sort < ?`);
    return Number(statement.get(partition, sort)?.[0]);
  }

  placeAt(partition: string, index: number): PlaceInView | undefined {
    if (this.#ranks?.counts(partition) !== true) throw new RangeError(`rows of ${partition} are not counted`);
    const found = this.#ranks.placeAt(partition, index);
    return found === undefined ? undefined : { sort: 0, ...found };
  }

  countOrdersBefore(partition: string, order: string): number {
    const statement = this.#prepared('orders', () => `SELECT count(DISTINCT sort) FROM ${this.#name} WHERE partition = ? AND sort < ?`);
    return Number(statement.get(partition, order)?.[0]);
  }

  orderAt(partition: string, index: number): string | undefined {
    const statement = this.#prepared(
      'order',
      () => `SELECT DISTINCT sort FROM ${this.#name} WHERE partition = ? ORDER BY sort LIMIT 1 OFFSET ?`,
    );
    const found = statement.get(partition, index)?.[0];
    return found === undefined ? undefined : String(found);
  }

  page(partition: string, { after, before, first, last }: PageWindow): Page<never> {
    if (first !== undefined && last !== undefined) throw new RangeError('a page is the first rows or the last, not both');
    const limit = first ?? last;
    const direction = last === undefined ? 'ASC' : 'DESC';
    const statement = this.#prepared(`page ${after !== undefined} ${before !== undefined} ${direction}`, () =>
      [
        `${this.#select} WHERE partition = ?`,
        after === undefined ? '' : 'AND (sort, key) > (?, ?)',
        before === undefined ? '' : 'AND (sort, key) < (?, ?)',
        `ORDER BY sort ${direction}, key ${direction} LIMIT ?`,
      ].join(' '),
    );
    const bounds = [...placeOf(after), ...placeOf(before)];
    const found = statement.all(partition, ...bounds, limit === undefined ? -1 : limit + 1) as unknown as StoredRow[];
    const more = limit !== undefined && found.length > limit;
    const rows = (more ? found.slice(0, limit) : found).map((row) => this.#parse(row));
    if (last !== undefined) rows.reverse();
    return {
      rows,
      hasPrevious: (last !== undefined && more) || (after !== undefined && this.#any(partition, '<=', after)),
      hasNext: (last === undefined && more) || (before !== undefined && this.#any(partition, '>=', before)),
    };
  }

  /** Stores a row that may be new or have moved. */
  put({ key, partition, sort, order }: Row<never>, body: string): void {
    const ranks = this.#ranks;
    if (ranks !== null) {
      if (order === undefined) throw new Error(`the row ${key} of the ranked view ${this.#view} has no order`);
      const before = this.#storedPlace(key);
      if (before?.[0] === partition && before[1] === order) return this.putBody(key, body);
      if (before !== undefined && ranks.counts(before[0])) ranks.remove(before[0], { order: before[1], key });
    }
    this.#prepared(
      'put',
      () =>
        `INSERT INTO ${this.#name} (key, partition, sort, body) VALUES (?, ?, ?, ?)
         ON CONFLICT (key) DO UPDATE SET partition = excluded.partition, sort = excluded.sort, body = excluded.body`,
    ).run(key, partition, order ?? sort, body);
    if (ranks?.counts(partition) === true) ranks.add(partition, { order: order!, key });
  }

  /** Stores the body of a row that stays in place, without touching its index. */
  putBody(key: string, body: string): void {
    this.#prepared('body', () => `UPDATE ${this.#name} SET body = ? WHERE key = ?`).run(body, key);
  }

  delete(key: string): void {
    const before = this.#ranks === null ? undefined : this.#storedPlace(key);
    this.#prepared('delete', () => `DELETE FROM ${this.#name} WHERE key = ?`).run(key);
    if (before !== undefined && this.#ranks!.counts(before[0])) this.#ranks!.remove(before[0], { order: before[1], key });
  }

  #parse([key, partition, place, text]: StoredRow): Row<never> {
    countRow(text.length);
    const body = parseStored(text, this.#database.path) as never;
    return typeof place === 'number' ? { key, partition, sort: place, body } : { key, partition, sort: 0, order: place, body };
  }

  /** The stored place of a row in a ranked view. */
  #storedPlace(key: string): readonly [partition: string, order: string] | undefined {
    const found = this.#prepared('where', () => `SELECT partition, sort FROM ${this.#name} WHERE key = ?`).get(key);
    return found as unknown as readonly [string, string] | undefined;
  }

  get #select(): string {
    return `SELECT key, partition, sort, body FROM ${this.#name}`;
  }

  #any(partition: string, relation: '<=' | '>=', place: PlaceInView): boolean {
    const sql = () => `SELECT 1 FROM ${this.#name} WHERE partition = ? AND (sort, key) ${relation} (?, ?) LIMIT 1`;
    return this.#prepared(`any ${relation}`, sql).get(partition, ...placeOf(place)) !== undefined;
  }

  #prepared(purpose: string, sql: () => string): SqliteStatement<readonly SqlValue[]> {
    let statement = this.#statements.get(purpose);
    if (statement === undefined) {
      statement = this.#database.prepareArrays(sql());
      this.#statements.set(purpose, statement);
    }
    return statement;
  }
}

const placeOf = (place: PlaceInView | undefined): SqlValue[] => (place === undefined ? [] : [place.order ?? place.sort, place.key]);
