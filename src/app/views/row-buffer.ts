/**
 * The rows of one view while its fold runs: read once, changed in memory, written at the end of a batch.
 */
import { compareRows, type Row, type Rows, UNLISTED } from '../../../projections/projection.js';
import { RecentMap, UNUSED_MS } from '../../store/recent-map.js';
import type { ViewTable } from './view-table.js';

type AnyRow = Row<never>;

/** The rows of a batch: `serialise`, then `write` within the transaction, then `settle` when it is committed; or `forget` when it is not. */
export interface RowBuffer extends Rows<never> {
  /** Makes the texts that `write` stores. @throws when a body is not JSON: a bug in the fold */
  serialise(): void;
  write(): void;
  settle(): void;
  /** Drops what was changed since the last `settle`. */
  forget(): void;
  /** Whether anything was changed since the last `settle`: most batches change few views. */
  readonly hasChanges: boolean;
  /** The keys changed since the last `settle`, by partition. */
  changed(): ReadonlyMap<string, readonly string[]>;
}

function keysByPartition(rows: Iterable<{ readonly partition: string; readonly key: string }>): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const { partition, key } of rows) {
    const known = keys.get(partition);
    if (known === undefined) keys.set(partition, [key]);
    else known.push(key);
  }
  return keys;
}

/** The place and key of a row, and its new content; null where it is deleted. */
interface Change {
  readonly key: string;
  readonly partition: string;
  readonly row: AnyRow | null;
}

/** Rows that are read and changed. `cacheRows`: about how many unchanged ones stay in memory. */
export class CachedRows implements RowBuffer {
  readonly #table: ViewTable;
  #changes = new Map<string, Change>();
  /** The keys of rows that were put into each partition; some may have left it since. */
  #changedIn = new Map<string, Set<string>>();
  #texts: string[] = [];
  readonly #kept: RecentMap<string, AnyRow>;

  constructor(table: ViewTable, cacheRows: number) {
    this.#table = table;
    this.#kept = new RecentMap(Math.max(1, cacheRows >> 1), UNUSED_MS);
  }

  get hasChanges(): boolean {
    return this.#changes.size > 0;
  }

  get(key: string): AnyRow | undefined {
    const change = this.#changes.get(key);
    if (change !== undefined) return change.row ?? undefined;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const row = this.#table.get(key);
    if (row !== undefined) this.#kept.set(key, row);
    return row;
  }

  put(row: AnyRow): void {
    this.#changes.set(row.key, { key: row.key, partition: row.partition, row });
    if (row.partition === UNLISTED) return;
    const keys = this.#changedIn.get(row.partition);
    if (keys === undefined) this.#changedIn.set(row.partition, new Set([row.key]));
    else keys.add(row.key);
  }

  delete(key: string): void {
    const row = this.get(key);
    if (row !== undefined) this.#changes.set(key, { key, partition: row.partition, row: null });
  }

  list(partition: string): readonly AnyRow[] {
    const rows = this.#table.list(partition).filter(({ key }) => !this.#changes.has(key));
    for (const key of this.#changedIn.get(partition) ?? []) {
      const row = this.#changes.get(key)?.row;
      if (row?.partition === partition) rows.push(row);
    }
    return rows.sort(compareRows);
  }

  serialise(): void {
    this.#texts = [];
    for (const { row } of this.#changes.values()) this.#texts.push(row === null ? '' : textOf(row));
  }

  write(): void {
    let index = 0;
    for (const { key, row } of this.#changes.values()) {
      const text = this.#texts[index++]!;
      if (row === null) {
        this.#table.delete(key);
        continue;
      }
      const before = this.#kept.get(key);
      const stays =
        before !== undefined &&
        before.sort === row.sort &&
        (before.order ?? '') === (row.order ?? '') &&
        before.partition === row.partition;
      if (stays) this.#table.putBody(key, text);
      else this.#table.put(row, text);
    }
  }

  settle(): void {
    for (const { key, row } of this.#changes.values()) {
      if (row === null) this.#kept.delete(key);
      else this.#kept.set(key, row);
    }
    this.forget();
  }

  forget(): void {
    this.#changes = new Map();
    this.#changedIn = new Map();
    this.#texts = [];
  }

  changed(): ReadonlyMap<string, readonly string[]> {
    return keysByPartition(this.#changes.values());
  }
}

function textOf({ key, body }: AnyRow): string {
  const text = JSON.stringify(body) as string | undefined;
  if (text === undefined) throw new Error(`the body of the row ${key} is not JSON`);
  return text;
}
