/**
 * The rows of an append-only view in SQLite, packed in blocks: one table row for the rows that one batch added to one partition. That costs
 * a third of one table row per event, and reading a page unpacks a few blocks.
 */
import type { AnyProjection } from '../../../projections/catalogue.js';
import type { Row } from '../../../projections/projection.js';
import type { SqliteDatabase, SqliteStatement, SqlValue } from '../../store/sqlite-database.js';
import { parseStored } from '../../store/sqlite-errors.js';
import { countRow } from '../work-done.js';
import { tableName } from './table-names.js';
import { dropViewTable, type Page, type PageWindow, type RowTable } from './view-table.js';

/** The most rows that a page reads in excess, at each end: too few to slow down a page of ten rows. */
const ROWS_A_BLOCK = 50;

/**
 * The rows of a block: the place of the first, and the distance of each from the one before. Then for each row a bit mask of the properties
 * that differ from the row before, and their values. The first row has all.
 */
type Block = readonly [distances: readonly number[], values: readonly unknown[]];
type BlockText = [text: string];

/** A block as it is stored. */
export interface PackedBlock {
  readonly partition: string;
  readonly last: number;
  readonly rows: number;
  readonly text: string;
}

type Properties = Readonly<Record<string, unknown>>;

export class AppendTable implements RowTable {
  readonly #database: SqliteDatabase;
  readonly #view: string;
  readonly #names: readonly string[];
  readonly #statements = new Map<string, SqliteStatement<readonly SqlValue[]>>();

  constructor(database: SqliteDatabase, { name, appendOnly = [] }: AnyProjection) {
    this.#database = database;
    this.#view = name;
    this.#names = appendOnly;
  }

  create(): void {
    const name = tableName(this.#view);
    this.#database.exec(
      `CREATE TABLE IF NOT EXISTS ${name} (partition TEXT NOT NULL, last INTEGER NOT NULL, rows INTEGER NOT NULL, block TEXT NOT NULL);
       CREATE INDEX IF NOT EXISTS "place_${this.#view}" ON ${name} (partition, last, rows)`,
    );
  }

  drop(): void {
    this.#statements.clear();
    dropViewTable(this.#database, this.#view);
  }

  /** Rows have no key. */
  get(): never {
    throw new Error(`the append-only view ${this.#view} is read by page, not by key`);
  }

  /** Packs rows of one partition, in ascending order. @throws Error when a body lacks a property: a bug in the fold */
  pack(partition: string, sorts: readonly number[], bodies: readonly Properties[]): PackedBlock[] {
    const blocks: PackedBlock[] = [];
    for (let from = 0; from < sorts.length; from += ROWS_A_BLOCK) {
      const places = sorts.slice(from, from + ROWS_A_BLOCK);
      const distances = places.map((place, index) => (index === 0 ? place : place - places[index - 1]!));
      const block: Block = [distances, packBodies(this.#names, bodies.slice(from, from + ROWS_A_BLOCK))];
      blocks.push({ partition, last: places.at(-1)!, rows: places.length, text: JSON.stringify(block) });
    }
    return blocks;
  }

  append({ partition, last, rows, text }: PackedBlock): void {
    this.#prepared((name) => `INSERT INTO ${name} (partition, last, rows, block) VALUES (?, ?, ?, ?)`).run(partition, last, rows, text);
  }

  count(partition: string): number {
    return Number(this.#prepared((name) => `SELECT sum(rows) FROM ${name} WHERE partition = ?`).get(partition)?.[0] ?? 0);
  }

  /** The partitions with rows after a place. Reads every partition. */
  partitionsAfter(sort: number): string[] {
    const found = this.#prepared((name) => `SELECT DISTINCT partition FROM ${name} WHERE last > ? ORDER BY partition`).all(sort);
    return found.map(([partition]) => String(partition));
  }

  countBefore(partition: string, sort: number): number {
    const whole = this.#prepared((name) => `SELECT sum(rows) FROM ${name} WHERE partition = ? AND last < ?`).get(partition, sort)?.[0];
    const cut = this.#prepared((name) => `SELECT block FROM ${name} WHERE partition = ? AND last >= ? ORDER BY last LIMIT 1`).get(
      partition,
      sort,
    );
    const sorts = cut === undefined ? [] : placesOf(this.#block((cut as BlockText)[0]));
    return Number(whole ?? 0) + sorts.filter((at) => at < sort).length;
  }

  page(partition: string, { after, before, first, last }: PageWindow): Page<never> {
    if (first !== undefined && last !== undefined) throw new RangeError('a page is the first rows or the last, not both');
    const wanted = (first ?? last ?? Number.MAX_SAFE_INTEGER - 1) + 1;
    const from = after?.sort ?? -1;
    const to = before?.sort ?? Number.MAX_SAFE_INTEGER;
    const rows = last === undefined ? this.#forwards(partition, from, to, wanted) : this.#backwards(partition, from, to, wanted);
    const more = rows.length === wanted;
    if (more) rows.pop();
    if (last !== undefined) rows.reverse();
    return {
      rows,
      hasPrevious: (last !== undefined && more) || (after !== undefined && this.#firstOf(partition) <= after.sort),
      hasNext: (last === undefined && more) || (before !== undefined && this.#lastOf(partition) >= before.sort),
    };
  }

  #forwards(partition: string, from: number, to: number, wanted: number): Row<never>[] {
    const next = this.#prepared((name) => `SELECT block, last FROM ${name} WHERE partition = ? AND last > ? ORDER BY last LIMIT 4`);
    const rows: Row<never>[] = [];
    for (let at = from; rows.length < wanted && at < to;) {
      const blocks = next.all(partition, at) as unknown as [text: string, last: number][];
      if (blocks.length === 0) break;
      for (const [text] of blocks) rows.push(...this.#unpack(partition, text, from, to));
      at = blocks.at(-1)![1];
    }
    return rows.slice(0, wanted);
  }

  /** The last rows first. */
  #backwards(partition: string, from: number, to: number, wanted: number): Row<never>[] {
    // The block that contains `to` may end after it, so it is looked up by its first row.
    const edge = this.#prepared((name) => `SELECT last FROM ${name} WHERE partition = ? AND last >= ? ORDER BY last LIMIT 1`).get(
      partition,
      to,
    );
    const next = this.#prepared(
      (name) => `SELECT block, last FROM ${name} WHERE partition = ? AND last <= ? AND last > ? ORDER BY last DESC LIMIT 4`,
    );
    const rows: Row<never>[] = [];
    for (let at = Number(edge?.[0] ?? to); rows.length < wanted;) {
      const blocks = next.all(partition, at, from) as unknown as [text: string, last: number][];
      if (blocks.length === 0) break;
      for (const [text] of blocks) rows.push(...this.#unpack(partition, text, from, to).reverse());
      at = blocks.at(-1)![1] - 1;
    }
    return rows.slice(0, wanted);
  }

  /** The place of the first row; infinity when there is none. */
  #firstOf(partition: string): number {
    const first = this.#prepared((name) => `SELECT block FROM ${name} WHERE partition = ? ORDER BY last LIMIT 1`).get(partition);
    return first === undefined ? Number.MAX_SAFE_INTEGER : this.#block((first as BlockText)[0])[0][0]!;
  }

  #lastOf(partition: string): number {
    return Number(this.#prepared((name) => `SELECT max(last) FROM ${name} WHERE partition = ?`).get(partition)?.[0] ?? -1);
  }

  /** The rows of a block between two places, both excluded. */
  #unpack(partition: string, text: string, from: number, to: number): Row<never>[] {
    countRow(text.length);
    const block = this.#block(text);
    const values = block[1];
    const rows: Row<never>[] = [];
    let at = 0;
    let body: Properties = {};
    for (const sort of placesOf(block)) {
      const differing = values[at++] as number;
      const changed: Record<string, unknown> = { ...body };
      for (const [column, name] of this.#names.entries()) if ((differing >> column) & 1) changed[name] = values[at++];
      body = changed;
      if (sort > from && sort < to) rows.push({ key: String(sort), partition, sort, body: body as never });
    }
    return rows;
  }

  #block = (text: string): Block => parseStored(text, this.#database.path) as Block;

  #prepared(sql: (name: string) => string): SqliteStatement<readonly SqlValue[]> {
    const text = sql(tableName(this.#view));
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      statement = this.#database.prepareArrays(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }
}

/** @throws Error when a body lacks a property */
function packBodies(names: readonly string[], bodies: readonly Properties[]): unknown[] {
  const values: unknown[] = [];
  let before: Properties | undefined;
  for (const body of bodies) {
    const bits = values.push(0) - 1;
    let differing = 0;
    for (const [column, name] of names.entries()) {
      const value = body[name];
      if (value === undefined) throw new Error(`a row without "${name}" beside rows with it`);
      if (before !== undefined && isSame(before[name], value)) continue;
      differing |= 1 << column;
      values.push(value);
    }
    values[bits] = differing;
    before = body;
  }
  return values;
}

/** Deep equality of values, lists and objects. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null || Array.isArray(one) !== Array.isArray(other))
    return false;
  if (Array.isArray(one))
    return one.length === (other as unknown[]).length && one.every((value, index) => value === (other as unknown[])[index]);
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => (one as Properties)[name] === (other as Properties)[name]);
}

function placesOf([distances]: Block): number[] {
  let place = 0;
  return distances.map((distance) => (place += distance));
}
