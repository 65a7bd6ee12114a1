/**
 * The rows of one view of one tournament at a moment: those of an earlier moment, which several share, and what events changed since.
 */
import { serialize } from 'node:v8';
import { compareRows, type Row, type Rows } from '../../../projections/projection.js';
import type { Page, PageWindow } from '../views/view-table.js';
import { partitionPoint } from './partition-point.js';

/** Bytes of an entry of a map, about. */
const ENTRY_BYTES = 100;

/** All rows of a moment, which change no more. */
export class KeptRows<Body> {
  #lists: Map<string, readonly Row<Body>[]> | null = null;

  constructor(private readonly rows: ReadonlyMap<string, Row<Body>> = new Map()) {}

  get(key: string): Row<Body> | undefined {
    return this.rows.get(key);
  }

  /** The rows of a partition, by place. */
  list(partition: string): readonly Row<Body>[] {
    return this.#byPartition().get(partition) ?? [];
  }

  /** With other rows in place of some; null for one that was taken away. */
  with(changed: ReadonlyMap<string, Row<Body> | null>): KeptRows<Body> {
    if (changed.size === 0) return this;
    const rows = new Map(this.rows);
    for (const [key, row] of changed) {
      if (row === null) rows.delete(key);
      else rows.set(key, row);
    }
    return new KeptRows(rows);
  }

  /** About how many bytes it takes beside earlier ones, with which it shares the rows that did not change. */
  bytesBeside(before: KeptRows<Body> | null): number {
    if (before === this) return 0;
    let bytes = 0;
    for (const [key, row] of this.rows) bytes += ENTRY_BYTES + (before?.get(key) === row ? 0 : bytesOf(row));
    return bytes;
  }

  #byPartition(): ReadonlyMap<string, readonly Row<Body>[]> {
    if (this.#lists !== null) return this.#lists;
    const lists = new Map<string, Row<Body>[]>();
    for (const row of this.rows.values()) {
      const list = lists.get(row.partition);
      if (list === undefined) lists.set(row.partition, [row]);
      else list.push(row);
    }
    for (const list of lists.values()) list.sort(compareRows);
    return (this.#lists = lists);
  }
}

/** Rows that were measured once: many moments share them. */
const measured = new WeakMap<object, number>();

/** About how many bytes a value takes. */
export function bytesOf(value: object): number {
  const known = measured.get(value);
  if (known !== undefined) return known;
  // Objects in memory are about twice as large as in this form.
  const bytes = 2 * serialize(value).byteLength;
  measured.set(value, bytes);
  return bytes;
}

export class RowsThen<Body> implements Rows<Body> {
  readonly #changed: Map<string, Row<Body> | null>;
  readonly #lists = new Map<string, readonly Row<Body>[]>();

  constructor(
    private readonly base: KeptRows<Body>,
    changed: ReadonlyMap<string, Row<Body> | null> = new Map(),
  ) {
    this.#changed = new Map(changed);
  }

  get(key: string): Row<Body> | undefined {
    const changed = this.#changed.get(key);
    return changed === undefined ? this.base.get(key) : (changed ?? undefined);
  }

  put(row: Row<Body>): void {
    this.#changed.set(row.key, row);
    this.#lists.clear();
  }

  delete(key: string): void {
    if (this.get(key) === undefined) return;
    this.#changed.set(key, null);
    this.#lists.clear();
  }

  list(partition: string): readonly Row<Body>[] {
    const known = this.#lists.get(partition);
    if (known !== undefined) return known;
    const rows = this.base.list(partition).filter(({ key }) => !this.#changed.has(key));
    const others = [...this.#changed.values()].filter((row) => row !== null && row.partition === partition) as Row<Body>[];
    const all = others.length === 0 ? rows : [...rows, ...others].sort(compareRows);
    this.#lists.set(partition, all);
    return all;
  }

  page(partition: string, { after, before, first, last }: PageWindow = {}): Page<Body> {
    const all = this.list(partition);
    const start = after === undefined ? 0 : partitionPoint(all, (row) => compareRows(row, after) <= 0);
    const end = before === undefined ? all.length : partitionPoint(all, (row) => compareRows(row, before) < 0);
    const from = last === undefined ? start : Math.max(start, end - last);
    const to = first === undefined ? end : Math.min(end, from + first);
    const rows = all.slice(from, Math.max(from, to));
    return { rows, hasPrevious: from > 0, hasNext: from + rows.length < all.length };
  }

  /** How many rows of the partition have a smaller `sort`. */
  countBefore(partition: string, sort: number): number {
    return partitionPoint(this.list(partition), (row) => row.sort < sort);
  }

  /** What they are now, for many. */
  keep(): KeptRows<Body> {
    return this.base.with(this.#changed);
  }

  /** The same rows, changed apart from these. */
  fork(): RowsThen<Body> {
    return new RowsThen(this.base, this.#changed);
  }
}
