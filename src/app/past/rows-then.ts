/**
 * The rows of one view of one tournament over a stretch of events: those of its beginning, which several stretches share, and each version that an
 * event of the stretch made.
 */
import { serialize } from 'node:v8';
import { compareRows, type Row, type Rows } from '../../../projections/projection.js';
import type { Page, PageWindow } from '../views/view-table.js';
import { partitionPoint } from './partition-point.js';

/** Bytes of an entry of a map, about. */
const ENTRY_BYTES = 100;
/** One version in this many is measured, because measuring a row takes longer than folding an event. */
const MEASURED_OF = 8;

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
  with(changed: Iterable<readonly [key: string, row: Row<Body> | null]>): KeptRows<Body> {
    let rows: Map<string, Row<Body>> | null = null;
    for (const [key, row] of changed) {
      rows ??= new Map(this.rows);
      if (row === null) rows.delete(key);
      else rows.set(key, row);
    }
    return rows === null ? this : new KeptRows(rows);
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

/** What a row was from an event on. */
interface Version<Body> {
  readonly position: number;
  /** Null: the row was taken away. */
  readonly row: Row<Body> | null;
}

/** The rows while events are folded. Nothing that was put is forgotten. */
export class VersionedRows<Body> implements Rows<Body> {
  /** By key, ascending by position. */
  readonly #versions = new Map<string, Version<Body>[]>();
  readonly #lists = new Map<string, readonly Row<Body>[]>();
  #position = -1;
  #count = 0;
  #bytes = 0;

  constructor(private readonly base: KeptRows<Body>) {}

  /** About how many bytes its versions take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** What is put from now on was made by the event at this position. Positions only grow. */
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

  /** A row after the event at a position; null for one that was taken away, undefined for none. */
  getAt(key: string, position: number): Row<Body> | null | undefined {
    const version = versionAt(this.#versions.get(key), position);
    return version === undefined ? this.base.get(key) : version.row;
  }

  /** The rows of a partition after the event at a position, by place. */
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

  /** What they are now, for another stretch to begin from. */
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

/** The rows as they were after the event at a position. */
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

  /** How many rows of the partition have a smaller `sort`. */
  countBefore(partition: string, sort: number): number {
    return partitionPoint(this.list(partition), (row) => row.sort < sort);
  }
}
