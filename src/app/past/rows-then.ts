/**
 * The rows of a view of one tournament over a stretch of events: the rows at its beginning, which several stretches share, and every
 * version that its events made.
 */
import { serialize } from 'node:v8';
import { compareRows, type Row, type Rows } from '../../../projections/projection.js';
import type { Page, PageWindow } from '../views/view-table.js';
import { partitionPoint } from './partition-point.js';

/** About how many bytes a map entry takes. */
const ENTRY_BYTES = 100;
/** One version in this many is measured: measuring a row takes longer than folding an event. */
const MEASURED_OF = 8;

/** All rows at a moment; immutable. */
export class KeptRows<Body> {
  #lists: Map<string, readonly Row<Body>[]> | null = null;

  constructor(private readonly rows: ReadonlyMap<string, Row<Body>> = new Map()) {}

  get(key: string): Row<Body> | undefined {
    return this.rows.get(key);
  }

  /** The rows of a partition, in order. */
  list(partition: string): readonly Row<Body>[] {
    return this.#byPartition().get(partition) ?? [];
  }

  /** A copy with some rows replaced; null for a removed row. */
  with(changed: Iterable<readonly [key: string, row: Row<Body> | null]>): KeptRows<Body> {
    let rows: Map<string, Row<Body>> | null = null;
    for (const [key, row] of changed) {
      rows ??= new Map(this.rows);
      if (row === null) rows.delete(key);
      else rows.set(key, row);
    }
    return rows === null ? this : new KeptRows(rows);
  }

  /** About how many bytes it takes in addition to an earlier moment, with which it shares unchanged rows. */
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

/** Sizes of rows that were measured; many moments share rows. */
const measured = new WeakMap<object, number>();

/** About how many bytes a value takes. */
export function bytesOf(value: object): number {
  const known = measured.get(value);
  if (known !== undefined) return known;
  // Objects in memory are about twice as large as serialized ones.
  const bytes = 2 * serialize(value).byteLength;
  measured.set(value, bytes);
  return bytes;
}

/** The value of a row from an event on. */
interface Version<Body> {
  readonly position: number;
  /** Null: the row was removed. */
  readonly row: Row<Body> | null;
}

/** The rows while events are folded, with all their versions. */
export class VersionedRows<Body> implements Rows<Body> {
  /** By key, ascending by position. */
  readonly #versions = new Map<string, Version<Body>[]>();
  readonly #lists = new Map<string, readonly Row<Body>[]>();
  #position = -1;
  #count = 0;
  #bytes = 0;

  constructor(private readonly base: KeptRows<Body>) {}

  /** About how many bytes the versions take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Sets the position of the event that makes the following changes. Positions only grow. */
  moveTo(position: number): void {
    this.#position = position;
  }

  get(key: string): Row<Body> | undefined {
    const last = this.#versions.get(key)?.at(-1);
    return last === undefined ? this.base.get(key) : (last.row ?? undefined);
  }

  put(row: Row<Body>): void {
    this.#note(row.key, row);
  }

  delete(key: string): void {
    if (this.get(key) !== undefined) this.#note(key, null);
  }

  list(partition: string): readonly Row<Body>[] {
    const known = this.#lists.get(partition);
    if (known !== undefined) return known;
    const rows = this.listAt(partition, Infinity);
    this.#lists.set(partition, rows);
    return rows;
  }

  /** A row after the event at a position; null when it was removed, undefined when it never existed. */
  getAt(key: string, position: number): Row<Body> | null | undefined {
    const version = versionAt(this.#versions.get(key), position);
    return version === undefined ? this.base.get(key) : version.row;
  }

  /** The rows of a partition after the event at a position, in order. */
  listAt(partition: string, position: number): readonly Row<Body>[] {
    const before = this.base.list(partition);
    const changed = new Set<string>();
    const others: Row<Body>[] = [];
    for (const [key, versions] of this.#versions) {
      const version = versionAt(versions, position);
      if (version === undefined) continue;
      if (version.row?.partition === partition) others.push(version.row);
      if (this.base.get(key)?.partition === partition) changed.add(key);
    }
    if (changed.size + others.length === 0) return before;
    const rows = before.filter(({ key }) => !changed.has(key));
    return others.length === 0 ? rows : [...rows, ...others].sort(compareRows);
  }

  /** The current rows, from which another stretch can begin. */
  keep(): KeptRows<Body> {
    return this.base.with([...this.#versions].map(([key, versions]) => [key, versions.at(-1)!.row]));
  }

  #note(key: string, row: Row<Body> | null): void {
    const versions = this.#versions.get(key);
    const version = { position: this.#position, row };
    if (versions === undefined) this.#versions.set(key, [version]);
    else if (versions.at(-1)!.position === version.position) versions[versions.length - 1] = version;
    else versions.push(version);
    if (this.#count++ % MEASURED_OF === 0) this.#bytes += MEASURED_OF * (ENTRY_BYTES + (row === null ? 0 : bytesOf(row)));
    if (this.#lists.size > 0) this.#lists.clear();
  }
}

function versionAt<Body>(versions: readonly Version<Body>[] | undefined, position: number): Version<Body> | undefined {
  return versions?.[partitionPoint(versions, (each) => each.position <= position) - 1];
}

/** The rows after the event at a position. */
export class RowsThen<Body> {
  readonly #lists = new Map<string, readonly Row<Body>[]>();

  constructor(
    private readonly rows: VersionedRows<Body>,
    private readonly position: number,
  ) {}

  get(key: string): Row<Body> | undefined {
    return this.rows.getAt(key, this.position) ?? undefined;
  }

  list(partition: string): readonly Row<Body>[] {
    const known = this.#lists.get(partition);
    if (known !== undefined) return known;
    const rows = this.rows.listAt(partition, this.position);
    this.#lists.set(partition, rows);
    return rows;
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

  /** The number of rows of the partition with a smaller `sort`. */
  countBefore(partition: string, sort: number): number {
    return partitionPoint(this.list(partition), (row) => row.sort < sort);
  }
}
