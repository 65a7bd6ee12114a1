/**
 * The rows of one view of one tournament with what they were before: each version from the position of the event that made it.
 */
import { compareRows, type Row, type Rows } from '../../../projections/projection.js';
import type { Page, PageWindow } from '../views/view-table.js';
import { partitionPoint } from './partition-point.js';

/** What a row was from an event on. */
export interface Version<Body> {
  /** Of the event that made it. */
  readonly position: number;
  /** Null: the row was taken away. */
  readonly row: Row<Body> | null;
}

/** How many lists are kept that were put together last. */
const KEPT_LISTS = 16;

export class RowsThen<Body> implements Rows<Body> {
  readonly #versions = new Map<string, Version<Body>[]>();
  /** The keys that rows of a partition have or had. */
  readonly #keys = new Map<string, Set<string>>();
  readonly #lists = new Map<string, readonly Row<Body>[]>();

  /** The position of the event that is folded. */
  position = 0;

  get(key: string): Row<Body> | undefined {
    return this.#versions.get(key)?.at(-1)?.row ?? undefined;
  }

  put(row: Row<Body>): void {
    const keys = this.#keys.get(row.partition);
    if (keys === undefined) this.#keys.set(row.partition, new Set([row.key]));
    else keys.add(row.key);
    this.#add(row.key, row);
  }

  delete(key: string): void {
    if (this.#versions.has(key)) this.#add(key, null);
  }

  list(partition: string): readonly Row<Body>[] {
    return this.#listAt(partition, Infinity);
  }

  /** The row of a key after the event at a position, or the last one before it. */
  getAt(key: string, at: number): Row<Body> | undefined {
    return this.#versionAt(key, at)?.row ?? undefined;
  }

  /** The rows of a partition then, by place. */
  pageAt(partition: string, at: number, { after, before, first, last }: PageWindow = {}): Page<Body> {
    const all = this.#rowsAt(partition, at);
    const start = after === undefined ? 0 : partitionPoint(all, (row) => compareRows(row, after) <= 0);
    const end = before === undefined ? all.length : partitionPoint(all, (row) => compareRows(row, before) < 0);
    const from = last === undefined ? start : Math.max(start, end - last);
    const to = first === undefined ? end : Math.min(end, from + first);
    const rows = all.slice(from, Math.max(from, to));
    return { rows, hasPrevious: from > 0, hasNext: from + rows.length < all.length };
  }

  countAt(partition: string, at: number): number {
    return this.#rowsAt(partition, at).length;
  }

  /** How many rows of the partition had a smaller `sort`. */
  countBeforeAt(partition: string, at: number, sort: number): number {
    return partitionPoint(this.#rowsAt(partition, at), (row) => row.sort < sort);
  }

  /** All versions of a row up to a position, the first one first. */
  versionsOf(key: string, upTo: number): readonly Version<Body>[] {
    return (this.#versions.get(key) ?? []).filter(({ position }) => position <= upTo);
  }

  #versionAt(key: string, at: number): Version<Body> | undefined {
    const versions = this.#versions.get(key) ?? [];
    return versions[partitionPoint(versions, ({ position }) => position <= at) - 1];
  }

  #add(key: string, row: Row<Body> | null): void {
    const version = { position: this.position, row };
    const versions = this.#versions.get(key);
    if (versions === undefined) this.#versions.set(key, [version]);
    else if (versions.at(-1)!.position === this.position) versions[versions.length - 1] = version;
    else versions.push(version);
  }

  #rowsAt(partition: string, at: number): readonly Row<Body>[] {
    const name = `${at} ${partition}`;
    const known = this.#lists.get(name);
    if (known !== undefined) return known;
    if (this.#lists.size >= KEPT_LISTS) this.#lists.delete(this.#lists.keys().next().value!);
    const rows = this.#listAt(partition, at);
    this.#lists.set(name, rows);
    return rows;
  }

  #listAt(partition: string, at: number): readonly Row<Body>[] {
    const rows: Row<Body>[] = [];
    for (const key of this.#keys.get(partition) ?? []) {
      const row = at === Infinity ? this.get(key) : this.getAt(key, at);
      if (row?.partition === partition) rows.push(row);
    }
    return rows.sort(compareRows);
  }
}
